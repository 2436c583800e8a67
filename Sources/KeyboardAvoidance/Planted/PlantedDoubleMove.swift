import Foundation

/// Moves as if two systems did (CASES.md H9, X25, X38).
struct PlantedDoubleMove: PlantedPlanner {
  static let faultName = "double-move"
  static let fault = "Moves everything twice as far as it needs."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.lift *= 2
    for index in plan.regions.indices {
      guard let offset = plan.regions[index].offset, let rest = engine.record.region(plan.regions[index].id)?.rest
      else { continue }
      plan.regions[index].offset = rest + 2 * (offset - rest)
    }
    return plan
  }
}
