import Foundation

/// Sends things a little less far than it works out: 538.67 of 539 (CASES.md X44).
struct PlantedEndsShort: PlantedPlanner {
  static let faultName = "ends-short"
  static let fault = "Ends every slide a fraction of a point before its end."
  var engine = HeadroomStrategy()

  /// What is left of every distance.
  private static let share: CGFloat = 538.67 / 539

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    scaled(plan, by: Self.share)
  }
}
