import Foundation

/// Goes on scrolling what a finger scrolls (CASES.md C24, X21).
struct PlantedFightsHand: PlantedPlanner {
  static let faultName = "fights-hand"
  static let fault = "Scrolls a region that a finger drags to where it last had it."
  var engine = HeadroomStrategy()

  private var offsets: [Int: CGFloat] = [:]

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    for index in plan.regions.indices {
      let region = plan.regions[index]
      if let offset = region.offset { offsets[region.id] = offset }
      plan.regions[index].offset = offsets[region.id]
    }
    return plan
  }
}
