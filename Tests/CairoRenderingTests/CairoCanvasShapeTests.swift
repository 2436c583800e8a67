import CairoRendering
import Foundation
import Pixels
import Testing
import ViewTree

@MainActor @Suite struct CairoCanvasShapeTests {
  @Test(arguments: 1...3)
  func `a filled rectangle has its colour on exactly its pixels at every scale`(scale: Int) throws {
    let picture = Drawing.picture(try Drawing.renderer(scale: scale)) {
      $0.fill(CGRect(x: 5, y: 7, width: 10, height: 4), color: Color(hex: 0x2F6FED))
    }
    #expect(Drawing.ink(picture) == PixelRect(x: 5 * scale, y: 7 * scale, width: 10 * scale, height: 4 * scale))
    #expect(picture[5 * scale, 7 * scale] == 0x2F6FED)
    #expect(picture[15 * scale - 1, 11 * scale - 1] == 0x2F6FED)
  }

  @Test func `edges between pixels are drawn crisp, and thin lines do not vanish`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) {
      $0.fill(CGRect(x: 3, y: 4.4, width: 10, height: 1), color: .black)
      $0.fill(CGRect(x: 3, y: 10.3, width: 10, height: 0.2), color: .black)
    }
    #expect((3...6).map { picture[5, $0] } == [0xFFFFFF, 0, 0xFFFFFF, 0xFFFFFF])
    #expect((9...11).map { picture[5, $0] } == [0xFFFFFF, 0, 0xFFFFFF])
  }

  @Test func `half-transparent black on white is middle grey`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30), color: .black.withAlpha(0.5))
    }
    #expect([0x7F7F7F, 0x808080].contains(picture[20, 20]))
  }

  @Test func `a round corner is cut, soft and symmetrical`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) {
      $0.fill(CGRect(x: 4, y: 4, width: 20, height: 20), cornerRadius: 6, color: .black)
    }
    #expect(picture[4, 4] == 0xFFFFFF)
    #expect(picture[4, 10] == 0)
    #expect((4..<24).contains { (1..<0xFFFFFF).contains(picture[$0, 4]) })
    for y in 4..<24 {
      for x in 4..<24 { #expect(abs(red(picture[x, y]) - red(picture[27 - x, y])) <= 3) }
    }
  }

  @Test func `a stroke lies half inside and half outside its rectangle`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) {
      $0.stroke(CGRect(x: 10, y: 10, width: 20, height: 10), cornerRadius: 0, width: 2, color: .black)
    }
    #expect(Drawing.ink(picture) == PixelRect(x: 9, y: 9, width: 22, height: 12))
    #expect(picture[10, 10] == 0 && picture[11, 11] == 0xFFFFFF)
  }

  @Test func `a path is filled by the non-zero rule`() throws {
    var path = Path()
    for inset in [2.0, 8.0] {
      path.move(to: CGPoint(x: inset, y: inset))
      path.line(to: CGPoint(x: 30 - inset, y: inset))
      path.line(to: CGPoint(x: 30 - inset, y: 30 - inset))
      path.line(to: CGPoint(x: inset, y: 30 - inset))
      path.close()
    }
    let picture = Drawing.picture(try Drawing.renderer()) { $0.fill(path, color: .black) }
    #expect(picture[15, 15] == 0)
    #expect(Drawing.ink(picture) == PixelRect(x: 2, y: 2, width: 26, height: 26))
  }

  @Test(arguments: [(StrokeStyle.Cap.butt, 10), (.square, 8), (.round, 8)])
  func `caps reach beyond the ends of a line as their names say`(cap: StrokeStyle.Cap, left: Int) throws {
    let line = Path(through: [CGPoint(x: 10, y: 15), CGPoint(x: 30, y: 15)])
    let picture = Drawing.picture(try Drawing.renderer()) {
      $0.stroke(line, style: StrokeStyle(width: 4, cap: cap), color: .black)
    }
    #expect(Drawing.ink(picture).x == left)
    #expect((picture[left, 13] == 0) == (cap != .round))
  }

  @Test func `a turned space turns what is drawn`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.transform(AffineTransform(translationByX: 30, byY: 5)) { canvas in
        canvas.transform(AffineTransform(rotationByDegrees: 90)) {
          $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20), color: .black)
        }
      }
    }
    #expect(Drawing.ink(picture) == PixelRect(x: 10, y: 5, width: 20, height: 10))
  }

  private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16) }
}
