import Measures

/// A report by rows and columns.
nonisolated struct CheckMatrix {
  /// A line about all strategies.
  struct SummaryRow {
    var title: String
    var cells: [String]
  }

  /// The strategies: those asked for, then those that only prove a case.
  let columns: [String]
  private let runs: [String: [String: CheckRun]]

  init(_ report: CheckReport) {
    var columns = report.strategies
    var runs: [String: [String: CheckRun]] = [:]
    var known = Set(columns)
    for run in report.runs {
      if known.insert(run.strategy).inserted { columns.append(run.strategy) }
      runs[run.name, default: [:]][run.strategy] = run
    }
    self.columns = columns
    self.runs = runs
  }

  /// The runs of a case, a place for each column.
  func runs(of item: CheckReport.Case) -> [CheckRun?] { columns.map { runs[item.name]?[$0] } }

  /// What each strategy comes to over all its runs.
  var summaryRows: [SummaryRow] {
    let all = columns.map { column in runs.values.compactMap { $0[column] } }
    func values(_ measure: Measure) -> [[Double]] { all.map { $0.compactMap { $0.value(measure) } } }
    return [
      SummaryRow(title: "passed", cells: all.map { "\($0.count(where: \.passes)) of \($0.count)" }),
      SummaryRow(title: "mean soft cost", cells: all.map { Self.mean($0.compactMap(\.cost)) }),
      SummaryRow(
        title: "longest covered", cells: values(.coveredTime).map { $0.max().map { Markup.duration($0) } ?? "–" }),
      SummaryRow(
        title: "worst drift", cells: values(.restoreDrift).map { $0.max().map { Markup.number($0) + " pt" } ?? "–" }),
      SummaryRow(
        title: "excess movement, all",
        // Sorted, or the order of a dictionary would decide about the last digit.
        cells: values(.excessMovementTotal).map { Markup.number($0.sorted().reduce(0, +)) + " pt" }),
    ]
  }

  private static func mean(_ costs: [Double]) -> String {
    costs.isEmpty ? "–" : Markup.number(costs.sorted().reduce(0, +) / Double(costs.count))
  }
}
