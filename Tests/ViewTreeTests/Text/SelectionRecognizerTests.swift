import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct SelectionRecognizerTests {
  // Letters are 8.5 wide; text begins 14 from the left.
  private let field = TextField("one two three", frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let view = TextView("one two\nthree four", frame: CGRect(x: 0, y: 60, width: 300, height: 100))

  private func x(_ letters: CGFloat) -> CGFloat { 14 + 8.5 * letters }

  private func press(_ test: TestWindow, _ point: CGPoint, at time: TimeInterval, extends: Bool = false) {
    test.window.advance(to: time)
    test.window.touch(.began, at: point, extendsSelection: extends)
    test.window.touch(.ended, at: point)
  }

  @Test func `a drag along the text selects, from where it began to where the finger is`() {
    let test = TestWindow([field])
    field.becomeFirstResponder()
    test.window.touch(.began, at: CGPoint(x: x(4), y: 20))
    test.window.touch(.moved, at: CGPoint(x: x(4.9), y: 20))
    #expect(field.selection.range.isEmpty, "less than the slop")
    test.window.touch(.moved, at: CGPoint(x: x(7), y: 30))
    #expect(field.shownEdit == "one ^two| three")
    test.window.touch(.moved, at: CGPoint(x: x(1), y: 200))
    #expect(field.shownEdit == "o|ne ^two three", "once it selects, it may go anywhere")
    test.window.touch(.ended, at: CGPoint(x: x(0), y: 200))
    #expect(field.shownEdit == "|one ^two three")
  }

  @Test func `a drag in a field without focus shows what it selects and gives the focus when it ends`() {
    let test = TestWindow([field])
    test.drag(from: CGPoint(x: x(0), y: 20), by: CGPoint(x: 8.5, y: 0), count: 3)
    #expect(!field.isFirstResponder)
    #expect(test.paint(on: CanvasTranscript()).contains("#2F6FED/0.24"))
    test.window.touch(.ended, at: CGPoint(x: x(3), y: 20))
    #expect(field.isFirstResponder)
    #expect(field.shownEdit == "^one| two three")
  }

  @Test func `a drag across the lines is left to the scroll view around`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    scroll.contentSize = CGSize(width: 390, height: 900)
    scroll.addSubview(field)
    let test = TestWindow([scroll])
    field.becomeFirstResponder()
    test.drag(from: CGPoint(x: 60, y: 30), by: CGPoint(x: 2, y: -10), count: 5)
    #expect(scroll.contentOffset.y == 40)
    #expect(field.selection.range.isEmpty)
  }

  @Test func `a second press selects the word, a third all of a field and the paragraph of a text view`() {
    let test = TestWindow([field, view])
    for (index, expected) in ["one tw|o three", "one ^two| three", "^one two three|"].enumerated() {
      press(test, CGPoint(x: x(6), y: 20), at: Double(index) * 0.3)
      #expect(field.shownEdit == expected)
    }
    for (index, expected) in ["one two\nthree f|our", "one two\nthree ^four|", "one two\n^three four|"].enumerated() {
      press(test, CGPoint(x: x(7), y: 60 + 12 + 30), at: 5 + Double(index) * 0.3)
      #expect(view.shownEdit == expected)
    }
  }

  @Test func `a press that comes late or elsewhere is a first one`() {
    let test = TestWindow([field])
    press(test, CGPoint(x: x(6), y: 20), at: 0)
    press(test, CGPoint(x: x(6), y: 20), at: 0.41)
    #expect(field.selection.range.isEmpty)
    press(test, CGPoint(x: x(9), y: 20), at: 0.5)
    #expect(field.shownEdit == "one two t|hree")
    test.drag(from: CGPoint(x: x(9), y: 20), by: CGPoint(x: 0, y: 12), count: 1)
    test.window.touch(.ended, at: CGPoint(x: x(9), y: 32))
    press(test, CGPoint(x: x(9), y: 20), at: 0.6)
    #expect(field.selection.range.isEmpty, "a drag is no tap")
  }

  @Test func `the right half of a word's last letter is in the word, the space behind it is not`() {
    let test = TestWindow([field])
    for (place, word) in [(6.8, "two"), (7.4, " "), (4.1, "two")] {
      field.text = "x"
      field.text = "one two three"
      press(test, CGPoint(x: x(place), y: 20), at: test.window.time + 1)
      press(test, CGPoint(x: x(place), y: 20), at: test.window.time + 0.1)
      #expect(field.edited.selectedText == word)
    }
  }

  @Test func `a drag after a second press goes by words, both ways`() {
    let test = TestWindow([field])
    press(test, CGPoint(x: x(5), y: 20), at: 0)
    test.window.touch(.began, at: CGPoint(x: x(5), y: 20))
    test.window.touch(.moved, at: CGPoint(x: x(9), y: 20))
    #expect(field.shownEdit == "one ^two three|")
    test.window.touch(.moved, at: CGPoint(x: x(1), y: 20))
    #expect(field.shownEdit == "|one two^ three")
    test.window.touch(.ended, at: CGPoint(x: x(5), y: 20))
    #expect(field.shownEdit == "one ^two| three")
  }

  @Test func `a press with shift extends what is selected and keeps its other end`() {
    let test = TestWindow([field])
    press(test, CGPoint(x: x(4), y: 20), at: 0)
    press(test, CGPoint(x: x(7), y: 20), at: 1, extends: true)
    #expect(field.shownEdit == "one ^two| three")
    press(test, CGPoint(x: x(1), y: 20), at: 2, extends: true)
    #expect(field.shownEdit == "o|ne ^two three")
    test.window.touch(.began, at: CGPoint(x: x(2), y: 20), extendsSelection: true)
    test.window.touch(.moved, at: CGPoint(x: x(3), y: 20))
    #expect(field.shownEdit == "one| ^two three", "and follows the finger at once")
  }

  @Test func `a touch that is taken away leaves what it selected and no focus`() {
    let test = TestWindow([field])
    test.drag(from: CGPoint(x: x(0), y: 20), by: CGPoint(x: 8.5, y: 0), count: 3)
    test.window.touch(.cancelled, at: .zero)
    #expect(!field.isFirstResponder && !field.isSelecting)
    #expect(!test.paint(on: CanvasTranscript()).contains("#2F6FED/0.24"))
  }

  @Test func `a disabled field selects nothing`() {
    field.isEnabled = false
    let test = TestWindow([field])
    test.drag(from: CGPoint(x: x(0), y: 20), by: CGPoint(x: 8.5, y: 0), count: 3)
    test.window.touch(.ended, at: CGPoint(x: x(3), y: 20))
    press(test, CGPoint(x: x(5), y: 20), at: 1)
    press(test, CGPoint(x: x(5), y: 20), at: 1.1)
    test.window.middleClick(at: CGPoint(x: x(5), y: 20))
    #expect(field.selection.range.isEmpty && !field.isFirstResponder)
  }
}
