import Foundation

extension SceneNode.Frame {
  /// The frame in a mapping.
  init(_ node: YamlNode, within surroundings: SceneNode.Surroundings) throws(ScenarioError) {
    let fields = try Fields(node, what: "a frame", keys: Vocabulary.frame)
    if surroundings == .window {
      throw node.error("a frame on the root", "the root fills the window; remove the frame")
    }
    if surroundings == .stack, let place = fields["x"] ?? fields["y"] {
      throw place.error("x or y in a stack", "a stack places its children; give width or height alone")
    }
    self.init(
      x: try fields.number("x", .finite) ?? 0, y: try fields.number("y", .finite) ?? 0,
      width: try fields.number("width", .notNegative).map { CGFloat($0) },
      height: try fields.number("height", .notNegative).map { CGFloat($0) })
  }
}

extension SceneNode.StackLayout {
  /// The layout in a mapping.
  init(_ node: YamlNode) throws(ScenarioError) {
    let fields = try Fields(node, what: "a layout", keys: Vocabulary.layout)
    self.init()
    axis = try fields.choice("axis", Axis.self) ?? .vertical
    spacing = try fields.number("spacing", .notNegative) ?? 0
    padding =
      try fields["padding"].map { (node) throws(ScenarioError) in try SceneInsets(node, key: "padding") } ?? .zero
    alignment = try fields.choice("alignment", Alignment.self) ?? .fill
  }
}
