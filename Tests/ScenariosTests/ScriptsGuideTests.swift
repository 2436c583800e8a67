import Foundation
import Testing

@testable import Scenarios

/// The guide to scripts has examples; these hold each of them to the decoder.
@Suite struct ScriptsGuideTests {
  /// The words of the steps in a list, those within others too.
  private func words(_ node: YamlNode) -> Set<String> {
    switch node.content {
    case .scalar(let text, _): [text]
    case .sequence(let items): items.reduce(into: []) { $0.formUnion(words($1)) }
    case .mapping(let entries):
      entries.reduce(into: []) {
        $0.insert($1.key)
        if case .mapping(let inner) = $1.value.content {
          for entry in inner where entry.key == "commands" { $0.formUnion(words(entry.value)) }
        }
      }
    }
  }

  @Test func `every example is read, and every word has one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headroom-guide-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "parts"), withIntermediateDirectories: true)
    try Data("- tapOn: search\n".utf8).write(to: folder.appending(path: "parts/log-in.yaml"))
    var examples = try Assets.examples(of: "Scripts.md")
    let scenario = examples.removeFirst()
    #expect(examples.count > 15)
    var known: Set<String> = []
    for (index, example) in examples.enumerated() {
      let indented = example.split(separator: "\n").map { "  \($0)\n" }.joined()
      let file = folder.appending(path: "example-\(index).yaml")
      try Data((scenario + indented).utf8).write(to: file)
      #expect(try Assets.library.loadScenario(file.path).script.count > 2, "\(example)")
      known.formUnion(words(try #require(try YamlTree.root(of: Array(example.utf8), file: "example"))))
    }
    #expect(StepWord.allCases.map(\.rawValue).filter { !known.contains($0) } == [])
  }
}
