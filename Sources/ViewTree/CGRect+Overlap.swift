import Foundation

extension CGRect {
  /// Whether the two share more than an edge. (`intersects` is true for rectangles that only touch, and what touches the
  /// damage need not be painted.)
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
