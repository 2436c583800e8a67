import Foundation

/// Adds the keyboard to the inset that is there (CASES.md A13, C21, X38).
struct PlantedSumsInsets: PlantedPlanner {
  static let faultName = "sums-insets"
  static let fault = "Adds what the keyboard covers to the app's own inset, instead of taking the larger."
  var engine = HeadroomStrategy()

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    guard let own = facts.regions.first?.bottomInset, own > 0 else { return facts }
    var facts = facts
    facts.occluders = facts.occluders.map {
      CGRect(x: $0.minX, y: $0.minY - own, width: $0.width, height: $0.height + own)
    }
    return facts
  }
}
