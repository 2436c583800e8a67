import Foundation

/// Shows the end of the text instead of the line that the caret is in (CASES.md B9, X4).
struct PlantedTextEnd: PlantedPlanner {
  static let faultName = "text-end"
  static let fault = "Takes the end of the text for the caret."
  var engine = HeadroomStrategy()

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    guard let index = facts.anchors.firstIndex(where: { $0.level == .caret }), let field = facts.field else {
      return facts
    }
    var facts = facts
    let caret = facts.anchors[index]
    var end = field.rect.maxY
    if caret.container < facts.chainCount, facts.regions[caret.container].kind == .textView {
      let text = facts.regions[caret.container]
      end = text.clip.minY + text.contentHeight
    }
    facts.anchors[index].rect.origin.y = end - caret.rect.height
    return facts
  }
}
