public import Foundation
import Pixels
public import Staging

/// Films a scenario: plays its script on a stage, looks at it at frame times, and writes what was asked for.
///
/// Turns run at the exact time of each event; frames only sample. So equal scenarios give equal files, at any speed of
/// the machine, and the state at a time is the same at every rate.
public final class Recorder {
  /// What to make.
  public struct Request {
    /// The scenario.
    public var scenario: Scenario
    /// What error messages call the script.
    public var file: String
    /// The strategy by name; nil = the scenario's own.
    public var strategy: String?
    /// The theme; nil = the scenario's own.
    public var theme: Scenario.Theme?
    /// Frames a second.
    public var rate: Int
    /// Whether files shall be small rather than quickly made.
    public var effort: WebPAnimationEncoder.Effort
    /// Where to write, the format by the ending.
    public var outputs: [URL]

    /// A request for files of a scenario, at `rate` frames a second.
    public init(
      scenario: Scenario, file: String, strategy: String? = nil, theme: Scenario.Theme? = nil, rate: Int = 60,
      effort: WebPAnimationEncoder.Effort = .small, outputs: [URL]
    ) {
      self.scenario = scenario
      self.file = file
      self.strategy = strategy
      self.theme = theme
      self.rate = rate
      self.effort = effort
      self.outputs = outputs
    }
  }

  /// What was made.
  public struct Summary: Hashable, Sendable {
    /// Frames looked at.
    public var frames: Int
    /// Length of what was recorded, in seconds.
    public var duration: TimeInterval
  }

  /// The version that traces name as the one that made them.
  public static let programVersion = "0.1.0"

  let makeStage: (Request) -> Stage
  let renderer: any FrameRenderer
  /// Told how far along it is, 0 to 1.
  public var onProgress: (Double) -> Void = { _ in }

  /// A recorder.
  ///
  /// - Parameters:
  ///   - renderer: paints the frames.
  ///   - makeStage: sets a scenario's scene up, with the renderer's text engine.
  public init(renderer: any FrameRenderer, makeStage: @escaping (Request) -> Stage) {
    self.renderer = renderer
    self.makeStage = makeStage
  }

  /// Records. Nothing is left at an output's place unless the whole file could be written.
  ///
  /// - Throws: `ScenarioError` for a script that cannot be played, or an error of encoding or writing.
  @discardableResult
  public func record(_ request: Request) throws -> Summary {
    let span = try survey(request)
    let stage = makeStage(request)
    let player = ScriptPlayer(request.scenario.script, on: stage, file: request.file)
    let times = Self.frameTimes(in: span, rate: request.rate)
    let sinks = try sinks(for: request, stage: stage, span: span, frameCount: times.count)
    return try Self.film(times, of: span, rate: request.rate, into: sinks, onProgress, playTo: player.advance)
  }

  /// Plays on to each time and hands what is shown then to the sinks; their files are written once all of it is played.
  static func film(
    _ times: [TimeInterval], of span: Span, rate: Int, into sinks: [any RecordingSink],
    _ onProgress: (Double) -> Void, playTo: (TimeInterval) throws -> Void
  ) throws -> Summary {
    var sinks = sinks
    for (frame, time) in times.enumerated() {
      try playTo(time)
      for index in sinks.indices { try sinks[index].take(frame: frame, time: time - span.start) }
      onProgress(Double(frame + 1) / Double(times.count))
    }
    for index in sinks.indices {
      let data = try sinks[index].data(duration: span.end - span.start + 1 / Double(rate))
      try AtomicFile.write(data, to: sinks[index].file)
    }
    return Summary(frames: times.count, duration: span.end - span.start)
  }

  /// The times of frames, in seconds from the scene's start: n / rate inside the span, and its end, so that the last
  /// frame shows how it ended.
  static func frameTimes(in span: Span, rate: Int) -> [TimeInterval] {
    let first = Int((span.start * Double(rate)).rounded(.up))
    var times: [TimeInterval] = []
    for frame in first... {
      let time = Double(frame) / Double(rate)
      if time >= span.end { break }
      times.append(time)
    }
    return times + [span.end]
  }

  /// What of a script is recorded.
  struct Span {
    /// When it begins and ends, in seconds from the scene's start.
    var start: TimeInterval
    var end: TimeInterval
    /// The headings in it, at their times from its start.
    var chapters: [SpaceTimeDiagram.Mark]
    /// How large it gets, in points.
    var extent: CGSize

    /// What the marks of a script say that ends at `end` and gets `extent` points large.
    init(_ marks: [ScriptPlayer.Mark], end scriptEnd: TimeInterval, extent: CGSize) {
      self.extent = extent
      let start = marks.first { $0.kind == .recordingStarts }?.time ?? 0
      let end = max(start, marks.last { $0.kind == .recordingEnds }?.time ?? scriptEnd)
      (self.start, self.end) = (start, end)
      chapters = marks.compactMap { mark in
        guard case .chapter(let title) = mark.kind, mark.time >= start, mark.time <= end else { return nil }
        return SpaceTimeDiagram.Mark(time: mark.time - start, text: title, kind: .chapter)
      }
    }
  }

  /// Plays the script without pixels, to know how long it is, what of it is recorded and how large it gets.
  private func survey(_ request: Request) throws -> Span {
    let stage = makeStage(request)
    let player = ScriptPlayer(request.scenario.script, on: stage, file: request.file)
    var time = 0.0
    while !player.isFinished {
      guard time < Self.longest else { throw RecordingError.tooLong(seconds: Self.longest) }
      time += 0.1
      try player.advance(to: time)
    }
    return Span(player.marks, end: player.end, extent: stage.extent)
  }

  /// A film longer than this, in seconds, is a mistake in the script.
  static let longest: TimeInterval = 1800

  private func sinks(
    for request: Request, stage: Stage, span: Span, frameCount: Int
  ) throws -> [any RecordingSink] {
    // Film and strip look at the same picture, trace and diagram at the same frame: each is made once.
    let source = StageFrames(stage, renderer: renderer, extent: span.extent)
    return try request.outputs.map { file in
      switch RecordingFormat(file) {
      case .film: FilmSink(file: file, source: source, effort: request.effort)
      case .strip: StripSink(file: file, source: source, frameCount: frameCount)
      case .trace: TraceSink(file: file, source: source, rate: request.rate)
      case .diagram:
        DiagramSink(file: file, source: source, rate: request.rate, chapters: span.chapters)
      case nil: throw RecordingError.unknownFormat(file.lastPathComponent)
      }
    }
  }
}

/// Why a recording could not be made.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's ending names no format that is built in.
  case unknownFormat(String)
  /// The script does not come to an end within so many seconds.
  case tooLong(seconds: Double)
  /// The file's format shows one strategy, and several are compared.
  case notOfSeveral(String)

  /// One line.
  public var description: String {
    switch self {
    case .unknownFormat(let name):
      let known = RecordingFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      return "\(name): this ending is not built in; known: \(known)"
    case .notOfSeveral(let name):
      return "\(name): a trace and its diagram are of one strategy; of several there are .webp and .png"
    case .tooLong(let seconds): return "the script lasts longer than \(Int(seconds)) s; shorten its waits or repeats"
    }
  }
}
