import Foundation

/// Makes room for a keyboard that is told of after it has gone (CASES.md C9).
struct PlantedLateShow: PlantedPlanner {
  static let faultName = "late-show"
  static let fault = "Lifts for every show that it is told of, also while nothing has focus."
  var engine = HeadroomStrategy()

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let plan = engine.respond(to: event, facts: facts)
    guard case .keyboard(let message) = event, message.kind == .willShow, facts.anchors.isEmpty else { return plan }
    var late = plan ?? AvoidancePlan()
    late.lift = max(0, facts.window.height - message.end.minY)
    return late
  }
}
