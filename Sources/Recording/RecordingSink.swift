import Foundation
import Pixels

/// Takes the frames of a recording and makes one file of them.
protocol RecordingSink {
  var file: URL { get }
  /// One frame: its number and its time in seconds, both from the recording's start.
  mutating func take(frame: Int, time: TimeInterval) throws
  /// The whole file; the last frame ends at `duration` seconds.
  mutating func data(duration: TimeInterval) throws -> Data
}

/// Where film and strip have their pictures from.
protocol PictureSource: AnyObject {
  /// The picture as it is now, painted once a frame however many look at it, and whether it differs from the last frame's.
  func picture(frame: Int) throws -> (buffer: PixelBuffer, changed: Bool)
  /// A PNG file of pictures with captions, so many in a row.
  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) throws -> Data
}

/// Makes the film.
struct FilmSink: RecordingSink {
  let file: URL
  let source: any PictureSource
  let effort: WebPAnimationEncoder.Effort
  private var encoder: WebPAnimationEncoder?
  /// When the last picture came, in milliseconds.
  private var last = 0.0

  init(file: URL, source: any PictureSource, effort: WebPAnimationEncoder.Effort) {
    self.file = file
    self.source = source
    self.effort = effort
  }

  mutating func take(frame: Int, time: TimeInterval) throws {
    let (buffer, changed) = try source.picture(frame: frame)
    if let encoder {
      guard changed else { return }
      // A film counts milliseconds; what comes sooner after a picture than one shows one later.
      last = max((time * 1000).rounded(), last + 1)
      try encoder.append(buffer, at: last / 1000)
    } else {
      let encoder = try WebPAnimationEncoder(size: buffer.size, effort: effort)
      try encoder.append(buffer, at: 0)
      self.encoder = encoder
    }
  }

  func data(duration: TimeInterval) throws -> Data {
    try encoder?.finish(at: max(duration, (last + 1) / 1000)) ?? Data()
  }
}

/// Makes the film strip: some frames, evenly spread, each with its time.
struct StripSink: RecordingSink {
  let file: URL
  let source: any PictureSource
  private let columns: Int?
  private let wanted: Set<Int>
  private var frames: [PixelBuffer] = []
  private var captions: [String] = []

  /// A strip of `count` frames of a recording of `frameCount`, the first and the last among them.
  init(file: URL, source: any PictureSource, frameCount: Int, count: Int = 12, columns: Int? = nil) {
    self.file = file
    self.source = source
    self.columns = columns
    let count = min(count, frameCount)
    wanted = Set((0..<count).map { count == 1 ? 0 : $0 * (frameCount - 1) / (count - 1) })
  }

  mutating func take(frame: Int, time: TimeInterval) throws {
    guard wanted.contains(frame) else { return }
    let (buffer, _) = try source.picture(frame: frame)
    let copy = PixelBuffer(size: buffer.size)
    copy.copy(PixelRect(buffer.size), from: buffer)
    frames.append(copy)
    captions.append(String(format: "%.2f s", time))
  }

  func data(duration: TimeInterval) throws -> Data {
    try source.strip(of: frames, captions: captions, columns: columns)
  }
}
