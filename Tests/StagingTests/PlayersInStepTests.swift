import Foundation
import Scenarios
import Testing

@testable import Staging

@MainActor
struct PlayersInStepTests {
  /// Players of a script on the long form, and what each stage was told, as `time word`.
  private func players(
    _ strategies: [String], _ steps: [String], impossible: PlayersInStep.Impossible = .isAnError
  ) throws -> (PlayersInStep, () -> [[String]]) {
    let yaml = "scene: long-form\nscript:\n" + steps.map { "  - \($0)\n" }.joined()
    let scenario = try Stages.library.scenario(yaml: yaml, file: "test.yaml")
    let stages = try strategies.map { try Stages.stage(scenario, strategy: $0) }
    let log = Log(stages.count)
    for (index, stage) in stages.enumerated() {
      stage.onEvent = {
        log.told[index].append("\(($0.time * 1000).rounded() / 1000) \(ScriptWriter.text(of: $0.event.action))")
      }
    }
    return (
      PlayersInStep(scenario.script, on: stages, file: "test.yaml", impossible: impossible), { log.told }
    )
  }

  private final class Log {
    var told: [[String]]
    init(_ count: Int) { told = Array(repeating: [], count: count) }
  }

  @Test func `alone, it is the player of a script`() throws {
    let steps = [
      "wait: 0.5", "tapOn: card-number", "waitForAnimationToEnd", "inputText: ab",
      "repeat: {times: 2, commands: [{wait: 0.2}, next]}", "{at: 4, theme: dark}", "wait: 1",
    ]
    let (inStep, told) = try players(["headroom"], steps)
    let yaml = "scene: long-form\nscript:\n" + steps.map { "  - \($0)\n" }.joined()
    let scenario = try Stages.library.scenario(yaml: yaml, file: "test.yaml")
    let stage = try Stages.stage(scenario, strategy: "headroom")
    var alone: [String] = []
    stage.onEvent = { alone.append("\(($0.time * 1000).rounded() / 1000) \(ScriptWriter.text(of: $0.event.action))") }
    let player = ScriptPlayer(scenario.script, on: stage, file: "test.yaml")
    for frame in 0..<360 {
      try inStep.advance(to: Double(frame) / 60)
      try player.advance(to: Double(frame) / 60)
      #expect(inStep.stages[0].look == stage.look, "frame \(frame)")
    }
    #expect(told() == [alone] && alone.count == 7)
    #expect(inStep.isFinished && player.isFinished && inStep.end == player.end && inStep.troubles == [[]])
  }

  @Test func `a step begins everywhere when it has ended everywhere`() throws {
    // Without avoidance a tap on a field that is covered does nothing and takes no time; with it, it takes 0.08 s.
    let steps = ["tapOn: card-number", "wait: 1", "tapOn: country", "chapter: Next", "theme: dark", "wait: 0.5"]
    let (inStep, told) = try players(["headroom", "none"], steps)
    try inStep.advance(to: 5)
    let dark = told().map { $0.last { $0.hasSuffix("theme: dark") } }
    #expect(dark[0] != nil && dark[0] == dark[1])
    #expect(inStep.marks.map(\.kind) == [.chapter("Next")])
    #expect(inStep.isFinished && inStep.stages.map(\.time) == [5, 5])
  }

  @Test func `what one cannot do is told with its time, and the others do it`() throws {
    let steps = ["tapOn: card-number", "wait: 1", "tapOn: country", "wait: 0.5"]
    let (inStep, told) = try players(["headroom", "none"], steps)
    try inStep.advance(to: 0.9)
    #expect(inStep.troubles == [[], []])
    try inStep.advance(to: 3)
    #expect(inStep.troubles[0].isEmpty)
    #expect(inStep.troubles[1].map(\.text) == ["tap on country: out of sight"])
    // A tap of 0.08 s and a wait of 1.
    #expect(inStep.troubles[1].allSatisfy { abs($0.time - 1.08) < 1e-9 })
    #expect(told().map(\.count) == [4, 2])
  }

  @Test func `what none can do ends the script, or is told`() throws {
    let (strict, _) = try players(["headroom", "none"], ["tapOn: notes"])
    let error = #expect(throws: ScenarioError.self) { try strict.advance(to: 1) }
    #expect(error?.line == 3 && error?.message.contains("\"notes\" cannot be seen") == true)
    let (patient, _) = try players(["headroom", "none"], ["tapOn: notes", "hideKeyboard"], impossible: .isTold)
    try patient.advance(to: 1)
    #expect(
      patient.troubles.map { $0.map(\.text) }
        == Array(repeating: ["tap on notes: out of sight", "hide keyboard: not possible here"], count: 2))
    #expect(patient.isFinished)
  }

  @Test func `the times in between change nothing`() throws {
    let steps = [
      "wait: 0.2", "tapOn: card-number", "waitForAnimationToEnd", "next", "waitForAnimationToEnd", "wait: 0.1",
    ]
    let (fine, _) = try players(["headroom", "position", "pan"], steps)
    let (coarse, _) = try players(["headroom", "position", "pan"], steps)
    for frame in 0...400 { try fine.advance(to: Double(frame) / 100) }
    try coarse.advance(to: 4)
    #expect(fine.end == coarse.end && zip(fine.stages, coarse.stages).allSatisfy { $0.look == $1.look })
  }
}
