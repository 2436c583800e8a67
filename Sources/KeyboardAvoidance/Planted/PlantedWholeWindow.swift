import Foundation

/// Lifts what is behind along with what has the focus (CASES.md H12, H13).
struct PlantedWholeWindow: PlantedPlanner {
  static let faultName = "whole-window"
  static let fault = "Lifts the whole window by what is covered of it, also where an alert sees to itself."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    plan.mover = .window
    plan.lift = facts.anchors.isEmpty ? 0 : facts.keyboardHeight
    return plan
  }
}
