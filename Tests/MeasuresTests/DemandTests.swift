import Foundation
import Measures
import Testing
import Tracing

/// SYSTEMS.md §6, "Record": what hands, focus and typing change in what is to be visible, and in where everything rests.
@Suite struct DemandTests {
  /// Opened at 58 points, then scrolled by hand to `offset`, then closed to `home`.
  private func scrolled(to offset: CGFloat, home: CGFloat, typing: Bool = false) -> TraceBuilder {
    .run(
      down: [
        (home - offset) / 2, (home - offset) / 4, (home - offset) / 8, (home - offset) / 16, (home - offset) / 16,
      ],
      opened: { trace in
        trace.writer = "hand"
        let way = offset - trace.offset
        for _ in 0..<4 {
          trace.offset += way / 4
          trace.frame("touchMove: [1, 300]")
        }
        trace.writer = "X"
        trace.rest(3)
        if typing { trace.frame("inputText: a") }
        trace.rest(3)
      })
  }

  @Test func `a hand's scrolling is kept, and is nobody's excess`() {
    let report = scrolled(to: 158, home: 158).report
    #expect(report.failed == [])
    #expect(report.findings == [])
    #expect(report[.restoreDrift].value == 0)
    #expect(scrolled(to: 158, home: 0).report[.restoreDrift].value == 158)
  }

  /// 1018 + 34 − 753 = 299 is the most that the app's own range has.
  @Test func `a hand's scrolling is kept as far as the range without a keyboard goes`() {
    #expect(scrolled(to: 400, home: 299).report[.restoreDrift].value == 0)
    #expect(scrolled(to: 400, home: 290).report[.restoreDrift].value == 9)
  }

  /// CASES.md C3.
  @Test func `what a hand has scrolled out of sight is not missed until somebody types`() {
    let away = scrolled(to: 500, home: 299).report
    #expect(away.failed == [])
    #expect(away[.coveredTimeTotal].value == 0)
    let typed = scrolled(to: 500, home: 299, typing: true).report
    #expect(typed[.caretVisible].value == 0)
    #expect(typed[.coveredTimeTotal].value == 0.4)
  }

  /// `far` ends at 944, 100 below the window: a focus without a keyboard would show it. Above one it needs 944 + 10 − 513.
  @Test func `rest has in it what a focus would have revealed without a keyboard`() {
    func run(_ home: CGFloat) -> TraceBuilder {
      .run(
        up: [41, 100, 150, 100, 50], down: [(home - 441) / 2, (home - 441) / 4, (home - 441) / 4], field: "far",
        setUp: { $0.fields["far"] = (900, 44) })
    }
    #expect(run(100).report.failedGates == [])
    #expect(run(0).report[.restoreDrift].value == 100)
  }

  /// Two frames of 91 points each are out of sight; the label lies at 120 − 58 = 62, under the bar.
  @Test func `what of header and label is lost at rest is told, and demanded of nobody`() {
    let trace = TraceBuilder.run(
      setUp: { $0.labelY = 120 },
      opened: {
        $0.headerVisible = 45.5; $0.rest(2)
      })
    let report = trace.report
    #expect(report[.headerLoss].value == 0.5)
    #expect(report[.labelVisible].value == 0)
    #expect(report[.headerLoss].passes == nil && report[.labelVisible].passes == nil)
  }

  /// A keyboard at 91–422 over the content: `low` is below it, the first 331 points of the content cannot be brought there.
  @Test func `a keyboard that floats leaves the larger room beside it`() {
    var trace = TraceBuilder.run(up: [], down: [0]).trace
    for index in trace.frames.indices where trace.frames[index].edge < 844 {
      trace.frames[index].edge = 91
      trace.frames[index].occluders = [CGRect(x: 0, y: 91, width: 390, height: 331)]
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].rect.minY >= 422 {
        trace.frames[index].views[view].visible = trace.frames[index].views[view].rect
      }
    }
    let report = MeasureReport(of: trace)
    #expect(report.failed == [.reachability])
    #expect(report[.reachability].value == 0.675)
  }

  /// A switch of the keyboard's height that is told by its path alone: the goal is the end of the path.
  @Test func `a need is that of the edge's end, told or not`() {
    for isTold in [true, false] {
      let trace = TraceBuilder.run(opened: { trace in
        trace.edgeEnd = isTold ? 453 : nil
        trace.insetBottom = 391
        trace.slide([493, 473], by: [20, 20])
        trace.edgeEnd = nil
        trace.slide([453], by: [20])
        trace.rest(3)
      })
      #expect(trace.report.failed == [])
      #expect(trace.report[.displacementRatio].value == 1)
    }
  }

  /// CASES.md H7 and G1: a bar of 20 more at the top, a window of another height; rest is theirs.
  @Test(arguments: [(0, 0), (7, 7)] as [(CGFloat, Double)])
  func `everything rests where a bar at the top and a window of another size put it`(_ left: CGFloat, _ drift: Double) {
    var trace = TraceBuilder.run().trace
    for index in trace.frames.indices.dropFirst(10) {
      trace.frames[index].window = CGSize(width: 390, height: 864)
      trace.frames[index].topLimit = 111
      if trace.frames[index].edge == 844 { trace.frames[index].edge = 864 }
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].role != .header {
        trace.frames[index].views[view].rect.origin.y += 20 - left
      }
    }
    let report = MeasureReport(of: trace)
    #expect(report[.restoreDrift].value == drift)
  }

  /// 300 points of content end at 391: 453 of the window are blank before, 122 above the keyboard.
  @Test func `what is blank without a keyboard is no gap with one`() {
    let short = TraceBuilder.run(up: [], field: "high", setUp: { $0.contentHeight = 300 })
    #expect(short.report.failed == [])
    #expect(short.report[.blankGap].value == 0)
  }
}
