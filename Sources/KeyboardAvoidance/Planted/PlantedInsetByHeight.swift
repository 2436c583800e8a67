import Foundation

/// Gives every scroll view the whole keyboard as inset (CASES.md C15, E3).
struct PlantedInsetByHeight: PlantedPlanner {
  static let faultName = "inset-by-height"
  static let fault = "Takes the keyboard's height for the bottom inset, wherever the scroll view ends."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard !facts.occluders.isEmpty, !facts.anchors.isEmpty else { return plan }
    var plan = plan
    for index in plan.regions.indices {
      plan.regions[index].bottomInset = max(plan.regions[index].bottomInset, facts.keyboardHeight)
    }
    return plan
  }
}
