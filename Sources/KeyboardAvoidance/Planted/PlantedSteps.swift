import Foundation
import Motion

/// Has no motion (CASES.md D12, X16).
struct PlantedSteps: PlantedPlanner {
  static let faultName = "steps"
  static let fault = "Goes all the way in the first frame, whatever the keyboard does, as often as its place changes."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.playback = .paced(.immediate)
    return plan
  }
}
