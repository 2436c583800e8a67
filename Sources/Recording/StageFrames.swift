import Foundation
import Measures
import Pixels
import Staging

/// One stage's picture and what a trace tells of it, made once a frame however many look at them.
final class StageFrames: PictureSource {
  let stage: Stage
  let renderer: any FrameRenderer
  private let framing: PictureFraming
  private var painted: (frame: Int, buffer: PixelBuffer, changed: Bool)?
  private var traced: (frame: Int, content: TraceFrame)?

  /// Frames for a film `extent` points large.
  init(_ stage: Stage, renderer: any FrameRenderer, extent: CGSize) {
    framing = PictureFraming(extent: extent, scale: renderer.scale)
    self.stage = stage
    self.renderer = renderer
  }

  func picture(frame: Int) -> (buffer: PixelBuffer, changed: Bool) {
    if let painted, painted.frame == frame { return (painted.buffer, painted.changed) }
    let picture = renderer.render(stage)
    let (buffer, changed) = framing.framed(picture.buffer, changed: picture.changed)
    painted = (frame, buffer, changed)
    return (buffer, changed)
  }

  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) throws -> Data {
    try renderer.png(renderer.strip(of: frames, captions: captions, columns: columns))
  }

  /// The frame of a trace at `time` (seconds from its start). A stage tells once what has happened since the last.
  func traceFrame(_ frame: Int, time: TimeInterval) -> TraceFrame {
    if let traced, traced.frame == frame { return traced.content }
    let content = stage.traceFrame(at: time)
    traced = (frame, content)
    return content
  }

  /// The header of a trace of this stage as it is now, at `rate` frames a second.
  func traceHeader(rate: Int) -> TraceHeader {
    stage.traceHeader(
      program: Recorder.programVersion, rate: rate, scale: renderer.scale, fingerprint: renderer.fingerprint)
  }
}
