import Foundation
import Pixels
import Staging

/// Takes the frames of a recording and makes one file of them.
protocol RecordingSink {
  var file: URL { get }
  /// One frame: its number and its time in seconds, both from the recording's start.
  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) throws
  /// The whole file; the last frame ends at `duration` seconds.
  mutating func data(duration: TimeInterval) throws -> Data
}

/// Makes the film.
struct FilmSink: RecordingSink {
  let file: URL
  let picture: PictureSource
  let effort: WebPAnimationEncoder.Effort
  private var encoder: WebPAnimationEncoder?
  /// When the last picture came, in milliseconds.
  private var last = 0.0

  init(file: URL, picture: PictureSource, effort: WebPAnimationEncoder.Effort) {
    self.file = file
    self.picture = picture
    self.effort = effort
  }

  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) throws {
    let (buffer, changed) = picture.picture(of: stage, frame: frame)
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

/// Makes the film strip: a dozen frames, evenly spread, each with its time.
struct StripSink: RecordingSink {
  static let count = 12

  let file: URL
  let picture: PictureSource
  private let wanted: Set<Int>
  private var frames: [PixelBuffer] = []
  private var captions: [String] = []

  /// A strip of a recording of `frameCount` frames, the first and the last among them.
  init(file: URL, picture: PictureSource, frameCount: Int) {
    self.file = file
    self.picture = picture
    let count = min(Self.count, frameCount)
    wanted = Set((0..<count).map { count == 1 ? 0 : $0 * (frameCount - 1) / (count - 1) })
  }

  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) {
    let (buffer, _) = picture.picture(of: stage, frame: frame)
    guard wanted.contains(frame) else { return }
    let copy = PixelBuffer(size: buffer.size)
    copy.copy(PixelRect(buffer.size), from: buffer)
    frames.append(copy)
    captions.append(String(format: "%.2f s", time))
  }

  func data(duration: TimeInterval) throws -> Data {
    try picture.renderer.png(picture.renderer.strip(of: frames, captions: captions))
  }
}

/// Makes the trace.
struct TraceSink: RecordingSink {
  let file: URL
  private var log: TraceLog

  init(file: URL, stage: Stage, rate: Int, renderer: any FrameRenderer) {
    self.file = file
    log = TraceLog(
      stage: stage, program: Recorder.programVersion, rate: rate, scale: renderer.scale,
      fingerprint: renderer.fingerprint)
  }

  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) { log.append(stage, time: time) }

  mutating func data(duration: TimeInterval) -> Data { log.takeData() }
}
