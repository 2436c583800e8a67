import Foundation

/// Takes the keyboard's height from where it was (CASES.md D7).
struct PlantedBeginFrame: PlantedPlanner {
  static let faultName = "begin-frame"
  static let fault = "Reads the height from the frame that the keyboard had before."
  var engine = HeadroomStrategy()

  private var height: CGFloat?

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if case .keyboard(let message) = event, message.begin.height > 0 { height = message.begin.height }
    return height.map(facts.withKeyboard) ?? facts
  }
}
