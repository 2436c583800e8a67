import Foundation
import Measures

/// A check as a page: a row for each case, a column for each strategy, a cell for each run.
///
/// The page is one file that opens from disk and asks nothing of any network. Everything in it can be read without its
/// script, which only hides rows. Equal reports with equal files give equal bytes.
public nonisolated struct CheckPage: Sendable {
  /// The page as HTML.
  public let html: String

  /// The page of a report.
  ///
  /// - Parameters:
  ///   - report: what came of the check.
  ///   - hasFile: whether there is a file at this path from the page's folder; only what is there is linked.
  public init(_ report: CheckReport, hasFile: (String) -> Bool) {
    let matrix = CheckMatrix(report)
    let rows = report.cases.map { item in Self.row(item, matrix, hasFile) }
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>Headroom check: \(report.cases.count) cases, \(matrix.columns.count) strategies</title>
      <style>\(CheckPageStyle.css)</style>
      </head>
      <body>
      <header>
      <h1>Headroom check</h1>
      <p class="\(report.passes ? "good" : "bad")">\(Markup.escaped(Self.verdict(of: report)))</p>
      <p class="soft">\(report.cases.count) cases, \(matrix.columns.count) strategies, \(report.runs.count) runs; program \
      \(Markup.escaped(report.program, limit: 40)). A cell has the soft cost, the longest time that a caret was covered \
      within one focus, and the farthest that anything was from its rest afterwards.</p>
      <ul class="key">\(CheckVerdict.allCases.map(Self.key).joined())</ul>
      \(CheckPageStyle.controls)
      </header>
      <div class="scroller">
      <table>
      <thead><tr><th scope="col" class="case">case</th>\(matrix.columns.map(Self.heading).joined())</tr></thead>
      <tbody class="summary">
      \(matrix.summaryRows.map(Self.summaryRow).joined(separator: "\n"))
      </tbody>
      <tbody class="cases">
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      <script>\(CheckPageStyle.script)</script>
      </body>
      </html>

      """
  }

  private static func verdict(of report: CheckReport) -> String {
    let held = report.cases.reduce(0) { $0 + Set($1.held).count }
    if report.passes { return "Everything that is held passes." }
    let parts = [
      report.fallen.isEmpty ? nil : "of \(held) held runs \(report.fallen.count) fell short",
      report.unproven.isEmpty ? nil : "cases that prove nothing: \(Set(report.unproven.map(\.name)).count)",
      report.broken.isEmpty ? nil : "files that are no cases: \(report.broken.count)",
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }

  private static func key(_ verdict: CheckVerdict) -> String {
    "<li class=\"\(verdict.rawValue)\"><b>\(verdict.sign) \(verdict.words)</b> \(verdict.meaning)</li>"
  }

  private static func heading(_ strategy: String) -> String {
    "<th scope=\"col\">\(Markup.escaped(strategy, limit: 60))</th>"
  }

  private static func summaryRow(_ row: CheckMatrix.SummaryRow) -> String {
    let cells = row.cells.map { "<td>\(Markup.escaped($0))</td>" }.joined()
    return "<tr><th scope=\"row\" class=\"case\">\(row.title)</th>\(cells)</tr>"
  }

  private static func row(_ item: CheckReport.Case, _ matrix: CheckMatrix, _ hasFile: (String) -> Bool) -> String {
    let runs = matrix.runs(of: item)
    let verdicts = runs.compactMap { $0.map { CheckVerdict($0, of: item).rawValue } }
    var about = "<b>\(Markup.escaped(item.name, limit: 120))</b>"
    if item.title != item.name { about += "<span>\(Markup.escaped(item.title, limit: 240))</span>" }
    if let source = item.source { about += "<small>\(Markup.escaped(source, limit: 160))</small>" }
    if let note = item.note {
      about += "<details><summary>note</summary>\(Markup.escaped(note, limit: 2000))</details>"
    }
    let found = Set(verdicts).sorted().joined(separator: " ")
    let head =
      "<tr data-found=\"\(item.error == nil ? found : "failed")\"><th scope=\"row\" class=\"case\">\(about)</th>"
    if let error = item.error {
      return "\(head)<td class=\"failed broken\" colspan=\"\(max(1, runs.count))\">"
        + "<p>no case: \(Markup.escaped(error, limit: 400))</p></td></tr>"
    }
    return head + runs.map { cell($0, of: item, hasFile) }.joined() + "</tr>"
  }

  private static func cell(_ run: CheckRun?, of item: CheckReport.Case, _ hasFile: (String) -> Bool) -> String {
    guard let run else { return "<td class=\"none\">–</td>" }
    let verdict = CheckVerdict(run, of: item)
    let reasons = run.reasons.prefix(8).map(\.sentence).joined(separator: " · ")
    let tip = reasons.isEmpty ? "" : " title=\"\(Markup.escaped(reasons, limit: 900))\""
    let covered = run.value(.coveredTime).map { Markup.duration($0) }
    let drift = run.value(.restoreDrift).map { "\(Markup.number($0)) pt" }
    let worst = [covered, drift].compactMap(\.self).joined(separator: " · ")
    let cost = run.cost.map { "cost \(Markup.number($0))" } ?? "no cost"
    let links = [("film", "webp"), ("diagram", "svg")].compactMap { word, ending -> String? in
      let path = RunFiles.path(of: run.name, run.strategy, ending)
      return hasFile(path) ? "<a href=\"\(path)\">\(word)</a>" : nil
    }
    return "<td class=\"\(verdict.rawValue)\"\(tip)><b>\(verdict.sign) \(verdict.words)</b><span>\(cost)</span>"
      + "<span>\(worst)</span><span class=\"links\">\(links.joined(separator: " "))</span></td>"
  }
}
