import Foundation
import TestSupport
import Testing
import ViewTree

@MainActor
struct FixedTextLayoutTests {
  private let engine = FixedTextLayoutEngine()

  private func layout(_ text: String, width: CGFloat? = nil, alignment: TextAlignment = .leading) -> any TextLayout {
    engine.layout(TextDescription(text, font: Font(size: 10), width: width, alignment: alignment))
  }

  @Test func `widths are half an em, a whole one for ideographs and emoji`() {
    #expect(layout("abc").size == CGSize(width: 15, height: 12))
    #expect(layout("a字👩‍👧").size.width == 25)
    #expect(layout("").size == CGSize(width: 0, height: 12))
  }

  @Test func `lines break at spaces, long words anywhere, and at line breaks`() {
    #expect(layout("aaa bbb", width: 20).lineCount == 2)
    #expect(layout("aaaaaa", width: 20).lineCount == 2)
    #expect(layout("a\n\nb").lineCount == 3)
    #expect(layout("a\n").lineCount == 2)
    #expect(layout("aaa bbb", width: 20).size.width == 15)
  }

  @Test(arguments: ["", "abc", "aaa bbb ccc", "aaaaaaaa", "a\nb", "a\r\n", "字字字 a👩‍👧b", "aa  bb cc"])
  func `the caret's place leads back to its offset`(text: String) {
    let layout = layout(text, width: 20)
    var offset = 0
    var line = 0
    for character in [nil] + text.map(Optional.some) {
      offset += character?.utf8.count ?? 0
      let caret = layout.caretRect(at: offset)
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
      #expect(layout.line(at: offset) >= line)
      line = layout.line(at: offset)
      #expect(caret.minY == CGFloat(line) * 12)
    }
    #expect(line == layout.lineCount - 1)
  }

  @Test func `lines stand where they are aligned`() {
    #expect(layout("ab", width: 30, alignment: .center).caretRect(at: 0).minX == 10)
    #expect(layout("ab", width: 30, alignment: .trailing).caretRect(at: 2).minX == 30)
  }

  @Test func `equal texts of other bytes are other texts`() {
    #expect(layout("é").description.string.utf8.count == 2)
    #expect(layout("e\u{301}").description.string.utf8.count == 3)
    #expect(layout("é") !== layout("e\u{301}"))
    #expect(layout("é") === layout("é"))
  }
}
