import Foundation

extension Sequence where Element == CGRect {
  /// The area that rectangles cover together, what several of them cover counted once.
  var unionArea: CGFloat {
    let rects = filter { !$0.isNull && !$0.isEmpty }
    let edges = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { area, strip in
      let spans = rects.filter { $0.minY <= strip.0 && $0.maxY >= strip.1 }.map { ($0.minX, $0.maxX) }
      var (width, end) = (CGFloat(0), -CGFloat.infinity)
      for (left, right) in spans.sorted(by: { $0 < $1 }) where right > end {
        width += right - Swift.max(left, end)
        end = right
      }
      return area + width * (strip.1 - strip.0)
    }
  }
}
