public import Foundation

extension FactsFile {
  /// What errors call a text that comes through a pipe.
  private static let pipeName = "standard input"

  /// The facts in the file at a path.
  public init(path: String) throws(ScenarioError) {
    try self.init(try TextFile.bytes(at: URL(filePath: path), file: path), file: path)
  }

  /// The facts in what can be read from a pipe, at most 1 MiB.
  public init(readingFrom pipe: FileHandle) throws(ScenarioError) {
    try self.init(try TextFile.bytes(from: pipe, file: Self.pipeName), file: Self.pipeName)
  }

  /// The facts in a text of YAML or JSON, which errors call `file`.
  public init(text: String, file: String) throws(ScenarioError) { try self.init(Array(text.utf8), file: file) }

  /// The facts in the bytes of a file.
  init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    let root = try YamlTree.root(
      of: bytes, file: file, orExpect: "facts are a mapping with \"window\", \"keyboard\" and \"field\"")
    self = try FactsDecoder(root).factsFile()
  }
}
