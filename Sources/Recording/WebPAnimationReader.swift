import CWebP
public import Foundation
public import Pixels

/// Reads the frames of an animated WebP film one after the other.
@MainActor public final class WebPAnimationReader {
  /// A picture of a film and from when to when it shows, in seconds from the beginning.
  public struct Frame {
    /// The whole picture, on black where it is transparent.
    public let picture: PixelBuffer
    /// When it appears, in seconds from the film's start.
    public let start: TimeInterval
    /// When the next one takes its place, or the film ends, in seconds from the film's start.
    public let end: TimeInterval
  }

  /// Columns and rows of every frame.
  public let size: PixelSize
  /// How many frames there are, equal ones in a row counted once.
  public let frameCount: Int

  private let data: UnsafeMutableRawBufferPointer
  private let decoder: OpaquePointer
  private var position = 0

  /// Opens a film.
  public init(_ film: Data) throws(WebPError) {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .encoder("the library has another version") }
    options.color_mode = MODE_BGRA
    // The decoder reads from these bytes as long as it lives.
    let data = UnsafeMutableRawBufferPointer.allocate(byteCount: max(film.count, 1), alignment: 1)
    film.copyBytes(to: data)
    var source = WebPData(bytes: data.baseAddress?.assumingMemoryBound(to: UInt8.self), size: film.count)
    var info = WebPAnimInfo()
    guard let decoder = WebPAnimDecoderNew(&source, &options) else {
      data.deallocate()
      throw .notAFilm
    }
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width > 0, info.canvas_height > 0 else {
      WebPAnimDecoderDelete(decoder)
      data.deallocate()
      throw .notAFilm
    }
    self.data = data
    self.decoder = decoder
    size = PixelSize(width: Int(info.canvas_width), height: Int(info.canvas_height))
    frameCount = Int(info.frame_count)
  }

  isolated deinit {
    WebPAnimDecoderDelete(decoder)
    data.deallocate()
  }

  /// The next frame; nil after the last.
  public func next() throws(WebPError) -> Frame? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { throw .notAFilm }
    let picture = PixelBuffer(size: size)
    picture.copy(
      PixelRect(size), from: PixelBuffer(size: size, bytesPerRow: size.width * 4, over: UnsafeMutableRawPointer(pixels))
    )
    let start = position
    position = Int(end)
    return Frame(picture: picture, start: Double(start) / 1000, end: Double(end) / 1000)
  }

  /// All the frames that are left. A long film takes much memory: 4 bytes for each pixel of each frame.
  public func frames() throws(WebPError) -> [Frame] {
    var frames: [Frame] = []
    while let frame = try next() { frames.append(frame) }
    return frames
  }
}
