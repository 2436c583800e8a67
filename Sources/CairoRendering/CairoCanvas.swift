import CPangoCairo
public import Foundation
import Pixels
public import ViewTree

/// A canvas that paints into memory with Cairo.
///
/// Rectangles, text and moves by a pure translation are put on whole device pixels. What lies outside the part that is
/// being painted is not passed on to Cairo.
public final class CairoCanvas: Canvas {
  let cairo: OpaquePointer
  unowned let renderer: CairoRenderer
  /// The space being drawn in.
  private(set) var grid: DeviceGrid
  /// The pixels that can change.
  private(set) var clip: PixelRect

  /// A canvas over a Cairo context that stays alive as long as the canvas is used, clipped to `clip`.
  init(cairo: OpaquePointer, renderer: CairoRenderer, grid: DeviceGrid, clip: PixelRect) {
    self.cairo = cairo
    self.renderer = renderer
    self.grid = grid
    self.clip = clip
    inDevicePixels { clipToDevicePixels(clip) }
  }

  public var clipBounds: CGRect { grid.points(clip) }

  /// Whether none of the pixels a box touches can change.
  func isHidden(_ box: DeviceBox) -> Bool { !box.pixels.intersects(clip) }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes points of a space the units of Cairo's calls.
  func use(_ grid: DeviceGrid) { withUnsafePointer(to: grid.matrix) { cairo_set_matrix(cairo, $0) } }

  /// Runs `draw` in another space.
  func within(_ inner: DeviceGrid, _ draw: () -> Void) {
    let outer = grid
    grid = inner
    use(inner)
    draw()
    grid = outer
    use(outer)
  }

  /// Runs `draw` with device pixels as its space.
  func inDevicePixels(_ draw: () -> Void) {
    cairo_identity_matrix(cairo)
    draw()
    use(grid)
  }

  /// Runs `draw` with only the pixels of a box (on whole pixels) left to change.
  func within(_ box: PixelRect, _ draw: () -> Void) {
    let (outer, inner) = (clip, box.intersection(clip))
    guard !inner.isEmpty else { return }
    guard inner != outer else { return draw() }
    clip = inner
    cairo_save(cairo)
    inDevicePixels { clipToDevicePixels(inner) }
    draw()
    cairo_restore(cairo)
    clip = outer
  }

  private func clipToDevicePixels(_ rect: PixelRect) {
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_clip(cairo)
  }
}
