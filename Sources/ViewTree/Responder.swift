/// Something that can take part in input: a view or a view controller, linked to who is asked next.
@MainActor
open class Responder {
  /// A responder without a place in a chain.
  public init() {}

  // Whoever lets go of the last reference, the tree is taken down on the main actor.
  isolated deinit {}

  /// Who is asked when this one does not answer: a view's superview or controller, a controller's view's superview.
  open var next: Responder? { nil }

  /// Whether it may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// The chain from this responder outwards, itself included.
  public var chain: [Responder] {
    Array(sequence(first: self) { $0.next })
  }
}
