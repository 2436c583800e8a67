import CairoRendering
import Foundation
import Pixels
import Testing
import ViewTree

@MainActor @Suite struct TextDrawingTests {
  @Test(arguments: 1...3)
  func `text is drawn where its layout says, in its colour`(scale: Int) throws {
    let layout = try Drawing.layout("HHH", size: 20)
    let picture = Drawing.picture(try Drawing.renderer(scale: scale), width: 80, height: 40) {
      $0.draw(layout, at: CGPoint(x: 10, y: 5), color: Color(hex: 0xFF0000))
    }
    let ink = Drawing.ink(picture)
    #expect(abs(ink.maxY - Int(5 + layout.baseline) * scale) <= 1, "letters stand on the baseline")
    #expect(ink.x >= 10 * scale && CGFloat(ink.maxX) <= (10 + layout.size.width) * CGFloat(scale) + 1)
    let pixels = (ink.y..<ink.maxY).flatMap { y in (ink.x..<ink.maxX).map { picture[$0, y] } }
    #expect(pixels.contains(0xFF0000))
    #expect(pixels.allSatisfy { $0 >> 16 == 0xFF }, "edges are grey, not coloured by subpixels")
  }

  @Test func `emoji are coloured and as high as their line`() throws {
    let layout = try Drawing.layout("😀", size: 20)
    let picture = Drawing.picture(try Drawing.renderer(), width: 60, height: 60) {
      $0.draw(layout, at: CGPoint(x: 10, y: 10), color: .black)
    }
    let ink = Drawing.ink(picture)
    #expect((14...28).contains(ink.height))
    let center = picture[ink.x + ink.width / 2, ink.y + ink.height / 4]
    #expect(center >> 16 & 0xFF > (center & 0xFF) + 60, "a smiley is yellow")
  }

  @Test(arguments: ["漢", "ع", "ש", "→"])
  func `what the interface font lacks is taken from another, not shown as a box`(text: String) throws {
    let unknown = try Drawing.layout("\u{0378}")
    let renderer = try Drawing.renderer()
    let box = Drawing.picture(renderer) { $0.draw(unknown, at: CGPoint(x: 5, y: 3), color: .black) }
    let glyph = Drawing.picture(renderer) { [layout = try Drawing.layout(text)] in
      $0.draw(layout, at: CGPoint(x: 5, y: 3), color: .black)
    }
    #expect(Drawing.ink(glyph).area > 0)
    #expect(!PixelDifference.areEqual(box, glyph))
  }

  @Test func `a layout of another engine is drawn from its description`() throws {
    let real = try Drawing.layout("Same")
    let foreign = ForeignLayout(description: real.description)
    let renderer = try Drawing.renderer()
    let a = Drawing.picture(renderer) { $0.draw(real, at: .zero, color: .black) }
    let b = Drawing.picture(renderer) { $0.draw(foreign, at: .zero, color: .black) }
    #expect(PixelDifference.areEqual(a, b))
  }
}

/// A layout that no engine of this package made.
@MainActor private final class ForeignLayout: TextLayout {
  let description: TextDescription
  let size = CGSize.zero
  let baseline: CGFloat = 0
  let lineCount = 1
  init(description: TextDescription) { self.description = description }
  func line(at offset: Int) -> Int { 0 }
  func range(ofLine line: Int) -> Range<Int> { 0..<0 }
  func isRightToLeft(line: Int) -> Bool { false }
  func caretRect(at offset: Int) -> CGRect { .zero }
  func caretRect(atEndOfLine line: Int) -> CGRect { .zero }
  func offset(at point: CGPoint) -> Int { 0 }
  func cluster(at point: CGPoint) -> Int { 0 }
  func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int? { nil }
  func selectionRects(for range: Range<Int>, inLine line: Int) -> [CGRect] { [] }
}
