import Foundation

/// Does not know of the bars at the top and on the keyboard (CASES.md A10, B6, C23, X12).
struct PlantedIgnoresBars: PlantedPlanner {
  static let faultName = "ignores-bars"
  static let fault = "Moves content under the navigation bar, and leaves bars under the keyboard."
  var engine = HeadroomStrategy()

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    var facts = facts
    facts.topLimit = 0
    facts.bars = []
    return facts
  }
}
