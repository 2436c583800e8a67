import Foundation

/// Goes home to where home was (CASES.md H5, H7).
struct PlantedOldRest: PlantedPlanner {
  static let faultName = "old-rest"
  static let fault = "Comes back to where the root was when the focus came, wherever its layout has put it since."
  var engine = HeadroomStrategy()

  private var top: CGFloat?

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    if event == .focused, facts.occluders.isEmpty { top = facts.root.frame.minY }
    guard facts.occluders.isEmpty, let top else { return plan }
    var plan = plan
    plan.lift = facts.root.frame.minY - top
    return plan
  }
}
