import CairoRendering
import Foundation
import HeadroomApp
import Scenarios
import Staging
import Testing

@testable import Recording

/// What is made, judged and shrunk. In the small scene the field begins at 700, and the keyboard's edge is at 513.
@MainActor
struct FuzzerTests {
  private static let scene = """
    scene:
      root:
        type: view
        children:
          - {type: label, id: hint, text: Down there, frame: {x: 16, y: 60, height: 24}}
          - {type: field, id: low, frame: {x: 16, y: 700, height: 44}}
    script:

    """

  private func scenario(_ steps: [String]) throws -> Scenario {
    try Studio.library.scenario(yaml: Self.scene + steps.map { "  - \($0)\n" }.joined(), file: "small.yaml")
  }

  private func judge(_ strategy: String) throws -> FuzzJudge {
    let renderer = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    return FuzzJudge(strategy: strategy, library: Studio.library) {
      Stage($0, strategy: $1, textEngine: renderer.textEngine, layout: layout)
    }
  }

  private func fuzzer(_ strategy: String) throws -> Fuzzer {
    Fuzzer(judge: try judge(strategy), devices: try Studio.library.devices())
  }

  private static let steps = [
    "hideKeyboard", "theme: dark", "tapOn: low", "wait: 1", "tapOn: {key: \"€\"}", "wait: 0.5",
  ]

  /// There is no keyboard to hide at first, and no such key on its first page.
  @Test func `what holds is said with its length, without the steps that cannot be done`() throws {
    let verdict = try #require(try judge("headroom").verdict(on: try scenario(Self.steps), isThorough: true))
    #expect(verdict.fault == nil)
    let kept = try scenario([1, 2, 3, 5].map { Self.steps[$0] }).script
    #expect(verdict.scenario.script.map(\.action) == kept.map(\.action))
    // A tap of 0.08 s, then 1.5 s, at 60 frames a second.
    #expect(abs(verdict.duration - 1.58) < 0.02)
  }

  @Test func `a gate that is not kept is a fault of its name`() throws {
    let verdict = try #require(try judge("none").verdict(on: try scenario(Self.steps), isThorough: false))
    #expect(verdict.fault?.kind == "caretVisible")
    #expect(verdict.fault?.sentence == "0, and shall be ≥ 1")
  }

  /// With no strategy the caret is covered once the field has focus and the keyboard has come: no other step is needed.
  @Test func `what fails is shrunk to what fails in the same way`() throws {
    let fuzzer = try fuzzer("none")
    let start = try scenario(Self.steps)
    let fault = try #require(try judge("none").verdict(on: start, isThorough: false)?.fault)
    var tried: [Int] = []
    let finding = fuzzer.shrunk(start, fault, seed: 7) { tried.append($0) }
    #expect(tried == Array(1...tried.count) && tried.count < Fuzzer.shrinkingLimit, "it ends by itself")
    #expect(finding.fault.kind == "caretVisible" && finding.fileName == "fuzz-7-caretVisible.yaml")
    #expect(finding.scenario.script.map(\.action) == [.app(.focus("low")), .wait(1)])
    #expect(!finding.text.contains("hint"))
    let read = try Studio.library.scenario(yaml: finding.text, file: finding.fileName)
    #expect(try judge("none").verdict(on: read, isThorough: false)?.fault == finding.fault)
    #expect(try judge("headroom").verdict(on: read, isThorough: false)?.fault == nil)
    var few: [Int] = []
    _ = fuzzer.shrunk(start, fault, seed: 7, limit: 3) { few.append($0) }
    #expect(few == [1, 2, 3])
  }

  /// Seed 8 is a chat, whose field is at the very bottom. Its waits come to 5.958 s, four and five characters are typed in
  /// 0.18 and 0.24 s; 6.378 s is over in frame 383.
  @Test func `a seed holds where it is avoided, and fails where nothing is`() throws {
    guard case .fails(let scenario, let fault) = try fuzzer("none").outcome(of: 8) else {
      Issue.record("nothing avoids the keyboard, and all holds")
      return
    }
    #expect(fault == FuzzFault(kind: "caretVisible", "0, and shall be ≥ 1") && scenario.name == "fuzz-8")
    guard case .holds(let duration) = try fuzzer("headroom").outcome(of: 8) else {
      Issue.record("headroom does not hold")
      return
    }
    #expect(abs(duration - 383.0 / 60) < 0.001)
  }

  /// Planners that are wrong on purpose: one moves twice by what is needed, one restores by what it has added up.
  @Test(
    arguments: [
      ("planted-double-move", 129, "displacementRatio"), ("planted-restore-by-delta", 24, "restoreDrift"),
    ] as [(String, UInt64, String)])
  func `a planner that is wrong is found, and what shows it is short`(
    _ strategy: String, _ seed: UInt64, _ kind: String
  ) throws {
    let fuzzer = try fuzzer(strategy)
    guard case .fails(let scenario, let fault) = fuzzer.outcome(of: seed) else {
      Issue.record("\(strategy) is not found")
      return
    }
    #expect(fault.kind == kind)
    let finding = fuzzer.shrunk(scenario, fault, seed: seed, limit: 60)
    #expect(finding.scenario.script.count <= 6)
    #expect(finding.fault.kind == kind)
    #expect(try judge("headroom").verdict(on: finding.scenario, isThorough: true)?.fault == nil)
  }
}
