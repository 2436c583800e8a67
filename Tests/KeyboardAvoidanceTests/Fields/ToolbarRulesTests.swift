import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.1: the toolbar, and the switch that has exceptions.
@Suite struct ToolbarRulesTests {
  static let pair = [candidate(1, 100, index: 0), candidate(2, 150, index: 1)]

  func toolbar(
    _ rules: ToolbarRules = ToolbarRules(), of field: ToolbarRules.Field = ToolbarRules.Field(placeholder: "Name"),
    among fields: [FieldCandidate] = Self.pair
  ) -> ToolbarRules.Toolbar? {
    rules.toolbar(for: field, in: FieldOrder(fields, current: 1))
  }

  @Test func `the first of two fields has its placeholder as title and can go on but not back`() throws {
    let shown = try #require(toolbar())
    #expect(shown.title == "Name" && shown.showsArrows && shown.height == 44)
    #expect(!shown.isPreviousEnabled && shown.isNextEnabled)
  }

  @Test func `a field with an accessory of its own has no toolbar`() {
    var field = ToolbarRules.Field(placeholder: "Name")
    field.hasOwnAccessory = true
    #expect(toolbar(of: field) == nil)
  }

  @Test(
    arguments: [
      ("Name", nil, false, true, "Name"), ("Name", "Your name", false, true, "Your name"),
      ("Name", "", false, true, "Name"), ("Name", "Your name", true, true, nil), ("Name", nil, false, false, nil),
      (nil, nil, false, true, nil), ("", nil, false, true, nil), (nil, "Your name", false, true, "Your name"),
    ] as [(String?, String?, Bool, Bool, String?)])
  func `the title is the override, else the placeholder, else none`(
    placeholder: String?, override: String?, hides: Bool, shows: Bool, title: String?
  ) {
    var rules = ToolbarRules()
    rules.showsPlaceholder = shows
    var field = ToolbarRules.Field(placeholder: placeholder)
    (field.titleOverride, field.hidesTitle) = (override, hides)
    #expect(toolbar(rules, of: field)?.title == title)
  }

  @Test(arguments: [
    (ToolbarRules.Arrows.automatic, 2, true), (.automatic, 1, false), (.alwaysHide, 2, false), (.alwaysShow, 1, true),
  ])
  func `arrows are there as they are asked for`(arrows: ToolbarRules.Arrows, count: Int, isShown: Bool) throws {
    var rules = ToolbarRules()
    rules.arrows = arrows
    let shown = try #require(toolbar(rules, among: Array(Self.pair.prefix(count))))
    #expect(shown.showsArrows == isShown)
    #expect(shown.isNextEnabled == (isShown && count == 2) && !shown.isPreviousEnabled)
  }

  @Test func `a single field of a table has arrows, both enabled`() throws {
    let shown = try #require(toolbar(among: [candidate(1, 100) { ($0.containers, $0.isInTable) = ([5], true) }]))
    #expect(shown.showsArrows && shown.isPreviousEnabled && shown.isNextEnabled)
  }

  @Test func `tall controls make it 58 points high`() {
    var rules = ToolbarRules()
    rules.usesTallControls = true
    #expect(toolbar(rules)?.height == 58)
  }

  @Test(
    arguments: [
      ([], true), (["SignUp", "ViewController"], true), (["AlertController", "ViewController"], false),
      (["Picker", "InputViewController"], false),
    ] as [([String], Bool)])
  func `alerts and input views have none by default`(controllers: [String], isShown: Bool) {
    var field = ToolbarRules.Field(placeholder: "Name")
    field.controllers = controllers
    #expect((toolbar(of: field) != nil) == isShown)
  }

  @Test func `the app says in which controllers fields have none`() {
    var rules = ToolbarRules()
    rules.controllerSwitch = ControllerSwitch(disabled: ["SignUp"])
    var field = ToolbarRules.Field(placeholder: "Name")
    field.controllers = ["SignUp"]
    #expect(toolbar(rules, of: field) == nil)
    field.controllers = ["AlertController"]
    #expect(toolbar(rules, of: field) != nil)
  }

  @Test(
    arguments: [
      (true, [], [], .automatic, true), (false, [], [], .automatic, false), (true, ["B"], [], .automatic, false),
      (false, [], ["B"], .automatic, true), (false, ["A"], ["B"], .automatic, false),
      (true, ["C"], [], .automatic, true),
      (true, ["A"], [], .enabled, true), (false, [], ["A"], .disabled, false), (true, [], [], .disabled, false),
    ] as [(Bool, Set<String>, Set<String>, FocusTraits.Mode, Bool)])
  func `a view's own word beats disabled types, they beat enabled ones, and those the switch`(
    isOn: Bool, disabled: Set<String>, enabled: Set<String>, mode: FocusTraits.Mode, result: Bool
  ) {
    let toggle = ControllerSwitch(isOn: isOn, disabled: disabled, enabled: enabled)
    #expect(toggle.isOn(in: ["A", "B"], mode: mode) == result)
  }
}
