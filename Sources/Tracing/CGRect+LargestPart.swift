public import Foundation

extension CGRect {
  /// The largest rectangle in it that meets none of `covers`; nil if there is none.
  ///
  /// One cover after the other is cut away, and of what stays above, below, left and right of it the largest is kept.
  ///
  ///     let field = CGRect(x: 0, y: 500, width: 100, height: 40)
  ///     field.largestPart(outside: [CGRect(x: 0, y: 513, width: 390, height: 331)])   // y 500, height 13
  public func largestPart(outside covers: [CGRect]) -> CGRect? {
    var part = self
    guard !part.isNull, !part.isEmpty else { return nil }
    for cover in covers {
      let cut = part.intersection(cover)
      guard !cut.isNull, !cut.isEmpty else { continue }
      let parts = [
        CGRect(x: part.minX, y: part.minY, width: part.width, height: cut.minY - part.minY),
        CGRect(x: part.minX, y: cut.maxY, width: part.width, height: part.maxY - cut.maxY),
        CGRect(x: part.minX, y: part.minY, width: cut.minX - part.minX, height: part.height),
        CGRect(x: cut.maxX, y: part.minY, width: part.maxX - cut.maxX, height: part.height),
      ]
      guard let largest = parts.filter({ !$0.isEmpty }).max(by: { $0.area < $1.area }) else { return nil }
      part = largest
    }
    return part
  }

  private var area: CGFloat { width * height }
}
