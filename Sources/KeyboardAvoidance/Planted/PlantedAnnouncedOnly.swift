/// Knows of a keyboard what is announced of it (CASES.md H16).
struct PlantedAnnouncedOnly: PlantedPlanner {
  static let faultName = "announced-only"
  static let fault = "Does not follow a keyboard that a finger draws down."
  var engine = HeadroomStrategy()

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    if case .keyboardFollowed = event { return nil }
    return engine.respond(to: event, facts: facts)
  }
}
