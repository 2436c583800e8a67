import Foundation

/// Keeps the distance of the field that the keyboard came for (CASES.md X10).
struct PlantedFirstDistance: PlantedPlanner {
  static let faultName = "first-distance"
  static let fault = "Keeps the distance that the first field wants from all that follow while the keyboard is up."
  var engine = HeadroomStrategy()

  private var distance: CGFloat?

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if event == .focused, facts.occluders.isEmpty { distance = facts.distance }
    var facts = facts
    facts.distance = distance
    return facts
  }
}
