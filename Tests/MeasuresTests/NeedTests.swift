import Foundation
import Measures
import Testing
import Tracing

/// What a target needs where more than the keyboard is in its way or moves along: measures M5, M7 and M20.
@Suite struct NeedTests {
  /// CASES.md D11: `low` ends at 561, above the keyboard a bar of 50 ends at 513: 561 + 10 − 463 = 108.
  @Test(arguments: [(50, 1.0), (0, 1.0), (90, 198 / 108)] as [(CGFloat, Double)])
  func `a bar on the keyboard is part of the need`(_ more: CGFloat, _ ratio: Double) {
    let steps: [CGFloat] = [12, 32, 36, 20, 8 + (more == 50 ? 0 : more)]
    let report = TraceBuilder.run(
      up: steps, setUp: { $0.bar = 844 }, opening: { trace, _ in trace.bar = trace.edge },
      opened: { $0.bar = 513 }, closing: { trace, _ in trace.bar = trace.edge }, closed: { $0.bar = 844 }
    ).report
    #expect(abs((report[.displacementRatio].value ?? 0) - ratio) < 0.001)
    #expect(report[.needlessMovement].value == 0)
  }

  /// CASES.md C19: a strip from 500 to 620 with its field at 517 goes up by 58 with the root, its clip along with it.
  @Test func `a clip that goes up with its field bounds nothing`() {
    var trace = TraceBuilder.run(
      up: [], down: [0], opening: { trace, index in trace.rootShift = -[6, 23, 42, 54, 58][index] },
      closing: { trace, index in trace.rootShift = -[44, 30, 15, 5, 0][index] })
    for frame in trace.frames.indices {
      for view in trace.frames[frame].views.indices where trace.frames[frame].views[view].role == .scroll {
        let shift = trace.frames[frame].views.first { $0.role == .root }?.translationY ?? 0
        trace.frames[frame].views[view].rect = CGRect(x: 0, y: 500 + shift, width: 390, height: 120)
      }
    }
    let report = trace.report
    #expect(report[.displacementRatio].value == 1)
    #expect(report[.excessMovement].value == 0)
  }

  /// A file can say anything, even that two regions lie in each other.
  @Test func `regions that lie in each other are measured all the same`() {
    var trace = TraceBuilder.run(up: [], down: [0])
    for frame in trace.frames.indices {
      let views = trace.frames[frame].views
      guard var inner = views.first(where: { $0.role == .scroll }) else { continue }
      var outer = inner
      (outer.id, outer.container, inner.container) = ("loop", inner.id, "loop")
      trace.frames[frame].views = views.map { $0.role == .scroll ? inner : $0 } + [outer]
    }
    #expect(trace.report.values.count == Measure.allCases.count)
  }

  /// CASES.md C17: the app scrolls to 80, where the field needs nothing.
  @Test(arguments: [(80, 0), (0, 80)] as [(CGFloat, Double)])
  func `an offset that the app has set is where everything rests`(_ offset: CGFloat, _ drift: Double) {
    var trace = TraceBuilder()
    trace.rest(2)
    trace.offset = 80
    trace.frame("scrollTo: {in: form, y: 80}")
    trace.rest(2)
    trace.open("low", by: [])
    trace.rest(3)
    trace.close(by: [offset - 80])
    trace.rest(4)
    #expect(trace.report[.restoreDrift].value == drift)
  }
}
