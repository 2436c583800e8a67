import Foundation
import Staging
import TestSupport
import Testing
import Tracing
import ViewTree

/// Frames only sample: what is shown at a time does not depend on which times were looked at before.
@MainActor
struct SamplingTests {
  /// What the tour shows at every multiple of 1 / 10 s (rate 10: every tenth of what rate 100 shows), played at `rate`.
  private func looks(rate: Int, every stride: Int) throws -> [Look] {
    let scenario = try Stages.library.loadScenario("tour")
    let stage = try Stages.stage(scenario)
    let player = ScriptPlayer(scenario.script, on: stage, file: "tour")
    var looks: [Look] = []
    var frame = 0
    while !player.isFinished {
      try player.advance(to: Double(frame) / Double(rate))
      if frame % stride == 0 { looks.append(stage.look) }
      frame += 1
    }
    return looks
  }

  @Test func `30, 60, 120 and 1,000 frames a second show the same at equal times`() throws {
    let tenths = try looks(rate: 1000, every: 100)
    #expect(tenths.count > 100)
    #expect(Set(tenths.map(\.edge)).count > 20)
    #expect(Set(tenths.map(\.focus)).count >= 6)
    for rate in [30, 60, 120] {
      let others = try looks(rate: rate, every: rate / 10)
      #expect(zip(tenths, others).allSatisfy(==), "\(rate)")
      #expect(abs(tenths.count - others.count) <= 1)
    }
  }

  @Test func `30, 60 and 120 frames a second agree in every frame they have in common`() throws {
    let slow = try looks(rate: 30, every: 1)
    for (rate, stride) in [(60, 2), (120, 4)] {
      let others = try looks(rate: rate, every: stride)
      #expect(zip(slow, others).allSatisfy(==), "\(rate)")
    }
  }

  /// Where nothing has changed the views are not read again: what is read only once must be the same.
  @Test(arguments: ["tour", "switch-lower"])
  func `a frame tells the same whether or not there were frames before it`(name: String) throws {
    let scenario = try Stages.library.loadScenario(name)
    func player() throws -> ScriptPlayer { ScriptPlayer(scenario.script, on: try Stages.stage(scenario), file: name) }
    let sampled = try player()
    for frame in 0..<600 where !sampled.isFinished {
      try sampled.advance(to: Double(frame) / 60)
      let look = sampled.stage.look
      guard frame % 37 == 0 else { continue }
      let once = try player()
      try once.advance(to: Double(frame) / 60)
      #expect(once.stage.look == look, "frame \(frame)")
    }
  }

  @Test func `a frame that is looked at in passing takes nothing from the next`() throws {
    let (looked, plain) = (try Stages.stage("long-form"), try Stages.stage("long-form"))
    for stage in [looked, plain] {
      _ = stage.traceFrame(at: 0)
      stage.perform(.app(.focus("city")), at: 0.1)
    }
    let passing = looked.passingFrame(at: 0.1)
    #expect(passing.events == ["focus: city"] && passing.plan != nil && passing.layoutPasses > 0)
    #expect(looked.passingFrame(at: 0.1) == passing)
    #expect(looked.traceFrame(at: 0.1) == passing && plain.traceFrame(at: 0.1) == passing)
    #expect(looked.passingFrame(at: 0.1).events == [] && looked.passingFrame(at: 0.1).plan == nil)
  }

  /// What happens by itself at times of its own: a held key repeats, glides end, bounce and are caught.
  private static let hands = """
    scene: long-form
    script:
      - tapOn: full-name
      - wait: 0.6
      - longPressOn: {key: delete}
      - drag: {path: [[195, 400], [195, 150]], duration: 0.12}
      - wait: 0.3
      - drag: {path: [[195, 400], [195, 100]], duration: 0.1}
      - waitForAnimationToEnd
      - drag: {path: [[195, 200], [195, 480]], duration: 0.1}
      - wait: 2
      - inputText: ab
      - wait: 1
      - hideKeyboard
      - wait: 1
    """

  @Test(arguments: [1, 2, 3, 4] as [UInt64], ["hands", "tour", "editor"])
  func `looking at other times in between changes nothing`(seed: UInt64, name: String) throws {
    var random = SeededGenerator(seed: seed)
    let scenario =
      name == "hands"
      ? try Stages.library.scenario(yaml: Self.hands, file: "hands.yaml") : try Stages.library.loadScenario(name)
    let (plain, looked) = (try Stages.stage(scenario), try Stages.stage(scenario))
    let players = [plain, looked].map { ScriptPlayer(scenario.script, on: $0, file: name) }
    var time = 0.0
    while !players[0].isFinished {
      time += 0.25
      try players[0].advance(to: time)
      let times = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Double.random(in: (time - 0.25)...time, using: &random)
      }
      for step in times.sorted() {
        try players[1].advance(to: step)
        // Looking is what a window does: it lays out and makes a display list.
        if Bool.random(using: &random) { _ = looked.window.makeDisplayList() }
        if Bool.random(using: &random) { _ = looked.look }
      }
      try players[1].advance(to: time)
      #expect(plain.look == looked.look, "\(time) s")
    }
  }
}
