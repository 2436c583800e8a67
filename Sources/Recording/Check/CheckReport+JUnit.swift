public import Foundation

nonisolated extension CheckReport {
  /// The report in the XML that CI systems read: a suite a strategy, a test case a case.
  ///
  /// A run that should have passed and has not is a failure, one that could not be played an error. What falls short
  /// without being held is skipped, with its reasons. A last suite, `corpus`, has the files that are no cases, and the
  /// cases that prove nothing.
  public func junit() -> Data {
    let fallen = Set(fallen)
    var suites = strategies.compactMap { strategy -> Suite? in
      let runs = runs(of: strategy)
      if runs.isEmpty { return nil }
      return Suite(name: strategy, tests: runs.map { Self.test(of: $0, isHeld: fallen.contains($0)) })
    }
    suites.append(Suite(name: "corpus", tests: corpusTests))
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.totals(suites.flatMap(\.tests)))>"]
    for suite in suites {
      lines.append("  <testsuite name=\"\(Self.xml(suite.name))\"\(Self.totals(suite.tests))>")
      for test in suite.tests {
        let head =
          "    <testcase name=\"\(Self.xml(test.name))\" classname=\"\(Self.xml(suite.name))\" time=\"\(test.seconds.upTo3)\""
        lines.append(test.body.isEmpty ? head + "/>" : head + ">\(test.body)</testcase>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private struct Suite {
    var name: String
    var tests: [Test]
  }

  private struct Test {
    enum Outcome { case passed, failed, stopped, skipped }
    var name: String
    var seconds: Double
    var outcome = Outcome.passed
    var body = ""
  }

  private static func test(of run: CheckRun, isHeld: Bool) -> Test {
    var test = Test(name: run.name, seconds: run.wallSeconds ?? 0)
    guard !run.passes else { return test }
    let text = run.reasons.map(\.sentence).joined(separator: "\n")
    if !isHeld {
      test.outcome = .skipped
      test.body = "<skipped message=\"not held: \(Self.xml(text))\"/>"
    } else {
      let isStopped = run.status == .couldNotRun
      test.outcome = isStopped ? .stopped : .failed
      let word = isStopped ? "error" : "failure"
      test.body = "<\(word) message=\"\(Self.xml(run.reasons.first?.sentence ?? ""))\">\(Self.xml(text))</\(word)>"
    }
    return test
  }

  private var corpusTests: [Test] {
    let unproven = Dictionary(grouping: unproven, by: \.name)
    return cases.map { item in
      var test = Test(name: item.name, seconds: 0)
      let passing = unproven[item.name]?.map(\.strategy).joined(separator: ", ")
      if let text = item.error ?? passing.map({ "proves nothing: \($0) passes it too" }) {
        test.outcome = .failed
        test.body = "<failure message=\"\(Self.xml(text))\"/>"
      }
      return test
    }
  }

  private static func xml(_ text: String) -> String { Markup.escaped(text, keepsLines: true) }

  private static func totals(_ tests: [Test]) -> String {
    func count(_ outcome: Test.Outcome) -> Int { tests.count { $0.outcome == outcome } }
    let seconds = tests.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(tests.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.stopped))\""
      + " skipped=\"\(count(.skipped))\" time=\"\(seconds.upTo3)\""
  }
}
