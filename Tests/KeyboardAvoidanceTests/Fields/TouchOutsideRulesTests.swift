import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.1: resigning on a touch outside; CASES.md H19.
@Suite struct TouchOutsideRulesTests {
  static let page: [Set<String>] = [["Label", "View"], ["StackView", "View"], ["View"]]
  static let button: [Set<String>] = [["Button", "Control", "View"], ["View"]]
  static let labelInButton: [Set<String>] = [["Label", "View"], ["Button", "Control", "View"], ["View"]]
  static let bar: [Set<String>] = [["NavigationBar", "View"], ["View"]]

  @Test(arguments: [
    (Self.page, true, true), (Self.button, false, false), (Self.labelInButton, true, false),
    (Self.bar, false, false), ([], true, true),
  ])
  func `a tap on a control keeps the keyboard; for the manager only on its own surface`(
    chain: [Set<String>], manager: Bool, ours: Bool
  ) {
    #expect(TouchOutsideRules(reach: .touchedView).resigns(touching: chain) == manager)
    #expect(TouchOutsideRules().resigns(touching: chain) == ours)
  }

  @Test func `the app says which kinds keep the keyboard`() {
    var rules = TouchOutsideRules()
    rules.ignoredKinds = ["StackView"]
    #expect(!rules.resigns(touching: Self.page) && rules.resigns(touching: Self.button))
    rules.reach = .touchedView
    #expect(rules.resigns(touching: Self.page))
  }

  @Test func `the app says in which controllers the keyboard stays`() {
    var rules = TouchOutsideRules()
    rules.controllerSwitch = ControllerSwitch(disabled: ["SignUp"])
    #expect(!rules.resigns(touching: Self.page, controllers: ["SignUp"]))
    #expect(rules.resigns(touching: Self.page, controllers: ["AlertController"]))
  }

  @Test(
    arguments: [
      (["SignUp"], .automatic, true), (["AlertController"], .automatic, false), (["AlertController"], .enabled, true),
      (["SignUp"], .disabled, false),
    ] as [([String], FocusTraits.Mode, Bool)])
  func `alerts keep the keyboard unless the field says otherwise`(
    controllers: [String], mode: FocusTraits.Mode, result: Bool
  ) {
    #expect(TouchOutsideRules().resigns(touching: Self.page, controllers: controllers, mode: mode) == result)
  }
}
