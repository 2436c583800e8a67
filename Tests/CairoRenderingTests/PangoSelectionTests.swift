import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

@MainActor @Suite struct PangoSelectionTests {
  nonisolated private static let texts = [
    "Hello fi ffi", "abc אבג def", "אבג abc דהו", "مرحبا بالعالم", "abc سلام 123", "a👩‍👩‍👧‍👦b🇩🇪🇫🇷e\u{301}x",
    "漢字かな한글", "",
  ]

  private func offsets(of text: String) -> [Int] {
    text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
  }

  @Test(arguments: texts) func `arrows go through every place of a caret once, each further to its side`(text: String)
    throws
  {
    let layout = try Drawing.layout(text)
    let start = layout.isRightToLeft(line: 0) ? text.utf8.count : 0
    var walked = [start]
    while walked.count < 200, let next = layout.offset(nextTo: walked[walked.count - 1], toTheRight: true) {
      walked.append(next)
    }
    let x = { (offset: Int) in (Double(layout.caretRect(at: offset).minX) * 100).rounded() }
    // Where numbers stand in Arabic, two positions are shown at one place.
    let places = Set(offsets(of: text).map(x)).sorted()
    #expect(walked.map(x) == places)
    #expect(text.contains("1") || walked.sorted() == offsets(of: text))
    var back = [walked[walked.count - 1]]
    while back.count < 200, let next = layout.offset(nextTo: back[back.count - 1], toTheRight: false) {
      back.append(next)
    }
    #expect(back.map(x) == places.reversed())
  }

  @Test func `arrows go on in the next line and the line before`() throws {
    let layout = try Drawing.layout("ab\ncd\nאב\nגד")
    #expect(layout.offset(nextTo: 2, toTheRight: true) == 3)
    #expect(layout.offset(nextTo: 3, toTheRight: false) == 2)
    #expect(layout.offset(nextTo: 10, toTheRight: false) == 11)
    #expect(layout.offset(nextTo: 11, toTheRight: true) == 10)
    #expect(layout.offset(nextTo: 0, toTheRight: false) == nil)
    #expect(layout.offset(nextTo: 15, toTheRight: false) == nil)
  }

  @Test(arguments: texts) func `the rectangles of a range are as wide as its letters, from left to right`(text: String)
    throws
  {
    let layout = try Drawing.layout(text)
    let all = layout.selectionRects(for: 0..<text.utf8.count, inLine: 0)
    #expect(abs(all.reduce(0) { $0 + $1.width } - layout.size.width) < 0.1)
    #expect(all.count == (text.isEmpty ? 0 : 1))
    let places = offsets(of: text)
    for (index, lower) in places.enumerated() {
      for upper in places[index...] {
        let rects = layout.selectionRects(for: lower..<upper, inLine: 0)
        #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        let rest =
          layout.selectionRects(for: 0..<lower, inLine: 0)
          + layout.selectionRects(for: upper..<text.utf8.count, inLine: 0)
        let width = (rects + rest).reduce(0) { $0 + $1.width }
        #expect(abs(width - layout.size.width) < 0.1, "\(lower)..<\(upper)")
      }
    }
  }

  @Test func `a range across a change of direction is two rectangles`() throws {
    let layout = try Drawing.layout("abc אבג def")
    // "c א": the end of the Latin part, and the first Hebrew letter, which is the right one of three.
    let rects = layout.selectionRects(for: 2..<6, inLine: 0)
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - layout.caretRect(at: 2).minX) < 0.01)
    #expect(abs(rects[1].maxX - layout.caretRect(at: 10).minX) < 0.01)
  }

  @Test func `lines say their bytes, their direction and the caret at their end`() throws {
    let layout = try Drawing.layout("one two three\nאבג", width: 70)
    let lines = (0..<layout.lineCount).map { layout.range(ofLine: $0) }
    #expect(lines == [0..<8, 8..<13, 14..<20])
    #expect((0..<3).map { layout.isRightToLeft(line: $0) } == [false, false, true])
    #expect(layout.caretRect(atEndOfLine: 1) == layout.caretRect(at: 13))
    let end = layout.caretRect(atEndOfLine: 0)
    #expect(end.minY == 0 && end.minX >= layout.caretRect(at: 7).minX)
    #expect(layout.caretRect(at: TextPosition(8, affinity: .upstream)) == end)
    #expect(layout.caretRect(at: TextPosition(8)).minX == 0)
  }

  @Test func `a click right of a line broken within a word puts the caret at that line's end`() throws {
    let layout = try Drawing.layout("一二三四五六七八九十", width: 90)
    let range = layout.range(ofLine: 0)
    #expect(range.upperBound < 30)
    let position = layout.position(at: CGPoint(x: 500, y: 5))
    #expect(position == TextPosition(range.upperBound, affinity: .upstream))
    #expect(layout.line(at: position) == 0)
    var text = EditedText(layout.description.string, caret: 3)
    text.move(.lineEnd, in: layout)
    #expect(text.selection.caret == range.upperBound && text.selection.affinity == .upstream)
    text.move(.lineStart, in: layout)
    #expect(text.caret == 0)
  }

  @Test(arguments: texts) func `the character under a point is the one whose rectangle it is in`(text: String) throws {
    let layout = try Drawing.layout(text)
    let places = offsets(of: text)
    for (lower, upper) in zip(places, places.dropFirst()) {
      let rect = try #require(layout.selectionRects(for: lower..<upper, inLine: 0).first)
      for share in [0.1, 0.5, 0.9] where rect.width > 1 {
        #expect(layout.cluster(at: CGPoint(x: rect.minX + rect.width * share, y: 5)) == lower)
      }
    }
  }
}
