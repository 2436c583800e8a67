import Foundation
import KeyboardAvoidance
import Testing

/// What the README says of the strategies is what `headroom check --markdown` prints of the cases there are.
@Suite struct ReadmeTests {
  @Test func `the README has a line of every strategy on the whole corpus, and headroom passes all of it`() throws {
    let readme = CorpusTests.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "<!-- headroom check --markdown -->").last)
    let lines = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst(2)
    let cells = lines.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(cells.map { $0.first } == StrategyCatalog.names)
    let count = CorpusTests.names.count
    #expect(cells.allSatisfy { $0.count == 5 && $0[1].hasSuffix("/\(count)") })
    #expect(cells.first?[1] == "\(count)/\(count)")
  }
}
