import Foundation

/// Moves the text inside a text view along with the view (CASES.md B14).
struct PlantedScrollsText: PlantedPlanner {
  static let faultName = "scrolls-text"
  static let fault = "Scrolls a text view's own text by what the text view itself is moved by, until that is at rest."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    let travel = plan.lift - facts.root.lift
    guard travel != 0, let text = facts.regions.first(where: { $0.kind == .textView }),
      let index = plan.regions.firstIndex(where: { $0.id == text.id })
    else { return plan }
    plan.regions[index].offset = text.offset + travel
    return plan
  }
}
