import Foundation
import Motion

/// Begins every way at the content's top (CASES.md C17).
struct PlantedJumpsAtStart: PlantedPlanner {
  static let faultName = "jumps-at-start"
  static let fault = "Puts scroll views to their beginning at once when a focus comes, and moves from there."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard event == .focused, facts.occluders.isEmpty else { return plan }
    var plan = plan
    plan.playback = .paced(.immediate)
    for index in plan.regions.indices { plan.regions[index].offset = -plan.regions[index].topInset }
    return plan
  }
}
