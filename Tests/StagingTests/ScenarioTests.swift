import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// The scenarios of the assets, played.
@MainActor
struct ScenarioTests {
  nonisolated private static let names = [
    "call-bar", "chat", "editor", "first-look", "long-table", "sheet-turned", "short-table", "sign-in", "switch-lower",
    "tour", "turned", "window-slid-over",
  ]

  @Test func `these are all`() throws {
    #expect(try Stages.library.scenarioNames() == Self.names)
    #expect(Set(StrategyCatalog.names).isSuperset(of: ["headroom", "transform-field"]))
  }

  /// What a person cannot do with a strategy because of its faults: the script ends there.
  private static let ends = [
    // The button is no part of the field, so it stays under the keyboard.
    "sign-in transform-field": "\"sign-in\" cannot be seen",
    // The lifted root has its upper end, which has been scrolled to, under the bar.
    "tour transform-field": "\"email\" cannot be seen",
  ]

  @Test(arguments: names, ["headroom", "transform-field"])
  func `every scenario plays to its end, or to where a fault makes that impossible`(
    name: String, strategy: String
  ) throws {
    let scenario = try Stages.library.loadScenario(name)
    let stage = try Stages.stage(scenario, strategy: strategy)
    let rest = stage.look
    let player = ScriptPlayer(scenario.script, on: stage, file: name)
    do {
      while !player.isFinished { try player.advance(to: stage.time + 1.0 / 60) }
      #expect(Self.ends["\(name) \(strategy)"] == nil)
    } catch {
      let known = try #require(Self.ends["\(name) \(strategy)"], "\(error)")
      #expect(error.message.hasPrefix(known), "\(error)")
      stage.perform(.escape, at: stage.time)
    }
    #expect(stage.time > 2 && stage.time < 60)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.focus == nil)
    #expect(stage.look.edge == stage.window.frame.height)
    #expect(stage.look.view(.root) == rest.view(.root) || stage.look.view(.root)?.translationY == 0)
    #expect(stage.look.view(.root)?.rect == rest.view(.root)?.rect)
  }

  /// Where the focused caret is whenever nothing moves and nobody has scrolled it away by hand.
  private func settledCarets(_ name: String, _ strategy: String) throws -> [(time: TimeInterval, look: Look)] {
    let scenario = try Stages.library.loadScenario(name)
    let stage = try Stages.stage(scenario, strategy: strategy)
    let player = ScriptPlayer(scenario.script, on: stage, file: name)
    var found: [(TimeInterval, Look)] = []
    var isScrolledByHand = false
    var focus: View?
    while !player.isFinished {
      try player.advance(to: stage.time + 1.0 / 60)
      if stage.window.firstResponder !== focus { isScrolledByHand = false }
      focus = stage.window.firstResponder
      if stage.window.tree.contains(where: { ($0 as? ScrollView)?.isInHand ?? false }) { isScrolledByHand = true }
      guard focus != nil, !isScrolledByHand, !stage.window.isAnimating else { continue }
      found.append((stage.time, stage.look))
    }
    return found
  }

  @Test(arguments: names) func `headroom never leaves the focused caret covered`(name: String) throws {
    let settled = try settledCarets(name, "headroom")
    #expect(settled.count > 50)
    for (time, look) in settled {
      let caret = try #require(look.view(.caret))
      #expect(caret.rect.maxY <= look.edge - 9.999, "\(time) s")
      #expect(caret.visible == caret.rect, "\(time) s")
      if let bar = look.view(.header) { #expect(bar.rect.minY == 0) }
    }
  }

  @Test func `transform-field shows its known fault: it lifts too little for a lower field`() throws {
    let edge: CGFloat = 513
    let settled = try settledCarets("switch-lower", "transform-field")
    let ends = Dictionary(grouping: settled) { $0.look.focus ?? "" }.mapValues { $0.last?.look.view(.field)?.rect.maxY }
    // Its bottom is at 561: lifted by 48, it ends at the edge.
    #expect(ends["postcode"] == edge)
    // At home it ends at 639, shown at 591: lifted by 78, where 126 were needed. 48 points stay covered.
    #expect(ends["city"] == edge + 48)
    // At home it ends at 717, shown at 639: lifted by 126, where 204 were needed.
    #expect(ends["country"] == edge + 78)
    let carets = settled.filter { $0.look.focus == "city" }.compactMap { $0.look.view(.caret) }
    #expect(!carets.isEmpty)
    #expect(carets.allSatisfy { $0.visible == nil })
  }

  @Test func `headroom does not, and keeps its distance`() throws {
    let settled = try settledCarets("switch-lower", "headroom")
    let ends = Dictionary(grouping: settled) { $0.look.focus ?? "" }.mapValues { $0.last?.look.view(.field)?.rect.maxY }
    #expect(ends == ["postcode": 503, "city": 503, "country": 503])
  }

  @Test func `the button of the sign-in card stays in sight with the password`() throws {
    let stage = try Stages.stage("sign-in", strategy: "headroom")
    stage.window.descendant(named: "password")?.becomeFirstResponder()
    stage.advance(to: 1)
    let button = try #require(stage.look.view(.companion, "sign-in"))
    #expect(button.rect.maxY == 503)
    #expect(button.visible == button.rect)
  }
}
