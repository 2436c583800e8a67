import Foundation

/// The files that a script takes steps from: only those in the folder tree of the outermost one.
final class FlowFiles {
  /// How many files may be within each other.
  static let depthLimit = 16

  /// A file that is being read.
  struct Source {
    /// Where it is, links resolved.
    var path: String
    /// What errors call it.
    var name: String
  }

  private let tree: FolderTree
  /// The steps of files that have been read, by path: a file that is run often is read once.
  private var known: [String: [Step]] = [:]
  /// The files that are being read, the outermost first.
  private(set) var open: [Source]

  /// The files around the outermost one, which errors call `name`.
  init(around url: URL, name: String) {
    tree = FolderTree(around: url)
    open = [Source(path: FolderTree.resolved(url), name: name)]
  }

  /// The steps of the file that a node of the innermost open file names, decoded by `decode`, and what errors call it.
  func steps(
    namedBy node: YamlNode, decode: (YamlNode) throws(ScenarioError) -> [Step]
  ) throws(ScenarioError) -> Step.Flow {
    let source = try source(of: node)
    if let steps = known[source.path] { return Step.Flow(steps, file: source.name) }
    guard !open.contains(where: { $0.path == source.path }) else {
      throw node.error(
        "\(try node.text("file").quoted()), which runs itself", "a flow ends only if no file runs one around it")
    }
    guard open.count <= Self.depthLimit else {
      throw node.error("more than \(Self.depthLimit) files within each other", "nest flows less deeply")
    }
    let bytes = try TextFile.bytes(at: URL(filePath: source.path), file: source.name)
    let root = try YamlTree.root(
      of: bytes, file: source.name, orExpect: "a flow is a list of steps, or a mapping with \"script\"")
    open.append(source)
    let steps = try decode(try Self.script(root))
    open.removeLast()
    known[source.path] = steps
    return Step.Flow(steps, file: source.name)
  }

  private func source(of node: YamlNode) throws(ScenarioError) -> Source {
    let said = try node.text("file")
    guard !said.isEmpty, let sayer = open.last else { throw node.error("no file", "name a file of steps") }
    let path = FolderTree.resolved(said, beside: URL(filePath: sayer.path))
    guard tree.contains(path) else {
      throw node.error("the file \(said.quoted()), outside the script's folder", "name a file in it or below")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw node.error("no file \(said.quoted()) beside this one", "check the path of the flow")
    }
    return Source(path: path, name: FolderTree.name(of: said, namedIn: sayer.name))
  }

  /// The steps in a file: all of it, or what a scenario has under "script"; the rest of that is not looked at.
  private static func script(_ root: YamlNode) throws(ScenarioError) -> YamlNode {
    guard case .mapping = root.content else { return root }
    return try Fields(root, what: "a flow", keys: Vocabulary.scenario).required("script", in: "a flow")
  }
}

extension ScriptDecoder {
  /// The steps of another file, `FILE` or `{file: FILE}`, or of a list, `{commands: […]}`.
  func flow(_ node: YamlNode) throws(ScenarioError) -> Step.Flow {
    guard case .mapping = node.content else { return try flow(in: node) }
    let fields = try Fields(node, what: "a runFlow", keys: Vocabulary.flow)
    switch (fields["file"], fields["commands"]) {
    case (let file?, nil): return try flow(in: file)
    case (nil, let commands?): return Step.Flow(try steps(commands, "commands"))
    default: throw node.error("a runFlow of neither or both", "give one of file, commands")
    }
  }

  private func flow(in file: YamlNode) throws(ScenarioError) -> Step.Flow {
    try files.steps(namedBy: file) { (script) throws(ScenarioError) in try steps(script) }
  }
}
