import Foundation

/// Takes the keyboard's height for what it covers (CASES.md E2, E4, X14, X30).
struct PlantedKeyboardHeight: PlantedPlanner {
  static let faultName = "keyboard-height"
  static let fault = "Takes the height of the keyboard's frame for what it covers of the window."
  var engine = HeadroomStrategy()

  private var height: CGFloat?

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if case .keyboard(let message) = event, message.end.height > 0 { height = message.end.height }
    return height.map(facts.withKeyboard) ?? facts
  }
}
