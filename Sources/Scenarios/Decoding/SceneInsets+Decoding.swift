import Foundation

extension SceneInsets {
  /// One number for all sides, or a mapping of sides.
  init(_ node: YamlNode, key: String) throws(ScenarioError) {
    guard case .mapping = node.content else {
      guard case .scalar = node.content else {
        throw node.wrongType(key, "a number, or a mapping of top, left, bottom, right is expected")
      }
      self.init(all: try node.number(key, .notNegative))
      return
    }
    let fields = try Fields(node, what: key, keys: Vocabulary.insets)
    self.init(
      top: try fields.number("top", .notNegative) ?? 0, left: try fields.number("left", .notNegative) ?? 0,
      bottom: try fields.number("bottom", .notNegative) ?? 0, right: try fields.number("right", .notNegative) ?? 0)
  }
}
