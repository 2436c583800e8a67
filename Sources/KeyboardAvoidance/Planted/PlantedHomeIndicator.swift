import Foundation

/// Takes the bars on a keyboard for all that covers (CASES.md E6).
struct PlantedHomeIndicator: PlantedPlanner {
  static let faultName = "home-indicator"
  static let fault = "Believes that what stands at the bottom lies over the home indicator, and is so much lower."
  var engine = HeadroomStrategy()

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    facts.withKeyboard(max(0, facts.window.height - facts.keyboardTop - facts.bottomSafeArea))
  }
}
