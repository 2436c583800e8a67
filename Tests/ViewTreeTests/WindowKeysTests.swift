import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct WindowKeysTests {
  private let first = TextField(returnKey: .next, frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let second = TextField(returnKey: .next, frame: CGRect(x: 0, y: 60, width: 200, height: 44))

  private func window() -> TestWindow {
    first.id = "first"
    second.id = "second"
    // Reading order goes by place, not by order in the tree.
    return TestWindow([second, first])
  }

  @Test func `tab and back tab move the focus and stop at the ends`() {
    let test = window()
    #expect(!test.window.press(.tab), "without focus a tab is nobody's")
    first.becomeFirstResponder()
    #expect(test.window.press(.tab))
    #expect(second.isFirstResponder)
    #expect(!test.window.press(.tab))
    #expect(second.isFirstResponder)
    #expect(test.window.press(.backtab))
    #expect(first.isFirstResponder)
    #expect(!test.window.press(.backtab))
  }

  @Test func `enter goes to the next field without ending editing`() {
    let test = window()
    first.becomeFirstResponder()
    test.events = []
    test.window.press(.enter)
    #expect(test.acts == ["returnPressed first", "focus first → second"])
  }

  @Test func `enter in the last field ends editing`() {
    let test = window()
    second.becomeFirstResponder()
    test.events = []
    test.window.press(.enter)
    #expect(test.acts == ["returnPressed second", "willEndEditing second first=second", "focus second → none"])
  }

  @Test func `enter in a field that says done ends editing`() {
    let test = window()
    first.returnKey = .done
    first.becomeFirstResponder()
    test.window.press(.enter)
    #expect(test.window.firstResponder == nil)
  }

  @Test func `an observer that moves the focus on return has the last word`() {
    final class Mover: WindowObserver {
      weak var target: View?
      func window(_ window: Window, didReport event: WindowEvent) {
        if case .returnPressed = event { window.makeFirstResponder(target) }
      }
    }
    let test = window()
    let mover = Mover()
    mover.target = first
    test.window.addObserver(mover)
    second.becomeFirstResponder()
    test.window.press(.enter)
    #expect(first.isFirstResponder)
  }

  @Test func `a typed line break is the return key`() {
    let test = window()
    first.becomeFirstResponder()
    test.window.type("\n")
    #expect(second.isFirstResponder)
    #expect(first.text.isEmpty)
  }

  @Test func `keys go nowhere without a first responder`() {
    let test = window()
    test.window.type("abc")
    for key in EditingKey.allCases { #expect(!test.window.press(key)) }
    #expect(first.text.isEmpty && second.text.isEmpty)
    #expect(test.acts.isEmpty)
  }

  @Test func `arrows, home and end move the caret`() {
    let test = window()
    first.becomeFirstResponder()
    test.window.type("abc")
    let moves: [(EditingKey, Int)] = [(.left, 2), (.home, 0), (.right, 1), (.end, 3), (.up, 0), (.down, 3)]
    for (key, caret) in moves {
      #expect(test.window.press(key))
      #expect(first.caretOffset == caret)
    }
  }
}
