import Foundation

/// Does not let go of a field that somebody scrolls away (CASES.md C3).
struct PlantedSnapsBack: PlantedPlanner {
  static let faultName = "snaps-back"
  static let fault = "Scrolls back to the field at the end of every scroll by hand."
  var engine = HeadroomStrategy()

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    engine.respond(to: event == .scrollEnded && !facts.anchors.isEmpty ? .focused : event, facts: facts)
  }
}
