import CPangoCairo
import Pixels

/// What was on the corners of a rounded box before something was drawn over them.
///
/// Putting it back makes the corners round with one blend of a few pixels, where a round clip would cost a mask for each
/// call and let what lies behind shine through each edge.
struct CornerPictures {
  private var corners: [(rect: PixelRect, outside: MaskSurface, kept: PixelRect, picture: ImageSurface)] = []

  init(of box: RoundedBox, covering pixels: PixelRect, on canvas: CairoCanvas) {
    let corner = box.corner
    if pixels.width <= 2 * corner.width || pixels.height <= 2 * corner.height {
      keep(pixels, canvas.renderer.masks.mask(box, width: pixels.width, height: pixels.height)?.inverted(), canvas)
    } else if let patch = canvas.renderer.masks.patch(box) {
      for (rect, outside) in zip(patch.cornerRects(in: pixels), patch.outsides) { keep(rect, outside, canvas) }
    }
  }

  private mutating func keep(_ rect: PixelRect, _ outside: MaskSurface?, _ canvas: CairoCanvas) {
    let kept = rect.intersection(canvas.clip)
    guard !kept.isEmpty, let outside,
      let picture = ImageSurface(copying: kept, of: cairo_get_group_target(canvas.cairo))
    else { return }
    corners.append((rect, outside, kept, picture))
  }

  /// Puts them back outside the arcs, with soft edges.
  func putBack(on canvas: CairoCanvas) {
    guard !corners.isEmpty else { return }
    canvas.inDevicePixels {
      cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_SOURCE)
      for corner in corners {
        cairo_set_source_surface(canvas.cairo, corner.picture.surface, Double(corner.kept.x), Double(corner.kept.y))
        cairo_pattern_set_filter(cairo_get_source(canvas.cairo), CAIRO_FILTER_NEAREST)
        canvas.paintSource(through: corner.outside, x: corner.rect.x, y: corner.rect.y)
      }
      cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_OVER)
    }
  }
}
