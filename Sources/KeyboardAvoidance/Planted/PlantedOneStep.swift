import Foundation
import Motion

/// Is there before the keyboard has begun to move (CASES.md X16).
struct PlantedOneStep: PlantedPlanner {
  static let faultName = "one-step"
  static let fault = "Goes all the way in the first frame, whatever the keyboard does."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.playback = .paced(.immediate)
    return plan
  }
}
