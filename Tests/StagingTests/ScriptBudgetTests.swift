import Foundation
import Scenarios
import Testing

@testable import Staging

/// What a script may put into its scene at most, however it goes about it.
@MainActor
struct ScriptBudgetTests {
  private func complaint(_ steps: String, on scene: String = "long-form") throws -> String? {
    let (_, player) = try Stages.script(steps, on: scene)
    do {
      for second in 1...600 where !player.isFinished { try player.advance(to: Double(second)) }
      return player.isFinished ? nil : "it goes on"
    } catch { return error.description }
  }

  @Test func `a text that doubles as often as it is pasted is stopped at a million bytes`() throws {
    // 16 letters: 16 · 2ⁿ bytes of pasting in all are more than 1,000,000 at the 16th doubling.
    let steps = """
      - focus: email
      - pasteText: 0123456789abcdef
      - repeat:
          times: 40
          commands: [select: all, {pressKey: {key: c, modifiers: [control]}}, {pressKey: end}, pasteText]
      """
    let said = "test.yaml:7:73: the script puts more than 1000000 bytes of text into the scene; type and paste less"
    #expect(try complaint(steps) == said)
  }

  @Test func `rows without end are stopped at a million`() throws {
    let steps = "- repeat: {times: 1001, commands: [insertRows: {in: list, count: 1000}]}"
    let table = "long-table"
    let id = try #require(try Stages.library.loadScene(table).nodes.first { $0.kind == .table }?.id)
    let said = try complaint(steps.replacingOccurrences(of: "list", with: id), on: table)
    #expect(said == "test.yaml:3:38: the script inserts more than 1000000 rows; insert fewer")
    #expect(try complaint("- insertRows: {in: \(id), count: 1000000}", on: table) == nil)
  }

  @Test func `a million steps are played one by one`() throws {
    let steps = "- repeat: {times: 9999, commands: [\(String(repeating: "chapter: a, ", count: 9))chapter: b]}"
    #expect(try complaint(steps) == nil)
  }
}
