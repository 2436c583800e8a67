import Foundation
import Measures
import Testing
import Tracing

/// What a sweep of all scenes has found the measures to say wrongly: each with the value that is right.
@Suite struct SweepFindingTests {
  /// With the keyboard up a bar stands at 463 to 513, and `low` lies behind it, at 466 to 510: it has to go up by
  /// 510 + 10 − 463. In the bar (CASES.md X12) it would not.
  @Test func `what lies behind a bar is not part of it`() {
    var trace = TraceBuilder()
    trace.fields["low"] = (466, 44)
    trace.bar = 844
    trace.rest(3)
    trace.open("high", by: []) { trace, _ in trace.bar = trace.edge }
    trace.rest(3)
    trace.focus = "low"
    for step in [20, 20, 17] as [CGFloat] {
      trace.offset += step
      trace.frame()
    }
    trace.rest(4)
    for frame in trace.frames.indices {
      for view in trace.frames[frame].views.indices where trace.frames[frame].views[view].id == "low" {
        if trace.frames[frame].views[view].rect.maxY > 463 { trace.frames[frame].views[view].visible = nil }
      }
    }
    let report = trace.report
    #expect(report[.needlessMovement].value == 0 && report[.excessMovement].value == 0)
    #expect(report[.displacementRatio].value == 1)
  }

  /// A bar at 400 to 450 is no bar at the bottom: the keyboard's edge at 513 does not reach it. `low` ends at 441 behind it
  /// and has to go up by 441 + 10 − 400.
  @Test func `a bar that the keyboard does not reach stays where it is, and is in the way`() {
    let report = TraceBuilder.run(
      up: [11, 10, 10, 10, 10],
      setUp: { trace in
        trace.fields["low"] = (397, 44)
        trace.bar = 450
      }
    ).report
    #expect(report[.needlessMovement].value == 0 && report[.excessMovement].value == 0)
    #expect(report[.displacementRatio].value == 1)
  }

  /// A field of 500 points ends at 1100. Without a keyboard 256 points show all of it, and its caret is at 355 then, above
  /// the keyboard's edge at 513: it goes no way for the keyboard. Its caret alone would have needed 130.
  @Test(
    arguments: [([50, 60, 60, 50, 36], 1, 0), ([60, 70, 70, 60, 36], 296.0 / 256, 40)] as [([CGFloat], Double, Double)])
  func `a first focus starts from where its field rests`(_ steps: [CGFloat], _ ratio: Double, _ excess: Double) {
    let report = TraceBuilder.run(
      up: steps,
      setUp: { trace in
        trace.fields["low"] = (600, 500)
        trace.contentHeight = 1400
      }
    ).report
    #expect(abs((report[.displacementRatio].value ?? 0) - ratio) < 0.001)
    #expect(report[.excessMovement].value == excess)
  }

  /// While `low` gets out of the way something else scrolls, and nobody is named for it.
  @Test(arguments: [("high", 1.0), ("list", 2)])
  func `a text view that scrolls its own text is no owner of another's place`(_ id: String, _ owners: Double) {
    var trace = TraceBuilder.run()
    for frame in trace.frames.indices {
      let rect = CGRect(x: 16, y: 127, width: 358, height: 44)
      trace.frames[frame].views.append(
        TraceView(
          id: id, role: .scroll, container: "form", rect: rect, visible: rect, offset: CGFloat(frame), insetTop: 0,
          insetBottom: 0, region: 1, contentHeight: 500))
    }
    #expect(trace.report[.owners].value == owners)
  }

  /// The system moves a panel up and we scroll in it; both is given back when the keyboard goes.
  @Test(arguments: [(true, 1.0), (false, 2)])
  func `who has taken something gives it back himself`(_ isClosing: Bool, _ owners: Double) {
    func shift(_ trace: inout TraceBuilder, _ index: Int) { trace.rootShift = trace.focus == nil ? 0 : -20 }
    var trace = TraceBuilder.run(
      opening: isClosing ? { _, _ in } : shift, opened: { $0.rootShift = isClosing ? -20 : $0.rootShift },
      closing: shift)
    for frame in trace.frames.indices {
      for view in trace.frames[frame].views.indices where trace.frames[frame].views[view].role == .root {
        trace.frames[frame].views[view].writer = TraceView.systemWriter
      }
    }
    #expect(trace.report[.owners].value == owners)
  }

  /// A panel is less high while the keyboard is up, from the first frame on: how high it is without, and so whether
  /// `low` would have been scrolled to, is not told.
  @Test func `what the system has made room in is not judged by the room it has left`() {
    var trace = TraceBuilder()
    (trace.focus, trace.offset, trace.edge, trace.edgeEnd) = ("low", 161, 844, 513)
    trace.frame("focus: low")
    trace.edgeEnd = nil
    trace.open("low", by: [])
    trace.rest(3)
    trace.close(by: [-61, -50, -50])
    trace.rest(3)
    for frame in trace.frames.indices {
      let isUp = trace.frames[frame].focus != nil
      for view in trace.frames[frame].views.indices {
        switch trace.frames[frame].views[view].role {
        case .root: trace.frames[frame].views[view].writer = TraceView.systemWriter
        case .scroll: trace.frames[frame].views[view].rect.size.height = isUp ? 309 : 753
        default: break
        }
      }
    }
    #expect(trace.report[.restoreDrift].value == 0)
  }
}
