import Foundation
import TestSupport
import Testing
import ViewTree

/// What field and text view have in common as inputs; the caret is `|`, the other end of a selection `^`.
@MainActor struct TextInputTests {
  enum Kind: CaseIterable { case field, view }

  private func input(_ kind: Kind, _ text: String) -> any TextInput {
    switch kind {
    case .field: TextField(text, frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    case .view: TextView(text, frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    }
  }

  private func edit(_ kind: Kind, _ text: String, _ act: (any TextInput) -> Void) -> String {
    let input = input(kind, text)
    let test = TestWindow([input])
    input.becomeFirstResponder()
    input.moveCaret(.textEnd)
    act(input)
    test.window.layOut()
    return input.shownEdit
  }

  @Test(arguments: Kind.allCases) func `text is typed, pasted and deleted at the caret`(kind: Kind) {
    #expect(edit(kind, "one") { $0.insertText(" two") } == "one two|")
    #expect(edit(kind, "one") { $0.pasteText(" two") } == "one two|")
    #expect(edit(kind, "one 👨‍👩‍👧") { $0.deleteBackward() } == "one |")
    #expect(edit(kind, "one two") { $0.deleteWordBackward() } == "one |")
    let start: (any TextInput) -> Void = { $0.moveCaret(.textStart) }
    #expect(
      edit(kind, "one two") {
        start($0); $0.deleteForward()
      } == "|ne two")
    #expect(
      edit(kind, "one two") {
        start($0); $0.deleteWordForward()
      } == "| two")
  }

  @Test(arguments: Kind.allCases) func `what is selected is replaced, or deleted whichever way`(kind: Kind) {
    let deletions: [(any TextInput) -> Void] = [
      { $0.deleteBackward() }, { $0.deleteForward() }, { $0.deleteWordBackward() }, { $0.deleteWordForward() },
    ]
    for delete in deletions {
      #expect(
        edit(kind, "one two") {
          $0.select(4..<7); delete($0)
        } == "one |")
    }
    #expect(
      edit(kind, "one two") {
        $0.select(0..<3); $0.pasteText("1")
      } == "1| two")
    #expect(edit(kind, "one two") { $0.select(4..<7) } == "one ^two|")
  }

  @Test(
    arguments: Kind.allCases,
    [
      (.left, "one tw|o", "one tw|o^"), (.wordLeft, "one |two", "one |two^"), (.textStart, "|one two", "|one two^"),
      (.lineStart, "|one two", "|one two^"), (.right, "one two|", "one two|"), (.wordRight, "one two|", "one two|"),
      (.lineEnd, "one two|", "one two|"), (.textEnd, "one two|", "one two|"),
    ] as [(CaretMovement, String, String)])
  func `the caret moves, and extends the selection if it shall`(kind: Kind, move: (CaretMovement, String, String)) {
    #expect(edit(kind, "one two") { $0.moveCaret(move.0, extending: false) } == move.1)
    #expect(edit(kind, "one two") { $0.moveCaret(move.0, extending: true) } == move.2)
  }

  /// A page is what is shown but for a line: 100 − 24 − 20.4 = 55.6 points, two lines of 20.4.
  @Test func `a page up goes up by what is shown, a page down comes back`() {
    let lines = (1...20).map(String.init).joined(separator: "\n")
    func line(_ shown: String) -> Int { shown.prefix { $0 != "|" }.count { $0 == "\n" } }
    #expect(line(edit(.view, lines) { $0.moveCaret(.pageUp, extending: false) }) == 17)
    let back = edit(.view, lines) {
      $0.moveCaret(.pageUp, extending: false)
      $0.moveCaret(.pageDown, extending: false)
    }
    #expect(line(back) == 19)
  }

  @Test(arguments: Kind.allCases) func `what is composed stands in the text until it is committed`(kind: Kind) {
    #expect(edit(kind, "a") { $0.setMarkedText("ni", selectedRange: 2..<2) } == "ani|")
    let shown = edit(kind, "a") {
      $0.setMarkedText("ni", selectedRange: 2..<2)
      #expect($0.markedRange == 1..<3)
      $0.setMarkedText("你", selectedRange: 3..<3)
      $0.unmarkText()
      #expect($0.markedRange == nil)
    }
    #expect(shown == "a你|")
    #expect(
      edit(kind, "a") {
        $0.setMarkedText("ni", selectedRange: 2..<2); $0.setMarkedText("", selectedRange: 0..<0)
      } == "a|")
  }

  @Test(arguments: KeyboardType.allCases) func `an input says what kind of text it is for`(type: KeyboardType) {
    let inputs: [any TextInput] = [TextField(keyboardType: type), TextView(keyboardType: type)]
    #expect(inputs.map(\.keyboardType) == [type, type])
    #expect(inputs.map(\.isMultiline) == [false, true])
  }
}
