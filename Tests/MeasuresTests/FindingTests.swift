import Foundation
import Measures
import Testing
import Tracing

/// What is found, in which frame, at which view, and how large. Frame 3 is the first with focus, frame 14 the first of
/// the way back; a second has ten frames.
@Suite struct FindingTests {
  @Test func `a run without a fault has no findings`() { #expect(TraceBuilder.run().report.findings == []) }

  @Test func `what another part of the run found stands among the others in order of time`() {
    var report: MeasureReport = TraceBuilder.run(up: []).report
    let known = report.findings
    let early = Finding(.untappable, frame: 2, time: 0.2, view: "low", points: 0)
    let late = Finding(.untappable, frame: 20, time: 2, view: "low", points: 0)
    report.add(late)
    report.add(early)
    #expect(!known.isEmpty && report.findings == [early] + known + [late])
  }

  @Test(arguments: [
    (TraceBuilder.run(up: []), Finding(.coveredCaret, frame: 13, time: 1.3, view: "low", points: 22)),
    (.run(up: [10, 25, 26, -1.5, -1.5]), Finding(.jumpBack, frame: 6, time: 0.6, view: "low", points: 3)),
    (.run(up: [4, 6, 6, 3, 1], field: "high"), Finding(.needlessMove, frame: 3, time: 0.3, view: "high", points: 20)),
    (.run(down: [-6, -17, -12, -4, -1]), Finding(.restoreDrift, frame: 22, time: 2.2, view: "form", points: 18)),
    (
      .run(opening: { $0.rootHeight = $1 == 4 ? 400 : 753 }, closing: { trace, _ in trace.rootHeight = 753 }),
      Finding(.blankGap, frame: 13, time: 1.3, view: "root", points: 22)
    ),
    (
      .run(setUp: { $0.outside = ["behind": 300] }, opening: { trace, _ in trace.outside = ["behind": 270] }),
      Finding(.bystanderMoved, frame: 3, time: 0.3, view: "behind", points: 30)
    ),
    (
      .run(opening: { trace, _ in trace.insetBottom = 34 }),
      Finding(.unreachableContent, frame: 13, time: 1.3, view: "form", points: 297)
    ),
    (
      .run(opened: { $0.frame(untappable: ["low"]) }),
      Finding(.untappable, frame: 14, time: 1.4, view: "low", points: 0)
    ),
    (flickering, Finding(.flicker, frame: 14, time: 1.4, view: "bar", points: 91)),
    // 40 points in the slide, three frames of rest, 18 more.
    (again, Finding(.doubleMove, frame: 11, time: 1.1, view: "low", points: 18)),
  ])
  func `a fault is found where it is`(_ trace: TraceBuilder, _ finding: Finding) {
    #expect(trace.report.findings == [finding])
  }

  @Test func `what is away for longer than a quarter of a second does not flicker`() {
    var trace = TraceBuilder.run()
    trace.headerVisible = 0
    trace.rest(3)
    trace.headerVisible = 91
    trace.rest(2)
    #expect(trace.report.findings == [])
  }

  @Test func `what others found is put in order of time`() {
    var report: MeasureReport = TraceBuilder.run(up: []).report
    let found = Finding(.untappable, frame: 2, time: 0.2, view: "low", points: 0)
    report.add(found)
    #expect(report.findings.map(\.kind) == [.untappable, .coveredCaret])
  }

  private static var flickering: TraceBuilder {
    .run(opened: { trace in
      trace.headerVisible = 0
      trace.rest(2)
      trace.headerVisible = 91
      trace.rest(2)
    })
  }

  private static var again: TraceBuilder {
    var trace = TraceBuilder()
    trace.rest(3)
    trace.open("low", by: [6, 12, 12, 6, 4])
    trace.rest(3)
    for _ in 0..<2 {
      trace.offset += 9
      trace.frame()
    }
    trace.rest(3)
    trace.close()
    trace.rest(3)
    return trace
  }
}
