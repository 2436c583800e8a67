import Foundation

/// Takes the keyboard for one that stands at the bottom (CASES.md F3, F4, F5).
struct PlantedCoversToBottom: PlantedPlanner {
  static let faultName = "covers-to-bottom"
  static let fault = "Takes all from the top of the keyboard's frame down for covered, wherever the keyboard is."
  var engine = HeadroomStrategy()

  private var top: CGFloat?

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if case .keyboard(let message) = event, message.end.minY < facts.window.height { top = message.end.minY }
    return top.map { facts.withKeyboard(facts.window.height - $0) } ?? facts
  }
}
