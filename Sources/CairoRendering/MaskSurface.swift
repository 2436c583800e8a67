import CPangoCairo
import Pixels

/// How much of each pixel a shape covers: 0 to 255 a pixel.
///
/// Shapes with soft edges are painted through masks that are drawn whole, once. Drawn straight into a picture, a soft
/// edge depends in its last bit on the part that is being painted, and a window would differ from a recording.
@MainActor final class MaskSurface {
  let surface: OpaquePointer
  let size: PixelSize

  /// A mask with what `draw` covers; nil if Cairo cannot make one of this size.
  init?(size: PixelSize, _ draw: (OpaquePointer) -> Void) {
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height)) else {
      return nil
    }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(made) else {
      cairo_surface_destroy(made)
      return nil
    }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(made)
    (surface, self.size) = (made, size)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// The coverage of the pixels of row `y`.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    guard let data = cairo_image_surface_get_data(surface), (0..<size.height).contains(y) else {
      return UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    return UnsafeMutableBufferPointer(
      start: data + y * Int(cairo_image_surface_get_stride(surface)), count: size.width)
  }

  /// The mask of what this one leaves uncovered.
  func inverted() -> MaskSurface? {
    let inverse = MaskSurface(size: size) { _ in }
    for y in 0..<size.height {
      guard let target = inverse?.row(y) else { continue }
      for (x, coverage) in row(y).enumerated() { target[x] = 255 - coverage }
    }
    if let inverse { cairo_surface_mark_dirty(inverse.surface) }
    return inverse
  }
}
