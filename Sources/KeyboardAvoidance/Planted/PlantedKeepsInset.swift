import Foundation

/// Works out an inset once for each focus (CASES.md G4).
struct PlantedKeepsInset: PlantedPlanner {
  static let faultName = "keeps-inset"
  static let fault = "Keeps the inset that the first keyboard asked for, whatever the keyboard and the window become."
  var engine = HeadroomStrategy()

  private var insets: [Int: CGFloat] = [:]

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    if facts.anchors.isEmpty || event == .focused { insets = [:] }
    guard !facts.occluders.isEmpty else { return plan }
    var plan = plan
    for index in plan.regions.indices {
      let region = plan.regions[index]
      plan.regions[index].bottomInset = insets[region.id] ?? region.bottomInset
      insets[region.id] = plan.regions[index].bottomInset
    }
    return plan
  }
}
