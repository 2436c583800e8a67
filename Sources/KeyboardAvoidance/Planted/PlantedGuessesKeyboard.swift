import Foundation

/// Makes room for a keyboard wherever a view has focus, whether one is shown or not (CASES.md X48).
struct PlantedGuessesKeyboard: PlantedPlanner {
  static let faultName = "guesses-keyboard"
  static let fault = "Makes room for 290 points of keyboard when a view gets focus, though none is shown."
  var engine = HeadroomStrategy()

  /// The height that is assumed, in points.
  private static let height: CGFloat = 290

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    guard !facts.anchors.isEmpty, facts.occluders.isEmpty else { return facts }
    var facts = facts
    facts.occluders = [
      CGRect(x: 0, y: facts.window.height - Self.height, width: facts.window.width, height: Self.height)
    ]
    return facts
  }
}
