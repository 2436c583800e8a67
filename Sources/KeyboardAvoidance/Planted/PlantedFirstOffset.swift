import Foundation

/// Comes back to where everything was when the keyboard came (CASES.md C4, C5).
struct PlantedFirstOffset: PlantedPlanner {
  static let faultName = "first-offset"
  static let fault = "Restores the offsets of the first focus, whatever focus and hands have done since."
  var engine = HeadroomStrategy()

  private var offsets: [Int: CGFloat] = [:]

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    if !facts.occluders.isEmpty || event == .focused {
      for region in facts.regions where offsets[region.id] == nil { offsets[region.id] = region.offset }
      return plan
    }
    var plan = plan
    for index in plan.regions.indices {
      if let offset = offsets[plan.regions[index].id] { plan.regions[index].offset = offset }
    }
    if event == .unfocused { offsets = [:] }
    return plan
  }
}
