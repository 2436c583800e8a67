import Foundation
import Motion

/// The container that is shifted by its own overlap (React Native's `KeyboardAvoidingView`, behaviour `position`;
/// FACTS.md A.7), its faults included.
///
/// `o = max(0, containerBottom − (kbTop − offset))`, where the container is the root and the offset is the distance (0);
/// its content goes up by `p · o`, where `p` is the keyboard's progress. Nothing is clamped, and nobody asks where the
/// focus is.
///
///     // root 103…769 above a tab bar of 83, keyboard's top 516
///     // answers lift 253, for a field at 200…234 too: it is shown at −53
///
/// The original measures the container in its parent's space; here it is in window points, so the gap that a sheet or a
/// bar above makes there is not seen.
public struct PositionStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "position",
    origin: "React Native's KeyboardAvoidingView, behaviour position",
    rule: "the container goes up by what the keyboard overlaps of it, in step with the keyboard; no clamp",
    faults: [
      "It moves even if the focused field is not covered.",
      "The top of the content leaves the window.",
      "It moves before the keyboard's edge has reached the container: a gap is seen on the way.",
      "Scroll regions are left alone: what is above cannot be reached.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Shifts by the overlap, whoever has focus and whatever the event is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let (top, bottom) = (facts.keyboardTop, facts.root.frame.maxY)
    let offset = facts.distance ?? Self.descriptor.defaultDistance
    let overlap = facts.keyboardHeight > 0 ? max(0, bottom - (top - offset)) : 0
    guard overlap != facts.root.lift else { return nil }
    return AvoidancePlan(
      lift: overlap, playback: .answering(event),
      explanation: [
        "The container ends at \(points(bottom)), the keyboard begins at \(points(top)).",
        "The container goes up by \(points(overlap)) pt.",
      ])
  }
}
