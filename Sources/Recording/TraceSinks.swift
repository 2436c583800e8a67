import Foundation
import Measures
import Staging

/// Makes the trace.
struct TraceSink: RecordingSink {
  let file: URL
  let source: FrameSource
  private var log: TraceLog

  init(file: URL, source: FrameSource, stage: Stage, rate: Int) {
    self.file = file
    self.source = source
    log = TraceLog(
      stage: stage, program: Recorder.programVersion, rate: rate, scale: source.renderer.scale,
      fingerprint: source.renderer.fingerprint)
  }

  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) {
    log.append(source.traceFrame(of: stage, frame: frame, time: time))
  }

  mutating func data(duration: TimeInterval) -> Data { log.takeData() }
}

/// Makes the space-time diagram.
struct DiagramSink: RecordingSink {
  let file: URL
  let source: FrameSource
  private let chapters: [SpaceTimeDiagram.Mark]
  private var trace: Trace

  init(file: URL, source: FrameSource, stage: Stage, rate: Int, chapters: [SpaceTimeDiagram.Mark]) {
    self.file = file
    self.source = source
    self.chapters = chapters
    let header = stage.traceHeader(
      program: Recorder.programVersion, rate: rate, scale: source.renderer.scale,
      fingerprint: source.renderer.fingerprint)
    trace = Trace(header: header, frames: [])
  }

  mutating func take(_ stage: Stage, frame: Int, time: TimeInterval) {
    trace.frames.append(source.traceFrame(of: stage, frame: frame, time: time))
  }

  func data(duration: TimeInterval) -> Data { Data(SpaceTimeDiagram(trace, marks: chapters).svg.utf8) }
}
