import Foundation
import Measures
import Recording
import Testing

@MainActor struct CheckReportTests {
  private func run(_ name: String, _ strategy: String, fails: Bool = false) -> CheckRun {
    var run = CheckRun(name, strategy: strategy)
    run.simulatedSeconds = 2
    run.wallSeconds = 0.25
    if fails {
      run.status = .failed
      run.reasons = [.init("caretVisible", wanted: "≥ 1", found: "0", line: 3, time: 1.5)]
    }
    return run
  }

  private func report(_ runs: [CheckRun], held: [String] = ["headroom"], symptomIn: [String] = []) -> CheckReport {
    var report = CheckReport(program: "1", strategies: ["headroom", "pan", "none"])
    for name in Set(runs.map(\.name)).sorted() {
      report.cases.append(.init(name, file: "\(name).yaml", title: name, held: held, symptomIn: symptomIn))
    }
    report.runs = runs
    report.sort()
    return report
  }

  @Test func `a check passes if who is held passes, and who shows the fault does not`() {
    let runs = [run("a", "headroom"), run("a", "pan", fails: true)]
    #expect(report(runs, symptomIn: ["pan"]).passes)
    #expect(report(runs, held: ["headroom", "pan"]).fallen.map(\.strategy) == ["pan"])
    #expect(!report(runs, held: ["pan"]).passes)
    #expect(report(runs, held: []).passes)
  }

  @Test func `a case that who shows the fault passes proves nothing`() {
    let report = report([run("a", "headroom"), run("a", "pan")], symptomIn: ["pan", "none"])
    #expect(report.unproven.map { [$0.name, $0.strategy] } == [["a", "pan"]])
    #expect(!report.passes)
    #expect(report.lines.contains("FAILED  a  proves nothing: pan passes it too"))
  }

  @Test func `a file that is no case fails the check and no other case`() {
    var report = report([run("a", "headroom")])
    report.cases.append(.init("b", file: "b.yaml", title: "b"))
    report.cases[1].error = "b.yaml:1:1: the file is empty"
    #expect(report.broken.map(\.name) == ["b"] && !report.passes && report.fallen.isEmpty)
    #expect(report.lines.contains("FAILED  b  b.yaml:1:1: the file is empty"))
  }

  @Test func `a strategy's line has cases passed, covered time, drift and excess`() throws {
    var first = run("a", "headroom")
    first.values = try values(coveredTime: 0.25, restoreDrift: 3, excessMovementTotal: 1.25)
    var second = run("b", "headroom", fails: true)
    second.values = try values(coveredTime: 0.5, restoreDrift: 0, excessMovementTotal: 2)
    let report = report([first, second, run("a", "none")])
    #expect(
      report.lines.prefix(3) == [
        "strategy   passed      covered      drift     excess", "headroom      1/2      0.500 s       3 pt     3.3 pt",
        "none          1/1      0.000 s       0 pt       0 pt",
      ])
    #expect(report.lines.contains("FAILED  headroom  b  caretVisible: wanted ≥ 1, found 0 (line 3, at 1.5 s)"))
    #expect(
      report.markdown == """
        | strategy | passed | covered | drift | excess |
        |---|--:|--:|--:|--:|
        | headroom | 1/2 | 0.500 s | 3 pt | 3.3 pt |
        | none | 1/1 | 0.000 s | 0 pt | 0 pt |
        """)
  }

  private func values(
    coveredTime: Double, restoreDrift: Double, excessMovementTotal: Double
  ) throws -> [CheckRun.Value] {
    let json = """
      [{"name": "coveredTime", "value": \(coveredTime)}, {"name": "restoreDrift", "value": \(restoreDrift)},
       {"name": "excessMovementTotal", "value": \(excessMovementTotal)}]
      """
    return try JSONDecoder().decode([CheckRun.Value].self, from: Data(json.utf8))
  }

  @Test func `a report reads back from its JSON, and equal reports are equal bytes`() throws {
    let report = report([run("a", "headroom"), run("a", "pan", fails: true)], symptomIn: ["pan"])
    let json = try report.json()
    #expect(try CheckReport(json: json, file: "r.json") == report)
    #expect(try report.json() == json)
  }

  @Test func `reports of shards make the report of the whole, in whatever order`() throws {
    let names = ["a", "b", "c", "d"]
    let all = names.flatMap { [run($0, "headroom"), run($0, "planted-no-clamp", fails: true), run($0, "pan")] }
    let whole = report(all)
    let parts = [["a", "c"], ["b"], ["d"]].map { part in report(all.reversed().filter { part.contains($0.name) }) }
    for order in [[0, 1, 2], [2, 0, 1]] {
      #expect(try CheckReport(merging: order.map { ("\($0).json", parts[$0]) }) == whole)
    }
    #expect(whole.runs.map(\.strategy).prefix(3) == ["headroom", "pan", "planted-no-clamp"])
  }

  @Test func `what does not belong together is not merged`() throws {
    let one = report([run("a", "headroom")])
    func complaint(_ shards: [CheckReport]) -> String? {
      do {
        _ = try CheckReport(merging: shards.enumerated().map { ("\($0).json", $1) })
        return nil
      } catch { return error.description }
    }
    #expect(complaint([one, one]) == "1.json: has the case a, which 0.json has too")
    var other = report([run("b", "headroom")])
    other.strategies = ["headroom"]
    #expect(complaint([one, other]) == "1.json: of another program or other strategies than 0.json")
    #expect(complaint([]) == "--merge: there is no report")
    var parts = ["a", "b", "c"].map { report([run($0, "headroom")]) }
    for index in parts.indices { parts[index].shard = CheckReport.Shard(index + 1, of: 3) }
    #expect(complaint(parts) == nil)
    #expect(complaint([parts[0], parts[2]]) == "--merge: the report of shard 2/3 is missing")
    #expect(complaint([parts[0], parts[1]]) == "--merge: the report of shard 3/3 is missing")
    #expect(try CheckReport(merging: [("0.json", parts[0])], into: .init(1, of: 3)).shard?.number == 1)
    parts[1].shard = CheckReport.Shard(2, of: .max)
    #expect(complaint([parts[1]]) == "--merge: the report of shard 1/9223372036854775807 is missing")
    #expect(throws: CheckReportError.self) { try CheckReport(json: Data("{}".utf8), file: "x") }
    let newer = String(decoding: try one.json(), as: UTF8.self).replacingOccurrences(
      of: "\"version\":1", with: "\"version\":2")
    let error = #expect(throws: CheckReportError.self) { try CheckReport(json: Data(newer.utf8), file: "x") }
    #expect(error?.description == "x: version 2 of the format; this program reads 1")
  }

  @Test func `JUnit has a suite a strategy, and failures only of who is held`() throws {
    var stopped = run("c", "headroom", fails: true)
    stopped.status = .couldNotRun
    var report = report(
      [
        run("a", "headroom"), run("b", "headroom", fails: true), stopped, run("a", "pan", fails: true),
        run("b", "pan"), run("b", "planted-no-clamp"),
      ], symptomIn: ["planted-no-clamp"])
    report.cases[0].error = "no <case>"
    let xml = String(decoding: report.junit(), as: UTF8.self)
    #expect(xml.contains("<testsuites tests=\"8\" failures=\"3\" errors=\"1\" skipped=\"1\" time=\"1.25\">"))
    #expect(
      xml.contains("<testsuite name=\"headroom\" tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\" time=\"0.75\">"))
    #expect(xml.contains("<testcase name=\"a\" classname=\"pan\" time=\"0.25\"><skipped message=\"not held: caretV"))
    #expect(xml.contains("<failure message=\"no &lt;case&gt;\"/>"))
    #expect(xml.contains("<failure message=\"proves nothing: planted-no-clamp passes it too\"/>"))
    #expect(!xml.contains("<testsuite name=\"planted"))
  }

  @Test func `names and texts are escaped in XML, and what XML cannot hold is replaced`() throws {
    let name = "a\"b'<c>&\u{1}\n👩‍👩‍👧\u{FFFE}]]>"
    var failed = run(name, "headroom", fails: true)
    failed.reasons[0].found = name
    let data = report([failed]).junit()
    let xml = String(decoding: data, as: UTF8.self)
    let escaped = "a&quot;b&#39;&lt;c&gt;&amp;\u{FFFD}&#10;👩‍👩‍👧\u{FFFD}]]&gt;"
    #expect(xml.contains("<testcase name=\"\(escaped)\" classname=\"headroom\""))
    // A reason is one line for people first: control characters are spelled out.
    let line = "a&quot;b&#39;&lt;c&gt;&amp;\\u{1}\\n👩‍👩‍👧\u{FFFD}]]&gt;"
    #expect(xml.contains("found \(line) (line 3, at 1.5 s)</failure>"))
    #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
