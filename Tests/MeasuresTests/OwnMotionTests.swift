import Foundation
import Measures
import Testing
import Tracing

/// What is not avoidance's to answer for: the way a system takes with its own alerts, and keyboards that float.
@Suite struct OwnMotionTests {
  /// Something is laid out anew while the keyboard comes: the root of `high`, which needs nothing, goes up by 20 in all.
  private static func risen(by shift: CGFloat, transform: CGFloat, writer: String) -> MeasureReport {
    var trace = TraceBuilder.run(up: [], field: "high", setUp: { $0.writer = writer }).trace
    for index in trace.frames.indices {
      let share = min(1, max(0, CGFloat(index - 2) / 5))
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].role != .header {
        trace.frames[index].views[view].rect.origin.y -= share * (shift + transform)
        if trace.frames[index].views[view].role == .root {
          trace.frames[index].views[view].translationY = -share * transform
        }
      }
    }
    return MeasureReport(of: trace)
  }

  @Test func `an alert that makes room by itself moves for nothing of ours (H9, H12)`() {
    #expect(Self.risen(by: 20, transform: 0, writer: TraceView.systemWriter)[.needlessMovement].value == 0)
    #expect(Self.risen(by: 20, transform: 0, writer: "X")[.needlessMovement].value == 20)
  }

  @Test func `what a strategy adds to an alert counts (H9)`() {
    #expect(Self.risen(by: 20, transform: 7, writer: TraceView.systemWriter)[.needlessMovement].value == 7)
  }

  /// The keyboard floats over x 100–400, y 480–740 from the fourth frame on: `low` (517–561) lies under it. Its edge, a
  /// cover from side to side, is nowhere.
  private static func floating(_ id: String, by steps: [CGFloat]) -> MeasureReport {
    var trace = TraceBuilder()
    trace.rest(3)
    trace.focus = id
    for step in steps {
      trace.offset += step
      trace.frame()
    }
    trace.rest(6)
    var made = trace.trace
    for index in made.frames.indices.dropFirst(3) {
      made.frames[index].occluders = [CGRect(x: 100, y: 480, width: 300, height: 260)]
    }
    return MeasureReport(of: made)
  }

  @Test func `getting away from a keyboard that floats is needed (F3, F4, X30)`() {
    let report = Self.floating("low", by: [20, 51])  // to 446–490, less than 480 by 10
    #expect(report[.needlessMovement].value == 0)
    #expect(report[.excessMovement].value == 0)
  }

  @Test func `moving where one floats elsewhere is not (F4, X30)`() {
    let report = Self.floating("high", by: [20, 51])
    #expect(report[.needlessMovement].value == 71)
  }

  /// Inertia comes to its end at 50.4 after the frame that shows 50, and nobody's hand is on the form in the next.
  @Test func `the last step of a scroll by hand is the hand's`() {
    var trace = TraceBuilder()
    trace.rest(2)
    (trace.writer, trace.offset) = ("hand", 50)
    trace.frame("touchUp: [195, 400]")
    (trace.writer, trace.offset) = (nil, 50.4)
    trace.rest(3)
    trace.writer = "X"
    trace.open("low", by: [2, 2, 2, 1, 0.6])  // 561 − 50.4 + 10 − 513 = 7.6
    trace.rest(6)
    trace.close(by: [-2, -2, -2, -1, -0.6])
    trace.rest(4)
    #expect(trace.report[.restoreDrift].value == 0)
  }
}
