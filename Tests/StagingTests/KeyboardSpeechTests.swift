import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// A finger that a script puts on the keyboard, what it has the system say, and that all of it replays.
@MainActor
struct KeyboardSpeechTests {
  private func stage() throws -> Stage {
    let stage = try Stages.stage("long-form", strategy: "headroom")
    try #require(stage.window.descendant(named: "card-number")).becomeFirstResponder()
    stage.advance(to: 1)
    return stage
  }

  /// CASES.md H16, X20: the edge, 513 of 844, goes with the finger, by no longer steps; 40 of 331 points are less than the
  /// 15 % that dismiss (FACTS.md A.16), and 40 points a second no flick.
  @Test func `a finger takes the keyboard down frame by frame, and it goes back`() throws {
    let (stage, player) = try Stages.script(
      """
      - tapOn: card-number
      - {at: 2, dragKeyboard: {by: 40, duration: 1}}
      - wait: 1
      """)
    var (last, frames) = (CGFloat(513), 0)
    for frame in 1...60 {
      try player.advance(to: 2 + Double(frame) / 60 - 0.001)
      let shown = stage.traceFrame(at: stage.time)
      #expect(shown.edge >= last && shown.edge - last <= 40.0 / 60 + 1e-9 && shown.isKeyboardInHand)
      #expect(stage.avoider.keyboardFrame?.minY == shown.edge)
      if shown.edge > last { frames += 1 }
      last = shown.edge
    }
    #expect(frames > 55 && last > 552)
    try player.advance(to: 4)
    #expect(stage.keyboard.coverEdge == 513 && stage.window.firstResponder?.id == "card-number")
  }

  @Test func `a finger that stays goes on with the next drag, and lets go`() throws {
    let (stage, player) = try Stages.script(
      """
      - tapOn: card-number
      - {at: 2, dragKeyboard: {to: 700, duration: 0.5, release: false}}
      - wait: 1
      - dragKeyboard: {by: 30}
      - wait: 1
      """)
    try player.advance(to: 3.4)
    let held = stage.traceFrame(at: stage.time)
    #expect(held.edge == 700 && held.isKeyboardInHand && held.finger?.y == 700)
    try player.advance(to: 5)
    #expect(stage.keyboard.coverEdge == 844 && stage.window.firstResponder == nil)
    #expect(stage.traceFrame(at: 5).finger == nil)
  }

  @Test func `there is no drag of a keyboard that is not there`() throws {
    let (_, player) = try Stages.script("- dragKeyboard: {by: 30}")
    #expect(throws: ScenarioError.self) { try player.advance(to: 1) }
  }

  /// CASES.md H8: the keyboard goes and nobody says so; then it is said.
  @Test func `what is lost is not heard, until it is said by the script`() throws {
    let stage = try stage()
    stage.perform(.keyboardEvent(.lose([.willHide, .didHide, .willChangeFrame, .didChangeFrame])), at: 1)
    stage.perform(.escape, at: 1.1)
    stage.advance(to: 2)
    #expect(stage.keyboard.coverEdge == 844 && stage.avoider.keyboardFrame?.minY == 513)
    let hide = Step.SentNotification(.willHide, end: .zero)
    stage.perform(.keyboardEvent(.send(hide)), at: 2)
    #expect(stage.avoider.keyboardFrame == nil)
    stage.perform(.keyboardEvent(.restore), at: 2)
    try #require(stage.window.descendant(named: "card-number")).becomeFirstResponder()
    stage.advance(to: 3)
    stage.perform(.escape, at: 3)
    #expect(stage.avoider.keyboardFrame == nil)
  }

  @Test func `what is late is heard so much later`() throws {
    let stage = try Stages.stage("long-form", strategy: "headroom")
    stage.perform(.keyboardEvent(.delay([.willShow: 0.4, .willChangeFrame: 0.4])), at: 0)
    try #require(stage.window.descendant(named: "card-number")).becomeFirstResponder()
    stage.advance(to: 0.39)
    #expect(stage.avoider.keyboardFrame == nil && stage.keyboard.coverEdge < 520)
    stage.advance(to: 0.4)
    #expect(stage.avoider.keyboardFrame?.minY == 513)
  }

  /// CASES.md F8, D8: another app's show is none of ours; a hide is one whatever frame it names.
  @Test func `a message of the script reaches the avoider as the system's would`() throws {
    let stage = try stage()
    let other = Step.SentNotification(.willShow, end: CGRect(x: 0, y: 300, width: 390, height: 544), isLocal: false)
    stage.perform(.keyboardEvent(.send(other)), at: 1)
    #expect(stage.avoider.keyboardFrame?.minY == 513)
    let higher = Step.SentNotification(
      .willShow, end: CGRect(x: 0, y: 400, width: 390, height: 444), duration: 0, curve: .linear)
    stage.perform(.keyboardEvent(.send(higher)), at: 1)
    #expect(stage.avoider.keyboardFrame?.minY == 400)
    let field = try #require(stage.window.firstResponder)
    #expect(field.frameInWindow(in: .presentation).maxY <= 400)
    let hide = Step.SentNotification(.willHide, end: CGRect(x: 0, y: 804, width: 390, height: 40))
    stage.perform(.keyboardEvent(.send(hide)), at: 2)
    #expect(stage.avoider.keyboardFrame == nil && stage.keyboard.coverEdge == 513)
  }

  @Test func `dropped frames of a followed keyboard are not heard`() throws {
    let stage = try stage()
    stage.perform(.dragKeyboard(y: 513, isReleased: false), at: 1)
    stage.perform(.dropFrames(2), at: 1)
    for (index, heard) in [513.0, 513, 543].enumerated() {
      stage.perform(.dragKeyboard(y: 523 + 10 * CGFloat(index), isReleased: false), at: 1 + 0.1 * Double(index + 1))
      #expect(stage.keyboard.coverEdge == 523 + 10 * CGFloat(index))
      #expect(stage.avoider.keyboardFrame?.minY == CGFloat(heard))
    }
  }

  /// Every file of examples, by its texts between fences.
  private static func examples() throws -> [String] {
    let guide = Stages.assets.deletingLastPathComponent()
      .appendingPathComponent("Sources/Scenarios/Scenarios.docc/Keyboards.md")
    let parts = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```")
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element.dropFirst("yaml\n".count)) }
  }

  private func play(_ scenario: Scenario, until end: TimeInterval? = nil) throws -> (script: String, trace: Data) {
    let stage = try Stages.stage(scenario, strategy: "headroom")
    var bare = scenario
    bare.script = []
    var script = ScriptWriter.header(of: bare)
    stage.onEvent = { script += ScriptWriter.line(for: Step($0.event.action, at: $0.time)) }
    let player = ScriptPlayer(scenario.script, on: stage, file: scenario.name)
    var log = TraceLog(stage: stage, program: "test", rate: 20, scale: 1, fingerprint: "")
    var frame = 0
    while end.map({ Double(frame) / 20 <= $0 }) ?? !player.isFinished {
      try player.advance(to: Double(frame) / 20)
      log.append(stage, time: Double(frame) / 20)
      frame += 1
    }
    return (script, log.takeData())
  }

  @Test func `the guide's examples play, and what they did replays to the same trace`() throws {
    let examples = try Self.examples()
    #expect(examples.count == 4)
    for example in examples {
      let scenario = try Stages.library.scenario(yaml: example + "  - wait: 1\n", file: "guide.yaml")
      let played = try play(scenario)
      let end = Double(played.trace.split(separator: 10).count - 2) / 20
      let replayed = try play(try Stages.library.scenario(yaml: played.script, file: "guide.yaml"), until: end)
      #expect(replayed.trace == played.trace && replayed.script == played.script)
    }
  }
}
