import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import TestSupport
import Testing
import Tracing
import ViewTree

/// Whatever becomes of the keyboard in whatever order: it replays to the byte, and in the end nothing is left of it.
@MainActor
struct RandomKeyboardTests {
  /// Everything that a script can do to a keyboard, at times that no frame is at.
  @MainActor private struct Session {
    private(set) var events: [TimedEvent] = []
    private var random: SeededGenerator
    private var time = 0.2

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      while events.count < count { act() }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    private mutating func flag() -> Bool { Bool.random(using: &random) }

    private mutating func add(_ event: StageEvent) {
      time += Int.random(in: 0..<5, using: &random) == 0 ? 0 : number(0.001...0.4)
      events.append(TimedEvent(event, at: time))
    }

    private mutating func act() {
      switch Int.random(in: 0..<14, using: &random) {
      case 0...2:
        let point = CGPoint(x: 195, y: number(150...500))
        add(.touch(.began, point))
        add(.touch(.ended, point))
      case 3: add(.moveFocus(flag() ? 1 : -1))
      case 4, 5: add(.keyboard(.init(posture: posture())))
      case 6...8: add(.keyboard(change()))
      case 9, 10: for _ in 0..<2 { add(.dragKeyboard(y: number(500...600), isReleased: flag())) }
      case 11: add(.keyboardEvent(word()))
      case 12: add(.dropFrames(Int.random(in: 1...4, using: &random)))
      default: add(.keyboardEvent(.restore))
      }
    }

    private mutating func change() -> Step.KeyboardChange {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: .init(height: number(200...340).rounded())
      case 1: .init(accessory: flag() ? 0 : number(20...60).rounded())
      case 2: .init(bar: flag() ? 0 : 45)
      case 3: .init(kind: flag() ? .asFieldsAsk : .always(KeyboardKind.allCases.randomElement(using: &random) ?? .text))
      case 4: .init(behavior: KeyboardBehavior.allCases.randomElement(using: &random))
      default: .init(posture: posture())
      }
    }

    private mutating func posture() -> KeyboardPosture {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .floating(CGRect(x: number(0...90), y: number(60...560), width: 300, height: 240))
      case 1: .split
      case 2: .undocked
      case 3: .hardware
      default: .docked
      }
    }

    private mutating func word() -> Step.SystemWord {
      let kind = KeyboardNotification.Kind.allCases.randomElement(using: &random) ?? .willShow
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .lose([kind])
      case 1: return .delay([kind: number(0...0.5)])
      default:
        let end = CGRect(x: 0, y: number(400...900), width: 390, height: number(0...400))
        return .send(.init(kind, end: end, duration: flag() ? 0.25 : 0, curve: flag() ? .keyboard : .linear))
      }
    }
  }

  private func run(
    _ scenario: Scenario, on stage: Stage, until end: TimeInterval, perform: (TimeInterval) throws -> Void
  )
    throws -> Data
  {
    var log = TraceLog(stage: stage, program: "test", rate: 10, scale: 1, fingerprint: "")
    for frame in 0...Int(end * 10) {
      try perform(Double(frame) / 10)
      log.append(stage, time: Double(frame) / 10)
    }
    return log.takeData()
  }

  @Test(arguments: [3, 17, 22] as [UInt64])
  func `anything done to the keyboard replays, and leaves nothing behind`(seed: UInt64) throws {
    let session = Session(seed: seed, count: 90)
    let end = (session.events.last?.time ?? 0) + 1
    let scenario = try Stages.library.loadScenario("long-form")
    let live = try Stages.stage(scenario, strategy: "headroom")
    var bare = scenario
    (bare.script, bare.strategy) = ([], "headroom")
    var script = ScriptWriter.header(of: bare)
    live.onEvent = { script += ScriptWriter.line(for: Step($0.event.action, at: $0.time)) }
    var (rest, postures) = (session.events[...], Set<KeyboardPosture>())
    let trace = try run(bare, on: live, until: end) { time in
      while let event = rest.first, event.time <= time {
        live.perform(event.event, at: event.time)
        if live.keyboard.coverEdge < 844 || !live.keyboard.shownParts.isEmpty {
          postures.insert(live.keyboard.model.shownPosture)
        }
        rest.removeFirst()
      }
      live.advance(to: time)
    }
    #expect(rest.isEmpty && postures.count > 2)
    let loaded = try Stages.library.scenario(yaml: script, file: scenario.name + ".yaml")
    let again = try Stages.stage(loaded)
    let player = ScriptPlayer(loaded.script, on: again, file: "again")
    #expect(try run(loaded, on: again, until: end) { try player.advance(to: $0) } == trace)
    live.perform(.keyboardEvent(.restore), at: end)
    live.perform(.keyboard(.init(posture: .docked)), at: end)
    live.perform(.dragKeyboard(y: 844, isReleased: true), at: end)
    live.perform(.escape, at: end)
    live.advance(to: end + 1)
    try #require(live.window.descendant(named: "card-number")).becomeFirstResponder()
    live.advance(to: end + 3)
    #expect(live.keyboard.shownParts.count == 1 && live.avoider.keyboardFrame?.minY == live.keyboard.coverEdge)
    live.perform(.escape, at: end + 3)
    live.advance(to: end + 5)
    #expect(live.keyboard.shownParts.isEmpty && live.avoider.keyboardFrame == nil && live.avoider.movedDistance == 0)
  }
}
