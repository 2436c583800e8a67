import Foundation
import Motion

/// A container padded by what the keyboard covers of it (React Native; SYSTEMS.md §5, FACTS.md A.7), faults included.
///
/// The container is the root. The distance is the offset of the rule: it is added to what the keyboard covers.
///
///     // root 103…852, keyboard top 516: o = 852 − 516 = 336
///     // at progress 0.5 of the keyboard's way the padding is 168
public struct PaddingStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "padding",
    origin: "React Native's KeyboardAvoidingView, behavior padding",
    rule: "bottom padding = progress · what the keyboard covers of the container, the offset added",
    faults: [
      "Content is pushed together whether the focused field is covered or not.",
      "Nothing is scrolled: a field in a scroll view is cut off at its new end.",
      "The padding follows progress, not the edge: it sets in before the keyboard reaches the container.",
      "Only the keyboard's top counts: a floating one takes all the height below it.",
      "Everything is laid out anew in each frame.",
    ],
    defaultDistance: 0)

  private var overlap = ContainerOverlap()

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to the keyboard, and to another layout while it is up.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let playback = overlap.take(event, facts: facts) else { return nil }
    if case .keyboard(let notification) = event, notification.kind == .willHide {
      overlap.keyboard = nil
    }
    let value = overlap.value(facts, offset: facts.distance ?? Self.descriptor.defaultDistance)
    guard value != facts.root.bottomPadding else { return nil }
    var plan = AvoidancePlan(
      playback: playback,
      explanation: [
        "The keyboard covers \(points(value)) pt of the container: that is its padding."
      ])
    plan.bottomPadding = value
    return plan
  }
}
