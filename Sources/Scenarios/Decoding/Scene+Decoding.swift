extension Scene {
  /// The most views a scene may have, the rows of tables counted once.
  static let viewLimit = 10_000

  /// The scene in the bytes of a file.
  init(_ bytes: [UInt8], file: String, name: String, origin: Origin) throws(ScenarioError) {
    let root = try YamlTree.root(
      of: bytes, file: file, orExpect: "a scene is a mapping with \"root\"")
    try self.init(root, name: name, origin: origin)
  }

  /// The scene in a mapping.
  init(_ node: YamlNode, name: String, origin: Origin) throws(ScenarioError) {
    let fields = try Fields(node, what: "a scene", keys: Vocabulary.scene)
    let root = try fields.required("root", in: "a scene")
    self.init(
      name: name, title: try fields.text("title"), origin: origin, root: try SceneNode(root, within: .window))
    let nodes = self.root.withDescendants
    guard nodes.count <= Self.viewLimit else {
      throw ScenarioError(
        file: node.file, place: nodes[Self.viewLimit].place, found: "more than \(Self.viewLimit) views in a scene",
        expected: "make what is repeated the rows of a table")
    }
    try SceneReferences(file: node.file, root: self.root).check(against: root)
  }
}
