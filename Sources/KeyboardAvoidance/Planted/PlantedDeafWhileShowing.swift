import Foundation

/// Hears nothing between will-show and did-show (CASES.md C12).
struct PlantedDeafWhileShowing: PlantedPlanner {
  static let faultName = "deaf-while-showing"
  static let fault = "Ignores everything until a show that has begun has ended, a hide among it."
  var engine = HeadroomStrategy()

  private var isShowing = false

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    if case .keyboard(let message) = event {
      if message.kind == .didShow { isShowing = false }
      if message.kind == .willShow {
        isShowing = true
        return engine.respond(to: event, facts: facts)
      }
    }
    return isShowing ? nil : engine.respond(to: event, facts: facts)
  }
}
