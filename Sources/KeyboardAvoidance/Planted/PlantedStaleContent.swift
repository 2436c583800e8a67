import Foundation

/// Knows what is in a list from the first look alone (CASES.md X24).
struct PlantedStaleContent: PlantedPlanner {
  static let faultName = "stale-content"
  static let fault = "Takes a list for as long as it was when it was first seen: what has come since is below its end."
  var engine = HeadroomStrategy()

  private var heights: [Int: CGFloat] = [:]

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    var facts = facts
    for index in facts.regions.indices {
      let region = facts.regions[index]
      facts.regions[index].contentHeight = heights[region.id, default: region.contentHeight]
      heights[region.id] = facts.regions[index].contentHeight
    }
    return facts
  }
}
