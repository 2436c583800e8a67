import Foundation
import Scenarios
import Staging
import TestSupport
import Testing
import Tracing
import ViewTree

/// The promise of a recording: it is the list of events, and replaying them shows the same in every frame.
@MainActor
struct ReplayTests {
  private static let rate = 20

  /// A live session: events come in between frames at irregular times; what is told of them is written down.
  private func live(_ scenario: Scenario, _ session: RandomSession, seed: UInt64) throws -> (
    script: String, trace: Data
  ) {
    let stage = try Stages.stage(scenario)
    var script = ScriptWriter.header(of: scenario)
    stage.onEvent = { script += ScriptWriter.line(for: Step($0.event.action, at: $0.time), comment: "a # comment") }
    var random = SeededGenerator(seed: seed)
    var log = TraceLog(stage: stage, program: "test", rate: Self.rate, scale: 1, fingerprint: "")
    var rest = session.events[...]
    for frame in 0...Self.frames(session) {
      let time = Double(frame) / Double(Self.rate)
      while let event = rest.first, event.time <= time {
        // A window paints whenever it can.
        if Bool.random(using: &random) {
          stage.advance(to: Double.random(in: stage.time...max(stage.time, event.time), using: &random))
          _ = stage.window.makeDisplayList()
        }
        stage.perform(event.event, at: event.time)
        rest.removeFirst()
      }
      stage.advance(to: time)
      log.append(stage, time: time)
    }
    #expect(rest.isEmpty)
    return (script, log.takeData())
  }

  private static func frames(_ session: RandomSession) -> Int {
    Int(((session.events.last?.time ?? 0) + 1.5) * Double(rate))
  }

  private func replay(_ script: String, named name: String, frames: Int) throws -> Data {
    let file = name + ".yaml"
    let scenario = try Stages.library.scenario(yaml: script, file: file)
    let stage = try Stages.stage(scenario)
    let player = ScriptPlayer(scenario.script, on: stage, file: file)
    var log = TraceLog(stage: stage, program: "test", rate: Self.rate, scale: 1, fingerprint: "")
    for frame in 0...frames {
      let time = Double(frame) / Double(Self.rate)
      try player.advance(to: time)
      log.append(stage, time: time)
    }
    #expect(player.isFinished)
    return log.takeData()
  }

  @Test(arguments: ["long-form", "editor", "sign-in"], 1...3)
  func `a session replays to the same trace, byte for byte`(scene: String, seed: Int) throws {
    let seed = UInt64(seed) &* 7919 &+ UInt64(scene.utf8.count)
    let session = RandomSession(seed: seed, count: 220)
    var scenario = try Stages.library.loadScenario(scene)
    scenario.script = []
    scenario.strategy = "headroom"
    scenario.name = scene
    let (script, trace) = try live(scenario, session, seed: seed)
    let lines = script.split(separator: "\n").filter { $0.hasPrefix("  - ") }
    #expect(lines.count == session.events.count)
    let replayed = try replay(script, named: scene, frames: Self.frames(session))
    guard replayed != trace else { return }
    let pairs = zip(trace.split(separator: 10), replayed.split(separator: 10))
    let first = pairs.enumerated().first { $1.0 != $1.1 }
    let (a, b) = (
      first.map { String(decoding: $1.0, as: UTF8.self) }, first.map { String(decoding: $1.1, as: UTF8.self) }
    )
    Issue.record("seed \(seed): frame \(first?.offset ?? -1)\nlive   \(a ?? "")\nreplay \(b ?? "")")
  }

  @Test func `the sessions do what they are for`() throws {
    let session = RandomSession(seed: 1, count: 400)
    func count(_ isWanted: (StageEvent) -> Bool) -> Int { session.events.count { isWanted($0.event) } }
    #expect(count { if case .touch(.moved, _) = $0 { true } else { false } } > 50)
    #expect(count { if case .text = $0 { true } else { false } } > 30)
    #expect(count { if case .strategy = $0 { true } else { false } } > 1)
    #expect(count { if case .keyboard = $0 { true } else { false } } > 1)
    let stage = try Stages.stage("long-form")
    var edges: Set<CGFloat> = []
    var (scrolled, glides) = (0, 0)
    for event in session.events {
      stage.perform(event.event, at: event.time)
      edges.insert(stage.look.edge)
      if (stage.look.view(.scroll)?.offset ?? 0) > 1 { scrolled += 1 }
      if stage.window.fingerLocation == nil, stage.look.view(.scroll)?.writer == "hand" { glides += 1 }
    }
    #expect(edges.count > 30 && scrolled > 30 && glides > 5, "\(edges.count) \(scrolled) \(glides)")
  }

  @Test func `what a script did is written down by it as events that replay to the same`() throws {
    let scenario = try Stages.library.loadScenario("tour")
    let stage = try Stages.stage(scenario)
    var bare = scenario
    bare.script = []
    var script = ScriptWriter.header(of: bare)
    stage.onEvent = { script += ScriptWriter.line(for: Step($0.event.action, at: $0.time)) }
    let player = ScriptPlayer(scenario.script, on: stage, file: "tour")
    var log = TraceLog(stage: stage, program: "test", rate: Self.rate, scale: 1, fingerprint: "")
    var frame = 0
    while !player.isFinished {
      try player.advance(to: Double(frame) / Double(Self.rate))
      log.append(stage, time: Double(frame) / Double(Self.rate))
      frame += 1
    }
    let replayed = try replay(script, named: "tour", frames: frame - 1)
    #expect(replayed == log.takeData())
    #expect(frame > 300)
  }
}
