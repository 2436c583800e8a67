import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

@MainActor @Suite struct CairoCanvasScopeTests {
  private let everywhere = CGRect(x: -100, y: -100, width: 500, height: 500)

  @Test func `a clip lets through its rectangle alone and ends with its scope`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.clip(to: CGRect(x: 5, y: 6, width: 7, height: 8), cornerRadius: 0) { canvas in
        canvas.fill(everywhere, color: .black)
        canvas.clip(to: CGRect(x: 10, y: 0, width: 40, height: 40), cornerRadius: 0) {
          $0.fill(everywhere, color: Color(hex: 0xFF0000))
        }
      }
      canvas.fill(CGRect(x: 39, y: 29, width: 1, height: 1), color: .black)
    }
    #expect(picture[5, 6] == 0 && picture[9, 13] == 0)
    #expect(picture[10, 6] == 0xFF0000 && picture[11, 13] == 0xFF0000)
    #expect(picture[4, 6] == 0xFFFFFF && picture[12, 6] == 0xFFFFFF)
    #expect(picture[39, 29] == 0)
  }

  @Test func `round-clipped content has the corners of a rounded rectangle, and nothing shines through its edges`()
    throws
  {
    let rect = CGRect(x: 4, y: 4, width: 24, height: 20)
    let clipped = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.clip(to: rect, cornerRadius: 7) { canvas in
        canvas.fill(everywhere, color: .black)
        canvas.fill(everywhere, color: Color(hex: 0x2F6FED))
      }
    }
    let filled = Drawing.picture(try Drawing.renderer()) { $0.fill(rect, cornerRadius: 7, color: Color(hex: 0x2F6FED)) }
    for y in 0..<30 {
      for x in 0..<40 { #expect(distance(clipped[x, y], filled[x, y]) <= 3, "\(x), \(y)") }
    }
  }

  @Test func `the clip bounds are what of the current space can show`() throws {
    let renderer = try Drawing.renderer(scale: 2)
    let buffer = PixelBuffer(size: PixelSize(width: 80, height: 60))
    var seen: [CGRect] = []
    renderer.paint(
      into: buffer, damage: Damage(PixelRect(x: 20, y: 20, width: 40, height: 20)), background: .white
    ) { canvas in
      seen.append(canvas.clipBounds)
      canvas.transform(AffineTransform(translationByX: 5, byY: 5)) { canvas in
        canvas.clip(to: CGRect(x: 0, y: 8, width: 10, height: 100), cornerRadius: 0) { seen.append($0.clipBounds) }
      }
      seen.append(canvas.clipBounds)
    }
    let whole = CGRect(x: 10, y: 10, width: 20, height: 10)
    #expect(seen == [whole, CGRect(x: 5, y: 8, width: 5, height: 7), whole])
  }

  @Test func `what overlaps inside an opacity does not show through itself`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.opacity(0.5) { canvas in
        canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black)
        canvas.fill(CGRect(x: 10, y: 0, width: 20, height: 20), color: Color(hex: 0xFF0000))
      }
    }
    #expect(distance(picture[5, 5], 0x808080) <= 1)
    #expect(distance(picture[15, 5], 0xFF8080) <= 1)
    #expect(picture[35, 5] == 0xFFFFFF)
  }

  @Test func `full opacity changes nothing and none draws nothing`() throws {
    let plain = Drawing.picture(try Drawing.renderer()) {
      $0.fill(CGRect(x: 3, y: 3, width: 9, height: 9), color: .black)
    }
    let full = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.opacity(1) { $0.fill(CGRect(x: 3, y: 3, width: 9, height: 9), color: .black) }
      canvas.opacity(0) { $0.fill(everywhere, color: .black) }
    }
    #expect(PixelDifference.areEqual(plain, full))
  }

  @Test(arguments: 1...3)
  func `a fractional move is the whole-pixel move nearest to it`(scale: Int) throws {
    let renderer = try Drawing.renderer(scale: scale)
    let layout = try Drawing.layout("Move me", size: 11)
    func picture(movedBy x: CGFloat, _ y: CGFloat) -> PixelBuffer {
      Drawing.picture(renderer, width: 80) { canvas in
        canvas.transform(AffineTransform(translationByX: x, byY: y)) { canvas in
          canvas.fill(CGRect(x: 2, y: 2, width: 60.3, height: 18.7), cornerRadius: 5, color: Color(hex: 0xFFE8A3))
          canvas.draw(layout, at: CGPoint(x: 6.3, y: 4.2), color: .black)
          canvas.layer(id: 1, version: 1, bounds: CGRect(x: 50, y: 5, width: 9, height: 9), isOpaque: false) {
            $0.fill(CGRect(x: 50, y: 5, width: 9, height: 9), cornerRadius: 4, color: .black)
          }
        }
      }
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let (x, y) = (CGFloat.random(in: -5...5, using: &random), CGFloat.random(in: -5...5, using: &random))
      let pixel = 1 / CGFloat(scale)
      let whole = picture(movedBy: (x / pixel).rounded() * pixel, (y / pixel).rounded() * pixel)
      #expect(PixelDifference(between: picture(movedBy: x, y), and: whole).isEmpty, "\(x), \(y)")
    }
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
