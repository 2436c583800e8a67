import Foundation

extension CGRect {
  /// Whether all of another rectangle lies in it. `contains` compares it with the union of both, which may be of another
  /// size by rounding where they end at the same place.
  func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
