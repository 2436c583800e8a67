import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

@MainActor
struct StageTests {
  private func tap(_ stage: Stage, _ point: CGPoint, at time: TimeInterval) {
    stage.perform(.touch(.began, point), at: time)
    stage.perform(.touch(.ended, point), at: time + 0.08)
  }

  /// A tap on the postcode's field, which ends at 561.
  private func tapPostcode(_ stage: Stage, at time: TimeInterval) { tap(stage, CGPoint(x: 195, y: 530), at: time) }

  @Test func `a tap on a covered field brings it above the keyboard`() throws {
    let stage = try Stages.stage("long-form")
    tapPostcode(stage, at: 0.4)
    stage.advance(to: 2)
    #expect(stage.look.focus == "postcode")
    #expect(stage.look.edge == 513)
    #expect(stage.look.view(.field)?.rect.maxY == 503)
    #expect(stage.window.firstResponder?.id == "postcode")
  }

  /// GNOME Shell's rest of 300 ms, then linear in 220 ms (FACTS.md, "Keyboard motion presets"): 844 − 331 · 55 / 220.
  @Test func `the keyboard moves and tells as the scenario says`() throws {
    let yaml = "scene: long-form\nkeyboard: {motion: linear-220, behavior: gnome}\n"
    let stage = try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "gnome.yaml"))
    #expect(stage.keyboard.motion == .linear220 && stage.keyboard.behavior == .gnome)
    tapPostcode(stage, at: 0.4)
    for (time, edge) in [(0.77, 844.0), (0.835, 761.25), (1.2, 513)] {
      stage.advance(to: time)
      #expect(abs(stage.look.edge - edge) < 1e-6, "at \(time)")
    }
    stage.perform(.reset, at: 1.3)
    #expect(stage.keyboard.motion == .linear220 && stage.keyboard.behavior == .gnome)
  }

  @Test func `a reset goes back to the beginning of the scene, not of time`() throws {
    let stage = try Stages.stage("long-form")
    let rest = stage.look
    tapPostcode(stage, at: 0.4)
    stage.perform(.text("8"), at: 1)
    stage.perform(.reset, at: 1.1)
    #expect(stage.time == 1.1)
    #expect(stage.look == rest)
    stage.advance(to: 3)
    #expect(stage.look == rest)
    #expect((stage.window.descendant(named: "postcode") as? TextField)?.text == "")
  }

  @Test func `after a reset the same acts lead to the same again`() throws {
    let stage = try Stages.stage("long-form")
    func act(from start: TimeInterval) -> [Look] {
      tapPostcode(stage, at: start + 0.4)
      return (0..<60).map { frame in
        stage.advance(to: start + 0.5 + Double(frame) / 60)
        return stage.look
      }
    }
    let first = act(from: 0)
    stage.perform(.reset, at: 4)
    let second = act(from: 4)
    for (a, b) in zip(first, second) {
      #expect(abs(a.edge - b.edge) < 1e-9)
      #expect(zip(a.views, b.views).allSatisfy { abs($0.rect.minY - $1.rect.minY) < 1e-9 && $0.id == $1.id })
    }
    #expect(first.last?.view(.field)?.rect.maxY == 503)
  }

  @Test func `a reset keeps the settings`() throws {
    let stage = try Stages.stage("long-form")
    stage.perform(.strategy("transform-field"), at: 0.1)
    stage.perform(.keyboard(.init(height: 336)), at: 0.2)
    stage.perform(.theme(.dark), at: 0.3)
    stage.perform(.avoidance(false), at: 0.4)
    stage.perform(.reset, at: 0.5)
    #expect(stage.avoider.strategyName == "transform-field")
    #expect(stage.keyboard.height == 336)
    #expect(stage.theme == .dark && stage.window.theme == .dark)
    #expect(!stage.avoider.isEnabled)
    tapPostcode(stage, at: 1)
    stage.advance(to: 2)
    #expect(stage.look.edge == 468)
    #expect(stage.look.view(.root)?.translationY == 0)
  }

  @Test func `the theme colours everything and moves nothing`() throws {
    let stage = try Stages.stage("long-form")
    let look = stage.look
    _ = stage.window.makeDisplayList()
    #expect(!stage.window.needsDisplay)
    stage.perform(.theme(.dark), at: 0.1)
    #expect(stage.window.theme == .dark && stage.theme == .dark)
    #expect(stage.window.needsDisplay)
    #expect(stage.look == look)
  }

  @Test func `another keyboard height moves keyboard and field`() throws {
    let stage = try Stages.stage("long-form")
    tapPostcode(stage, at: 0.4)
    stage.perform(.keyboard(.init(height: 336)), at: 1.5)
    stage.advance(to: 3)
    #expect(stage.look.edge == 468)
    #expect(stage.look.view(.field)?.rect.maxY == 458)
  }

  @Test func `every event is told, before it happens, at its time`() throws {
    let stage = try Stages.stage("long-form")
    var told: [TimedEvent] = []
    stage.onEvent = { [unowned stage] event in
      #expect(event.time == stage.time)
      if case .strategy = event.event { #expect(stage.avoider.strategyName == "headroom") }
      told.append(event)
    }
    tapPostcode(stage, at: 0.4)
    stage.perform(.strategy("transform-field"), at: 1)
    // A time that is past means now.
    stage.perform(.escape, at: 0.2)
    #expect(
      told == [
        TimedEvent(.touch(.began, CGPoint(x: 195, y: 530)), at: 0.4),
        TimedEvent(.touch(.ended, CGPoint(x: 195, y: 530)), at: 0.4 + 0.08),
        TimedEvent(.strategy("transform-field"), at: 1),
        TimedEvent(.escape, at: 1),
      ])
  }

  @Test func `it says when it looks different by itself`() throws {
    let stage = try Stages.stage("long-form")
    #expect(stage.nextChange == nil)
    tapPostcode(stage, at: 0.4)
    #expect(stage.nextChange == stage.time)
    stage.advance(to: 2)
    _ = stage.window.makeDisplayList()
    // The caret blinks every half second from the focus on.
    #expect(abs((stage.nextChange ?? 0) - 2.48) < 1e-9)
    stage.perform(.escape, at: 2.1)
    stage.advance(to: 4)
    _ = stage.window.makeDisplayList()
    #expect(stage.nextChange == nil)
  }

  @Test func `escape, next and previous move the focus`() throws {
    let stage = try Stages.stage("long-form")
    tapPostcode(stage, at: 0.1)
    stage.perform(.moveFocus(1), at: 0.3)
    #expect(stage.look.focus == "city")
    stage.perform(.moveFocus(-1), at: 0.4)
    stage.perform(.moveFocus(-1), at: 0.5)
    #expect(stage.look.focus == "house-number")
    stage.perform(.key(.tab), at: 0.6)
    #expect(stage.look.focus == "postcode")
    stage.perform(.escape, at: 0.7)
    #expect(stage.look.focus == nil)
  }

  @Test func `a scenario without an accessory has none`() throws {
    let scenario = try Stages.library.scenario(
      yaml: "scene: long-form\nkeyboard: {height: 291, accessory: 0}\n", file: "bare.yaml")
    let stage = try Stages.stage(scenario)
    tapPostcode(stage, at: 0.4)
    stage.advance(to: 2)
    #expect(stage.look.edge == 553)
    #expect(stage.keyboard.currentAccessory == nil)
  }
}
