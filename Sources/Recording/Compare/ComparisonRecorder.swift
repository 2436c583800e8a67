import Foundation
import Pixels
public import Staging

/// Films a scenario with several strategies side by side, in step, each under its name.
///
/// What one strategy makes impossible, such as a tap on a field that it has left out of sight, is told under its name, and
/// its picture goes on without it.
public final class ComparisonRecorder {
  /// What to make.
  public struct Request {
    /// What is played, and how it is filmed; its strategy is not asked.
    var recording: Recorder.Request
    /// The strategies by name, in order.
    var strategies: [String]
    /// What becomes of a step that none of them can do.
    var impossible: PlayersInStep.Impossible

    /// A request for a film of `strategies`.
    public init(
      _ recording: Recorder.Request, strategies: [String], impossible: PlayersInStep.Impossible = .isAnError
    ) {
      self.recording = recording
      self.strategies = strategies
      self.impossible = impossible
    }
  }

  private let makeStage: (Recorder.Request) -> Stage
  private let makeRenderer: () -> any FrameRenderer
  /// Told how far along it is, 0 to 1.
  public var onProgress: (Double) -> Void = { _ in }

  /// A recorder.
  ///
  /// - Parameters:
  ///   - makeRenderer: makes what paints the frames of one strategy; all are of one scale and one text engine.
  ///   - makeStage: sets a scenario's scene up, with the renderers' text engine.
  public init(makeRenderer: @escaping () -> any FrameRenderer, makeStage: @escaping (Recorder.Request) -> Stage) {
    self.makeRenderer = makeRenderer
    self.makeStage = makeStage
  }

  /// Records film and strip. Nothing is left at an output's place unless the whole file could be written.
  ///
  /// - Throws: `RecordingError.notOfSeveral` for a trace or a diagram, `ScenarioError` for a script that cannot be played
  ///   with any of the strategies, or an error of encoding or writing.
  @discardableResult
  public func record(_ request: Request) throws -> Recorder.Summary {
    let recording = request.recording
    for file in recording.outputs where RecordingFormat(file)?.showsSeveral == false {
      throw RecordingError.notOfSeveral(file.lastPathComponent)
    }
    let span = try survey(request)
    let players = players(request)
    let times = Recorder.frameTimes(in: span, rate: recording.rate)
    let source = ComparedFrames(
      players, names: request.strategies, theme: recording.theme ?? recording.scenario.theme,
      renderers: request.strategies.map { _ in makeRenderer() }, extent: span.extent)
    let sinks = try sinks(for: recording, source, frameCount: times.count)
    return try Recorder.film(
      times, of: span, rate: recording.rate, into: sinks, onProgress, playTo: players.advance)
  }

  private func players(_ request: Request) -> PlayersInStep {
    let stages = request.strategies.map { strategy in
      var recording = request.recording
      recording.strategy = strategy
      return makeStage(recording)
    }
    return PlayersInStep(
      request.recording.scenario.script, on: stages, file: request.recording.file, impossible: request.impossible)
  }

  /// Plays the script without pixels, to know how long it is and what of it is recorded.
  private func survey(_ request: Request) throws -> Recorder.Span {
    let players = players(request)
    var time = 0.0
    while !players.isFinished {
      guard time < Recorder.longest else { throw RecordingError.tooLong(seconds: Recorder.longest) }
      time += 0.1
      try players.advance(to: time)
    }
    let extents = players.stages.map(\.extent)
    return Recorder.Span(
      players.marks, end: players.end,
      extent: CGSize(width: extents.map(\.width).max() ?? 0, height: extents.map(\.height).max() ?? 0))
  }

  private func sinks(
    for request: Recorder.Request, _ source: ComparedFrames, frameCount: Int
  ) throws -> [any RecordingSink] {
    try request.outputs.map { file in
      switch RecordingFormat(file) {
      case .film: FilmSink(file: file, source: source, effort: request.effort)
      case .strip: StripSink(file: file, source: source, frameCount: frameCount, count: 6, columns: source.stripColumns)
      case .trace, .diagram, nil: throw RecordingError.unknownFormat(file.lastPathComponent)
      }
    }
  }
}
