import Foundation
import KeyboardAvoidance

extension FactsDecoder {
  /// The keyboard of the file.
  func keyboard() throws(ScenarioError) -> FactsFile.Keyboard? {
    guard let node = fields["keyboard"] else { return nil }
    let fields = try Fields(node, what: "a keyboard", keys: Vocabulary.factsKeyboard)
    var keyboard = try keyboard(fields, fallback: nil)
    keyboard.isUp = try fields.bool("isUp") ?? false
    return keyboard
  }

  /// A keyboard by its geometry; what is left out is as in `fallback`.
  func keyboard(_ fields: Fields, fallback: FactsFile.Keyboard?) throws(ScenarioError) -> FactsFile.Keyboard {
    var keyboard = fallback ?? FactsFile.Keyboard(height: 0)
    if let node = fields["parts"] {
      if let alone = ["height", "accessory", "x", "y", "width"].first(where: { fields[$0] != nil }) {
        throw node.error("parts beside \(alone.quoted())", "give the parts alone, or one frame")
      }
      keyboard.parts = try parts(node)
    } else if fields["height"] != nil || fallback == nil {
      keyboard.parts = []
      keyboard.height = try height(fields)
      keyboard.x = try fields.number("x", .finite) ?? 0
      keyboard.y = try fields.number("y", .finite).map { CGFloat($0) }
      keyboard.width = try fields.number("width", .positive).map { CGFloat($0) }
    } else if let alone = ["accessory", "x", "y", "width"].first(where: { fields[$0] != nil }) {
      throw fields.node.error("\(alone) of a keyboard without \"height\"", "give its height too")
    }
    keyboard.duration = try fields.number("duration", .notNegative) ?? keyboard.duration
    keyboard.isLocal = try fields.bool("isLocal") ?? keyboard.isLocal
    return keyboard
  }

  /// Height and accessory together: at most the window's height.
  private func height(_ fields: Fields) throws(ScenarioError) -> CGFloat {
    let node = try fields.required("height", in: "a keyboard")
    let height = try node.number("height", .positive) + (fields.number("accessory", .notNegative) ?? 0)
    guard height <= window.height else {
      throw node.error(
        "a keyboard \(YamlText.number(height)) high", "the window is \(YamlText.number(window.height)) high")
    }
    return height
  }

  private func parts(_ node: YamlNode) throws(ScenarioError) -> [CGRect] {
    let items = try node.items("parts", of: "rectangles", atMost: FactsFile.listLimit)
    guard !items.isEmpty else { throw node.error("a keyboard of no parts", "give at least one rectangle") }
    var parts: [CGRect] = []
    for item in items { parts.append(try item.area("a part", defaults: windowBounds)) }
    return parts
  }
}
