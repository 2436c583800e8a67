import Foundation
import Motion

/// Has no motion (CASES.md D12).
struct PlantedSteps: PlantedPlanner {
  static let faultName = "steps"
  static let fault = "Puts everything to its new place at once, as often as that changes."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.playback = .paced(.immediate)
    return plan
  }
}
