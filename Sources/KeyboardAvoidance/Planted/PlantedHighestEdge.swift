import Foundation

/// Does not see that a keyboard has become lower (CASES.md D2, D10, D11).
struct PlantedHighestEdge: PlantedPlanner {
  static let faultName = "highest-edge"
  static let fault = "Leaves everything where the highest keyboard had it, until it leaves."
  var engine = HeadroomStrategy()

  private var height: CGFloat = 0

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    height = facts.occluders.isEmpty ? 0 : max(height, facts.keyboardHeight)
    return facts.withKeyboard(height)
  }
}
