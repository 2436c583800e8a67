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

  @Test func `a text that doubles as often as it is copied and pasted is stopped at a million bytes`() throws {
    // 10,000 bytes, which are 10,000 · 2ⁿ after n rounds: the 7th would paste 640,000 beside 640,000 that were.
    let steps = """
      - focus: email
      - select: all
      - pasteText: \(String(repeating: "a", count: 10_000))
      - repeat:
          times: 40
          commands: [copyTextFrom: email, {pressKey: end}, pasteText]
      """
    let said = "test.yaml:8:56: the script puts more than 1000000 bytes of text into the scene; type and paste less"
    let found = try complaint(steps)
    #expect(found == said)
  }

  @Test func `side by side the script has as much as alone`() throws {
    let paste = "- repeat: {times: 60, commands: [{pasteText: \(String(repeating: "a", count: 50_000))}]}"
    let (stage, player) = try Stages.script("- focus: email\n" + paste, on: "long-form")
    _ = player
    let players = PlayersInStep(stage.scenario.script, on: [stage], file: "test.yaml")
    #expect(throws: ScenarioError.self) {
      for second in 1...600 where !players.isFinished { try players.advance(to: Double(second)) }
    }
  }

  @Test func `a hundred thousand steps are played one by one`() throws {
    let steps = "- repeat: {times: 9999, commands: [\(String(repeating: "chapter: a, ", count: 9))chapter: b]}"
    #expect(try complaint(steps) == nil)
  }
}
