import Foundation

/// Keeps one point less than it shall.
struct PlantedOffByOne: PlantedPlanner {
  static let faultName = "off-by-one"
  static let fault = "Stops one point short of the distance."
  var engine = HeadroomStrategy()

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    var facts = facts
    facts.distance = (facts.distance ?? HeadroomStrategy.defaultDistance) - 1
    return facts
  }
}
