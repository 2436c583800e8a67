import CPangoCairo
import Foundation
import Pixels
import ViewTree

/// A path, filled or stroked, in a space whose origin lies within the first device pixel.
struct PathShape: Hashable {
  let path: Path
  /// nil = filled.
  let style: StrokeStyle?
  /// The linear part of the space's matrix, and its origin: xx, yx, xy, yy, x0, y0.
  let space: [Double]

  /// The mask of its pixels; nil if it covers none, or is too large to be worth one.
  func mask() -> PathMask? {
    let bounds = deviceBounds
    guard !bounds.isEmpty, bounds.width <= 4096, bounds.height <= 4096 else { return nil }
    let surface = MaskSurface(size: PixelSize(width: bounds.width, height: bounds.height)) { cairo in
      var matrix = matrix
      matrix.x0 -= Double(bounds.x)
      matrix.y0 -= Double(bounds.y)
      cairo_set_matrix(cairo, &matrix)
      draw(on: cairo)
    }
    return surface.map { PathMask(surface: $0, x: bounds.x, y: bounds.y) }
  }

  private var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: space[0], yx: space[1], xy: space[2], yy: space[3], x0: space[4], y0: space[5])
  }

  /// The pixels it may touch, from the bounds of its points, control points among them.
  private var deviceBounds: PixelRect {
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let point, let first, let second): points += [point, first, second]
      case .close: break
      }
    }
    guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    // A mitred corner reaches out 10 half widths at most, Cairo's own limit; a square cap √2 half widths.
    let margin = Double(style?.width ?? 0) * (style?.join == .miter ? 5 : 1)
    var grid = DeviceGrid(scale: 1)
    grid.matrix = matrix
    var box = grid.device(CGRect(origin: first, size: .zero).insetBy(dx: -margin, dy: -margin))
    for point in points.dropFirst() {
      let other = grid.device(CGRect(origin: point, size: .zero).insetBy(dx: -margin, dy: -margin))
      box = DeviceBox(
        left: min(box.left, other.left), top: min(box.top, other.top), right: max(box.right, other.right),
        bottom: max(box.bottom, other.bottom))
    }
    return box.pixels
  }

  /// Draws the shape in the context's current space.
  func draw(on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, Double(point.x), Double(point.y))
      case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
      case .curve(let point, let first, let second):
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(point.x), Double(point.y))
      case .close: cairo_close_path(cairo)
      }
    }
    guard let style else { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, Double(style.width))
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_stroke(cairo)
  }
}

/// A path's mask, and where it lies from the whole pixel that the path's space begins at.
struct PathMask {
  let surface: MaskSurface
  let x: Int
  let y: Int
}

extension StrokeStyle.Cap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
