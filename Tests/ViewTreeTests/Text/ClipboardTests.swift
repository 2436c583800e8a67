import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ClipboardTests {
  private let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let view = TextView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))
  private let clipboard = InMemoryClipboard()

  private func window() -> TestWindow {
    let test = TestWindow([field, view])
    test.window.clipboard = clipboard
    return test
  }

  @Test func `copy and cut offer what is selected, and nothing where nothing is`() {
    let test = window()
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(!test.window.press(.copy) && !test.window.press(.cut))
    #expect(clipboard.text(of: .clipboard) == nil)
    test.window.press(.selectLeft)
    #expect(test.window.press(.copy))
    #expect(clipboard.text(of: .clipboard) == "c" && field.text == "abc")
    test.window.press(.selectLeft)
    #expect(test.window.press(.cut))
    #expect(clipboard.text(of: .clipboard) == "bc" && field.text == "a")
  }

  @Test func `nothing of a secure field is ever offered`() {
    let test = window()
    field.isSecure = true
    field.text = "secret"
    field.becomeFirstResponder()
    test.window.press(.selectAll)
    #expect(!test.window.press(.copy) && !test.window.press(.cut))
    test.drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 10, y: 0), count: 4)
    test.window.touch(.ended, at: CGPoint(x: 60, y: 20))
    #expect(field.copyableText == nil && !field.selection.range.isEmpty)
    #expect(ClipboardSelection.allCases.allSatisfy { clipboard.text(of: $0) == nil })
    #expect(field.text == "secret")
  }

  @Test(arguments: [
    ("a\nb\r\nc\n\n", "a b c", "a\nb\nc\n\n"), ("\n", "", "\n"), ("plain", "plain", "plain"),
  ]) func `line breaks fit what they are pasted into`(text: String, inField: String, inView: String) {
    let test = window()
    clipboard.setText(text, of: .clipboard)
    field.becomeFirstResponder()
    test.window.press(.paste)
    #expect(field.isFirstResponder, "a pasted line break is no return key")
    #expect(field.text == inField)
    view.becomeFirstResponder()
    test.window.press(.paste)
    #expect(view.text == inView)
  }

  @Test func `an answer that comes later is pasted where it was asked for, or not at all`() {
    final class Slow: Clipboard {
      var replies: [(String?) -> Void] = []
      func setText(_ text: String, of selection: ClipboardSelection) {}
      func requestText(of selection: ClipboardSelection, _ reply: @escaping (String?) -> Void) { replies.append(reply) }
    }
    let test = window()
    let slow = Slow()
    test.window.clipboard = slow
    field.becomeFirstResponder()
    for _ in 0..<3 { test.window.press(.paste) }
    test.window.type("x")
    slow.replies[0]("y")
    slow.replies[1](nil)
    #expect(field.shownEdit == "xy|")
    view.becomeFirstResponder()
    slow.replies[2]("z")
    #expect(field.text == "xy" && view.text.isEmpty)
  }

  @Test func `the middle button pastes what was selected last, where it is pressed`() {
    let test = window()
    view.text = "one two"
    field.text = "abcd"
    view.becomeFirstResponder()
    test.window.press(.selectWordLeft)
    #expect(clipboard.text(of: .primary) == "two")
    test.window.middleClick(at: CGPoint(x: 14 + 8.5 * 2, y: 20))
    #expect(field.isFirstResponder)
    #expect(field.shownEdit == "abtwo|cd")
    test.window.middleClick(at: CGPoint(x: 300, y: 500))
    #expect(field.text == "abtwocd", "blank space takes no text")
    #expect(clipboard.text(of: .clipboard) == nil)
  }

  @Test func `a limit counts characters and cuts what is pasted`() {
    let test = window()
    field.maximumLength = 3
    field.becomeFirstResponder()
    test.window.paste("👩‍👩‍👧‍👦🇩🇪e\u{301}x")
    #expect(field.text == "👩‍👩‍👧‍👦🇩🇪e\u{301}")
    test.window.type("x")
    #expect(field.text.count == 3)
    test.window.type("\u{302}")
    #expect(field.text.unicodeScalars.last == "\u{302}", "a mark makes no new character")
    test.window.press(.selectLeft)
    test.window.type("xy")
    #expect(field.shownEdit == "👩‍👩‍👧‍👦🇩🇪x|")
    field.text = "longer than that"
    test.window.press(.backspace)
    #expect(field.text == "longer than tha", "what the app sets is not cut")
  }
}
