import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Testing
import Tracing
import ViewTree

@testable import Staging

/// An app that goes to the background and comes back (CASES.md H1, X18, X24).
@MainActor
struct BackgroundTests {
  /// A card without a scroll view: the root is lifted by headroom.
  private static let form = "centered-card"

  private func play(_ steps: String, on scene: String = form, until end: TimeInterval) throws -> Stage {
    let (stage, player) = try Stages.script(steps, on: scene)
    try player.advance(to: end)
    return stage
  }

  private func lowestField(_ stage: Stage) throws -> String {
    try #require(
      stage.window.focusOrder.compactMap { view in view.id.map { ($0, view.frameInWindow().maxY) } }
        .max { $0.1 < $1.1 }?.0)
  }

  /// The lowest field of the form, and the lift it gets.
  private func lifted() throws -> (id: String, lift: CGFloat) {
    let id = try lowestField(try play("- wait: 0", until: 0))
    let stage = try play("- focus: \(id)\n- wait: 1", until: 1)
    #expect(stage.avoider.movedDistance > 20)
    return (id, stage.avoider.movedDistance)
  }

  @Test func `a finger on the keyboard is lifted as the app leaves`() throws {
    let stage = try play(
      "- tapOn: message\n- wait: 1\n- dragKeyboard: {to: 700, duration: 0.2, release: false}\n- background\n- foreground",
      on: "chat", until: 3)
    #expect(stage.fingerLocation == nil && !stage.keyboard.model.isInHand)
  }

  /// The window begins at 300 on the screen: the keyboard's top, 1210 − 284 − 40 = 886 there, is 586 in it.
  @Test func `a window that is a part of the screen finds its keyboard again`() throws {
    let stage = try Stages.stage(
      try Stages.library.scenario(
        yaml: "scene: sign-in\ndevice: tablet-834\nwindow: {x: 200, y: 300, width: 400, height: 700}\n",
        file: "test.yaml"))
    #expect(stage.window.descendant(named: "email")?.becomeFirstResponder() == true)
    stage.advance(to: 1)
    let edge = stage.keyboard.shownEdge
    #expect(edge == 586 && stage.avoider.keyboardFrame?.minY == edge)
    stage.perform(.app(.background(.init())), at: 1)
    stage.perform(.app(.foreground), at: 1.5)
    #expect(stage.avoider.keyboardFrame?.minY == edge)
  }

  @Test func `a lift that the app's layout undid is there again in the first frame, and gone at the end`() throws {
    let (id, lift) = try lifted()
    let steps =
      "- focus: \(id)\n- wait: 1\n- background: {resetsLayout: true}\n- wait: 2\n- foreground\n- wait: 1\n- unfocus"
    let back = try play(steps, until: 3)
    #expect(back.avoider.movedDistance == lift)
    let root = try #require(back.look.view(.root))
    #expect(root.translationY == -lift)
    let rest = try play(steps, until: 6)
    #expect(rest.avoider.movedDistance == 0 && rest.look.view(.root)?.translationY == 0)
  }

  @Test func `a keyboard that went meanwhile leaves nothing lifted in the first frame, and comes again`() throws {
    let (id, lift) = try lifted()
    let steps =
      "- focus: \(id)\n- wait: 1\n- background: {removesKeyboard: true}\n- wait: 2\n- foreground\n- wait: 1\n- tapOn: \(id)"
    let away = try play(steps, until: 2.9)
    #expect(away.isInBackground && away.look.view(.root)?.translationY == -lift)
    let back = try play(steps, until: 3)
    #expect(back.look.view(.root)?.translationY == 0 && back.look.edge == 844 && back.look.focus == nil)
    #expect(back.window.keyboardFrame == nil)
    let again = try play(steps, until: 6)
    #expect(again.avoider.movedDistance == lift && again.look.edge == 513)
  }

  @Test func `an app in the background gets no input, and shows what it showed`() throws {
    let (id, _) = try lifted()
    let steps = "- focus: \(id)\n- wait: 1\n- background\n"
    let before = try play(steps, until: 1).look
    let stage = try play(steps + "- inputText: abc\n- tapOutside\n- hideKeyboard\n- next\n- wait: 1", until: 4)
    #expect(stage.look == before)
    let back = try play(steps + "- wait: 1\n- foreground\n- wait: 1\n- inputText: abc", until: 5)
    #expect((back.view(id) as? any TextInput)?.text.hasSuffix("abc") == true && back.look.edge == 513)
  }

  @Test func `messages that came meanwhile are above the composer when the keyboard opens`() throws {
    // CASES.md X24.
    let stage = try play(
      """
      - tapOn: message
      - wait: 1
      - background: {removesKeyboard: true}
      - insertRows: {in: message, messages: [One, Two, "Three, which is a long one that goes over more than one line"]}
      - wait: 1
      - foreground
      - wait: 1
      - tapOn: message
      - wait: 1
      """, on: "chat", until: 6)
    let chat = try #require(stage.chat("message"))
    #expect(stage.look.edge == 513 && chat.list.messages.last?.text.hasPrefix("Three") == true)
    let last = try #require(chat.list.subviews.filter { !$0.isLive }.map { $0.frameInWindow().maxY }.max())
    let composer = chat.composer.frameInWindow()
    #expect(composer.maxY == 513)
    #expect(abs(composer.minY - last - 12) < 0.001, "\(last) \(composer)")
  }

  @Test func `a reset ends the stay in the background`() throws {
    let (id, _) = try lifted()
    let stage = try play("- background\n- reset\n- focus: \(id)", until: 1)
    #expect(!stage.isInBackground && stage.look.focus == id)
  }
}
