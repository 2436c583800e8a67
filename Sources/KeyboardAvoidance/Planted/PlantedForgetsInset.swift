import Foundation

/// Takes the inset in force for the app's own whenever the keyboard shows (CASES.md C8, C11).
struct PlantedForgetsInset: PlantedPlanner {
  static let faultName = "forgets-inset"
  static let fault = "Remembers the bottom inset anew at every show, so that two shows make the keyboard's the app's."
  var engine = HeadroomStrategy()

  /// The bottom insets that were planned last, and what they were when the keyboard showed last.
  private var (inForce, saved) = ([Int: CGFloat](), [Int: CGFloat]())

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    if case .keyboard(let message) = event, message.kind == .willShow {
      for region in facts.regions { saved[region.id] = inForce[region.id] ?? region.bottomInset }
    }
    var plan = plan
    for index in plan.regions.indices {
      let id = plan.regions[index].id
      if facts.occluders.isEmpty, let own = saved[id] { plan.regions[index].bottomInset = own }
      inForce[id] = plan.regions[index].bottomInset
    }
    return plan
  }
}
