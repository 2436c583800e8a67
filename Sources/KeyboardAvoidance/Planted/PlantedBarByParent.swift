import Foundation

/// Lifts a bar by what is covered of the room that it lies in (CASES.md X12).
struct PlantedBarByParent: PlantedPlanner {
  static let faultName = "bar-by-parent"
  static let fault = "Lifts a bar by what the keyboard covers of the safe area, not of the bar."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    for index in plan.bars.indices where plan.bars[index].lift > 0 {
      plan.bars[index].lift = facts.window.height - facts.bottomSafeArea - facts.keyboardTop
    }
    return plan
  }
}
