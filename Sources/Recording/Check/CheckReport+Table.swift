import Foundation
import Measures
import Staging

nonisolated extension CheckReport {
  /// What a strategy came to over all cases.
  struct Summary: Hashable, Sendable {
    /// The strategy.
    var strategy: String
    /// Cases passed.
    var passed: Int
    /// Cases played.
    var count: Int
    /// The longest time that a caret was covered within one focus, in seconds.
    var worstCoveredTime: Double
    /// The farthest that anything was from its rest afterwards, in points.
    var worstDrift: Double
    /// What targets moved beyond their needs, over all cases, in points.
    var excessMovement: Double
  }

  /// A summary for each strategy that was asked for and played.
  var summaries: [Summary] {
    strategies.compactMap { strategy in
      let runs = runs(of: strategy)
      guard !runs.isEmpty else { return nil }
      func values(_ measure: Measure) -> [Double] { runs.compactMap { $0.value(measure) } }
      return Summary(
        strategy: strategy, passed: runs.count(where: \.passes), count: runs.count,
        worstCoveredTime: values(.coveredTime).max() ?? 0, worstDrift: values(.restoreDrift).max() ?? 0,
        excessMovement: values(.excessMovementTotal).reduce(0, +))
    }
  }

  /// What is said on a terminal: a line a strategy, then what fell short.
  public var lines: [String] { table + complaints + [pace].compactMap(\.self) }

  /// The lines of the strategies as a table in Markdown, for a page that is read beside the code.
  public var markdown: String {
    let rows = summaries.map { row in "| " + ([row.strategy] + cells(row)).joined(separator: " | ") + " |" }
    let head = ["| strategy | passed | covered | drift | excess |", "|---|--:|--:|--:|--:|"]
    return (head + rows).joined(separator: "\n")
  }

  private var table: [String] {
    let rows = summaries
    guard !rows.isEmpty else { return [] }
    let width = max(8, rows.map(\.strategy.count).max() ?? 0)
    func line(_ name: String, _ cells: [String]) -> String {
      let padded = zip(cells, [9, 13, 11, 11]).map { String(repeating: " ", count: max(1, $1 - $0.count)) + $0 }
      return name + String(repeating: " ", count: width - name.count) + padded.joined()
    }
    return [line("strategy", ["passed", "covered", "drift", "excess"])] + rows.map { line($0.strategy, cells($0)) }
  }

  private func cells(_ row: Summary) -> [String] {
    let (drift, excess) = (row.worstDrift.inTenths, row.excessMovement.inTenths)
    let covered = String(format: "%.3f s", row.worstCoveredTime)
    return ["\(row.passed)/\(row.count)", covered, "\(drift) pt", "\(excess) pt"]
  }

  /// Why the check fails; for a single case also why others than those held fall short.
  private var complaints: [String] {
    let fallen = Set(fallen)
    let told = cases.count == 1 ? runs.filter { !$0.passes } : runs.filter(fallen.contains)
    var lines: [String] = []
    for run in told {
      let word = fallen.contains(run) ? "FAILED" : run.status == .failed ? "short" : "stopped"
      lines += run.reasons.map { "\(word)  \(run.strategy)  \(run.name)  \($0.sentence)" }
    }
    lines += broken.map { "FAILED  \($0.name)  \($0.error ?? "")" }
    lines += unproven.map { "FAILED  \($0.name)  proves nothing: \($0.strategy) passes it too" }
    return lines.isEmpty ? [] : [""] + lines.map { $0.printable() }
  }

  private var pace: String? {
    guard let elapsedSeconds, elapsedSeconds > 0 else { return nil }
    let simulated = runs.reduce(0) { $0 + $1.simulatedSeconds }
    // A merged report may say anything.
    guard abs(simulated) < 1e15, abs(simulated / elapsedSeconds) < 1e15 else { return nil }
    let times = Int((simulated / elapsedSeconds).rounded())
    let count = runs.reduce(0) { $0 + max(0, min($1.playCount ?? 1, 1_000_000_000)) }
    return "\n\(count) runs, \(Int(simulated.rounded())) s in \(String(format: "%.1f", elapsedSeconds)) s: "
      + "\(times) × real time"
  }
}

nonisolated extension Double {
  /// With one digit after the point, none if it is 0.
  fileprivate var inTenths: String {
    let value = (self * 10).rounded() / 10
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
