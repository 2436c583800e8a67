import Foundation
import Measures
import Staging

/// The trace of a run in memory, as it would read back from its file.
final class RunTrace {
  /// The most views in all frames together that are kept: some hundred megabytes.
  static let mostViews = 1_000_000

  private(set) var trace: Trace
  private var viewCount = 0
  private var markCount = 0
  /// What was measured on so many frames.
  private var measured: (count: Int, report: MeasureReport)?

  init(_ stage: Stage, rate: Int) {
    trace = Trace(
      header: stage.traceHeader(program: Recorder.programVersion, rate: rate, scale: 1, fingerprint: "none"),
      frames: [])
  }

  /// Whether it has become too large to be kept.
  var isFull: Bool { viewCount > Self.mostViews }

  /// Adds what the player's stage shows now.
  func append(_ player: ScriptPlayer, at time: TimeInterval) {
    var frame = player.stage.traceFrame(at: time).rounded
    for mark in player.marks[markCount...] {
      if case .untappable(let id) = mark.kind { frame.untappable.append(id) }
    }
    markCount = player.marks.count
    if let last = trace.frames.last, last.views == frame.views {
      // Most frames show what the one before has shown: they share it.
      frame.views = last.views
    } else {
      viewCount += frame.views.count
    }
    trace.frames.append(frame)
  }

  /// The report on the frames there are.
  var report: MeasureReport {
    if let measured, measured.count == trace.frames.count { return measured.report }
    let report = MeasureReport(of: trace)
    measured = (trace.frames.count, report)
    return report
  }

  /// The report on the run so far, and on what the stage shows now.
  func report(at stage: Stage) -> MeasureReport {
    let frame = stage.passingFrame(at: stage.time).rounded
    if let last = trace.frames.last, last.time >= frame.time { return report }
    var trace = trace
    trace.frames.append(frame)
    return MeasureReport(of: trace)
  }
}
