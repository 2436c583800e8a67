import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Testing

@MainActor struct FramePainterTests {
  private let window: Window
  private let painter: FramePainter
  private let renderer: CairoRenderer
  private let buffer = PixelBuffer(size: PixelSize(width: 100, height: 100))

  init() throws {
    let assets = try Assets.locate(program: URL(fileURLWithPath: #filePath))
    renderer = CairoRenderer(scale: 1, fonts: try FontSetup.use(configuration: assets.fonts))
    painter = FramePainter(renderer: renderer)
    window = Window(size: CGSize(width: 100, height: 100), textEngine: renderer.textEngine)
    window.backgroundRole = .background
  }

  private func square(_ frame: CGRect, _ color: Color) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    window.addSubview(view)
    return view
  }

  @Test func `a clean frame paints nothing`() {
    painter.paint(window.makeDisplayList(), into: buffer)
    let painted = renderer.statistics.pixelsPainted
    #expect(painter.paint(window.makeDisplayList(), into: buffer).isEmpty)
    #expect(renderer.statistics.pixelsPainted == painted)
    #expect(painter.counters.cleanFrames == 1)
  }

  @Test func `what would be painted is told beforehand, and all of it once what was painted is forgotten`() {
    let whole = Damage(PixelRect(x: 0, y: 0, width: 100, height: 100))
    let view = square(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
    #expect(painter.isFresh && painter.damage(for: window.makeDisplayList(), size: buffer.size) == whole)
    painter.paint(window.makeDisplayList(), into: buffer)
    view.frame.size.width = 30
    let list = window.makeDisplayList()
    #expect(painter.damage(for: list, size: buffer.size).bounds == PixelRect(x: 10, y: 10, width: 30, height: 20))
    #expect(painter.damage(for: list, size: PixelSize(width: 50, height: 50)).bounds.width == 50, "of another size")
    painter.forget()
    #expect(painter.isFresh && painter.damage(for: list, size: buffer.size) == whole)
  }

  @Test func `what moved is damaged where it was and where it is, to the pixel`() {
    let view = square(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
    painter.paint(window.makeDisplayList(), into: buffer)
    view.frame.origin.x = 60
    let damage = painter.paint(window.makeDisplayList(), into: buffer)
    #expect(
      Set(damage.rects) == [
        PixelRect(x: 10, y: 10, width: 20, height: 20), PixelRect(x: 60, y: 10, width: 20, height: 20),
      ])
    #expect(buffer[15, 15] == 0xF2F2F6 && buffer[65, 15] == 0)
  }

  @Test func `what is covered is not painted, and what covers it shows`() {
    _ = square(CGRect(x: 0, y: 0, width: 100, height: 100), Color(hex: 0xFF0000))
    let cover = square(CGRect(x: 0, y: 40, width: 100, height: 60), Color(hex: 0x00FF00))
    painter.paint(window.makeDisplayList(), into: buffer)
    #expect(buffer[50, 39] == 0xFF0000 && buffer[50, 40] == 0x00FF00 && buffer[50, 99] == 0x00FF00)
    // Half see-through, it covers nothing.
    cover.alpha = 0.5
    painter.paint(window.makeDisplayList(), into: buffer)
    #expect(buffer[50, 60] != 0x00FF00 && buffer[50, 60] != 0xFF0000)
  }

  @Test func `a buffer that was left behind is painted where it is stale`() {
    painter.paint(window.makeDisplayList(), into: buffer)
    let other = PixelBuffer(size: buffer.size)
    painter.paint(window.makeDisplayList(), into: other, stale: Damage(PixelRect(x: 0, y: 0, width: 50, height: 100)))
    #expect(other[10, 10] == 0xF2F2F6 && other[60, 10] == 0)
  }
}
