import CairoRendering
import Foundation
import HeadroomApp
import Measures
import Recording
import Scenarios
import Staging
import Testing
import Tracing

/// Small cases played whole. On the long form of 390 × 844 the keyboard's edge is at 844 − 291 − 40 = 513.
@MainActor struct CheckRunnerTests {
  private func play(_ rest: String, _ strategy: String = "headroom") throws -> (run: CheckRun, trace: Trace) {
    let scenario = try Studio.library.scenario(yaml: "scene: long-form\n" + rest, file: "case.yaml")
    let renderer = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    let runner = CheckRunner(limit: 10) {
      Stage($0, strategy: $1, textEngine: renderer.textEngine, layout: layout)
    }
    return runner.play(scenario, named: "case", file: "case.yaml", strategy: strategy)
  }

  private static let open = "script:\n  - tapOn: card-number\n  - wait: 1\n"

  @Test func `a case in which all is as expected passes, and says what it measured`() throws {
    let run = try play(
      """
      expect: {restoreDrift: 0, focus: none, keyboardEdge: 844, views: {card-number: {moved: 0, visible: 1}}}
      script:
        - expect: {focus: none, views: {card-number: {moved: 0}}}
        - tapOn: card-number
        - wait: 1
        - expect:
            caretVisible: true
            keyboardEdge: 513
            focus: card-number
            views: {card-number: {bottom: {atMost: 503}, visible: 1}, caret: {visible: 1}, root: {transformY: 0}}
        - tapOutside
        - wait: 1

      """
    ).run
    #expect(run.reasons == [] && run.status == .passed && run.passes)
    #expect(run.values.map(\.name) == Measure.allCases.map(\.rawValue))
    #expect(run.value(.restoreDrift) == 0 && run.failedGates == [] && run.findings == [])
    #expect(abs(run.simulatedSeconds - 2.16) < 0.02)
  }

  @Test func `what is not as expected is said with its line and its time`() throws {
    let run = try play(
      Self.open
        + "  - expect: {keyboardEdge: 500, focus: none, views: {card-number: {height: 1}, caret: {offsetY: 0}},"
        + " text: {card-number: x}, coveredTime: {atLeast: 2}, caretVisible: false, syncError: 3}\n"
    ).run
    #expect(run.status == .failed)
    let subjects = [
      "coveredTime", "caretVisible", "syncError", "card-number.height", "caret.offsetY", "keyboardEdge", "focus",
      "card-number.text",
    ]
    #expect(run.reasons.map(\.subject) == subjects)
    #expect(run.reasons.allSatisfy { $0.line == 5 && $0.time.map { abs($0 - 1.08) < 0.001 } == true })
    #expect(run.reasons.map(\.found).suffix(4) == ["no scroll view", "513", "card-number", "\"\""])
    #expect(run.reasons[1].sentence == "caretVisible: wanted a miss of ≥ 1, found 1 (line 5, at 1.08 s)")
    #expect(run.reasons[2].found == "no value, because no sticky bar is in the trace")
  }

  @Test func `gates hold in every run, unless the case has a demand of its own on one`() throws {
    let failing = try play(Self.open, "none").run
    #expect(failing.reasons.map(\.sentence) == ["caretVisible: wanted ≥ 1, found 0 (at the end)"])
    #expect(failing.failedGates == ["caretVisible"])
    let own = try play("expect: {caretVisible: {equals: 0}}\n" + Self.open, "none").run
    #expect(own.passes && own.failedGates == ["caretVisible"])
    let missed = try play("expect: {caretVisible: false}\n" + Self.open, "none").run
    #expect(missed.passes)
    let same = try play("expect: {caretVisible: true}\n" + Self.open, "none").run
    #expect(same.reasons.map(\.line) == [2])
  }

  /// `card-number` has its caret of 22 points behind the keyboard, and nothing that moves can be out of sight by more.
  @Test func `what is measured has its bound, and what is found its place`() throws {
    let run = try play(Self.open, "none").run
    let value = try #require(run.values.first { $0.name == "caretVisible" })
    #expect(value.value == 0 && value.bound == "≥ 1" && value.passes == false)
    #expect(value.isExcused == nil && value.note == nil)
    let bars = try #require(run.values.first { $0.name == "syncError" })
    #expect(bars.value == nil && bars.passes == nil && bars.note == "no sticky bar is in the trace")
    let found = try #require(run.findings.first { $0.kind == "coveredCaret" })
    #expect(found.view == "card-number" && found.points == 22)
    #expect(abs(found.time - Double(found.frame) / 60) < 0.001 && found.frame > 30)
  }

  /// A keyboard of 740 points leaves 844 − 740 − 91 = 13 between it and the bar, and the caret has 22.
  @Test func `a miss that the plan has announced is excused, and said to be`() throws {
    let run = try play("keyboard: {height: 740, accessory: 0}\n" + Self.open).run
    let value = try #require(run.values.first { $0.name == "caretVisible" })
    #expect(value.isExcused == true && value.passes == true)
    #expect(value.note == "the plan says that the caret cannot be had")
    #expect(try #require(value.value) < 1)
  }

  @Test func `what cannot be tapped and what is asserted in vain make a case fail, and it goes on`() throws {
    let run = try play("script:\n  - tapOn: notes\n  - assertVisible: notes\n  - wait: 0.2\n").run
    #expect(run.status == .failed && run.simulatedSeconds > 0.19)
    #expect(run.reasons.map(\.subject) == ["notes", "script"])
    #expect(run.findings.map(\.kind) == ["untappable"])
  }

  @Test func `a step that cannot be done makes a case fail with its line`() throws {
    let run = try play("script:\n  - wait: 0.1\n  - hideKeyboard\n").run
    #expect(run.status == .failed && run.reasons.map(\.line) == [4] && run.reasons.map(\.subject) == ["script"])
    #expect(run.reasons[0].found.contains("no dismiss button"))
  }

  @Test func `a case that does not end is stopped at the limit`() throws {
    let run = try play("script:\n  - wait: 11\n").run
    #expect(run.status == .couldNotRun && !run.passes)
    #expect(run.reasons.map(\.found) == ["the case lasts longer than 10 s; shorten its waits or repeats"])
  }

  /// The slide of the keyboard takes 0.5 s and more (FACTS.md §1): it has come to rest when the end is looked at.
  @Test func `what still moves after the script is waited for`() throws {
    let run = try play("expect: {keyboardEdge: 513}\nscript:\n  - tapOn: card-number\n").run
    #expect(run.reasons == [])
    #expect(run.simulatedSeconds > 0.5 && run.simulatedSeconds < 2)
  }

  @Test func `the trace is that of a recording, whatever is looked at in between`() throws {
    let bare = try play(Self.open).trace
    let looked = try play(
      "script:\n  - expect: {owners: 1}\n  - tapOn: card-number\n  - wait: 1\n  - expect: {owners: 1, focus: none}\n"
    ).trace
    #expect(bare.frames == looked.frames)
    #expect(bare.frames == bare.frames.map(\.rounded))
    #expect(bare.frames.count == Int((bare.frames.last?.time ?? 0) * 60 + 1.5))
  }

  @Test func `a checkpoint measures what was until then`() throws {
    let run = try play(
      "script:\n  - tapOn: card-number\n  - wait: 1\n  - expect: {restoreDrift: 0}\n  - tapOutside\n  - wait: 1\n"
        + "  - expect: {restoreDrift: 0}\n"
    ).run
    #expect(run.reasons.map(\.line) == [5])
    #expect(run.reasons.first?.found.hasPrefix("no value") == true)
  }
}
