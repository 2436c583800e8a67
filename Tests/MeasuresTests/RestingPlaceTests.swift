import Foundation
import Measures
import Testing
import Tracing

/// Where everything is expected to rest once the keyboard has gone: measure M9.
@Suite struct RestingPlaceTests {
  /// `low` ends at 865 of 844 points: without a keyboard 21 would show it. It has focus in the very first frame.
  @Test(arguments: [(CGFloat(21), 0.0), (0, 21)])
  func `a focus in the first frame is an act as well`(_ end: CGFloat, _ drift: Double) {
    var trace = TraceBuilder()
    trace.fields["low"] = (821, 44)
    trace.focus = "low"
    trace.frame("focus: low")
    trace.slide(TraceBuilder.edges, by: [60, 100, 100, 60, 42])
    trace.rest(3)
    trace.close(by: [-200, -100, -40, -10, end - 12])
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == drift)
  }

  /// The keyboard is up in the first frame: where the form was before, nobody knows.
  @Test func `what a trace does not tell is not judged before it comes to rest`() {
    var trace = TraceBuilder()
    (trace.focus, trace.edge, trace.offset) = ("low", TraceBuilder.up, 58)
    trace.frame("focus: low")
    trace.rest(3)
    trace.close(by: [-20, -20, -10])
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == nil)
    trace.open("low")
    trace.rest(3)
    trace.close(by: [-20, -20, -10])
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == 8, "58 up, 50 down again")
  }

  /// An app may set any offset while nothing has focus; when focus ends it is back in its range, 0 to 299.
  @Test func `what the app itself has scrolled beyond the end stays there until something has focus`() {
    var trace = TraceBuilder.run(setUp: { $0.fields["high"] = (427, 44) })
    trace.offset = 700
    trace.frame("scrollTo: {in: form, y: 700}")
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == 0)
    trace.open("high", by: [-401])
    trace.rest(3)
    trace.close(by: [])
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == 0)
    trace.offset = 700
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == 401)
  }

  /// Two clips: of the form, to 844, and of a box in it, from 600 to 852, whose content is 30 longer than it. `low` ends
  /// at 863. What takes the least way is given by the inner one first.
  @Test(arguments: [([CGFloat(19), 0], 0.0), ([11, 8], 8), ([30, 0], 11)] as [([CGFloat], Double)])
  func `of nested regions the inner one gives first`(_ rest: [CGFloat], _ drift: Double) {
    var trace = TraceBuilder()
    trace.fields["low"] = (819, 44)
    trace.frame()
    for index in 0..<8 {
      trace.focus = (1..<5).contains(index) ? "low" : nil
      trace.frame()
    }
    for index in trace.frames.indices {
      let isAfter = index >= 2
      for view in trace.frames[index].views.indices {
        switch trace.frames[index].views[view].role {
        case .scroll: trace.frames[index].views[view].offset = isAfter ? rest[1] : 0
        case .field, .bystander, .caret:
          guard trace.frames[index].views[view].id != "high" else { continue }
          trace.frames[index].views[view].container = "box"
          if isAfter { trace.frames[index].views[view].rect.origin.y -= rest[0] + rest[1] }
        default: break
        }
      }
      let clip = CGRect(x: 0, y: 600 - (isAfter ? rest[1] : 0), width: 390, height: 252)
      trace.frames[index].views.append(
        TraceView(
          id: "box", role: .scroll, container: "form", rect: clip, visible: clip, offset: isAfter ? rest[0] : 0,
          insetTop: 0, insetBottom: 0, ownInsetTop: 0, ownInsetBottom: 0, region: 1, contentHeight: 282))
    }
    #expect(trace.report[.restoreDrift].value == drift)
  }

  /// A clip without height shows nothing, wherever its content is.
  @Test func `a region that nothing can be shown in stays as it is`() {
    var trace = TraceBuilder.run(up: [], down: [0])
    for index in trace.frames.indices {
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].role == .scroll {
        trace.frames[index].views[view].rect.size.height = 0
      }
    }
    #expect(trace.report[.restoreDrift].value == 0)
  }

  /// A composer grows by 21 while it is typed into, and the list above it loses as much: it was at its end, and still is.
  @Test(arguments: [(CGFloat(320), 0.0), (299, 0), (310, 11)])
  func `a list at its end stays there when its bar has grown`(_ end: CGFloat, _ drift: Double) {
    var trace = TraceBuilder()
    trace.offset = 299
    trace.rest(3)
    (trace.focus, trace.edge, trace.bar) = ("typed", TraceBuilder.up, 513)
    trace.fields["typed"] = (500 + 299, 44)
    trace.rest(3)
    (trace.focus, trace.edge, trace.bar) = (nil, TraceBuilder.down, 844)
    trace.offset = end
    trace.rest(4)
    for index in trace.frames.indices {
      for view in trace.frames[index].views.indices {
        if trace.frames[index].views[view].role == .scroll, index >= 4 {
          trace.frames[index].views[view].rect.size.height = 732
        }
        if [.field, .caret].contains(trace.frames[index].views[view].role) {
          trace.frames[index].views[view].container = "root"
        }
      }
    }
    #expect(trace.report[.restoreDrift].value == drift)
  }

  /// The window is turned in the first frame, in which the root is on its way from 47 to 0.
  @Test func `a root on its way in the first frame rests where it comes to`() {
    var trace = TraceBuilder.run()
    trace.frames[0].events = ["setOrientation: landscapeLeft"]
    for view in trace.frames[0].views.indices where trace.frames[0].views[view].role == .root {
      trace.frames[0].views[view].rect.origin.y += 47
    }
    #expect(trace.report[.restoreDrift].value == 0)
  }

  /// Nobody is named for the form when it goes to 30: it was the app, as where a list keeps its end.
  @Test(arguments: [(String?.none, 0.0), ("X", 30)])
  func `what the app moves by itself is where it rests`(_ writer: String?, _ drift: Double) {
    var trace = TraceBuilder.run().trace
    for index in trace.frames.indices.dropFirst(20) {
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].id == "form" {
        trace.frames[index].views[view].offset = 30
      }
    }
    for index in trace.frames.indices.dropFirst(19) {
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].id == "form" {
        trace.frames[index].views[view].writer = writer
      }
    }
    #expect(MeasureReport(of: trace)[.restoreDrift].value == drift)
  }

  /// A glide ends between two frames, and a plan that comes with its end leaves the form there. What a plan moves is its.
  @Test(arguments: [(CGFloat(40.2), CGFloat(40.2), 0.0), (40.2, 0, 0.2), (58, 58, 18)])
  func `a glide's last step is the hand's with a plan too`(_ end: CGFloat, _ planned: CGFloat, _ drift: Double) {
    var trace = TraceBuilder()
    trace.rest(3)
    trace.focus = "high"
    trace.rest(2)
    trace.writer = TraceView.handWriter
    for offset in [20, 35, 40] as [CGFloat] {
      trace.offset = offset
      trace.frame()
    }
    (trace.offset, trace.writer) = (end, "X")
    trace.plan = TracePlan(lift: 0, regions: [TracePlan.Region(id: 0, offset: planned, insetTop: 0, insetBottom: 34)])
    trace.rest(3)
    trace.focus = nil
    trace.rest(4)
    #expect(trace.report[.restoreDrift].value == drift)
  }
}
