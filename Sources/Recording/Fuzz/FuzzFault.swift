/// Something that must hold for any input and does not.
public nonisolated struct FuzzFault: Hashable, Sendable {
  /// What does not hold: a gate's name, or that of a promise.
  public var kind: String
  /// What was found, in a line.
  public var sentence: String

  /// What a run is held to beside the gates of METRICS.md.
  ///
  /// Of the promises of SYSTEMS.md §6, "least movement" and "unsatisfied exactly when impossible" are looked at only as
  /// far as a trace tells; the tests of the engine hold them against brute force.
  enum Promise: String {
    /// Every number is finite.
    case numbers
    /// The scenario reads back from its file, and the same is played.
    case roundTrip
    /// Playing it once more gives the same trace.
    case replay
    /// What is shown at a time does not depend on the frames that are looked at.
    case rates
    /// Keyboard events between acts leave nothing behind: all ends where it ends without a keyboard.
    case unaffected
    /// With no focus and no keyboard nothing is lifted, and insets are the app's own.
    case restored
    /// Content is never moved down by the lift.
    case liftNotNegative
    /// A lift that has room keeps the distance: it is neither too short nor does it push the field's top under a bar.
    case distanceKept
    /// What a plan calls impossible is not in sight.
    case unsatisfiedOnlyIfImpossible
  }

  /// A fault of a gate.
  init(kind: String, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }

  init(_ promise: Promise, _ sentence: String) { self.init(kind: promise.rawValue, sentence) }
}
