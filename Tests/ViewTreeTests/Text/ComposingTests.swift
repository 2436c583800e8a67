import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ComposingTests {
  private let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  private func focused(_ text: String = "") -> TestWindow {
    field.text = text
    let test = TestWindow([field])
    field.becomeFirstResponder()
    return test
  }

  @Test func `what is composed stands in the text, underlined, and the commit takes its place`() {
    let test = focused("ab")
    test.window.press(.left)
    test.window.compose("ni", selectedRange: 2..<2)
    #expect(field.shownEdit == "ani|b")
    #expect(field.markedRange == 1..<3)
    test.window.compose("ni hao", selectedRange: 3..<6)
    #expect(field.shownEdit == "ani ^hao|b")
    let canvas = CanvasTranscript()
    // 6 letters of 8.5 from 14 + 8.5, on the line's last but one row: (44 − 20.4) / 2, rounded, + 20.4 − 2.
    #expect(test.paint(on: canvas).contains("fill 22.5,30 51×1 #16181D"))
    test.window.type("你好")
    #expect(field.shownEdit == "a你好|b")
    #expect(field.markedRange == nil)
    #expect(!test.paint(on: canvas).contains("51×1"))
  }

  @Test func `a commit is one step, with what it replaced`() {
    let test = focused("abc")
    test.window.press(.selectLeft)
    test.window.compose("n", selectedRange: 1..<1)
    test.window.compose("ni", selectedRange: 2..<2)
    test.window.type("你")
    test.window.type("x")
    #expect(field.shownEdit == "ab你x|")
    test.window.press(.undo)
    #expect(field.shownEdit == "ab你|")
    test.window.press(.undo)
    #expect(field.shownEdit == "ab|c^")
    test.window.press(.redo)
    #expect(field.shownEdit == "ab你|")
  }

  @Test func `a commit that nothing was composed for is a step as well`() {
    let test = focused()
    test.window.type("a")
    test.window.commit("你好")
    test.window.compose("x", selectedRange: 1..<1)
    test.window.commit("吗")
    test.window.type("b")
    #expect(field.shownEdit == "a你好吗b|")
    for expected in ["a你好吗|", "a你好|", "a|", "|"] {
      test.window.press(.undo)
      #expect(field.shownEdit == expected)
    }
    test.window.commit("")
    #expect(field.text.isEmpty && field.markedRange == nil)
  }

  @Test func `a composition that is given up leaves what typing nothing leaves`() {
    let test = focused("ab")
    test.window.compose("n", selectedRange: 1..<1)
    test.window.compose("", selectedRange: 0..<0)
    #expect(field.shownEdit == "ab|" && field.markedRange == nil)
    #expect(!test.window.press(.undo), "nothing happened")
    test.window.press(.selectLeft)
    test.window.compose("n", selectedRange: 1..<1)
    test.window.compose("", selectedRange: 0..<0)
    #expect(field.text == "a")
    test.window.press(.undo)
    #expect(field.shownEdit == "a|b^")
  }

  @Test(arguments: [EditingKey.left, .undo, .selectAll, .backspace])
  func `any other key commits first`(key: EditingKey) {
    let test = focused("a")
    test.window.compose("ni", selectedRange: 2..<2)
    test.window.press(key)
    #expect(field.markedRange == nil)
    let expected: [EditingKey: String] = [.left: "an|i", .undo: "a|", .selectAll: "^ani|", .backspace: "an|"]
    #expect(field.shownEdit == expected[key])
  }

  @Test func `losing the focus commits`() {
    let test = focused("a")
    test.window.compose("ni", selectedRange: 2..<2)
    field.resignFirstResponder()
    #expect(field.text == "ani" && field.markedRange == nil)
    field.becomeFirstResponder()
    test.window.press(.undo)
    #expect(field.text == "a")
  }

  @Test func `the limit holds for what is committed`() {
    let test = focused("abc")
    field.maximumLength = 5
    test.window.compose("ni hao", selectedRange: 6..<6)
    #expect(field.text == "abcni hao", "what is composed may be longer")
    test.window.type("你好吗")
    #expect(field.text == "abc你好")
    test.window.compose("xyz", selectedRange: 3..<3)
    test.window.press(.left)
    #expect(field.shownEdit == "abc你|好")
  }

  @Test func `a mark that joins the character before it is taken back whole`() {
    let test = focused("e")
    test.window.compose("\u{301}", selectedRange: 0..<2)
    #expect(field.text.count == 1)
    test.window.type("f")
    #expect(field.shownEdit == "ef|")
    test.window.press(.undo)
    #expect(field.shownEdit == "e|")
  }
}
