import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

/// Painting by parts must give the bytes of painting the whole, or a window and a recording would differ.
@MainActor @Suite struct DamageEqualityTests {
  @Test(arguments: 1...3)
  func `painting random parts of random scenes equals painting the whole`(scale: Int) throws {
    let engine = PangoTextLayoutEngine(fonts: try Drawing.fonts())
    for seed in 1...(scale == 1 ? 40 : 12) as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let scene = RandomScene(engine: engine, using: &random)
      let renderer = CairoRenderer(scale: scale, fonts: try Drawing.fonts(), textEngine: engine)
      let size = PixelSize(width: 120 * scale, height: 90 * scale)
      let whole = PixelBuffer(size: size)
      renderer.paint(into: whole, background: .white, scene.draw)
      let parts = PixelBuffer(size: size)
      parts.fill(PixelRect(size), with: 0x123456)
      var damage = Damage()
      for _ in 0..<4 {
        damage.add(
          PixelRect(
            x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random),
            width: .random(in: 1...40 * scale, using: &random), height: .random(in: 1...40 * scale, using: &random)))
      }
      renderer.paint(into: parts, damage: damage, background: .white, scene.draw)
      let expected = PixelBuffer(size: size)
      expected.fill(PixelRect(size), with: 0x123456)
      for rect in damage.rects { expected.copy(rect, from: whole) }
      let difference = PixelDifference(between: parts, and: expected)
      #expect(difference.isEmpty, "seed \(seed): \(difference.count) pixels in \(difference.bounds)")
    }
  }

  @Test func `a shared segment with longer rows is painted like a buffer of one's own`() throws {
    let renderer = try Drawing.renderer()
    let bytesPerRow = 64 * 4
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * 30, alignment: 64)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0x55, count: bytesPerRow * 30)
    let segment = PixelBuffer(size: PixelSize(width: 40, height: 30), bytesPerRow: bytesPerRow, over: memory)
    let draw = { (canvas: any Canvas) in canvas.fill(CGRect(x: 5, y: 5, width: 50, height: 8), color: .black) }
    renderer.paint(into: segment, background: .white, draw)
    #expect(PixelDifference.areEqual(segment, Drawing.picture(renderer, draw)))
    #expect(memory.load(fromByteOffset: 40 * 4, as: UInt32.self) == 0x5555_5555)
  }
}

/// A scene of a dozen random things, some in scopes, the same each time it is drawn.
@MainActor private struct RandomScene {
  private var steps: [(any Canvas) -> Void] = []

  init(engine: PangoTextLayoutEngine, using random: inout SeededGenerator) {
    for index in 0..<12 {
      let thing = Self.thing(index, engine: engine, using: &random)
      let rect = Self.rect(using: &random)
      let (dx, dy) = (CGFloat.random(in: -20...20, using: &random), CGFloat.random(in: -20...20, using: &random))
      let radius = CGFloat.random(in: 0...12, using: &random)
      let opaque = Bool.random(using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: steps.append { $0.clip(to: rect, cornerRadius: radius, thing) }
      case 1: steps.append { $0.transform(AffineTransform(translationByX: dx, byY: dy), thing) }
      case 2: steps.append { $0.opacity(0.6, thing) }
      case 3:
        steps.append {
          $0.layer(id: index, version: 0, bounds: rect, isOpaque: opaque) { canvas in
            if opaque { canvas.fill(rect, color: Color(hex: 0xDDEEFF)) }
            thing(canvas)
          }
        }
      default: steps.append(thing)
      }
    }
  }

  func draw(_ canvas: any Canvas) {
    for step in steps { step(canvas) }
  }

  private static func thing(
    _ index: Int, engine: PangoTextLayoutEngine, using random: inout SeededGenerator
  ) -> (any Canvas) -> Void {
    let rect = rect(using: &random)
    let color = Color(
      hex: .random(in: 0...0xFFFFFF, using: &random), alpha: Bool.random(using: &random) ? 1 : 0.5)
    let radius = CGFloat.random(in: 0...20, using: &random)
    let width = CGFloat.random(in: 0.5...5, using: &random)
    switch index % 5 {
    case 0: return { $0.fill(rect, cornerRadius: radius, color: color) }
    case 1: return { $0.stroke(rect, cornerRadius: radius, width: width, color: color) }
    case 2:
      let layout = engine.layout(
        TextDescription("Random 漢字 نص 😀 \(index)", font: Font(size: CGFloat.random(in: 8...24, using: &random))))
      return { $0.draw(layout, at: rect.origin, color: color) }
    case 3:
      let points = (0..<4).map { _ in Self.rect(using: &random).origin }
      var path = Path(through: [points[0]])
      path.curve(to: points[1], control1: points[2], control2: points[3])
      path.close()
      let filled = path
      return { $0.fill(filled, color: color) }
    default:
      let line = Path(through: (0..<4).map { _ in Self.rect(using: &random).origin })
      return { $0.stroke(line, style: StrokeStyle(width: width, cap: .round, join: .round), color: color) }
    }
  }

  private static func rect(using random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -10...110, using: &random), y: CGFloat.random(in: -10...80, using: &random),
      width: CGFloat.random(in: 1...70, using: &random), height: CGFloat.random(in: 1...50, using: &random))
  }
}
