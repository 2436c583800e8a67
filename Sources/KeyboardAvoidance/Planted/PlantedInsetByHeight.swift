import Foundation

/// Gives a scroll view the keyboard's height as its inset (CASES.md E4).
struct PlantedInsetByHeight: PlantedPlanner {
  static let faultName = "inset-by-height"
  static let fault =
    "Insets what scrolls by all of the keyboard's height, also where it ends above the window's bottom."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard !facts.occluders.isEmpty, !facts.anchors.isEmpty else { return plan }
    var plan = plan
    for index in plan.regions.indices {
      plan.regions[index].bottomInset = max(plan.regions[index].bottomInset, facts.window.height - facts.keyboardTop)
    }
    return plan
  }
}
