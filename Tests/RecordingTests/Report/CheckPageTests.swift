import Foundation
import Testing

@testable import Recording

@Suite struct CheckPageTests {
  /// The page's rows of cases by their first words, each with its cells.
  private func rows(_ html: String) throws -> [(head: String, cells: [String])] {
    let body = try #require(html.firstMatch(of: /<tbody class="cases">([\s\S]*?)<\/tbody>/)).1
    return body.matches(of: /<tr data-found="[a-z ]*">([\s\S]*?)<\/tr>/).map { row in
      let head = row.1.firstMatch(of: /<th scope="row" class="case"><b>(.*?)<\/b>/).map { String($0.1) } ?? ""
      return (head, row.1.matches(of: /<td[\s\S]*?<\/td>/).map { String($0.0) })
    }
  }

  @Test func `every case has a row, and in it every strategy one cell`() throws {
    let rows = try rows(CheckPage(MadeReport.report) { _ in false }.html)
    // By name: "../…" comes first.
    #expect(rows.map(\.head) == ["../&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;", "broken", "drifts", "proof"])
    #expect(rows.map(\.cells.count) == [4, 1, 4, 4])
    #expect(rows[1].cells[0].contains("colspan=\"4\"") && rows[1].cells[0].contains("&lt;not&gt; YAML"))
  }

  @Test func `a cell says how it went and what that means`() throws {
    let rows = try rows(CheckPage(MadeReport.report) { _ in false }.html)
    func words(_ row: Int) -> [String] {
      rows[row].cells.map { $0.firstMatch(of: /<b>. ([a-z ]*)<\/b>/).map { String($0.1) } ?? "–" }
    }
    #expect(words(0) == ["passed", "failed", "stopped", "–"])
    #expect(words(2) == ["passed", "short", "symptom", "symptom"])
    #expect(words(3) == ["passed", "proves nothing", "–", "–"])
    #expect(rows[2].cells[2].contains("2 s · 174 pt") && rows[2].cells[0].contains("250 ms · 0 pt"))
    #expect(rows[2].cells[1].contains("cost 1<"))
    #expect(rows[2].cells[1].contains("title=\"restoreDrift: wanted ≤ 0, found 3.0 (line 7, at 1.5 s)\""))
  }

  @Test func `the rows above sum up each strategy`() throws {
    let html = CheckPage(MadeReport.report) { _ in false }.html
    let summary = try #require(html.firstMatch(of: /<tbody class="summary">([\s\S]*?)<\/tbody>/)).1
    let cells = summary.matches(of: /<td>(.*?)<\/td>/).map { String($0.1) }
    #expect(Array(cells[0..<4]) == ["3 of 3", "1 of 3", "0 of 2", "0 of 1"])
    // Costs 0.5, 0, 0 of ours; 1, 0, 2 of theirs.
    #expect(Array(cells[4..<8]) == ["0.17", "1", "0", "0"])
    #expect(Array(cells[8..<12]) == ["250 ms", "0 ms", "2 s", "0 ms"])
    #expect(Array(cells[12..<16]) == ["0 pt", "3 pt", "174 pt", "1 pt"])
    #expect(Array(cells[16..<20]) == ["0 pt", "12.75 pt", "0 pt", "0 pt"])
    #expect(html.contains("of 4 held runs 1 fell short, cases that prove nothing: 1, files that are no cases: 1."))
  }

  @Test func `only files that are there are linked, each once`() {
    let report = MadeReport.report
    let there: Set = ["runs/drifts/ours.svg", "runs/drifts/none.svg", "runs/drifts/none.webp"]
    let html = CheckPage(report, hasFile: there.contains).html
    let links = html.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(links.sorted() == there.sorted())
    let all = CheckPage(report) { _ in true }.html.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(all.count == report.runs.count * 2 && Set(all).count == all.count)
    #expect(all.allSatisfy { $0.hasPrefix("runs/") && !$0.contains("..") })
  }

  @Test func `a case's source and note are told, and escaped, where it has them`() throws {
    var report = MadeReport.report
    report.cases[3].source = "forum & <friends>"
    report.cases[3].note = "the height is \"guessed\""
    let html = CheckPage(report) { _ in false }.html
    #expect(html.matches(of: /<small>(.*?)<\/small>/).map { String($0.1) } == ["forum &amp; &lt;friends&gt;"])
    let notes = html.matches(of: /<details><summary>note<\/summary>(.*?)<\/details>/).map { String($0.1) }
    #expect(notes == ["the height is &quot;guessed&quot;"])
    let json = String(decoding: try report.json(), as: UTF8.self)
    #expect(
      json.contains("\"note\":\"the height is \\\"guessed\\\"\"") && json.contains("\"source\":\"forum & <friends>\""))
  }

  @Test func `nothing that a case says becomes markup, and nothing is asked of a network`() {
    let html = CheckPage(MadeReport.report) { _ in true }.html
    #expect(html.matches(of: /<script/).count == 1 && !html.contains("alert('x')"))
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("src=") && !html.contains("@import"))
    #expect(html.contains("default-src 'none'") && html.contains("prefers-color-scheme:dark"))
    #expect(html.contains("<form hidden>"), "what only the script can do is hidden without it")
  }

  @Test func `equal reports give equal bytes, and an empty one a page`() {
    #expect(CheckPage(MadeReport.report) { _ in true }.html == CheckPage(MadeReport.report) { _ in true }.html)
    let empty = CheckPage(CheckReport(program: "test", strategies: [])) { _ in true }.html
    #expect(empty.contains("Everything that is held passes.") && empty.contains("</html>"))
  }
}
