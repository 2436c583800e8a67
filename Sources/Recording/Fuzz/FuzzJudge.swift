import Foundation
import Measures
public import Staging

/// Plays a scenario in every way that must not make a difference, and says what does not hold that must hold for any input.
public final class FuzzJudge {
  private let strategy: String
  private let library: ScenarioLibrary
  private let makeStage: (Scenario, String) -> Stage

  /// A judge of the strategy of a name; `makeStage` sets a scenario's scene up with it, `library` reads files back.
  public init(strategy: String, library: ScenarioLibrary, makeStage: @escaping (Scenario, String) -> Stage) {
    self.strategy = strategy
    self.library = library
    self.makeStage = makeStage
  }

  /// What came of a scenario.
  struct Verdict {
    /// The scenario with the steps alone that could be done.
    var scenario: Scenario
    /// What does not hold; nil = all does.
    var fault: FuzzFault?
    /// How long it lasts, in seconds of its own time.
    var duration: TimeInterval
  }

  /// Judges a scenario; of one that says what cannot be, nothing.
  ///
  /// - Parameters:
  ///   - scenario: what is played.
  ///   - isThorough: whether it is also played at other rates, with messages repeated, and without a keyboard.
  func verdict(on scenario: Scenario, isThorough: Bool) -> Verdict? {
    guard let (scenario, trace) = sifted(scenario) else { return nil }
    let duration = trace.frames.last?.time ?? 0
    func verdict(_ fault: FuzzFault?) -> Verdict { Verdict(scenario: scenario, fault: fault, duration: duration) }
    if let frame = trace.frames.first(where: { $0.wrongNumber != nil }) {
      return verdict(FuzzFault(.numbers, "\(frame.wrongNumber ?? "") at \(frame.time.upTo3) s"))
    }
    do {
      let text = ScriptWriter.file(of: scenario)
      let read = try library.scenario(yaml: text, file: scenario.name + ".yaml")
      let again = try play(read).trace
      if again.frames != trace.frames { return verdict(difference(scenario, trace, again)) }
    } catch {
      return verdict(FuzzFault(.roundTrip, error.message))
    }
    if let fault = fault(in: trace, of: scenario) { return verdict(fault) }
    guard isThorough else { return verdict(nil) }
    return verdict(faultOfVariants(scenario, trace))
  }

  /// A scenario without the steps that cannot be done, and the trace of it.
  private func sifted(_ scenario: Scenario) -> (Scenario, Trace)? {
    var scenario = scenario
    for _ in 0..<4 {
      guard let play = try? play(scenario) else { return nil }
      if play.leftOut.isEmpty { return (scenario, play.trace) }
      scenario.script = scenario.script.enumerated().filter { !play.leftOut.contains($0.offset) }.map(\.element)
    }
    return nil
  }

  func play(_ scenario: Scenario, rate: Int = CheckRunner.rate) throws(ScenarioError) -> FuzzPlay {
    try FuzzPlay(scenario, on: makeStage(scenario, strategy), rate: rate)
  }

  /// What was read back plays differently: because of what was read, or does it play differently each time?
  private func difference(_ scenario: Scenario, _ trace: Trace, _ other: Trace) -> FuzzFault {
    let isRepeatable = (try? play(scenario).trace.frames) == trace.frames
    let index = zip(trace.frames, other.frames).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let time = index.map { "from \(trace.frames[$0].time.upTo3) s on" } ?? "in its length"
    return isRepeatable
      ? FuzzFault(.roundTrip, "as it reads back from its file it plays differently \(time)")
      : FuzzFault(.replay, "once more it plays differently")
  }

  private func fault(in trace: Trace, of scenario: Scenario) -> FuzzFault? {
    if let fault = FuzzPromises(trace: trace, isCalm: scenario.isCalm, keepsStrategy: !scenario.switchesAvoidance).fault
    {
      return fault
    }
    let report = MeasureReport(of: trace)
    // Where the app keeps avoidance from a view, the focus does not bring it into sight, as the measure has it.
    let restores = !scenario.switchesAvoidance && !scenario.ignoresAvoidance
    let gates = report.failedGates.filter { scenario.isCalm || $0 == .restoreDrift && restores }
    guard let gate = gates.first else { return nil }
    let value = report[gate]
    let place = report.findings.first { $0.kind.rawValue.hasPrefix(gate.rawValue.prefix(6)) }
    let at = place.map { " (\($0.view) at \($0.time.upTo3) s)" } ?? ""
    return FuzzFault(
      kind: gate.rawValue, "\(value.value?.upTo3 ?? "nothing"), and shall be \(value.bound?.description ?? "")\(at)")
  }
}
