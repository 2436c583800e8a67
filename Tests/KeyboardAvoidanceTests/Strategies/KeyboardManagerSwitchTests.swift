import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.1: the switches that decide whether anything moves. Field 700…734, keyboard 336: lift 228.
@Suite struct KeyboardManagerSwitchTests {
  /// FACTS.md §5, 1.1: nothing moves in tables, input views and alerts.
  @Test(arguments: KeyboardManagerStrategy.defaultDisabledControllers.sorted() + ["ViewController"])
  func `some controllers are left alone from the start`(controller: String) {
    var stage = ManagerStage()
    stage.facts.focus.controllers = [controller]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == (controller == "ViewController" ? 228 : 0))
  }

  @Test(
    arguments: [
      (true, [], [], [], .automatic, 228), (false, [], [], [], .automatic, 0),
      (true, ["Pay"], ["Pay"], [], .automatic, 0), (true, ["Pay"], ["Other"], [], .automatic, 228),
      (false, ["Pay"], [], ["Pay"], .automatic, 228), (false, ["Pay"], ["Pay"], ["Pay"], .automatic, 0),
      (true, ["List", "TableViewController"], [], ["List"], .automatic, 0),
      (true, ["InputViewController"], [], [], .automatic, 0), (true, ["AlertController"], [], [], .automatic, 0),
      (true, ["List", "TableViewController"], [], [], .enabled, 228), (false, [], [], [], .enabled, 228),
      (true, [], [], [], .disabled, 0),
    ] as [(Bool, [String], Set<String>, Set<String>, FocusTraits.Mode, CGFloat)])
  func `the field's own word beats controllers, and they beat the switch`(
    isEnabled: Bool, controllers: [String], disabled: Set<String>, enabled: Set<String>, mode: FocusTraits.Mode,
    lift: CGFloat
  ) {
    var stage = ManagerStage()
    stage.facts.settings.isEnabled = isEnabled
    stage.facts.settings.disabledControllers = disabled
    stage.facts.settings.enabledControllers = enabled
    stage.facts.focus.controllers = controllers
    stage.facts.focus.mode = mode
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == lift)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `switched off it restores at once, and switched on it adjusts at once`() {
    var stage = ManagerStage(region(103, 749, content: 900))
    stage.focus(field(700))
    stage.keyboard(336)
    for _ in 0..<2 {
      stage.facts.settings.isEnabled = false
      stage.send(.geometryChanged)
      #expect(stage.answered && stage.offsets == [151] && stage.insets == [1: 0])  // 900 − 749
      stage.send(.geometryChanged)
      #expect(!stage.answered)
      stage.facts.settings.isEnabled = true
      stage.send(.geometryChanged)
      #expect(stage.answered && stage.offsets == [228] && stage.insets == [1: 346])
    }
  }

  @Test func `switched on without a keyboard it has nothing to do`() {
    var stage = ManagerStage()
    stage.facts.settings.isEnabled = false
    stage.focus(field(700))
    stage.facts.settings.isEnabled = true
    stage.send(.geometryChanged)
    #expect(!stage.answered)
  }

  @Test func `a switch to a field it is off for brings everything home`() {
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.facts.focus.mode = .disabled
    stage.focus(field(750))
    #expect(stage.answered && stage.lift == 0)
    stage.facts.focus.mode = .automatic
    stage.focus(field(700))
    #expect(stage.lift == 228)
  }
}
