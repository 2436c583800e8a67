import Foundation

/// Scrolls the caret's line to the keyboard's edge with each edit, also one that is seen where it is (CASES.md X2).
struct PlantedCaretToEdge: PlantedPlanner {
  static let faultName = "caret-to-edge"
  static let fault = "Scrolls the line that is typed in to the keyboard's edge with each edit."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard event == .edited, let caret = facts.caret, caret.container < facts.chainCount else { return plan }
    var plan = plan
    let (region, bottom) = (facts.regions[caret.container], facts.shown(caret).maxY)
    guard let index = plan.regions.firstIndex(where: { $0.id == region.id }) else { return plan }
    let distance = facts.distance ?? HeadroomStrategy.defaultDistance
    plan.regions[index].offset = max(-region.topInset, region.offset + bottom + distance - facts.keyboardTop)
    return plan
  }
}
