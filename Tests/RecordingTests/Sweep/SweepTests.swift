import CairoRendering
import Foundation
import HeadroomApp
import Scenarios
import Staging
import TestSupport
import Testing

@testable import Recording

/// What a sweep makes of a scene, and a seeded sample of the whole.
@MainActor @Suite struct SweepTests {
  private let cairo: CairoRenderer
  private let layout: KeyboardLayout
  private let sweep: Sweep

  init() throws {
    let cairo = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    (self.cairo, self.layout) = (cairo, layout)
    sweep = Sweep { Stage($0, textEngine: cairo.textEngine, layout: layout) }
  }

  private func run(_ scenario: Scenario, _ strategy: String) -> CheckRun {
    CheckRunner { [cairo, layout] in Stage($0, strategy: $1, textEngine: cairo.textEngine, layout: layout) }
      .run(scenario, named: scenario.name, file: scenario.name, strategy: strategy)
  }

  private func scenario(_ scene: String, on device: Device? = nil) throws -> Scenario {
    var scenario = try Studio.library.scenario(showing: try Studio.library.loadScene(scene))
    if let device {
      scenario.device = device
      scenario.name += "-\(device.name ?? "")-\(device.orientation.rawValue)"
    }
    return scenario
  }

  /// A phone of 390 points: letters 216, the space of the home indicator 75, a bar 45.
  @Test func `each field gets each keyboard, is left for the next and dismissed`() throws {
    let passes = sweep.passes(of: try scenario("sign-in"))
    #expect(passes.map(\.keyboard.height) == [216, 216, 291, 291, 336, 336])
    #expect(Set(passes.map(\.name)).count == passes.count)
    let first = try #require(passes.first)
    #expect(first.name == "sign-in-216-email")
    #expect(
      first.script.map(\.action) == [
        .app(.focus("email")), .wait(1), .app(.focus("password")), .wait(1), .hideKeyboard, .wait(1),
      ])
    #expect(passes[1].script.first?.action == .app(.focus("password")))
    #expect(passes[1].script[2].action == .app(.focus("email")), "the last field is followed by the first")
  }

  @Test func `a field alone is not left for another, and what is laid over a scene is laid over it first`() throws {
    let yaml = """
      scene:
        root:
          type: view
          children:
            - {type: field, id: only, frame: {x: 16, y: 60, height: 44}}
            - type: sheet
              id: panel
              isPresented: false
              children: [{type: field, id: inner, frame: {x: 16, y: 20, height: 44}}]
      script: []
      """
    let passes = sweep.passes(of: try Studio.library.scenario(yaml: yaml, file: "sheet.yaml"))
    #expect(
      passes.prefix(2).map { $0.script.map(\.action) } == [
        [.app(.focus("only")), .wait(1), .hideKeyboard, .wait(1)],
        [.app(.present("panel")), .wait(1), .app(.focus("inner")), .wait(1), .hideKeyboard, .wait(1)],
      ])
  }

  /// Four slides, three interruptions, and of 30 frames the first, fifth … twenty-ninth.
  @Test func `every slide is interrupted by everything at every fourth frame`() throws {
    let all = sweep.interruptions(of: try scenario("sign-in"))
    #expect(all.count == 4 * 3 * 8 && Set(all.map(\.name)).count == all.count)
    let late = try #require(all.first { $0.name == "sign-in-hide-28-switch" })
    #expect(
      late.script.map(\.action) == [
        .app(.focus("email")), .wait(1), .hideKeyboard, .wait(0.467), .app(.focus("password")), .wait(1),
        .app(.unfocus), .wait(1),
      ])
    let atOnce = try #require(all.first { $0.name == "sign-in-grow-0-height" })
    #expect(
      atOnce.script.map(\.action).dropFirst(2).prefix(2) == [
        .keyboard(.init(height: 336)), .keyboard(.init(height: 291)),
      ])
  }

  /// Which scenes, devices and plays is chosen by the seed; another seed is another sample of `check --sweep`.
  @Test(arguments: 1...24)
  func `headroom stands a sample of the sweep`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = try #require(try Studio.library.sceneNames().randomElement(using: &random))
    var plays: [Scenario]
    if seed % 3 == 0 {
      plays = sweep.interruptions(of: try scenario(scene))
    } else {
      let device = try #require(try Studio.library.devices().randomElement(using: &random))
      plays = sweep.passes(of: try scenario(scene, on: device.held(seed % 3 == 1 ? .portrait : .landscapeLeft)))
    }
    for play in plays.shuffled(using: &random).prefix(3) {
      let run = run(play, "headroom")
      #expect(run.passes, "\(play.name): \(run.reasons.map(\.sentence).joined(separator: "; "))")
    }
  }

  @Test func `who does nothing does not stand it`() throws {
    let low = sweep.passes(of: try scenario("long-form")).filter { $0.name.hasSuffix("-notes") }
    #expect(!low.isEmpty && low.allSatisfy { !run($0, "none").passes })
  }
}
