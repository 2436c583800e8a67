import Foundation
import ViewTree

/// A canvas in memory: one sample near the middle of every pixel (on no edge of the shapes of the tests), shapes as rectangles of one colour, text as a rectangle
/// in a colour made of its bytes. It keeps pictures as a real one does, and paints of a picture it has only what is said
/// to have changed, so a picture that should have been painted again shows.
@MainActor
final class FlatCanvas: Canvas {
  struct Shape {
    var transform: AffineTransform
    var rect: CGRect
    /// Rectangles that cut it off, each in the space its transform comes from.
    var clips: [(AffineTransform, CGRect)]
    /// Rectangles in which something later stands in its place.
    var holes: [(AffineTransform, CGRect)] = []
    var color: Color
    var opacity: Double
  }

  private struct Kept {
    let version: Int
    let bounds: CGRect
    let shapes: [Shape]
  }

  private(set) var clipBounds: CGRect
  /// How often only a part of a kept picture was painted.
  private(set) var partialUpdates = 0
  private var shapes: [Shape] = []
  private var kept: [Int: Kept] = [:]
  private var space = AffineTransform.identity
  private var clips: [(AffineTransform, CGRect)] = []
  private var alpha = 1.0
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    clipBounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }

  /// Where a pixel is sampled.
  static func sample(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: CGFloat(x) + 0.487, y: CGFloat(y) + 0.513) }

  /// What a list looks like: one colour a pixel, row by row.
  func picture(of list: DisplayList, from index: Int = 0) -> [Color] {
    shapes = []
    list.paint(on: self, from: index)
    var pixels = [Color](repeating: .black, count: width * height)
    for shape in shapes {
      guard let inverse = shape.transform.inverted() else { continue }
      let box = shape.transform.boundingBox(of: shape.rect)
      let (left, right) = (max(0, Int(box.minX.rounded(.down))), min(width, Int(box.maxX.rounded(.up))))
      let (top, bottom) = (max(0, Int(box.minY.rounded(.down))), min(height, Int(box.maxY.rounded(.up))))
      let cuts = shape.clips.compactMap { cut in cut.0.inverted().map { ($0, cut.1) } }
      let holes = shape.holes.compactMap { hole in hole.0.inverted().map { ($0, hole.1) } }
      for y in top..<max(top, bottom) {
        for x in left..<max(left, right) {
          let point = Self.sample(x, y)
          guard contains(shape.rect, inverse.transform(point)) else { continue }
          guard cuts.allSatisfy({ contains($0.1, $0.0.transform(point)) }) else { continue }
          if holes.contains(where: { contains($0.1, $0.0.transform(point)) }) { continue }
          pixels[y * width + x] = blend(shape.color, shape.opacity, over: pixels[y * width + x])
        }
      }
    }
    return pixels
  }

  private func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
  }

  private func blend(_ top: Color, _ opacity: Double, over bottom: Color) -> Color {
    let share = top.alpha * opacity
    func mix(_ a: Double, _ b: Double) -> Double { a * share + b * (1 - share) }
    return Color(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green), blue: mix(top.blue, bottom.blue))
  }

  private func add(_ rect: CGRect, _ color: Color) {
    shapes.append(Shape(transform: space, rect: rect, clips: clips, color: color, opacity: alpha))
  }

  func fill(_ rect: CGRect, color: Color) { add(rect, color) }
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) { add(rect, color) }
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    let outer = rect.insetBy(dx: -width / 2, dy: -width / 2)
    add(CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width), color)
    add(CGRect(x: outer.minX, y: outer.maxY - width, width: outer.width, height: width), color)
    add(CGRect(x: outer.minX, y: outer.minY, width: width, height: outer.height), color)
    add(CGRect(x: outer.maxX - width, y: outer.minY, width: width, height: outer.height), color)
  }
  func fill(_ path: Path, color: Color) {}
  func stroke(_ path: Path, style: StrokeStyle, color: Color) {}
  func draw(_ layout: any TextLayout, at origin: CGPoint, color: Color) {
    let hash = layout.description.string.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    add(CGRect(origin: origin, size: layout.size), Color(hex: hash & 0xFF_FFFF, alpha: 0.5 + color.red / 4))
  }

  func layer(
    id: Int, version: Int, bounds: CGRect, isOpaque: Bool, changes: (Int) -> CGRect?, _ draw: (any Canvas) -> Void
  ) {
    if kept[id].map({ $0.version == version && $0.bounds == bounds }) != true {
      let outer = (shapes, space, clips, alpha, clipBounds)
      var old: [Shape] = []
      var part = bounds
      // What an update leaves of old shapes adds up; now and then all is painted anew.
      if let kept = kept[id], kept.bounds == bounds, kept.shapes.count < 200, let area = changes(kept.version) {
        partialUpdates += 1
        part = area.intersection(bounds)
        if part.isNull { part = .zero }
        old = kept.shapes
        for index in old.indices { old[index].holes.append((.identity, part)) }
      }
      (shapes, space, clips, alpha, clipBounds) = ([], .identity, [(.identity, part)], 1, part)
      draw(self)
      kept[id] = Kept(version: version, bounds: bounds, shapes: old + shapes)
      (shapes, space, clips, alpha, clipBounds) = outer
    }
    for shape in kept[id]?.shapes ?? [] {
      var shape = shape
      shape.transform.append(space)
      shape.clips = clips + shape.clips.map(inSpace)
      shape.holes = shape.holes.map(inSpace)
      shape.opacity *= alpha
      shapes.append(shape)
    }
  }

  private func inSpace(_ cut: (AffineTransform, CGRect)) -> (AffineTransform, CGRect) {
    var transform = cut.0
    transform.append(space)
    return (transform, cut.1)
  }

  func clip(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    let outer = (clips, clipBounds)
    clips.append((space, rect))
    let inside = clipBounds.intersection(rect)
    clipBounds = inside.isNull ? .zero : inside
    draw(self)
    (clips, clipBounds) = outer
  }

  func transform(_ transform: AffineTransform, _ draw: (any Canvas) -> Void) {
    let outer = (space, clipBounds)
    var inner = transform
    inner.append(space)
    space = inner
    clipBounds = transform.inverted()?.boundingBox(of: clipBounds) ?? .zero
    draw(self)
    (space, clipBounds) = outer
  }

  func opacity(_ opacity: Double, _ draw: (any Canvas) -> Void) {
    let outer = alpha
    alpha *= opacity
    draw(self)
    alpha = outer
  }
}
