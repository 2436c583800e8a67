import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import TestSupport
import Testing
import ViewTree

/// What is shown for which field: FACTS.md §2.
@MainActor
struct KeyboardFormTests {
  /// 291 without suggestions, 291 + 45 = 336 with; emoji as with suggestions; a kind's own height is what it is.
  @Test(arguments: [
    (KeyboardKind.text, 291, 336), (.password, 291, 291), (.email, 291, 291), (.url, 291, 291), (.number, 260, 260),
    (.phone, 291, 291), (.emoji, 336, 336),
  ])
  func `a kind has its height, with suggestions or without`(kind: KeyboardKind, bare: Int, suggesting: Int) {
    var form = KeyboardForm(height: 291)
    form.heights = [.number: 260]
    #expect(form.height(of: kind) == CGFloat(bare))
    form.bar = 45
    #expect(form.height(of: kind) == CGFloat(suggesting))
  }

  /// The bar of suggestions is between accessory and keys: 844 − 40 − 45 − 291 = 468, and the keys begin 85 below that.
  @Test func `suggestions stand on the keys, and emoji in place of them`() throws {
    let stage = try KeyboardStage()
    stage.keyboard.form.bar = 45
    stage.focus(stage.first)
    #expect(stage.keyboard.coverEdge == 468 && stage.keyboard.keys.frameInWindow(in: .presentation).minY == 553)
    stage.keyboard.form.kind = .emoji
    stage.advance(by: 1)
    #expect(stage.keyboard.coverEdge == 468 && stage.keyboard.keys.isHidden)
    #expect(stage.keyboard.location(ofKey: "q") == nil)
    stage.keyboard.form.kind = .password
    stage.advance(by: 1)
    #expect(stage.keyboard.coverEdge == 513 && !stage.keyboard.keys.isHidden)
    #expect(stage.keyboard.keys.keyAreaHeight == 291)
  }

  /// What is as high as before is told of by nothing, and is there at once.
  @Test func `a kind of the same height takes its place without a word`() throws {
    let stage = try KeyboardStage()
    stage.keyboard.form.heights = [.emoji: 291]
    stage.focus(stage.first)
    stage.forget()
    stage.keyboard.form.kind = .emoji
    #expect(stage.log.isEmpty && stage.keyboard.keys.isHidden)
  }

  /// A plate takes touches from what lies behind it, and is where the keyboard is.
  @Test func `away from the bottom plates stand for the keys, and the accessory stays`() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.keyboard.form.posture = .floating(CGRect(x: 40, y: 300, width: 300, height: 200))
    stage.advance(by: 1)
    #expect(
      stage.keyboard.shownParts
        == [CGRect(x: 40, y: 300, width: 300, height: 200), CGRect(x: 0, y: 804, width: 390, height: 40)])
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 320))?.isControl == true)
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 700))?.isControl != true)
    let accessory = try #require(stage.keyboard.currentAccessory)
    #expect(accessory.frameInWindow(in: .presentation).minY == 804)
    stage.keyboard.form.posture = .docked
    stage.advance(by: 1)
    #expect(stage.keyboard.coverEdge == 513 && accessory.frameInWindow(in: .presentation).minY == 513)
    #expect(stage.keyboard.location(ofKey: "q") != nil)
  }
}
