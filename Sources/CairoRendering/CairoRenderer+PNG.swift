import CPangoCairo
public import Foundation
public import Pixels

extension CairoRenderer {
  /// The picture as a PNG file's bytes.
  public func png(_ buffer: PixelBuffer) throws(PictureError) -> Data {
    guard let source = ImageSurface(over: buffer) else { throw .notEncodable(reason: "too large") }
    let bytes = ByteStream()
    let status = cairo_surface_write_to_png_stream(
      source.surface,
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue().data.append(data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw .notEncodable(reason: Self.reason(status)) }
    return bytes.data
  }

  /// The picture of a PNG file's bytes, on white where it is transparent.
  public func buffer(fromPNG data: Data) throws(PictureError) -> PixelBuffer {
    let bytes = ByteStream(data)
    let made = cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
        return stream.read(into: target, count: Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(bytes).toOpaque())
    guard let surface = made else { throw .notAPicture(reason: "out of memory") }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .notAPicture(reason: Self.reason(status)) }
    let size = PixelSize(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    let buffer = PixelBuffer(size: size)
    guard let target = ImageSurface(over: buffer) else { throw .notAPicture(reason: "too large") }
    let cairo = cairo_create(target.surface)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(target.surface)
    return buffer
  }

  private static func reason(_ status: cairo_status_t) -> String { String(cString: cairo_status_to_string(status)) }
}

/// Bytes that Cairo's stream calls write and read.
nonisolated private final class ByteStream {
  var data: Data
  private var position = 0

  init(_ data: Data = Data()) { self.data = data }

  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count <= data.count - position else { return false }
    let start = data.startIndex + position
    data.copyBytes(to: target, from: start..<start + count)
    position += count
    return true
  }
}
