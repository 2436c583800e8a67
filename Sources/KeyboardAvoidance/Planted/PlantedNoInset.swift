import Foundation

/// Scrolls past the end of content without an inset that makes it reachable by hand (CASES.md C1, C3).
struct PlantedNoInset: PlantedPlanner {
  static let faultName = "no-inset"
  static let fault =
    "Leaves every inset as the app has it: what the keyboard covers cannot be scrolled out from under it."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    for index in plan.regions.indices {
      guard let region = facts.regions.first(where: { $0.id == plan.regions[index].id }) else { continue }
      plan.regions[index].bottomInset = region.bottomInset
    }
    return plan
  }
}
