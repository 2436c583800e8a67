import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import ViewTree

/// The accessory over the keyboard of a stage.
@MainActor
struct AccessoryTests {
  private let stage: Stage

  init() throws {
    stage = try Stages.stage("long-form")
    stage.avoider.isToolbarEnabled = true
  }

  private func focus(_ id: String) throws -> ToolbarAccessory {
    try #require(stage.window.descendant(named: id)).becomeFirstResponder()
    stage.window.layOut()
    stage.advance(to: stage.time + 1)
    return try #require(stage.keyboard.currentAccessory as? ToolbarAccessory)
  }

  private func tap(_ view: View) {
    let frame = view.frameInWindow(in: .presentation)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    stage.perform(.touch(.began, middle), at: stage.time)
    stage.perform(.touch(.ended, middle), at: stage.time + 0.08)
    stage.advance(to: stage.time + 1)
  }

  @Test func `the toolbar leads through the form and ends editing`() throws {
    let first = try focus("full-name")
    #expect(first.frame.height == 44 && stage.keyboard.shownEdge == 509)
    #expect(first.content.title == "Full name")
    #expect(!first.previousButton.isEnabled && first.nextButton.isEnabled)
    tap(first.nextButton)
    #expect(stage.window.firstResponder?.id == "email")
    let second = try #require(stage.keyboard.currentAccessory as? ToolbarAccessory)
    #expect(second !== first && second.previousButton.isEnabled)
    tap(second.previousButton)
    #expect(stage.window.firstResponder?.id == "full-name" && stage.keyboard.currentAccessory === first)
    tap(first.doneButton)
    #expect(stage.window.firstResponder == nil && stage.keyboard.shownEdge == 844)
  }

  @Test func `what is focused by the arrows is above keyboard and toolbar`() throws {
    var toolbar = try focus("country")
    for _ in 0..<3 {
      tap(toolbar.nextButton)
      toolbar = try #require(stage.keyboard.currentAccessory as? ToolbarAccessory)
      let field = try #require(stage.window.firstResponder)
      #expect(field.frameInWindow(in: .presentation).maxY <= 499)
    }
    #expect(stage.window.firstResponder?.id == "security-code")
  }

  @Test func `a tap beside its controls keeps the keyboard`() throws {
    _ = try focus("email")
    stage.perform(.touch(.began, CGPoint(x: 195, y: 512)), at: stage.time)
    stage.perform(.touch(.ended, CGPoint(x: 195, y: 512)), at: stage.time + 0.08)
    #expect(stage.window.firstResponder?.id == "email")
  }

  @Test func `its controls have the field's tint where that is asked for`() throws {
    let field = try #require(stage.window.descendant(named: "email"))
    field.tintColor = Color(hex: 0x00AA55)
    #expect(try focus("email").tintColor == nil)
    stage.avoider.toolbarUsesFieldTint = true
    _ = try focus("phone")
    #expect(try focus("email").tintColor == Color(hex: 0x00AA55))
    stage.avoider.toolbarShowsPlaceholder = false
    _ = try focus("phone")
    #expect(try focus("email").content.title == nil)
  }

  @Test func `a script hides the keyboard by the word that is there`() throws {
    let (stage, player) = try Stages.script("- tapOn: email\n- wait: 1\n- hideKeyboard\n- wait: 1")
    stage.avoider.isToolbarEnabled = true
    try player.advance(to: 3)
    #expect(stage.window.firstResponder == nil && stage.keyboard.shownEdge == 844)
  }

  @Test func `a view of the app's own counts as part of the keyboard`() throws {
    let field = try #require(stage.window.descendant(named: "email"))
    field.avoidance.accessory = .custom(View(frame: CGRect(x: 0, y: 0, width: 390, height: 70)))
    field.becomeFirstResponder()
    stage.advance(to: 1)
    #expect(stage.keyboard.shownEdge == 483 && stage.avoider.keyboardFrame?.height == 361)
  }
}

/// A keyboard that is sent away by a strategy.
@MainActor
struct KeyboardPlacementTests {
  @Test func `move-keyboard moves the keyboard of the stage, and another strategy brings it back`() throws {
    let stage = try Stages.stage("long-form", strategy: "move-keyboard")
    try #require(stage.window.descendant(named: "country")).becomeFirstResponder()
    stage.advance(to: 2)
    let plan = try #require(stage.avoider.plan)
    #expect(plan.keyboardFrame != nil && stage.keyboard.floatingFrame == plan.keyboardFrame)
    stage.perform(.strategy("headroom"), at: 2)
    stage.advance(to: 4)
    #expect(stage.keyboard.floatingFrame == nil && stage.keyboard.shownEdge == 513)
  }
}
