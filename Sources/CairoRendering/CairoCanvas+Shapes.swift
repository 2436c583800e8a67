import CPangoCairo
public import Foundation
public import ViewTree

extension CairoCanvas {
  /// Edges are put on whole device pixels; what has an extent covers at least one.
  public func fill(_ rect: CGRect, color: Color) { fill(rect, cornerRadius: 0, color: color) }

  /// Edges are put on whole device pixels; a radius is at most half a side.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
    let box = grid.device(rect)
    guard !isHidden(box) else { return }
    let covers = grid.isAligned && cornerRadius <= 0 && color.isOpaque
    settleBackground(coveredBy: covers ? box.snapped.pixels : nil)
    setSource(color)
    if grid.isAligned {
      inDevicePixels {
        addRoundedBox(
          box.snapped, radiusX: Double(cornerRadius) * grid.matrix.xx, radiusY: Double(cornerRadius) * grid.matrix.yy)
        cairo_fill(cairo)
      }
    } else {
      addRounded(rect, radius: cornerRadius)
      cairo_fill(cairo)
    }
  }

  /// The line's outer edge is put on whole device pixels.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    guard width > 0, color.alpha > 0 else { return }
    let box = grid.device(rect.insetBy(dx: -width / 2, dy: -width / 2))
    guard !isHidden(box) else { return }
    settleBackground()
    setSource(color)
    cairo_set_line_width(cairo, Double(width))
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    if grid.isAligned {
      // The line's outer edge is what is put on whole pixels; the corner's circle keeps its centre.
      let (halfX, halfY) = (Double(width) * grid.matrix.xx / 2, Double(width) * grid.matrix.yy / 2)
      cairo_identity_matrix(cairo)
      addRoundedBox(
        box.snapped.outset(x: -halfX, y: -halfY), radiusX: Double(cornerRadius) * grid.matrix.xx,
        radiusY: Double(cornerRadius) * grid.matrix.yy)
      use(grid)
      cairo_stroke(cairo)
    } else {
      addRounded(rect, radius: cornerRadius)
      cairo_stroke(cairo)
    }
  }

  /// Paths are drawn where they lie, not put on pixels.
  public func fill(_ path: Path, color: Color) {
    guard color.alpha > 0, !path.elements.isEmpty else { return }
    settleBackground()
    add(path)
    if isPathHidden(grownBy: 0) { return cairo_new_path(cairo) }
    setSource(color)
    cairo_fill(cairo)
  }

  /// Paths are drawn where they lie, not put on pixels.
  public func stroke(_ path: Path, style: StrokeStyle, color: Color) {
    guard style.width > 0, color.alpha > 0, !path.elements.isEmpty else { return }
    settleBackground()
    add(path)
    // A mitred corner reaches out 10 half widths at most, Cairo's own limit.
    if isPathHidden(grownBy: Double(style.width) * (style.join == .miter ? 5 : 1)) { return cairo_new_path(cairo) }
    setSource(color)
    cairo_set_line_width(cairo, Double(style.width))
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_stroke(cairo)
  }

  private func isPathHidden(grownBy margin: Double) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return isHidden(
      grid.device(
        CGRect(x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin)))
  }

  private func add(_ path: Path) {
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
  }

  private func addRounded(_ rect: CGRect, radius: CGFloat) {
    addRoundedBox(
      DeviceBox(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY), radiusX: radius, radiusY: radius)
  }

  /// Makes a box with round corners the path, in the units of the current space.
  func addRoundedBox(_ box: DeviceBox, radiusX: Double, radiusY: Double) {
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    cairo_new_path(cairo)
    let (rx, ry) = (min(radiusX, width / 2), min(radiusY, height / 2))
    guard rx > 0, ry > 0 else { return cairo_rectangle(cairo, box.left, box.top, width, height) }

    let (cx, cy) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    cairo_move_to(cairo, box.left + rx, box.top)
    cairo_line_to(cairo, box.right - rx, box.top)
    cairo_curve_to(cairo, box.right - cx, box.top, box.right, box.top + cy, box.right, box.top + ry)
    cairo_line_to(cairo, box.right, box.bottom - ry)
    cairo_curve_to(cairo, box.right, box.bottom - cy, box.right - cx, box.bottom, box.right - rx, box.bottom)
    cairo_line_to(cairo, box.left + rx, box.bottom)
    cairo_curve_to(cairo, box.left + cx, box.bottom, box.left, box.bottom - cy, box.left, box.bottom - ry)
    cairo_line_to(cairo, box.left, box.top + ry)
    cairo_curve_to(cairo, box.left, box.top + cy, box.left + cx, box.top, box.left + rx, box.top)
    cairo_close_path(cairo)
  }
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
