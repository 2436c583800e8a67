import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

/// Text views that scroll their own text, under `headroom`.
@MainActor
struct SelfScrollingTextTests {
  private let form = Form()
  private let note = TextView()

  private func place(_ frame: CGRect, lines: Int) {
    form.scroll.removeFromSuperview()
    note.frame = frame
    note.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    form.controller.content.addSubview(note)
    form.window.layOut()
  }

  private var caret: CGRect { form.shownCaret(in: note) }

  @Test func `a full-screen text view scrolls its text with an inset of its own, and nothing is lifted`() {
    // CASES.md B5.
    place(CGRect(x: 0, y: 0, width: 390, height: 753), lines: 60)
    form.focus(note)
    #expect(form.lift == 0)
    #expect(caret.maxY <= 503 && caret.minY >= 91, "\(caret)")
    #expect(note.effectiveInset.bottom >= 331)
    for line in 0..<6 {
      form.window.press(.enter)
      form.advance(by: 1)
      #expect(form.lift == 0)
      #expect(caret.maxY <= 503.001 && caret.maxY > 470, "line \(line): \(caret)")
    }
    form.endEditing()
    #expect(note.avoidanceInset == nil)
    #expect(note.offsetRange.contains(note.contentOffset.y))
  }

  @Test func `typed lines of a short text come out from under the keyboard`() {
    place(CGRect(x: 0, y: 0, width: 390, height: 753), lines: 2)
    form.focus(note)
    #expect(note.contentOffset.y == 0 && form.lift == 0)
    for line in 0..<40 {
      form.window.press(.enter)
      form.advance(by: 0.1)
      #expect(caret.maxY <= 513 && caret.minY >= 91, "line \(line): \(caret)")
    }
    #expect(form.lift == 0)
    note.moveCaret(.textStart)
    form.advance(by: 1)
    #expect(caret.minY >= 91, "\(caret)")
  }

  @Test func `letters within a line move nothing`() {
    place(CGRect(x: 0, y: 0, width: 390, height: 753), lines: 60)
    form.focus(note)
    let offset = note.contentOffset.y
    for letter in ["a", "b", "c"] { form.window.type(letter) }
    form.advance(by: 1)
    #expect(note.contentOffset.y == offset)
  }

  @Test func `a small one is lifted whole, its text staying where it scrolled itself`() {
    place(CGRect(x: 16, y: 560, width: 358, height: 100), lines: 20)
    note.text += "\nlast"
    form.focus(note)
    // Its frame ends at 751 of the window; 503 is asked for.
    #expect(form.lift == 248)
    let offset = note.contentOffset.y
    #expect(offset == note.offsetRange.upperBound)
    for _ in 0..<4 {
      form.window.press(.enter)
      form.advance(by: 1)
      #expect(form.lift == 248)
      #expect(note.contentOffset.y == note.offsetRange.upperBound)
    }
    form.endEditing()
    #expect(form.lift == 0)
  }

  /// It ends 21 points below the window, and the root goes up by no more than the keyboard: above that are 32 points of
  /// it left for the caret, and none for the space around.
  @Test func `what is typed in a strip above the keyboard neither makes the text jump nor leaves it elsewhere`() {
    place(CGRect(x: 16, y: 574, width: 358, height: 200), lines: 60)
    note.select(30..<30)
    form.focus(note)
    form.advance(by: 1)
    let offset = note.contentOffset.y
    #expect(offset > 0 && caret.maxY <= 513, "\(caret)")
    for letter in ["a", "b", "c"] {
      form.window.type(letter)
      #expect(note.contentOffset.y == offset && !form.window.isAnimating)
    }
    form.endEditing()
    #expect(note.contentOffset.y == 0)
  }
}
