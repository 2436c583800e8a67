import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct EditHistoryTests {
  private static let pieces = ["a", "b", " ", "é", "e\u{301}", "字", "👩‍👧", "🇩", "\n", "א", "\u{200D}", "two words"]

  /// Does one edit or move.
  private func act(on view: TextView, in window: Window, using random: inout SeededGenerator) {
    let keys = EditingKey.allCases.filter { ![.tab, .backtab, .undo, .redo].contains($0) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: window.type(Self.pieces.randomElement(using: &random) ?? "")
    case 4: window.paste(Self.pieces.randomElement(using: &random) ?? "")
    case 5:
      window.compose(Self.pieces.randomElement(using: &random) ?? "", selectedRange: 0..<1)
      if Bool.random(using: &random) { window.type("字") }
    default: window.press(keys.randomElement(using: &random) ?? .left)
    }
  }

  @Test(arguments: 1...12) func `undoing all gives the beginning, redoing all the end, step by step the same`(seed: Int)
  {
    var random = SeededGenerator(seed: UInt64(seed))
    let view = TextView("begin", frame: CGRect(x: 0, y: 0, width: 198, height: 100))
    if seed % 3 == 0 { view.maximumLength = 9 }
    let test = TestWindow([view])
    view.becomeFirstResponder()
    for _ in 0..<120 { act(on: view, in: test.window, using: &random) }
    view.unmarkText()
    let final = view.text
    var states: [EditedText] = []
    while view.undo() { states.append(view.edited) }
    #expect(view.text == "begin")
    #expect(states.count > 15)
    // The state before a step's undo is the one its redo gives, but for the selection moved in between.
    for state in states.reversed().dropFirst() {
      #expect(view.redo())
      #expect(view.text.utf8.elementsEqual(state.text.utf8))
    }
    #expect(view.redo() && !view.redo())
    #expect(view.text.utf8.elementsEqual(final.utf8))
    for state in states {
      #expect(view.undo())
      #expect(view.edited == state, "each step comes back with its selection")
    }
  }

  @Test func `the oldest steps are forgotten`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 198, height: 44))
    let test = TestWindow([field])
    field.becomeFirstResponder()
    for _ in 0..<EditHistory.depth + 20 { test.window.paste("x") }
    var steps = 0
    while field.undo() { steps += 1 }
    #expect(steps == EditHistory.depth)
    #expect(field.text.count == 20)
  }

  @Test func `a text that the app sets has no past`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 198, height: 44))
    let test = TestWindow([field])
    field.becomeFirstResponder()
    test.window.type("a")
    field.text = "other"
    #expect(!test.window.press(.undo) && !test.window.press(.redo))
    #expect(field.text == "other")
  }

  @Test func `a run ends where the focus goes`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 198, height: 44))
    let test = TestWindow([field])
    field.becomeFirstResponder()
    test.window.type("a")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    test.window.type("b")
    test.window.press(.undo)
    #expect(field.text == "a")
  }
}
