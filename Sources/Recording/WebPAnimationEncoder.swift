import CWebP
public import Foundation
public import Pixels

/// Makes a lossless animated WebP film, frame by frame: what is decoded has the very pixels that were put in.
///
///     let film = try WebPAnimationEncoder(size: size, effort: .fast)
///     for frame in 0..<60 { try film.append(picture(at: frame), at: Double(frame) / 60) }
///     let bytes = try film.finish(at: 1)
///
/// Equal frames in a row become one that lasts longer. Equal calls give equal bytes.
public final class WebPAnimationEncoder {
  /// What the film is optimised for.
  public enum Effort: String, Hashable, Sendable, CaseIterable {
    /// Least time.
    case fast
    /// Fewest bytes.
    case small

    /// The lossless methods of the library, 0 to 6.
    var method: Int32 { self == .fast ? 0 : 3 }
  }

  /// Columns and rows of every frame.
  public let size: PixelSize
  /// Frames that were put in.
  public private(set) var frameCount = 0
  /// Frames that differ from the one before.
  public private(set) var distinctFrameCount = 0

  private let encoder: OpaquePointer
  private var config: WebPConfig
  private let last: PixelBuffer
  private var lastTime: Int?
  private var isFinished = false

  /// A film without frames.
  public init(size: PixelSize, effort: Effort = .fast) throws(WebPError) {
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .unsupportedSize(width: size.width, height: size.height)
    }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
      throw .encoder("the library has another version")
    }
    options.anim_params.loop_count = 0
    // No key frames after the first: a film is looped, not sought, and each would cost a whole picture.
    options.kmin = 0
    options.kmax = 0
    options.allow_mixed = 0
    config.lossless = 1
    config.quality = 75
    config.method = effort.method
    config.thread_level = 0
    guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options) else {
      throw .encoder("out of memory")
    }
    self.size = size
    self.config = config
    self.encoder = encoder
    last = PixelBuffer(size: size)
  }

  isolated deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture that shows from `time` on, in seconds from the film's beginning. The first should be at 0.
  public func append(_ buffer: PixelBuffer, at time: TimeInterval) throws(WebPError) {
    guard !isFinished else { throw .finished }
    guard buffer.size == size else { throw .sizeMismatch(width: buffer.size.width, height: buffer.size.height) }
    let milliseconds = try next(time)
    frameCount += 1
    if lastTime != nil, PixelDifference.areEqual(buffer, last) {
      lastTime = milliseconds
      return
    }
    try encode(buffer, at: milliseconds)
    lastTime = milliseconds
    distinctFrameCount += 1
    last.copy(PixelRect(size), from: buffer)
  }

  /// The film's bytes, its last picture showing until `time`. Nothing can be added afterwards.
  public func finish(at time: TimeInterval) throws(WebPError) -> Data {
    guard !isFinished else { throw .finished }
    guard frameCount > 0 else { throw .noFrames }
    let end = try next(time)
    isFinished = true
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0,
      let bytes = data.bytes
    else { throw .encoder(String(cString: WebPAnimEncoderGetError(encoder))) }
    return Data(bytes: bytes, count: data.size)
  }

  /// The time in whole milliseconds. Each is rounded by itself, so errors do not add up: 60 frames a second last 17, 16, 17 ….
  private func next(_ time: TimeInterval) throws(WebPError) -> Int {
    let milliseconds = (time * 1000).rounded()
    guard milliseconds >= 0, milliseconds < Double(Int32.max), Int(milliseconds) > lastTime ?? -1 else {
      throw .timesNotIncreasing(milliseconds: Int(max(min(milliseconds, 1e15), -1e15)))
    }
    return Int(milliseconds)
  }

  private func encode(_ buffer: PixelBuffer, at milliseconds: Int) throws(WebPError) {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .encoder("the library has another version") }
    picture.use_argb = 1
    picture.width = Int32(size.width)
    picture.height = Int32(size.height)
    defer { WebPPictureFree(&picture) }
    let pixels = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportBGRX(&picture, pixels, Int32(buffer.bytesPerRow)) != 0,
      WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0
    else { throw .encoder(String(cString: WebPAnimEncoderGetError(encoder))) }
  }
}
