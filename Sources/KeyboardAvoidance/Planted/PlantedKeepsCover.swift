import Foundation

/// Believes in a keyboard for as long as a view has focus (CASES.md H8, I5).
struct PlantedKeepsCover: PlantedPlanner {
  static let faultName = "keeps-cover"
  static let fault = "Comes home when editing ends, not when the keyboard goes."
  var engine = HeadroomStrategy()

  private var cover: [CGRect] = []

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    if facts.anchors.isEmpty || event == .unfocused {
      cover = []
    } else if !facts.occluders.isEmpty {
      cover = facts.occluders
    }
    var facts = facts
    facts.occluders = cover
    return facts
  }
}
