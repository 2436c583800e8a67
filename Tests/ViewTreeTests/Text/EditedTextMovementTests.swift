import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct EditedTextMovementTests {
  private let engine = FixedTextLayoutEngine()

  /// Letters are 5 wide and lines 12 high.
  private func layout(_ text: String, width: CGFloat? = nil) -> any TextLayout {
    engine.layout(TextDescription(text, font: Font(size: 10), width: width))
  }

  @Test func `up and down keep the x through shorter lines`() {
    let text = "abcdef\nab\nabcdef"
    let layout = layout(text)
    var edited = EditedText(text, caret: 5)
    edited.move(.down, in: layout)
    #expect(edited.caret == 9)
    edited.move(.down, in: layout)
    #expect(edited.caret == 15)
    edited.move(.up, in: layout)
    edited.move(.up, in: layout)
    #expect(edited.caret == 5)
  }

  @Test func `another move forgets the x`() {
    let text = "abcdef\nab\nabcdef"
    let layout = layout(text)
    var edited = EditedText(text, caret: 5)
    edited.move(.down, in: layout)
    edited.move(.left, in: layout)
    edited.move(.down, in: layout)
    #expect(edited.caret == 11)
  }

  @Test func `up from the first line goes to the start and down from the last to the end`() {
    let text = "abc\ndef"
    let layout = layout(text)
    var edited = EditedText(text, caret: 2)
    let answer7 = edited.move(.up, in: layout)
    #expect(answer7)
    #expect(edited.caret == 0)
    let answer8 = edited.move(.up, in: layout)
    #expect(!answer8)
    edited.place(caret: 5)
    let answer9 = edited.move(.down, in: layout)
    #expect(answer9)
    #expect(edited.caret == 7)
    let answer10 = edited.move(.down, in: layout)
    #expect(!answer10)
  }

  @Test func `the end of a broken line is before its last space`() {
    let text = "aaa bbb ccc"
    let layout = layout(text, width: 20)
    #expect(layout.lineCount == 3)
    var edited = EditedText(text, caret: 5)
    edited.move(.lineStart, in: layout)
    #expect(edited.caret == 4)
    edited.move(.lineEnd, in: layout)
    #expect(edited.caret == 7)
    edited.move(.down, in: layout)
    #expect(edited.caret == 11)
  }

  @Test func `an engine that gives the next line's start for a line's end is put right`() {
    // As Pango does: right of a broken line the nearest offset is behind its last space.
    final class Pango: TextLayout {
      let real: any TextLayout
      init(_ real: any TextLayout) { self.real = real }
      var description: TextDescription { real.description }
      var size: CGSize { real.size }
      var baseline: CGFloat { real.baseline }
      var lineCount: Int { real.lineCount }
      func line(at offset: Int) -> Int { real.line(at: offset) }
      func range(ofLine line: Int) -> Range<Int> { real.range(ofLine: line) }
      func isRightToLeft(line: Int) -> Bool { real.isRightToLeft(line: line) }
      func caretRect(at offset: Int) -> CGRect { real.caretRect(at: offset) }
      func caretRect(atEndOfLine line: Int) -> CGRect { real.caretRect(atEndOfLine: line) }
      func cluster(at point: CGPoint) -> Int { real.cluster(at: point) }
      func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int? {
        real.offset(nextTo: offset, toTheRight: isRight)
      }
      func selectionRects(for range: Range<Int>, inLine line: Int) -> [CGRect] {
        real.selectionRects(for: range, inLine: line)
      }
      func offset(at point: CGPoint) -> Int { point.x > 17 && point.y < 12 ? 4 : real.offset(at: point) }
    }
    let layout = Pango(layout("aaa bbb", width: 20))
    #expect(layout.offset(at: CGPoint(x: 30, y: 6)) == 4)
    #expect(layout.position(at: CGPoint(x: 30, y: 6)) == TextPosition(3))
    #expect(layout.position(at: CGPoint(x: 0, y: 18)) == TextPosition(4))
    var edited = EditedText("aaa bbb", caret: 1)
    edited.move(.lineEnd, in: layout)
    #expect(edited.caret == 3)
  }
}
