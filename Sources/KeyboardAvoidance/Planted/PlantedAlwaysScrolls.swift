import Foundation

/// Brings every field to the keyboard's edge, also one that is seen where it is (CASES.md A2, X33, X46).
struct PlantedAlwaysScrolls: PlantedPlanner {
  static let faultName = "always-scrolls"
  static let fault = "Scrolls a field that is visible down to the keyboard's edge."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard !facts.occluders.isEmpty, let field = facts.field, field.container < facts.chainCount else { return plan }
    var plan = plan
    func offset(_ region: ScrollRegion) -> CGFloat {
      plan.regions.first { $0.id == region.id }?.offset ?? region.offset
    }
    let chain = facts.regions[field.container..<facts.chainCount]
    let bottom = chain.reduce(field.rect.maxY - plan.lift) { $0 - offset($1) }
    let distance = facts.distance ?? HeadroomStrategy.defaultDistance
    let space = facts.keyboardTop - distance - bottom
    let region = facts.regions[field.container]
    guard space > 0, let index = plan.regions.firstIndex(where: { $0.id == region.id }) else { return plan }
    plan.regions[index].offset = plan.regions[index].offset.map { max(-region.topInset, $0 - space) }
    return plan
  }
}
