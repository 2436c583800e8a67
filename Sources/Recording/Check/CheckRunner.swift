public import Foundation
import Measures
public import Staging

/// Plays cases without pixels, frame by frame at a fixed rate, and says whether all is as it shall be.
///
/// A case passes with a strategy if its script can be played, every `expect` of it holds when it is reached, that of the
/// header and the hard gates of METRICS.md hold once all has come to rest, and no view that was to be tapped was out of
/// sight. A gate that the case has a demand of its own on is not held beside it.
public final class CheckRunner {
  /// Frames a second.
  static let rate = 60
  /// How long what still moves after the script is waited for, in seconds.
  static let patience: TimeInterval = 5

  private let limit: TimeInterval
  private let makeStage: (Scenario, String) -> Stage

  /// A runner that refuses cases longer than `limit` seconds; `makeStage` sets a scenario's scene up with the strategy of
  /// a name.
  public init(limit: TimeInterval = 600, makeStage: @escaping (Scenario, String) -> Stage) {
    self.limit = limit
    self.makeStage = makeStage
  }

  /// Plays a case with the strategy of a name; errors of its script call it `file`.
  public func run(_ scenario: Scenario, named name: String, file: String, strategy: String) -> CheckRun {
    play(scenario, named: name, file: file, strategy: strategy).run
  }

  /// The same, and the trace of it.
  public func play(
    _ scenario: Scenario, named name: String, file: String, strategy: String
  ) -> (run: CheckRun, trace: Trace) {
    let stage = makeStage(scenario, strategy)
    let player = ScriptPlayer(scenario.script, on: stage, file: file, untappable: .isNoted)
    let expectations = scenario.expectations
    let starts = stage.tops(of: expectations)
    var run = CheckRun(name, strategy: strategy)
    let trace = RunTrace(stage, rate: Self.rate)
    func inspect(_ expectation: Expectation, _ origin: String, _ place: SourcePlace, at time: TimeInterval?) {
      let inspection = Inspection(
        stage: stage, starts: starts, file: origin == file ? nil : origin, line: place.line > 0 ? place.line : nil,
        time: time,
        report: { trace.report(at: stage) })
      run.reasons += inspection.reasons(expectation)
    }
    player.onExpectation = { inspect($0, $1, $2, at: stage.time) }
    do {
      try advance(player, trace)
      if let expectation = scenario.expectation { inspect(expectation, file, scenario.expectationPlace, at: nil) }
      judge(trace.report, expectations, &run)
    } catch let error as ScenarioError {
      judge(trace.report, [], &run)
      run.reasons = [
        CheckRun.Reason(
          "script", wanted: "a step that can be done", found: error.message, line: error.line > 0 ? error.line : nil,
          time: stage.time)
      ]
    } catch {
      run.status = .couldNotRun
      run.reasons = [CheckRun.Reason("script", wanted: "an end", found: "\(error)", time: stage.time)]
    }
    player.onExpectation = { _, _, _ in }
    run.reasons += player.marks.compactMap { mark in
      guard case .missed(let miss) = mark.kind else { return nil }
      return CheckRun.Reason("script", wanted: "what it asserts", found: miss, time: mark.time)
    }
    run.reasons = run.reasons.enumerated().sorted {
      ($0.element.time ?? .infinity, $0.offset) < ($1.element.time ?? .infinity, $1.offset)
    }.map(\.element)
    if run.status == .passed, !run.reasons.isEmpty { run.status = .failed }
    run.simulatedSeconds = stage.time
    return (run, trace.trace)
  }

  /// Plays the script to its end and until nothing moves.
  private func advance(_ player: ScriptPlayer, _ trace: RunTrace) throws {
    let stage = player.stage
    var (frame, rest) = (0, TimeInterval?.none)
    while true {
      let time = Double(frame) / Double(Self.rate)
      guard time < limit else { throw CheckError.tooLong(limit) }
      guard !trace.isFull else { throw CheckError.tooLarge }
      try player.advance(to: time)
      trace.append(player, at: time)
      frame += 1
      guard player.isFinished else { continue }
      let limit = rest ?? time + Self.patience
      rest = limit
      if time >= min(limit, stage.animationEnd) { return }
    }
  }

  private func judge(_ report: MeasureReport, _ expectations: [Expectation], _ run: inout CheckRun) {
    run.note(report)
    let own = Set(expectations.flatMap(\.measures).filter { $0.demand != .passes(true) }.map(\.measure))
    for gate in report.failedGates where !own.contains(gate.rawValue) {
      let value = report[gate]
      let isSaid = run.reasons.contains { $0.subject == gate.rawValue && $0.time == nil }
      guard !isSaid else { continue }
      run.reasons.append(
        CheckRun.Reason(gate.rawValue, wanted: value.bound?.description ?? "", found: value.value?.upTo3 ?? ""))
    }
    for finding in report.findings where finding.kind == .untappable {
      run.reasons.append(
        CheckRun.Reason(finding.view, wanted: "something of it to tap", found: "nothing in sight", time: finding.time))
    }
  }
}

/// Why a case could not be played to its end.
nonisolated enum CheckError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It lasts longer than so many seconds.
  case tooLong(TimeInterval)
  /// It shows more views in all its frames than are kept.
  case tooLarge

  /// One line that names the limit.
  public var description: String {
    switch self {
    case .tooLong(let limit): "the case lasts longer than \(limit.upTo3) s; shorten its waits or repeats"
    case .tooLarge: "its frames show more than 1000000 views that move; make the case shorter"
    }
  }
}

extension Scenario {
  /// All that is expected at any time.
  fileprivate var expectations: [Expectation] {
    func all(_ steps: [Step]) -> [Expectation] {
      steps.flatMap { step -> [Expectation] in
        switch step.action {
        case .expect(let expectation): [expectation]
        case .repeat(_, let steps): all(steps)
        case .runFlow(let flow): all(flow.steps)
        default: []
        }
      }
    }
    return all(script) + [expectation].compactMap(\.self)
  }
}

extension Stage {
  /// Where the top edges of the views are now that are asked how far they moved, in window points.
  fileprivate func tops(of expectations: [Expectation]) -> [String: CGFloat] {
    let ids = Set(expectations.flatMap(\.views).filter { $0.property == .moved }.map(\.id))
    return Dictionary(uniqueKeysWithValues: ids.compactMap { id in shownView(id).map { (id, $0.frame.minY) } })
  }
}
