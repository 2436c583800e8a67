import Foundation

/// Adds the keyboard to a content that has the keyboard added to it (CASES.md C16).
struct PlantedInsetLoop: PlantedPlanner {
  static let faultName = "inset-loop"
  static let fault = "Adds the keyboard to the bottom inset once more whenever the content has another size."
  var engine = HeadroomStrategy()

  private var heights: [Int: CGFloat] = [:]
  private var changes = 0

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    if facts.occluders.isEmpty { changes = 0 }
    for region in facts.regions {
      if let old = heights[region.id], old != region.contentHeight { changes += 1 }
      heights[region.id] = region.contentHeight
    }
    var plan = plan
    for index in plan.regions.indices where !facts.occluders.isEmpty {
      plan.regions[index].bottomInset += CGFloat(changes) * facts.keyboardHeight
    }
    return plan
  }
}
