import Foundation

extension ScenarioLibrary {
  /// Whether a path is meant, and not a name of the library.
  static func isPath(_ nameOrPath: String) -> Bool {
    nameOrPath.contains("/") || nameOrPath.hasSuffix(".yaml") || nameOrPath.hasSuffix(".yml")
  }

  /// The scene in a file.
  func scene(at url: URL, file: String, origin: Scene.Origin) throws(ScenarioError) -> Scene {
    let bytes = try TextFile.bytes(at: url, file: file)
    return try Scene(bytes, file: file, name: Self.stem(of: url), origin: origin)
  }

  /// The scenario in a file, or what shows the scene in it.
  func scenario(at url: URL, file: String) throws(ScenarioError) -> Scenario {
    try scenario(try TextFile.bytes(at: url, file: file), url: url, file: file)
  }

  /// The scenario in the bytes of a file, or what shows the scene in them.
  func scenario(_ bytes: [UInt8], url: URL, file: String) throws(ScenarioError) -> Scenario {
    let root = try YamlTree.root(
      of: bytes, file: file, orExpect: "a scenario is a mapping with \"scene\" and \"script\"")
    let name = Self.stem(of: url)
    if case .mapping(let entries) = root.content, entries.contains(where: { $0.key == "root" }) {
      return try scenario(showing: try Scene(root, name: name, origin: .inline))
    }
    let surroundings = ScenarioSurroundings(
      devices: try devices(), strategies: strategies, planted: planted,
      scene: { (node) throws(ScenarioError) in try scene(named: node, beside: url, called: file) },
      files: FlowFiles(around: url, name: file))
    return try Scenario(root, name: name, in: surroundings)
  }

  /// The scene that a scenario names: of the library, or in a file beside it or below.
  private func scene(named node: YamlNode, beside url: URL, called file: String) throws(ScenarioError) -> Scene {
    let name = try node.text("scene")
    guard !Self.isPath(name) else {
      let path = FolderTree.resolved(name, beside: URL(filePath: FolderTree.resolved(url)))
      guard FolderTree(around: url).contains(path) || FolderTree(assets).contains(path) else {
        throw node.error(
          "the scene \(name.quoted()), outside the scenario's folder", "name a file in it or below, or a scene's name")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        throw node.error("no file \(name.quoted()) beside this one", "check the path of the scene")
      }
      return try scene(at: URL(filePath: path), file: FolderTree.name(of: name, namedIn: file), origin: .inline)
    }
    let names = try sceneNames()
    guard names.contains(name) else { throw node.unknown("scene", name, among: names) }
    return try loadScene(name)
  }

  private static func stem(of url: URL) -> String { url.deletingPathExtension().lastPathComponent }
}
