import CPangoCairo
import Foundation
import Pixels

/// A box with round corners, filled or as an outline, of whatever size. Lengths in device pixels.
struct RoundedBox: Hashable {
  /// The radii of the corners; of an outline, those of the middle of its line.
  var radiusX: Double
  var radiusY: Double
  /// The thickness of an outline's line, whose outer edge is the box; nil = filled.
  var line: Double?

  /// How many pixels from a corner its roundness, or its outline's joint, reaches.
  var corner: PixelSize {
    let line = line ?? 0
    return PixelSize(
      width: max(1, Int(max(radiusX + line / 2, line).rounded(.up))),
      height: max(1, Int(max(radiusY + line / 2, line).rounded(.up))))
  }

  /// Draws the box of a size with its top left at a point.
  func draw(on cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double) {
    let inset = (line ?? 0) / 2
    let (left, top, right, bottom) = (x + inset, y + inset, x + width - inset, y + height - inset)
    let (rx, ry) = (min(radiusX, (right - left) / 2), min(radiusY, (bottom - top) / 2))
    cairo_new_path(cairo)
    if rx > 0, ry > 0 {
      // The share of the radius at which a cubic Bézier's control points make a quarter circle: 4/3 · (√2 − 1).
      let (cx, cy) = (rx * (1 - 0.552_284_749_831), ry * (1 - 0.552_284_749_831))
      cairo_move_to(cairo, left + rx, top)
      cairo_line_to(cairo, right - rx, top)
      cairo_curve_to(cairo, right - cx, top, right, top + cy, right, top + ry)
      cairo_line_to(cairo, right, bottom - ry)
      cairo_curve_to(cairo, right, bottom - cy, right - cx, bottom, right - rx, bottom)
      cairo_line_to(cairo, left + rx, bottom)
      cairo_curve_to(cairo, left + cx, bottom, left, bottom - cy, left, bottom - ry)
      cairo_line_to(cairo, left, top + ry)
      cairo_curve_to(cairo, left, top + cy, left + cx, top, left + rx, top)
      cairo_close_path(cairo)
    } else {
      cairo_rectangle(cairo, left, top, right - left, bottom - top)
    }
    guard let line else { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, line)
    cairo_stroke(cairo)
  }

  /// The mask of the whole box at a size.
  func mask(width: Int, height: Int) -> MaskSurface? {
    MaskSurface(size: PixelSize(width: width, height: height)) {
      draw(on: $0, x: 0, y: 0, width: Double(width), height: Double(height))
    }
  }
}

/// What a rounded box of any size is put together from: masks of its corners, and what lies between them.
@MainActor final class NinePatch {
  let corner: PixelSize
  /// Top left, top right, bottom left, bottom right.
  let corners: [MaskSurface]
  /// The coverage of the rows below the top edge between the corners, outermost first; the bottom edge mirrors it.
  let rows: [UInt8]
  /// The same for the columns beside the left edge.
  let columns: [UInt8]
  /// The masks of what the corners leave uncovered.
  lazy var outsides: [MaskSurface] = corners.compactMap { $0.inverted() }

  init?(_ box: RoundedBox) {
    corner = box.corner
    // The smallest box that has a pixel between its corners.
    let (width, height) = (2 * corner.width + 1, 2 * corner.height + 1)
    let offsets = [(0, 0), (-corner.width - 1, 0), (0, -corner.height - 1), (-corner.width - 1, -corner.height - 1)]
    corners = offsets.compactMap { x, y in
      MaskSurface(size: box.corner) {
        box.draw(on: $0, x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      }
    }
    guard corners.count == 4, let whole = box.mask(width: width, height: height) else { return nil }
    rows = (0..<corner.height).map { whole.row($0)[box.corner.width] }
    columns = Array(whole.row(corner.height).prefix(corner.width))
  }
}
