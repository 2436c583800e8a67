/// What the return key of each field of a form says and does (FACTS.md §5, 1.1, return manager).
///
///     let order = ReturnKeyOrder(candidates)
///     order.key(of: 3)        // .next
///     order.outcome(in: 3)    // .moves(to: 4): hidden and disabled fields are passed over
public struct ReturnKeyOrder: Hashable, Sendable {
  /// What the return key says.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// "next": it leads to another field.
    case next
    /// What the keyboard says by itself.
    case `default`
    /// "done".
    case done
    /// "go".
    case go
    /// "search".
    case search
    /// "send".
    case send
  }

  /// What pressing it does.
  public enum Outcome: Hashable, Sendable {
    /// The focus goes to the field of this id.
    case moves(to: FieldCandidate.ID)
    /// The field resigns and the keyboard leaves.
    case dismisses
    /// A line break is typed.
    case breaksLine
  }

  /// The fields in order, from the top down, then from left to right; those that cannot have the focus now among them.
  public let fields: [FieldCandidate]
  /// What the key says in the last field.
  public var lastKey = Key.default
  /// Whether return leaves a text view, too; false = it types a line break there.
  public var leavesTextViews = false

  /// The order of these fields by their position.
  public init(_ fields: [FieldCandidate]) {
    self.fields = ToolbarOrder.position.sorted(fields)
  }

  /// What the key says in the field of this id; nil if it is none of the ``fields``.
  ///
  /// It says next exactly where it leads to another field, so a text view whose lines it breaks keeps the default.
  public func key(of id: FieldCandidate.ID, isTextView: Bool = false) -> Key? {
    switch outcome(in: id, isTextView: isTextView) {
    case .moves: .next
    case .dismisses: lastKey
    case .breaksLine: .default
    case nil: nil
    }
  }

  /// What return does in the field of this id; nil if it is none of the ``fields``.
  public func outcome(in id: FieldCandidate.ID, isTextView: Bool = false) -> Outcome? {
    guard let index = fields.firstIndex(where: { $0.id == id }) else { return nil }
    if isTextView && !leavesTextViews { return .breaksLine }
    let next = fields[(index + 1)...].first(where: \.canBecomeFirstResponder)
    return next.map { .moves(to: $0.id) } ?? .dismisses
  }
}
