import Foundation

/// Moves as if two systems did (CASES.md H9, X25, X38).
struct PlantedDoubleMove: PlantedPlanner {
  static let faultName = "double-move"
  static let fault = "Moves everything twice as far as it needs."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    scaled(plan, by: 2)
  }
}
