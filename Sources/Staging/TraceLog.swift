public import Foundation
public import Tracing

/// The trace of a stage as JSON lines, growing by a frame at a time.
public struct TraceLog {
  private var writer: TraceWriter

  /// A trace that begins with a stage as it is now.
  ///
  /// - Parameters:
  ///   - stage: what is traced.
  ///   - program: the program's version.
  ///   - rate: frames a second.
  ///   - scale: device pixels a point of the film that goes with it.
  ///   - fingerprint: what decides about the film's pixels besides the program.
  public init(stage: Stage, program: String, rate: Int, scale: Int, fingerprint: String) {
    writer = TraceWriter(
      header: stage.traceHeader(program: program, rate: rate, scale: scale, fingerprint: fingerprint))
  }

  /// Adds what the stage shows now as the frame at `time` (seconds from the trace's start).
  public mutating func append(_ stage: Stage, time: TimeInterval) { append(stage.traceFrame(at: time)) }

  /// Adds a frame. A stage tells what has happened since the last frame once; who needs it twice keeps the frame.
  public mutating func append(_ frame: TraceFrame) { writer.append(frame) }

  /// What has been added since this was last asked for.
  public mutating func takeData() -> Data { Data(writer.takeBytes()) }
}
