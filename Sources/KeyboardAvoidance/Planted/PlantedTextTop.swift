import Foundation

/// Takes the begin of the text for the caret while a text that has grown is not laid out yet (CASES.md X5, X6).
struct PlantedTextTop: PlantedPlanner {
  static let faultName = "text-top"
  static let fault = "Goes to the top of a text when it has grown, and back with the next edit."
  var engine = HeadroomStrategy()

  private var height: CGFloat?

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    guard let field = facts.field else {
      height = nil
      return facts
    }
    if event == .focused { height = field.rect.height }
    guard event == .edited, let index = facts.anchors.firstIndex(where: { $0.level == .caret }) else { return facts }
    defer { height = field.rect.height }
    guard height != field.rect.height else { return facts }
    var facts = facts
    facts.anchors[index].rect.origin.y = field.rect.minY
    return facts
  }
}
