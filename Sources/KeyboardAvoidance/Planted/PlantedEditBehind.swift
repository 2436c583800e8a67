import Foundation

/// Answers every edit with the geometry of the edit before (CASES.md B3, X6).
struct PlantedEditBehind: PlantedPlanner {
  static let faultName = "edit-behind"
  static let fault = "Sees a text as it was before the last edit: a new line is covered until something more is typed."
  var engine = HeadroomStrategy()

  /// Caret, field and companions as they were after the last edit but one.
  private var anchors: [Anchor] = []
  private var newest: [Anchor] = []

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    switch event {
    case .edited: (anchors, newest) = (newest, facts.anchors)
    case .geometryChanged: break
    default: (anchors, newest) = (facts.anchors, facts.anchors)
    }
    var facts = facts
    if !facts.anchors.isEmpty { facts.anchors = anchors }
    return facts
  }
}
