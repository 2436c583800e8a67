import Foundation

/// Measures a field where the one before has brought it, and starts from there as if nothing were lifted (CASES.md A14).
struct PlantedShiftedGeometry: PlantedPlanner {
  static let faultName = "shifted-geometry"
  static let fault = "Takes the place where a field is shown when it gets focus for its place of rest."
  var engine = HeadroomStrategy()

  /// How far the field was from its place of rest when it got focus, in points.
  private var shift: CGFloat = 0

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if event == .focused {
      engine = HeadroomStrategy()
      shift = facts.root.lift
    }
    var facts = facts
    for index in facts.anchors.indices { facts.anchors[index].rect.origin.y -= shift }
    return facts
  }
}
