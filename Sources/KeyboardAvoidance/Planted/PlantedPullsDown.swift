import Foundation

/// Moves the root both ways (CASES.md A4).
struct PlantedPullsDown: PlantedPlanner {
  static let faultName = "pulls-down"
  static let fault = "Draws the root down until the field sits on the keyboard, below the root's place of rest."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard !facts.occluders.isEmpty, let field = facts.field, field.container >= facts.chainCount else { return plan }
    var plan = plan
    let distance = facts.distance ?? HeadroomStrategy.defaultDistance
    plan.lift = min(plan.lift, field.rect.maxY + distance - facts.keyboardTop)
    return plan
  }
}
