@testable import Recording

/// A report made by hand: three cases and a file that is none, three strategies and one that only proves a case.
enum MadeReport {
  static let hostile = "../<script>alert('x')</script>"

  static func run(
    _ name: String, _ strategy: String, _ status: CheckRun.Status = .passed, covered: Double = 0, drift: Double = 0,
    excess: Double = 0, cost: Double = 0
  ) -> CheckRun {
    var run = CheckRun(name, strategy: strategy)
    run.status = status
    run.cost = cost
    run.values = [
      CheckRun.Value(name: "coveredTime", value: covered), CheckRun.Value(name: "restoreDrift", value: drift),
      CheckRun.Value(name: "excessMovementTotal", value: excess),
    ]
    if status != .passed {
      run.reasons = [CheckRun.Reason("restoreDrift", wanted: "≤ 0", found: "\(drift)", line: 7, time: 1.5)]
    }
    return run
  }

  static var report: CheckReport {
    var report = CheckReport(program: "test", strategies: ["ours", "theirs", "none"])
    report.cases = [
      CheckReport.Case(
        "drifts", file: "drifts.yaml", title: "It drifts", held: ["ours"], symptomIn: ["none", "planted"]),
      CheckReport.Case(hostile, file: "x.yaml", title: "</th>\"&", held: ["ours", "theirs"]),
      CheckReport.Case("proof", file: "proof.yaml", title: "proof", held: ["ours"], symptomIn: ["theirs"]),
    ]
    var broken = CheckReport.Case("broken", file: "broken.yaml", title: "broken")
    broken.error = "broken.yaml:1:1: <not> YAML"
    report.cases.append(broken)
    report.runs = [
      run("drifts", "ours", covered: 0.25, cost: 0.5),
      run("drifts", "theirs", .failed, drift: 3, excess: 12.5, cost: 1),
      run("drifts", "none", .failed, covered: 2, drift: 174), run("drifts", "planted", .failed, drift: 1),
      run(hostile, "ours"), run(hostile, "theirs", .failed, drift: 1), run(hostile, "none", .couldNotRun),
      run("proof", "ours"), run("proof", "theirs", excess: 0.25, cost: 2),
    ]
    report.sort()
    return report
  }
}
