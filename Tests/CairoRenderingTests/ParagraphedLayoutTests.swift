import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing

@testable import ViewTree

/// A text laid out by paragraphs is the text laid out in one, whatever is in it and however it is edited.
@MainActor @Suite struct ParagraphedLayoutTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `every caret, line and hit is that of the whole text, edit by edit`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let engine = PangoTextLayoutEngine(fonts: try Drawing.fonts())
    var text = EditedText(RandomText.make(.random(in: 0...40, using: &random), using: &random))
    let description = TextDescription(
      text.text, font: Font(size: 17), width: [60, 140, 330].randomElement(using: &random) ?? 60,
      alignment: seed % 4 == 0 ? .trailing : seed % 4 == 1 ? .center : .leading,
      neutralDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight)
    let layout = ParagraphedLayout(description, engine: engine)
    for step in 0...6 {
      if step > 0 {
        edit(&text, using: &random)
        if let unchanged = text.unchanged { layout.follow(text.text, unchanged: unchanged) }
        text.unchanged = nil
      }
      var whole = description
      whole.string = text.text
      let found = difference(between: layout, and: engine.layout(whole))
      #expect(found == nil, "step \(step), \(Array(text.text.unicodeScalars))")
      if found != nil { return }
    }
  }

  /// One to three edits, of a letter or of a page.
  private func edit(_ text: inout EditedText, using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let composes = Int.random(in: 0..<8, using: &random) == 0
      if !composes { text.unmarkText() }
      let count = text.text.utf8.count
      let start = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.select(start..<Int.random(in: start...min(count, start + 60), using: &random))
      default: text.place(caret: start)
      }
      if composes {
        text.setMarkedText(RandomText.make(2, using: &random), selected: 0..<1)
        continue
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: text.deleteBackward()
      case 1: text.deleteForward()
      case 2: text.insert(["\n", "\r", "\r\n"].randomElement(using: &random) ?? "")
      case 3: text.insert(RandomText.make(12, using: &random))
      default: text.insert(RandomText.make(1, using: &random))
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `it is drawn like the whole text, in any part of a picture`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let renderer = try Drawing.renderer(scale: seed % 2 == 0 ? 2 : 1)
    let description = TextDescription(
      RandomText.make(80, using: &random), font: Font(size: 17), width: 150,
      alignment: seed % 3 == 0 ? .trailing : .leading)
    let layout = ParagraphedLayout(description, engine: renderer.textEngine)
    let top = -CGFloat.random(in: 0...max(0, layout.size.height - 50), using: &random)
    let origin = CGPoint(x: 3, y: top)
    let whole = Drawing.picture(renderer, width: 160, height: 90) {
      $0.draw(renderer.textEngine.layout(description), at: origin, color: .black)
    }
    let parts = Drawing.picture(renderer, width: 160, height: 90) {
      let visible = $0.clipBounds.offsetBy(dx: -origin.x, dy: -origin.y)
      layout.draw(at: origin, color: .black, visible: visible, on: $0)
    }
    #expect(PixelDifference.areEqual(whole, parts))
    #expect(Drawing.ink(parts).area > 0)
  }

  @Test func `a direction is that of the first letter that has one`() throws {
    let engine = PangoTextLayoutEngine(fonts: try Drawing.fonts())
    for (text, direction) in [
      ("", nil), ("12 - (", nil), ("12 אב cd", .rightToLeft), ("\u{0} ab גד", .leftToRight), ("\u{200F}", .rightToLeft),
    ] as [(String, Traits.LayoutDirection?)] {
      #expect(engine.direction(of: text) == direction)
    }
    let neutral = engine.layout(TextDescription("12", font: Font(size: 17), width: 100, neutralDirection: .rightToLeft))
    #expect(neutral.isRightToLeft(line: 0) && neutral.caretRect(at: 0).minX > 70)
  }
}
