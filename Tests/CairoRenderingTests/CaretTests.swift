import CairoRendering
import Foundation
import Testing
import ViewTree

@MainActor @Suite struct CaretTests {
  private let family = "👩‍👩‍👧‍👦"

  @Test func `the caret after a text stands at its width`() throws {
    for text in ["Hello", "fi ffi", "漢字", "a\u{301}b"] {
      let layout = try Drawing.layout(text)
      #expect(abs(layout.caretRect(at: text.utf8.count).minX - layout.size.width) < 0.01, "\(text)")
    }
  }

  @Test func `the caret moves right with each character`() throws {
    let text = "Grüße, 漢字 \(family)!"
    let layout = try Drawing.layout(text)
    let places = offsets(of: text).map { layout.caretRect(at: $0).minX }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [17, 11, 34] as [CGFloat])
  func `a click at a caret's place finds the caret`(size: CGFloat) throws {
    for text in ["Hello world", "Grüße 漢字 👩‍👩‍👧‍👦 🇩🇪!", "two\nlines", "ends with a newline\n"] {
      let layout = try Drawing.layout(text, size: size)
      for offset in offsets(of: text) {
        let caret = layout.caretRect(at: offset)
        #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset, "\(text), \(offset)")
      }
    }
  }

  @Test func `a click finds the nearer side of a character`() throws {
    let layout = try Drawing.layout("mm")
    let width = layout.size.width / 2
    #expect(layout.offset(at: CGPoint(x: width * 0.4, y: 5)) == 0)
    #expect(layout.offset(at: CGPoint(x: width * 0.6, y: 5)) == 1)
    #expect(layout.offset(at: CGPoint(x: width * 1.6, y: 5)) == 2)
  }

  @Test func `a click beside or outside the text finds the nearest caret`() throws {
    let layout = try Drawing.layout("first\nsecond")
    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 2)) == 5)
    #expect(layout.offset(at: CGPoint(x: -5, y: 500)) == 6)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 12)
  }

  @Test func `a click never lands within a character`() throws {
    let text = "a\(family)b🇩🇪e\u{301}"
    let allowed = Set(offsets(of: text))
    let layout = try Drawing.layout(text)
    for x in 0...Int(layout.size.width) + 2 {
      #expect(allowed.contains(layout.offset(at: CGPoint(x: Double(x), y: 8))))
    }
  }

  @Test func `in broken text the caret stands on its line`() throws {
    let text = "one two three four"
    let layout = try Drawing.layout(text, width: 70)
    let height = try Drawing.layout("").size.height
    #expect(layout.lineCount >= 2)
    var line = 0
    for offset in offsets(of: text) {
      let caret = layout.caretRect(at: offset)
      #expect(caret.minY == CGFloat(layout.line(at: offset)) * height && caret.height == height)
      if layout.line(at: offset) != line {
        line = layout.line(at: offset)
        #expect(caret.minX == 0, "the first caret of a line stands at its left")
      }
    }
    #expect(line == layout.lineCount - 1)
  }

  @Test func `a click beyond the end of a broken line stays on that line`() throws {
    let layout = try Drawing.layout("one two three four", width: 70)
    #expect(layout.line(at: layout.offset(at: CGPoint(x: 500, y: 5))) == 0)
  }

  @Test func `after a trailing newline the caret stands at the start of the next line`() throws {
    let text = "one\n"
    let layout = try Drawing.layout(text)
    let height = try Drawing.layout("").size.height
    #expect(layout.lineCount == 2)
    #expect(layout.size.height == 2 * height)
    #expect(layout.caretRect(at: 4) == CGRect(x: 0, y: height, width: 0, height: height))
    #expect(layout.line(at: 3) == 0 && layout.line(at: 4) == 1)
  }

  @Test func `right-to-left text has its first caret at its right`() throws {
    let text = "שלום"
    let layout = try Drawing.layout(text)
    #expect(layout.caretRect(at: 0).minX > layout.caretRect(at: text.utf8.count).minX)
  }

  @Test func `an offset outside the text counts as its nearest end`() throws {
    let layout = try Drawing.layout("abc")
    #expect(layout.caretRect(at: -3) == layout.caretRect(at: 0))
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 3))
  }

  private func offsets(of text: String) -> [Int] {
    text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
  }
}
