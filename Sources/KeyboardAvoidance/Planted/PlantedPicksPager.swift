import Foundation

/// Asks a scroll view that cannot move up or down to show the field (CASES.md X57).
struct PlantedPicksPager: PlantedPlanner {
  static let faultName = "picks-pager"
  static let fault = "Takes a pager around the field for what scrolls: what can move up and down stays where it is."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    scaled(plan, by: 0)
  }
}
