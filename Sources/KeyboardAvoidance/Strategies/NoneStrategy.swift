import Foundation

/// No avoidance: Android's `adjustNothing`, a keyboard that overlays the page (FACTS.md A.1). It answers nothing, ever.
///
/// It is the line that the others are measured from: what it leaves covered is what there was to do.
public struct NoneStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "none",
    origin: "Android adjustNothing; a virtual keyboard that overlays the content",
    rule: "nothing moves",
    faults: ["What the keyboard covers stays covered."],
    defaultDistance: 0)

  /// A strategy that has seen nothing, and never will.
  public init() {}

  /// Leaves everything as it is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? { nil }
}
