import CairoRendering
import Foundation
import Pixels
import Testing
import ViewTree

@MainActor @Suite struct PangoTextLayoutTests {
  @Test func `an empty text is one line high and has its caret at its start`() throws {
    let empty = try Drawing.layout("")
    let filled = try Drawing.layout("Ag")
    #expect(empty.size == CGSize(width: 0, height: filled.size.height))
    #expect(empty.lineCount == 1)
    #expect(empty.baseline == filled.baseline)
    #expect(empty.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 0, height: filled.size.height))
    #expect(empty.offset(at: CGPoint(x: 50, y: 50)) == 0)
  }

  @Test(arguments: ["漢字かな", "مرحبا", "👩‍👩‍👧‍👦 🇩🇪", "Ǻĝ"])
  func `a line is as high as the interface font's, whatever it says`(text: String) throws {
    #expect(try Drawing.layout(text).size.height == (try Drawing.layout("a").size.height))
    #expect(try Drawing.layout(text).baseline == (try Drawing.layout("a").baseline))
  }

  @Test func `a heavier or larger text is wider`() throws {
    let engine = PangoTextLayoutEngine(fonts: try Drawing.fonts())
    let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
    let widths = weights.map { engine.layout(TextDescription("Hamburg", font: Font(size: 17, weight: $0))).size.width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    let doubled = try Drawing.layout("Hamburg", size: 34).size.width
    #expect(abs(doubled - 2 * widths[0]) < 0.05)
  }

  @Test func `text breaks at words, and within a word that is too long`() throws {
    let words = try Drawing.layout("one two three", width: 60)
    #expect(words.lineCount > 1)
    #expect(words.size.width <= 60)
    #expect(words.size.height == CGFloat(words.lineCount) * (try Drawing.layout("").size.height))
    let long = try Drawing.layout("Donaudampfschifffahrt", width: 60)
    #expect(long.lineCount > 1 && long.size.width <= 60)
  }

  @Test func `text fits the width it was measured to have`() throws {
    for text in ["Hello there", "A sentence, with commas.", "illicit", "漢字 and more"] {
      let measured = try Drawing.layout(text)
      #expect(try Drawing.layout(text, width: measured.size.width).lineCount == 1)
      #expect(try Drawing.layout(text, width: measured.size.width, isTruncated: true).size.width == measured.size.width)
    }
  }

  @Test func `truncated text stays on one line within its width`() throws {
    let layout = try Drawing.layout("A title that is much too long to be shown", width: 100, isTruncated: true)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width <= 100 && layout.size.width > 60)
  }

  @Test func `alignment places short lines in the width`() throws {
    let width = try Drawing.layout("short").size.width
    let leading = try Drawing.layout("short", width: 200).caretRect(at: 0).minX
    let center = try Drawing.layout("short", width: 200, alignment: .center).caretRect(at: 0).minX
    let trailing = try Drawing.layout("short", width: 200, alignment: .trailing).caretRect(at: 0).minX
    #expect(leading == 0)
    #expect(abs(center - (200 - width) / 2) < 0.01)
    #expect(abs(trailing - (200 - width)) < 0.01)
  }

  @Test func `trailing is the right for text that runs from there too`() throws {
    let text = "אבג\nabc"
    let layout = try Drawing.layout(text, width: 200, alignment: .trailing)
    let width = try Drawing.layout("אבג").size.width
    #expect(abs(layout.caretRect(at: 0).minX - 200) < 0.01)
    #expect(abs(layout.caretRect(atEndOfLine: 0).minX - (200 - width)) < 0.01)
    #expect(abs(layout.caretRect(at: 6).minX - (200 - width)) < 0.01)
    #expect(abs(layout.caretRect(at: 10).minX - 200) < 0.01)
    let rects = layout.selectionRects(for: 0..<6, inLine: 0)
    #expect(rects.count == 1 && abs(rects[0].minX - (200 - width)) < 0.01 && abs(rects[0].maxX - 200) < 0.01)
    for offset in [0, 2, 4, 6] {
      let caret = layout.caretRect(at: offset)
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
    #expect(layout.cluster(at: CGPoint(x: 199, y: 5)) == 0)
  }

  @Test func `a zero byte takes the place of a space and shifts nothing`() throws {
    let layout = try Drawing.layout("a\u{0}b")
    #expect(layout.caretRect(at: 3).minX == (try Drawing.layout("a b").caretRect(at: 3).minX))
  }

  @Test func `the engine gives equal descriptions the same layout and forgets the oldest`() throws {
    let engine = PangoTextLayoutEngine(fonts: try Drawing.fonts(), capacity: 4)
    func layout(_ string: String) -> ObjectIdentifier {
      ObjectIdentifier(engine.layout(TextDescription(string, font: Font(size: 17))))
    }
    let first = layout("1")
    #expect(layout("1") == first)
    #expect(engine.layoutsMade == 1)
    for text in ["2", "3", "4", "1", "5"] { _ = layout(text) }
    #expect(engine.layoutsMade == 5)
    _ = layout("1")
    #expect(engine.layoutsMade == 5)
    _ = layout("2")
    #expect(engine.layoutsMade == 6)
  }
}
