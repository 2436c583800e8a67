import CPangoCairo
import Pixels

/// What was on the four corners of a rounded box before something was drawn over them.
///
/// Putting it back makes the corners round with one blend of a few pixels, where a round clip would cost a mask for each
/// call and let what lies behind shine through each edge.
struct CornerPictures {
  private let corners: [Corner]

  init(of box: DeviceBox, radiusX: Double, radiusY: Double, on canvas: CairoCanvas) {
    corners = [
      (box.left, box.top, radiusX, radiusY), (box.right, box.top, -radiusX, radiusY),
      (box.left, box.bottom, radiusX, -radiusY), (box.right, box.bottom, -radiusX, -radiusY),
    ].compactMap { Corner(x: $0.0, y: $0.1, radiusX: $0.2, radiusY: $0.3, canvas: canvas) }
  }

  /// Puts them back outside the arcs, with soft edges.
  func putBack(on canvas: CairoCanvas) {
    guard !corners.isEmpty else { return }
    canvas.inDevicePixels {
      cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_SOURCE)
      for corner in corners { corner.putBack(on: canvas.cairo) }
      cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_OVER)
    }
  }

  /// One corner: its tip, and the radii from there inward.
  private struct Corner {
    let x: Double
    let y: Double
    let radiusX: Double
    let radiusY: Double
    let rect: PixelRect
    let picture: ImageSurface

    /// Keeps what is there; nil if none of it can change.
    init?(x: Double, y: Double, radiusX: Double, radiusY: Double, canvas: CairoCanvas) {
      let box = DeviceBox(
        left: min(x, x + radiusX), top: min(y, y + radiusY), right: max(x, x + radiusX), bottom: max(y, y + radiusY))
      rect = box.pixels.intersection(canvas.clip)
      guard !rect.isEmpty, let copy = ImageSurface(copying: rect, of: cairo_get_group_target(canvas.cairo)) else {
        return nil
      }
      (self.x, self.y, self.radiusX, self.radiusY, picture) = (x, y, radiusX, radiusY, copy)
    }

    func putBack(on cairo: OpaquePointer) {
      cairo_set_source_surface(cairo, picture.surface, Double(rect.x), Double(rect.y))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      let (nearX, nearY) = (x + radiusX * (1 - quarterCircle), y + radiusY * (1 - quarterCircle))
      cairo_new_path(cairo)
      cairo_move_to(cairo, x, y)
      cairo_line_to(cairo, x + radiusX, y)
      cairo_curve_to(cairo, nearX, y, x, nearY, x, y + radiusY)
      cairo_close_path(cairo)
      cairo_fill(cairo)
    }
  }
}

/// The share of the radius at which a cubic Bézier's control points make a quarter circle: 4/3 · (√2 − 1).
let quarterCircle = 0.552_284_749_831
