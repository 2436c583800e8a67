/// The parts of a surface that must be painted anew: a few rectangles that may not overlap each other's pixels twice.
public struct Damage: Hashable, Sendable {
  /// The rectangles, in device pixels; no two share a pixel.
  public private(set) var rects: [PixelRect] = []

  /// No damage.
  public init() {}

  /// One rectangle, if it holds a pixel.
  public init(_ rect: PixelRect) { add(rect) }

  /// Whether nothing needs painting.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all of it, in device pixels.
  public var bounds: PixelRect {
    rects.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }

  /// How many pixels it holds.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// Adds a rectangle; it is merged with every one it touches, and the list is kept at 8 at most.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > 8 {
      let all = bounds
      rects = [all]
    }
  }

  /// Adds every rectangle of another damage.
  public mutating func add(_ other: Damage) { other.rects.forEach { add($0) } }

  /// The damage inside `rect`.
  public func clipped(to rect: PixelRect) -> Damage {
    var result = Damage()
    for part in rects { result.add(part.intersection(rect)) }
    return result
  }

  /// Whether a pixel of `rect` is damaged.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }
}
