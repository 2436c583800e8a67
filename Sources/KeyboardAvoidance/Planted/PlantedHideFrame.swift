import Foundation

/// Looks at where a keyboard that leaves is said to go (CASES.md D8, H15).
struct PlantedHideFrame: PlantedPlanner {
  static let faultName = "hide-frame"
  static let fault = "Takes what is below the top of a hide's end frame for covered, which may be less than nothing."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard case .keyboard(let message) = event, message.kind == .willHide, let field = facts.field else { return plan }
    var plan = plan
    let height = facts.window.height - message.end.minY
    plan.lift = height < 0 ? height : max(0, field.rect.maxY - message.end.minY)
    return plan
  }
}
