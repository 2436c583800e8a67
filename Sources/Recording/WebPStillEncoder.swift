import CWebP
import Foundation
import Pixels

/// Encodes parts of pictures as lossless still WebP images.
struct WebPStillEncoder {
  private var config = WebPConfig()

  init(effort: WebPAnimationEncoder.Effort) throws(WebPError) {
    guard WebPConfigInit(&config) != 0 else { throw .encoder("the library has another version") }
    config.lossless = 1
    // Measured on sliding forms of 390 × 844 pixels: methods 2 to 6 and higher qualities cost up to half as much time
    // again and save under 2 %. Quality bounds the search here; a lossless picture is exact at any.
    switch effort {
    case .fast: (config.method, config.quality) = (0, 75)
    case .small: (config.method, config.quality) = (1, 55)
    }
    config.thread_level = 0
  }

  /// The image of the pixels of `rect`, which lies within the buffer.
  func encode(_ rect: PixelRect, of buffer: PixelBuffer) throws(WebPError) -> Data {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .encoder("the library has another version") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(rect.width)
    picture.height = Int32(rect.height)
    let pixels = UnsafeRawPointer(buffer.row(rect.y) + rect.x).assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportBGRX(&picture, pixels, Int32(buffer.bytesPerRow)) != 0 else {
      throw .encoder("out of memory")
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { target in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(target)
      return withUnsafePointer(to: config) { WebPEncode($0, &picture) } != 0
    }
    guard isEncoded, let bytes = writer.mem else { throw .encoder("error \(picture.error_code.rawValue)") }
    return Data(bytes: bytes, count: writer.size)
  }
}
