import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// What steps make of the keyboard on a stage, and what the trace and the avoider have of it.
@MainActor
struct KeyboardStepsTests {
  /// Three fields on a screen of 393 × 852 points with a home indicator of 34, or on another device.
  private func stage(_ keyboard: String, device: String = "phone-393") throws -> Stage {
    let yaml = """
      device: \(device)
      keyboard: {\(keyboard)}
      scene:
        root:
          type: view
          layout: {axis: vertical, padding: 16, spacing: 8}
          children:
            - {type: field, id: name}
            - {type: field, id: secret, isSecure: true}
            - {type: field, id: age, keyboardType: number}
      """
    return try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "keyboard.yaml"), strategy: "headroom")
  }

  /// Says everything that the keyboard tells from here on, as `willShow 516`: the kind and the top of the end frame.
  private func log(of stage: Stage) -> () -> [String] {
    let lines = Lines()
    let listener = stage.keyboard.onNotification
    stage.keyboard.onNotification = {
      lines.all.append("\($0.kind) \(Int($0.end.minY))")
      listener($0)
    }
    return {
      defer { lines.all = [] }
      return lines.all
    }
  }

  private final class Lines { var all: [String] = [] }

  private func focus(_ id: String, on stage: Stage) throws {
    try #require(stage.window.descendant(named: id)).becomeFirstResponder()
    stage.advance(to: stage.time + 1)
  }

  private func change(_ stage: Stage, _ change: Step.KeyboardChange) {
    stage.perform(.keyboard(change), at: stage.time)
    stage.advance(to: stage.time + 1)
  }

  private func frame(_ stage: Stage) -> TraceFrame { stage.traceFrame(at: stage.time) }

  /// CASES.md X8, X16, D2, D12; FACTS.md §2: 291 without suggestions, 336 with. 852 − 336 = 516, 852 − 291 = 561,
  /// 852 − 260 = 592.
  @Test func `each field brings the keyboard of its kind, and a switch goes one way`() throws {
    let stage = try stage("bar: true, accessory: 0, heights: {number: 260}")
    let fields = [("name", 516.0), ("secret", 561), ("age", 592), ("name", 516), ("secret", 561), ("name", 516)]
    var edge = 852.0
    for (id, end) in fields {
      try #require(stage.window.descendant(named: id)).becomeFirstResponder()
      for _ in 0..<60 {
        stage.advance(to: stage.time + 1.0 / 60)
        let now = Double(stage.keyboard.coverEdge)
        #expect(end > edge ? now >= edge && now <= end : now <= edge && now >= end)
        edge = now
      }
      #expect(edge == end && frame(stage).occluders == [CGRect(x: 0, y: end, width: 393, height: 852 - end)])
      #expect(stage.avoider.keyboardFrame?.minY == CGFloat(end))
    }
  }

  /// CASES.md D3, D4, X1: 291, 336, 291, 336, and 312. FACTS.md §4: all four messages, begin and end both on screen.
  @Test func `what becomes another while it is up is told once, by all four messages`() throws {
    let stage = try stage("accessory: 0")
    try focus("name", on: stage)
    let told = log(of: stage)
    let steps: [(Step.KeyboardChange, top: Int)] = [
      (.init(bar: 45), 516), (.init(bar: 0), 561), (.init(kind: .always(.emoji)), 516),
      (.init(kind: .asFieldsAsk), 561), (.init(height: 312, bar: 45), 495), (.init(accessory: 44), 451),
    ]
    for (step, top) in steps {
      change(stage, step)
      #expect(told() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"].map { "\($0) \(top)" })
      #expect(frame(stage).edge == CGFloat(top))
    }
    change(stage, .init(motion: .linear220))
    #expect(told().isEmpty && stage.keyboard.motion == .linear220)
  }

  @Test func `an accessory has the height that is said, and its own otherwise`() throws {
    let stage = try stage("accessory: 44")
    try focus("name", on: stage)
    #expect(stage.keyboard.currentAccessory?.frame.height == 44 && stage.keyboard.coverEdge == 852 - 291 - 44)
    change(stage, .init(accessory: 40))
    #expect(stage.keyboard.currentAccessory?.frame.height == 40 && stage.keyboard.coverEdge == 852 - 291 - 40)
    change(stage, .init(accessory: 0))
    #expect(stage.keyboard.currentAccessory == nil && stage.keyboard.coverEdge == 561)
  }

  /// CASES.md E2, E7, X42, X48: 1024 − 55 = 969.
  @Test func `of a hardware keyboard only bars are seen, and nothing is said without any`() throws {
    let stage = try stage("hardware: true, accessory: 0, height: 264", device: "{width: 768, height: 1024}")
    let told = log(of: stage)
    try focus("name", on: stage)
    #expect(told().isEmpty && frame(stage).occluders.isEmpty && frame(stage).edge == 1024)
    change(stage, .init(bar: 55))
    #expect(told() == ["willChangeFrame 969", "willShow 969", "didChangeFrame 969", "didShow 969"])
    #expect(frame(stage).occluders == [CGRect(x: 0, y: 969, width: 768, height: 55)])
    #expect(stage.keyboard.location(ofKey: "q") == nil)
    change(stage, .init(bar: 0))
    #expect(told().count == 4 && frame(stage).edge == 1024)
    change(stage, .init(posture: .docked))
    #expect(told().count == 4 && frame(stage).edge == 1024 - 264 && stage.keyboard.location(ofKey: "q") != nil)
  }

  /// CASES.md E6: the accessory stands on the home indicator's room, 852 − 44 − 34 = 774.
  @Test func `the accessory over a hardware keyboard keeps clear of the home indicator`() throws {
    let stage = try stage("hardware: true, accessory: 44")
    try focus("name", on: stage)
    #expect(frame(stage).edge == 774 && stage.avoider.keyboardFrame?.minY == 774)
  }

  /// CASES.md X30, X56: the keyboard at (400, 300), its accessory on the home indicator's 20 points at the bottom.
  @Test func `a floating keyboard and what it leaves at the bottom are two occluders`() throws {
    let stage = try stage(
      "floating: {x: 400, y: 300, width: 320, height: 260}, accessory: 44, height: 291", device: "tablet-834")
    try focus("name", on: stage)
    let (keys, bar) = (CGRect(x: 400, y: 300, width: 320, height: 260), CGRect(x: 0, y: 1146, width: 834, height: 64))
    #expect(frame(stage).occluders == [keys, bar] && frame(stage).edge == 1146)
    #expect(stage.avoider.facts()?.occluders == [keys, bar])
    change(stage, .init(accessory: 0))
    #expect(frame(stage).occluders == [keys] && frame(stage).edge == 1210 && frame(stage).edgeEnd == nil)
    // The plate takes the tap, and nothing behind it is meant by it.
    stage.perform(.touch(.began, CGPoint(x: 500, y: 400)), at: stage.time)
    stage.perform(.touch(.ended, CGPoint(x: 500, y: 400)), at: stage.time + 0.08)
    #expect(stage.window.firstResponder?.id == "name")
    // 1210 − 291 = 919.
    change(stage, .init(posture: .docked))
    #expect(frame(stage).occluders == [CGRect(x: 0, y: 919, width: 834, height: 291)] && frame(stage).edge == 919)
    stage.window.makeFirstResponder(nil)
    stage.advance(to: stage.time + 1)
    #expect(frame(stage).occluders.isEmpty && stage.avoider.keyboardFrame == nil)
  }

  /// What lies over the content is no blank space.
  @Test func `a tap outside does not meet a keyboard that floats`() throws {
    let stage = try stage(
      "floating: {x: 0, y: 0, width: 834, height: 400}, accessory: 0, height: 291", device: "tablet-834")
    try focus("name", on: stage)
    let player = ScriptPlayer([Step(.tapOutside), Step(.wait(1))], on: stage, file: "test.yaml")
    while !player.isFinished { try player.advance(to: stage.time + 0.1) }
    #expect(stage.window.firstResponder == nil)
  }

  /// 40 % of 834, rounded, is 334; 1210 − 291 − 100 = 819.
  @Test(arguments: [
    (KeyboardPosture.undocked, [CGRect(x: 0, y: 819, width: 834, height: 291)]),
    (.split, [CGRect(x: 0, y: 819, width: 334, height: 291), CGRect(x: 500, y: 819, width: 334, height: 291)]),
  ])
  func `away from the bottom its parts are occluders, and the edge is the window's`(
    posture: KeyboardPosture, parts: [CGRect]
  ) throws {
    let stage = try stage("accessory: 0, height: 291", device: "tablet-834")
    try focus("name", on: stage)
    let told = log(of: stage)
    change(stage, .init(posture: posture))
    #expect(told() == ["willHide 1210", "willChangeFrame 819", "didChangeFrame 819"])
    #expect(frame(stage).occluders == parts && frame(stage).edge == 1210)
    #expect(stage.avoider.facts()?.occluders == parts)
    stage.window.makeFirstResponder(nil)
    stage.advance(to: stage.time + 1)
    #expect(told() == ["willChangeFrame 1210", "didChangeFrame 1210"] && frame(stage).occluders.isEmpty)
    #expect(stage.avoider.keyboardFrame == nil)
  }
}
