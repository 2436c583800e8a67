import Foundation
import ViewTree

extension Path {
  /// The outline of a rectangle with round corners of a radius of at most half a side.
  init(rounding rect: CGRect, radius: CGFloat) {
    self.init()
    let r = max(0, min(radius, rect.width / 2, rect.height / 2))
    // The share of the radius at which a cubic Bézier's control points make a quarter circle: 4/3 · (√2 − 1).
    let c = r * (1 - 0.552_284_749_831)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + r, top))
    line(to: point(right - r, top))
    if r > 0 { curve(to: point(right, top + r), control1: point(right - c, top), control2: point(right, top + c)) }
    line(to: point(right, bottom - r))
    if r > 0 {
      curve(to: point(right - r, bottom), control1: point(right, bottom - c), control2: point(right - c, bottom))
    }
    line(to: point(left + r, bottom))
    if r > 0 {
      curve(to: point(left, bottom - r), control1: point(left + c, bottom), control2: point(left, bottom - c))
    }
    line(to: point(left, top + r))
    if r > 0 { curve(to: point(left + r, top), control1: point(left, top + c), control2: point(left + c, top)) }
    close()
  }
}
