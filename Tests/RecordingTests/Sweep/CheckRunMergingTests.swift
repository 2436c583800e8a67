import Measures
import Testing

@testable import Recording

/// Several plays as one run of a report.
@Suite struct CheckRunMergingTests {
  private func play(_ name: String, drift: Double, visible: Double, fails: Bool = false) -> CheckRun {
    var run = CheckRun(name, strategy: "headroom")
    run.values = [
      CheckRun.Value(name: "restoreDrift", value: drift, bound: "≤ 0", passes: drift == 0),
      CheckRun.Value(name: "caretVisible", value: visible, bound: "≥ 1", passes: visible == 1),
    ]
    run.simulatedSeconds = 3
    guard fails else { return run }
    run.status = .failed
    run.reasons = [CheckRun.Reason("restoreDrift", wanted: "≤ 0", found: "\(drift)")]
    run.failedGates = ["restoreDrift"]
    return run
  }

  @Test func `it passes if all do, and has the worst of each measure`() {
    let good = CheckRun("all", strategy: "headroom", merging: [play("a", drift: 0, visible: 1)])
    #expect(good.passes && good.playCount == 1)
    let bad = CheckRun(
      "all", strategy: "headroom",
      merging: [
        play("a", drift: 0, visible: 0.5), play("b", drift: 7, visible: 1, fails: true),
        play("c", drift: 2, visible: 1),
      ])
    #expect(bad.status == .failed && bad.playCount == 3 && bad.simulatedSeconds == 9)
    #expect(bad.value(.restoreDrift) == 7 && bad.value(.caretVisible) == 0.5)
    #expect(bad.failedGates == ["restoreDrift"])
    #expect(bad.reasons.map(\.sentence) == ["restoreDrift: wanted ≤ 0, found 7.0 (b.yaml, at the end)"])
  }

  @Test func `of many reasons the first are kept, and how many there are besides`() {
    let plays = (1...25).map { play("p\($0)", drift: Double($0), visible: 1, fails: true) }
    let run = CheckRun("all", strategy: "headroom", merging: plays)
    #expect(run.reasons.count == 21 && run.reasons.last?.found == "5 more")
  }
}
