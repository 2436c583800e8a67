import CPangoCairo
import Foundation
import Pixels
import ViewTree

/// A canvas that paints into memory with Cairo.
///
/// Rectangles, text and moves by a pure translation are put on whole device pixels. What lies outside the part that is
/// being painted is not passed on to Cairo.
final class CairoCanvas: Canvas {
  let cairo: OpaquePointer
  unowned let renderer: CairoRenderer
  /// The space being drawn in.
  private(set) var grid: DeviceGrid
  /// The pixels that can change.
  private(set) var clip: PixelRect
  /// What is to be there before anything is drawn, as long as it is not painted yet.
  private var background: Color?

  /// A canvas over a Cairo context that stays alive as long as the canvas is used, clipped to `clip`.
  init(cairo: OpaquePointer, renderer: CairoRenderer, grid: DeviceGrid, clip: PixelRect, background: Color? = nil) {
    self.background = background
    self.cairo = cairo
    self.renderer = renderer
    self.grid = grid
    self.clip = clip
    inDevicePixels { clipToDevicePixels(clip) }
  }

  /// What of the current space can change, in its points.
  var clipBounds: CGRect { grid.points(clip) }

  /// Paints the background, unless it is painted or all of it is about to be covered by something opaque.
  func settleBackground(coveredBy box: PixelRect? = nil) {
    guard let color = background else { return }
    background = nil
    if let box, box.contains(clip) { return }
    setSource(color)
    cairo_paint(cairo)
  }

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
    settleBackground()
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
