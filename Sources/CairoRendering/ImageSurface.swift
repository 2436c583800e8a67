import CPangoCairo
import Pixels

/// A Cairo surface in memory.
@MainActor final class ImageSurface {
  let surface: OpaquePointer

  /// A black (or, with alpha, clear) surface; nil if Cairo cannot make one of this size.
  init?(size: PixelSize, isOpaque: Bool) {
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let made = Self.usable(cairo_image_surface_create(format, Int32(size.width), Int32(size.height))) else {
      return nil
    }
    surface = made
  }

  /// The memory of a buffer as a surface. The buffer must live as long.
  init?(over buffer: PixelBuffer) {
    let memory = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
    let made = cairo_image_surface_create_for_data(
      memory, CAIRO_FORMAT_RGB24, Int32(buffer.size.width), Int32(buffer.size.height), Int32(buffer.bytesPerRow))
    guard let made = Self.usable(made) else { return nil }
    surface = made
  }

  /// A copy of some pixels of another surface, in its format; `rect` in that surface's device space.
  init?(copying rect: PixelRect, of source: OpaquePointer?) {
    guard let source, let content = Self.contentFormat(of: source),
      let made = Self.usable(cairo_image_surface_create(content, Int32(rect.width), Int32(rect.height)))
    else { return nil }
    surface = made
    let cairo = cairo_create(surface)
    cairo_set_source_surface(cairo, source, Double(-rect.x), Double(-rect.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_destroy(cairo)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  private static func contentFormat(of surface: OpaquePointer) -> cairo_format_t? {
    switch cairo_surface_get_content(surface) {
    case CAIRO_CONTENT_COLOR: CAIRO_FORMAT_RGB24
    case CAIRO_CONTENT_COLOR_ALPHA: CAIRO_FORMAT_ARGB32
    default: nil
    }
  }

  private static func usable(_ surface: OpaquePointer?) -> OpaquePointer? {
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
