import Foundation

extension ScriptDecoder {
  /// What an input method composes: `{text: ni hao, selected: [6, 6]}`; the caret is at its end if nothing is said.
  func composeText(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    guard case .mapping = node.content else {
      let text = try node.text("composeText")
      return .composeText(text, selected: text.utf8.count..<text.utf8.count)
    }
    let fields = try Fields(node, what: "a composeText", keys: Vocabulary.composeText)
    let text = try fields.required("text", in: "a composeText").text("text")
    guard let selected = fields["selected"] else {
      return .composeText(text, selected: text.utf8.count..<text.utf8.count)
    }
    var bounds: [Int] = []
    for item in try selected.items("selected", of: "two numbers") {
      bounds.append(try item.integer("a bound", in: 0...text.utf8.count))
    }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw selected.error("what are no two bounds", "give the first byte and the one behind the last, as in [0, 3]")
    }
    return .composeText(text, selected: bounds[0]..<bounds[1])
  }

  /// Text that is pasted: itself, or `{text: Ada, point: [195, 640]}`.
  func pasteText(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    guard case .mapping = node.content else { return .pasteText(try node.text("pasteText"), at: nil) }
    let fields = try Fields(node, what: "a pasteText", keys: Vocabulary.pasteText)
    let text = try fields.required("text", in: "a pasteText").text("text")
    return .pasteText(text, at: try fields["point"]?.point("point"))
  }
}
