import Foundation
import Testing

@testable import Scenarios

/// Random scenarios are scenarios: the same for the same seed, and files that read back.
@Suite struct RandomScenarioTests {
  private static let seeds: Range<UInt64> = 0..<300
  private static let library = ScenarioLibrary(assets: Assets.folder)

  private func scenarios() throws -> [Scenario] {
    let devices = try Self.library.devices()
    return Self.seeds.map { Scenario.random(seed: $0, devices: devices) }
  }

  @Test func `every seed makes a scenario that reads back from its file and is written the same again`() throws {
    for scenario in try scenarios() {
      let text = ScriptWriter.file(of: scenario)
      do {
        let read = try Self.library.scenario(yaml: text, file: scenario.name + ".yaml")
        #expect(ScriptWriter.file(of: read) == text, "\(scenario.name)")
      } catch {
        Issue.record("\(error)\n\(text)")
      }
    }
  }

  @Test func `the same seed makes the same`() throws {
    #expect(try scenarios() == scenarios())
  }

  @Test func `every kind of view and nearly every step comes up`() throws {
    let all = try scenarios()
    let kinds = Set(all.flatMap { $0.scene.nodes.map(\.kind) })
    #expect(Set(SceneNode.Kind.allCases).subtracting(kinds) == [])
    let text = all.map(ScriptWriter.file).joined()
    let unused = StepWord.allCases.filter { !text.contains("\($0.rawValue)") }
    // What only a person who films, writes or reads a script says.
    let spoken: [StepWord] = [
      .shiftTouchDown, .middleClick, .scroll, .at, .waitForAnimationToEnd, .startRecording, .stopRecording, .chapter,
      .repeat, .expect, .runFlow, .copyTextFrom, .assertVisible, .assertNotVisible, .takeScreenshot,
    ]
    #expect(Set(unused).subtracting(spoken) == [])
    #expect(all.contains(where: \.isCalm) && all.contains { !$0.isCalm } && all.contains { $0.withoutKeyboard != nil })
  }

  @Test func `what could be smaller never is the same, and comes to an end`() throws {
    let device = try Self.library.device(named: Device.defaultName)
    for scenario in try scenarios().prefix(20) {
      let smaller = scenario.smaller(ordinary: device)
      #expect(!smaller.isEmpty && !smaller.contains(scenario))
    }
    var least = try scenarios()[3]
    var count = 0
    while let next = least.smaller(ordinary: device).first, count < 10_000 { (least, count) = (next, count + 1) }
    #expect(count < 10_000 && least.script.isEmpty)
  }
}
