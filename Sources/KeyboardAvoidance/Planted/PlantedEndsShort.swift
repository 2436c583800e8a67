import Foundation

/// Sends things a little less far than it works out: 538.67 of 539 (CASES.md X44).
struct PlantedEndsShort: PlantedPlanner {
  static let faultName = "ends-short"
  static let fault = "Ends every slide a fraction of a point before its end."
  var engine = HeadroomStrategy()

  /// What is left of every distance.
  private static let share: CGFloat = 538.67 / 539

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.lift *= Self.share
    for index in plan.regions.indices {
      guard let offset = plan.regions[index].offset, let rest = engine.record.region(plan.regions[index].id)?.rest
      else { continue }
      plan.regions[index].offset = rest + (offset - rest) * Self.share
    }
    return plan
  }
}
