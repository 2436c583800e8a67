import CPangoCairo
public import Foundation
import Pixels
public import ViewTree

extension CairoCanvas {
  /// A pure translation moves by whole device pixels; any other transform is exact.
  public func transform(_ transform: AffineTransform, _ draw: (any Canvas) -> Void) {
    within(grid.appending(transform)) { draw(self) }
  }

  /// Costs a picture of the clip's size, unless the opacity is 0 or 1.
  public func opacity(_ opacity: Double, _ draw: (any Canvas) -> Void) {
    guard opacity < 1 else { return draw(self) }
    guard opacity > 0 else { return }
    settleBackground()
    cairo_push_group(cairo)
    draw(self)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// The rectangle's edges are put on whole device pixels; round corners are soft.
  public func clip(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard grid.isAligned else { return clipTurned(to: rect, cornerRadius: cornerRadius, draw) }
    let box = grid.device(rect).snapped
    let (rx, ry) = (
      min(Double(cornerRadius) * grid.matrix.xx, (box.right - box.left) / 2),
      min(Double(cornerRadius) * grid.matrix.yy, (box.bottom - box.top) / 2)
    )
    within(box.pixels) {
      settleBackground()
      // What lies behind the corners is put back afterwards: one blend of a few pixels instead of a mask for each call.
      let corners = rx > 0 && ry > 0 ? CornerPictures(of: box, radiusX: rx, radiusY: ry, on: self) : nil
      draw(self)
      corners?.putBack(on: self)
    }
  }

  private func clipTurned(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    within(grid.device(rect).pixels) {
      settleBackground()
      let box = DeviceBox(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
      addRoundedBox(box, radiusX: cornerRadius, radiusY: cornerRadius)
      cairo_clip(cairo)
      draw(self)
    }
  }
}
