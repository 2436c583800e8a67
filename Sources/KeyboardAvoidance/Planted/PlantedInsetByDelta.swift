import Foundation

/// Takes off an inset what was never added to it (CASES.md C8).
struct PlantedInsetByDelta: PlantedPlanner {
  static let faultName = "inset-by-delta"
  static let fault = "Takes the keyboard's part off the bottom inset when it leaves, the app's own inset with it."
  var engine = HeadroomStrategy()

  private var overlap: [Int: CGFloat] = [:]

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    var plan = plan
    for index in plan.regions.indices {
      guard let region = facts.regions.first(where: { $0.id == plan.regions[index].id }) else { continue }
      if facts.occluders.isEmpty {
        plan.regions[index].bottomInset = max(region.bottomInset, overlap[region.id] ?? 0) - (overlap[region.id] ?? 0)
      } else {
        overlap[region.id] = max(0, region.clip.maxY - facts.keyboardTop)
      }
    }
    return plan
  }
}
