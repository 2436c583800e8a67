import AvoidingViews
import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import ViewTree

/// A text view that grows with its text, in a scroll view: after each keystroke, in every frame, the caret is above the
/// keyboard.
@MainActor
struct GrowingTextTests {
  private let form = Form()
  private let note = TextView(growsWithText: true, frame: CGRect(x: 16, y: 20, width: 358, height: 44))

  init() {
    for field in form.fields { field.removeFromSuperview() }
    note.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    form.page.removeFromSuperview()
    form.scroll.setContent(StackView(padding: EdgeInsets(all: 16), [note]))
    form.window.layOut()
  }

  private var caret: CGRect { form.shownCaret(in: note) }

  /// Checks so many frames.
  private func expectCaretInSight(_ frames: Int, _ act: String) {
    for frame in 0...frames {
      let edge = form.keyboard.edge(at: form.window.time)
      #expect(caret.maxY <= edge + 1e-6, "\(act), frame \(frame)")
      #expect(caret.minY >= 91, "\(act), frame \(frame)")
      form.advance(by: 1.0 / 60)
    }
  }

  @Test func `lines typed at the end`() {
    note.moveCaret(to: note.text.utf8.count)
    form.focus(note)
    #expect(caret.maxY <= 503)
    for line in 0..<6 {
      form.window.press(.enter)
      expectCaretInSight(20, "line \(line)")
    }
    form.advance(by: 1)
    #expect(abs(caret.maxY - 503) <= 12, "\(caret)")
  }

  @Test func `lines typed quickly, and one deleted`() {
    form.focus(note)
    for line in 0..<10 {
      form.window.press(.enter)
      expectCaretInSight(3, "line \(line)")
    }
    form.window.press(.backspace)
    expectCaretInSight(30, "backspace")
  }

  @Test func `a word that wraps`() {
    form.focus(note)
    for character in "a sentence that is longer than the line and so goes on in the next one" {
      form.window.type(String(character))
      expectCaretInSight(2, "\(character)")
    }
  }

  @Test func `typed while the keyboard is still coming`() {
    form.scroll.setContentOffset(CGPoint(x: 0, y: form.scroll.offsetRange.upperBound))
    #expect(caret.maxY > 700, "under the keyboard that comes")
    note.becomeFirstResponder()
    form.advance(by: 0.05)
    for _ in 0..<3 {
      form.window.press(.enter)
      for _ in 0..<6 {
        #expect(caret.maxY <= form.keyboard.edge(at: form.window.time) + 1e-6)
        form.advance(by: 1.0 / 60)
      }
    }
  }

  @Test func `letters within a line move nothing`() {
    form.focus(note)
    let state = form.state
    form.window.type("a")
    form.window.type("b")
    #expect(form.state == state)
  }
}
