import CairoRendering
import Foundation
import Pixels
import Testing
import ViewTree

@MainActor @Suite struct LayerTests {
  private let bounds = CGRect(x: 2, y: 3, width: 20, height: 10)

  private func draw(
    _ renderer: CairoRenderer, id: Int = 1, version: Int = 1, bounds: CGRect? = nil, isOpaque: Bool = true,
    color: Color = .black
  ) -> PixelBuffer {
    Drawing.picture(renderer) { canvas in
      canvas.layer(id: id, version: version, bounds: bounds ?? self.bounds, isOpaque: isOpaque) {
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: color)
      }
    }
  }

  @Test func `a layer is drawn once and shown again without being drawn`() throws {
    let renderer = try Drawing.renderer()
    let first = draw(renderer)
    let second = draw(renderer, color: Color(hex: 0xFF0000))
    #expect(Drawing.ink(first) == PixelRect(x: 2, y: 3, width: 20, height: 10))
    #expect(PixelDifference.areEqual(first, second))
    #expect(renderer.statistics.layersPainted == 1)
    #expect(renderer.statistics.layersReused == 1, "the first time it is painted, not reused")
  }

  @Test func `another version, other bounds or another scale is another picture`() throws {
    let renderer = try Drawing.renderer()
    _ = draw(renderer)
    #expect(draw(renderer, version: 2, color: Color(hex: 0xFF0000))[5, 5] == 0xFF0000)
    #expect(
      draw(renderer, version: 2, bounds: bounds.offsetBy(dx: 5, dy: 0), color: Color(hex: 0x00FF00))[20, 5] == 0x00FF00)
    renderer.scale = 2
    #expect(Drawing.ink(draw(renderer)) == PixelRect(x: 4, y: 6, width: 40, height: 20))
    #expect(renderer.statistics.layersPainted == 4)
  }

  @Test func `a layer shows the same pixels as what it keeps`() throws {
    let layout = try Drawing.layout("Kept", size: 13)
    func content(_ canvas: any Canvas) {
      canvas.fill(bounds, color: Color(hex: 0xFFE8A3))
      canvas.fill(CGRect(x: 4, y: 4, width: 15, height: 8), cornerRadius: 3, color: Color(hex: 0x2F6FED))
      canvas.draw(layout, at: CGPoint(x: 3, y: 0), color: .black)
    }
    let direct = Drawing.picture(try Drawing.renderer()) { $0.clip(to: bounds, cornerRadius: 0, content) }
    let kept = Drawing.picture(try Drawing.renderer()) {
      $0.layer(id: 1, version: 1, bounds: bounds, isOpaque: true, content)
    }
    #expect(PixelDifference(between: direct, and: kept).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a part that changed is painted into the older picture and equals a new one`(isOpaque: Bool) throws {
    let part = CGRect(x: 6, y: 5, width: 5, height: 4)
    func content(_ canvas: any Canvas, _ color: Color) {
      if isOpaque { canvas.fill(bounds, color: Color(hex: 0xFFE8A3)) }
      canvas.fill(part, cornerRadius: 2, color: color)
    }
    func paint(_ renderer: CairoRenderer, version: Int, _ color: Color) -> PixelBuffer {
      Drawing.picture(renderer) { canvas in
        canvas.layer(id: 1, version: version, bounds: bounds, isOpaque: isOpaque, changes: { $0 == 1 ? part : nil }) {
          content($0, color)
        }
      }
    }
    let (red, clear) = (Color(hex: 0xFF0000), Color(hex: 0x2F6FED, alpha: 0.5))
    let renderer = try Drawing.renderer()
    _ = paint(renderer, version: 1, red)
    let updated = paint(renderer, version: 2, clear)
    #expect(renderer.statistics.layersUpdated == 1)
    #expect(renderer.statistics.layersPainted == 1)
    #expect(PixelDifference(between: updated, and: paint(try Drawing.renderer(), version: 2, clear)).isEmpty)
  }

  @Test func `what a layer leaves clear shows what is behind it`() throws {
    let picture = Drawing.picture(try Drawing.renderer()) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 30), color: Color(hex: 0x12805C))
      canvas.layer(id: 1, version: 1, bounds: bounds, isOpaque: false) {
        $0.fill(CGRect(x: 2, y: 3, width: 5, height: 10), color: .black)
      }
    }
    #expect(picture[3, 5] == 0)
    #expect(picture[15, 5] == 0x12805C)
  }

  @Test func `the layers shown longest ago go when there are too many bytes`() throws {
    let bytes = 20 * 10 * 4
    let renderer = try Drawing.renderer(layerByteLimit: 2 * bytes)
    _ = draw(renderer, id: 1)
    _ = draw(renderer, id: 2)
    _ = draw(renderer, id: 1)
    _ = draw(renderer, id: 3)
    #expect(renderer.layerByteCount == 2 * bytes)
    let before = renderer.statistics.layersPainted
    _ = draw(renderer, id: 1)
    #expect(renderer.statistics.layersPainted == before)
    _ = draw(renderer, id: 2)
    #expect(renderer.statistics.layersPainted == before + 1)
  }

  @Test func `a layer too large to be kept is drawn all the same`() throws {
    let renderer = try Drawing.renderer(layerByteLimit: 100)
    #expect(Drawing.ink(draw(renderer)) == PixelRect(x: 2, y: 3, width: 20, height: 10))
    #expect(renderer.layerByteCount == 0)
    let tall = CGRect(x: 0, y: 0, width: 390, height: 4_400_000)
    #expect(Drawing.ink(draw(renderer, bounds: tall)) == PixelRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `a layer out of sight is not drawn`() throws {
    let renderer = try Drawing.renderer()
    _ = draw(renderer, bounds: CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(renderer.statistics.layersPainted == 0)
  }

  @Test func `a slide draws no layer anew`() throws {
    let renderer = try Drawing.renderer()
    for frame in 0..<30 {
      _ = Drawing.picture(renderer) { canvas in
        canvas.transform(AffineTransform(translationByX: 0, byY: -CGFloat(frame) * 0.37)) {
          $0.layer(id: 1, version: 1, bounds: bounds, isOpaque: true) { $0.fill(bounds, color: .black) }
        }
      }
    }
    #expect(renderer.statistics.layersPainted == 1)
  }
}
