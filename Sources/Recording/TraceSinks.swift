import Foundation
import Measures
import Staging

/// Makes the trace.
struct TraceSink: RecordingSink {
  let file: URL
  let source: StageFrames
  private var log: TraceLog

  init(file: URL, source: StageFrames, rate: Int) {
    self.file = file
    self.source = source
    log = TraceLog(
      stage: source.stage, program: Recorder.programVersion, rate: rate, scale: source.renderer.scale,
      fingerprint: source.renderer.fingerprint)
  }

  mutating func take(frame: Int, time: TimeInterval) { log.append(source.traceFrame(frame, time: time)) }

  mutating func data(duration: TimeInterval) -> Data { log.takeData() }
}

/// Makes the space-time diagram.
struct DiagramSink: RecordingSink {
  let file: URL
  let source: StageFrames
  private let chapters: [SpaceTimeDiagram.Mark]
  private var trace: Trace

  init(file: URL, source: StageFrames, rate: Int, chapters: [SpaceTimeDiagram.Mark]) {
    self.file = file
    self.source = source
    self.chapters = chapters
    trace = Trace(header: source.traceHeader(rate: rate), frames: [])
  }

  mutating func take(frame: Int, time: TimeInterval) { trace.frames.append(source.traceFrame(frame, time: time)) }

  func data(duration: TimeInterval) -> Data { Data(SpaceTimeDiagram(trace, marks: chapters).svg.utf8) }
}
