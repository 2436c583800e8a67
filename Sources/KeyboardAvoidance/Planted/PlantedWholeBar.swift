import Foundation

/// Takes a bar that has grown for one that is new (CASES.md X9).
struct PlantedWholeBar: PlantedPlanner {
  static let faultName = "whole-bar"
  static let fault = "Scrolls by all of a bar's height when it grows, not by what it has grown by."
  var engine = HeadroomStrategy()

  /// How high the bars were when the keyboard came, in points.
  private var height: CGFloat?

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    guard !facts.occluders.isEmpty, !facts.anchors.isEmpty, !facts.bars.isEmpty else {
      height = nil
      return plan
    }
    let now = facts.bars.reduce(0) { $0 + $1.frame.height }
    let first = height ?? now
    height = first
    guard now > first, let region = facts.regions.first,
      let index = plan.regions.firstIndex(where: { $0.id == region.id })
    else { return plan }
    var plan = plan
    plan.regions[index].offset = plan.regions[index].offset.map { $0 + first }
    return plan
  }
}
