import Foundation

/// Takes what is displaced for the place of rest when focus goes on while the keyboard is up (CASES.md X32).
struct PlantedForgetsRest: PlantedPlanner {
  static let faultName = "forgets-rest"
  static let fault = "Comes back to where things stood when focus went on, not to where they were at first."
  var engine = HeadroomStrategy()

  /// The lift planned last, and that at the last switch between fields.
  private var (lift, baseline) = (CGFloat(0), CGFloat(0))

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if event == .focused, engine.record.isFocused, !facts.anchors.isEmpty, !facts.occluders.isEmpty {
      engine = HeadroomStrategy()
      baseline = lift
    }
    return facts
  }

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    var plan = plan
    if facts.occluders.isEmpty { plan.lift = baseline }
    lift = plan.lift
    return plan
  }
}
