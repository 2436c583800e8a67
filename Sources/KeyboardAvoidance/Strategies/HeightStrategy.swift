import Foundation
import Motion

/// A container made lower by what the keyboard covers (React Native; SYSTEMS.md §5, FACTS.md A.7), faults included.
///
/// The height without keyboard, h0, is measured while it is closed and remembered; the height is h0 − p · o for as long as
/// that is not 0, by the keyboard's end frame even when it leaves:
///
///     // root 103…852: h0 = 749, o = 336, height 413
///     // hidden with an end frame that begins at 840: height 737, 12 short (CASES.md X26)
public struct HeightStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "height",
    origin: "React Native's KeyboardAvoidingView, behavior height",
    rule:
      "height = h0 − progress · what the keyboard covers of the container; h0 is measured with it closed",
    faults: [
      "A keyboard that leaves with a small end height, not 0, leaves the container shorter by it.",
      "Turned while the keyboard is up, the container keeps counting from the height it had before.",
      "Content is pushed together whether the focused field is covered or not.",
      "Nothing is scrolled: a field in a scroll view is cut off at its new end.",
      "Everything is laid out anew in each frame.",
    ],
    defaultDistance: 0)

  private var overlap = ContainerOverlap()
  /// The container's height with the keyboard closed, in points.
  private var initialHeight: CGFloat?

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Measures while the keyboard is closed, then reacts to it, and to another layout while it is up.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    if facts.keyboardHeight == 0 || initialHeight == nil { initialHeight = facts.root.frame.height }
    guard let playback = overlap.take(event, facts: facts), let initialHeight else { return nil }
    let value = overlap.value(facts, offset: facts.distance ?? Self.descriptor.defaultDistance)
    // Without an overlap the height is left to layout. It can be no more than that: content ends at the root's bottom.
    let height =
      value > 0 ? min(initialHeight - value, facts.root.frame.height) : facts.root.frame.height
    let padding = facts.root.frame.height - height
    guard padding != facts.root.bottomPadding else { return nil }
    var plan = AvoidancePlan(
      playback: playback,
      explanation: [
        "The keyboard covers \(points(value)) pt of the container: of \(points(initialHeight)) pt "
          + "\(points(height)) are left."
      ])
    plan.bottomPadding = padding
    return plan
  }
}
