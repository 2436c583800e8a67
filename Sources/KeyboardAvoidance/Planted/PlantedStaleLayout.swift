import Foundation

/// Never asks for layout again (CASES.md C7, H11).
struct PlantedStaleLayout: PlantedPlanner {
  static let faultName = "stale-layout"
  static let fault = "Goes by the layout at the time of the focus: what changes size or place afterwards is not seen."
  var engine = HeadroomStrategy()

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    event == .geometryChanged ? nil : engine.respond(to: event, facts: facts)
  }
}
