import CPangoCairo
import Foundation
import Pixels

/// The space that is drawn in, as a canvas carries it: where its points lie in device pixels.
///
/// As long as it is the device's pixels scaled and moved (no turn, no mirror), edges are put on whole pixels: lines are
/// crisp, text does not shimmer while it moves, and pictures are copied instead of interpolated.
struct DeviceGrid {
  /// From points of the space to device pixels.
  var matrix: cairo_matrix_t

  /// A space of `scale` pixels a point whose origin is at a device pixel.
  init(scale: Double, originX: Int = 0, originY: Int = 0) {
    matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(originX), y0: Double(originY))
  }

  /// Whether its axes are the device's, so that a rectangle is a rectangle.
  var isAligned: Bool { matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0 }

  /// Whether a point is `scale` pixels wide and high.
  func isAligned(toScale scale: Double) -> Bool { isAligned && matrix.xx == scale && matrix.yy == scale }

  /// The space inside `transform`. A pure translation moves by whole pixels.
  func appending(_ transform: AffineTransform) -> DeviceGrid {
    var inner = cairo_matrix_t(
      xx: Double(transform.m11), yx: Double(transform.m12), xy: Double(transform.m21), yy: Double(transform.m22),
      x0: Double(transform.tX), y0: Double(transform.tY))
    var result = self
    if isAligned, inner.xx == 1, inner.yx == 0, inner.xy == 0, inner.yy == 1 {
      result.matrix.x0 = matrix.x0 + Self.round(inner.x0 * matrix.xx)
      result.matrix.y0 = matrix.y0 + Self.round(inner.y0 * matrix.yy)
    } else {
      withUnsafePointer(to: matrix) { cairo_matrix_multiply(&result.matrix, &inner, $0) }
    }
    return result
  }

  /// Where a point lies, in device pixels.
  func device(_ x: CGFloat, _ y: CGFloat) -> (x: Double, y: Double) {
    (
      matrix.xx * Double(x) + matrix.xy * Double(y) + matrix.x0,
      matrix.yx * Double(x) + matrix.yy * Double(y) + matrix.y0
    )
  }

  /// The edges of a rectangle in device pixels; in a turned space, of the box around it.
  func device(_ rect: CGRect) -> DeviceBox {
    let (a, b) = (device(rect.minX, rect.minY), device(rect.maxX, rect.maxY))
    if isAligned { return DeviceBox(left: a.x, top: a.y, right: b.x, bottom: b.y) }
    let (c, d) = (device(rect.maxX, rect.minY), device(rect.minX, rect.maxY))
    return DeviceBox(
      left: min(a.x, b.x, c.x, d.x), top: min(a.y, b.y, c.y, d.y), right: max(a.x, b.x, c.x, d.x),
      bottom: max(a.y, b.y, c.y, d.y))
  }

  /// The box of points around device pixels.
  func points(_ rect: PixelRect) -> CGRect {
    var inverse = matrix
    guard !rect.isEmpty, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return .zero }
    var back = DeviceGrid(scale: 1)
    back.matrix = inverse
    let box = back.device(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    return CGRect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }

  /// The nearest whole pixel; halves go down the axis, so that equal boxes stay equal wherever they lie.
  static func round(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}

/// A rectangle by its edges, in device pixels.
struct DeviceBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Its edges on the nearest whole pixels; what has an extent keeps at least one pixel.
  var snapped: DeviceBox {
    var box = DeviceBox(
      left: DeviceGrid.round(left), top: DeviceGrid.round(top), right: DeviceGrid.round(right),
      bottom: DeviceGrid.round(bottom))
    if box.right <= box.left, right > left {
      box.left = left.rounded(.down)
      box.right = box.left + 1
    }
    if box.bottom <= box.top, bottom > top {
      box.top = top.rounded(.down)
      box.bottom = box.top + 1
    }
    return box
  }

  /// Every pixel it touches.
  var pixels: PixelRect {
    let (x, y) = (Self.whole(left.rounded(.down)), Self.whole(top.rounded(.down)))
    return PixelRect(
      x: x, y: y, width: max(0, Self.whole(right.rounded(.up)) - x), height: max(0, Self.whole(bottom.rounded(.up)) - y)
    )
  }

  /// As a whole number, within what a surface could ever have.
  private static func whole(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9)) }
}
