import CPangoCairo
import Foundation
import Pixels
import ViewTree

extension CairoCanvas {
  /// A pure translation moves by whole device pixels; any other transform is exact.
  func transform(_ transform: AffineTransform, _ draw: (any Canvas) -> Void) {
    within(grid.appending(transform)) { draw(self) }
  }

  /// Costs a picture of the clip's size, unless the opacity is 0 or 1.
  func opacity(_ opacity: Double, _ draw: (any Canvas) -> Void) {
    guard opacity < 1 else { return draw(self) }
    guard opacity > 0 else { return }
    settleBackground()
    cairo_push_group(cairo)
    draw(self)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// The rectangle's edges are put on whole device pixels; round corners are soft.
  func clip(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard grid.isAligned else { return clipTurned(to: rect, cornerRadius: cornerRadius, draw) }
    let box = grid.device(rect).snapped.pixels
    within(box) {
      guard cornerRadius > 0 else { return draw(self) }
      settleBackground()
      let corners = CornerPictures(of: roundedBox(box, radius: cornerRadius, line: nil), covering: box, on: self)
      draw(self)
      corners.putBack(on: self)
    }
  }

  /// A clip whose edges are no rows and columns of pixels: what is drawn is kept apart and laid down through a mask.
  private func clipTurned(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    let (shape, x, y) = shape(of: Path(rounding: rect, radius: cornerRadius), style: nil)
    guard let mask = renderer.masks.mask(shape) else { return }
    within(grid.device(rect).pixels) {
      settleBackground()
      cairo_push_group(cairo)
      draw(self)
      cairo_pop_group_to_source(cairo)
      inDevicePixels { paintSource(through: mask.surface, x: x + mask.x, y: y + mask.y) }
    }
  }
}
