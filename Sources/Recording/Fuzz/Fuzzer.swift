public import Foundation
public import Staging

/// Makes scenarios from seeds, judges them, and shrinks the first that fails to the smallest that fails in the same way.
public final class Fuzzer {
  /// A scenario that fails.
  public struct Finding: Sendable {
    /// The seed it was made from.
    var seed: UInt64
    /// The smallest scenario that was found to fail in the same way, its note saying how.
    var scenario: Scenario
    /// How it fails.
    public var fault: FuzzFault

    /// The scenario as the text of a file.
    public var text: String { ScriptWriter.file(of: scenario) }
    /// A name for the file.
    public var fileName: String { "fuzz-\(seed)-\(fault.kind).yaml" }
  }

  /// The most scenarios that are tried to make one smaller.
  public static let shrinkingLimit = 3_000

  private let judge: FuzzJudge
  private let devices: [Device]

  /// A fuzzer that chooses among devices, at least one.
  public init(judge: FuzzJudge, devices: [Device]) {
    self.judge = judge
    self.devices = devices
  }

  /// What came of one seed.
  public enum Outcome: Sendable {
    /// All holds; the seconds are of the scenario's own time.
    case holds(duration: TimeInterval)
    /// Something does not.
    case fails(Scenario, FuzzFault)
  }

  /// Plays the scenario of a seed. One of four is also played in ways that must make no difference.
  public func outcome(of seed: UInt64) -> Outcome {
    let scenario = Scenario.random(seed: seed, devices: devices)
    guard let verdict = judge.verdict(on: scenario, isThorough: seed % 4 == 0) else { return .holds(duration: 0) }
    return verdict.fault.map { .fails(verdict.scenario, $0) } ?? .holds(duration: verdict.duration)
  }

  /// The smallest that still fails in the same way, tried with at most `limit` scenarios; `progress` is told how many.
  public func shrunk(
    _ scenario: Scenario, _ fault: FuzzFault, seed: UInt64, limit: Int = Fuzzer.shrinkingLimit,
    progress: (Int) -> Void = { _ in }
  ) -> Finding {
    var (smallest, why, tried) = (scenario, fault, 0)
    let ordinary = devices.first { $0.name == Device.defaultName } ?? devices[0]
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in smallest.smaller(ordinary: ordinary) where candidate.haste <= smallest.haste {
        guard tried < limit else { break }
        tried += 1
        progress(tried)
        guard let verdict = judge.verdict(on: candidate, isThorough: fault.needsVariants),
          let found = verdict.fault, found.kind == fault.kind
        else { continue }
        (smallest, why, isShrinking) = (verdict.scenario, found, true)
        break
      }
    }
    smallest.name = "fuzz-\(seed)"
    smallest.title = "Fuzz \(seed): \(why.kind)"
    smallest.note = "\(why.kind): \(why.sentence)"
    return Finding(seed: seed, scenario: smallest, fault: why)
  }
}

extension FuzzFault {
  /// Whether it shows only when the scenario is played in another way too.
  var needsVariants: Bool {
    [Promise.rates, .unaffected].contains { $0.rawValue == kind }
  }
}
