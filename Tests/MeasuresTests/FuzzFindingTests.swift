import Foundation
import Measures
import Testing
import Tracing

/// What random runs have found the measures to say wrongly: each with the value that is right.
@Suite struct FuzzFindingTests {
  /// A scroll to `high`, which needs none, is under way by a plan for `low` when `high` gets focus.
  private func interrupted(goal: CGFloat, steps: [CGFloat]) -> MeasureReport {
    var trace = TraceBuilder()
    trace.fields["high"] = (227, 44)
    trace.rest(3)
    trace.plan = TracePlan(lift: 0, regions: [TracePlan.Region(id: 0, offset: goal, insetTop: 0, insetBottom: 331)])
    trace.open("low", by: [6, 17])
    trace.focus = "high"
    for step in steps {
      trace.offset += step
      trace.frame()
    }
    trace.rest(4)
    return trace.report
  }

  /// 6 + 17 of 58 are gone: 35 are left, and 5 more are nobody's.
  @Test(arguments: [(CGFloat(58), [CGFloat(19), 16], 0.0), (58, [19, 16, 5], 5), (23, [19, 16], 35), (58, [-5], 5)])
  func `a motion goes on to where the cause before has sent it for no need of the next`(
    _ goal: CGFloat, _ steps: [CGFloat], _ needless: Double
  ) {
    #expect(interrupted(goal: goal, steps: steps)[.needlessMovement].value == needless)
  }

  /// Between two frames `low` had focus, which needs 58; in the second `high` has it.
  @Test(
    arguments: [
      (["focus: low", "focus: high"], 0.0), (["focus: high"], 58), (["inputText: a", "focus: high"], 0),
      (["unfocus", "focus: high"], 58), (["focus: high", "resize: {id: form, height: 700}"], 0),
    ] as [([String], Double)])
  func `what was asked for between two frames is not known`(_ events: [String], _ needless: Double) {
    var trace = TraceBuilder()
    trace.rest(3)
    (trace.focus, trace.insetBottom) = ("high", 331)
    trace.slide(TraceBuilder.edges, by: TraceBuilder.steps)
    trace.frames[3].events = events
    trace.rest(4)
    #expect(trace.report[.needlessMovement].value == needless)
  }

  /// `high` is swiped away with its screen, sideways, and does not come to rest before focus ends.
  @Test func `what moves sideways is not at rest`() {
    var trace = TraceBuilder.run(up: [], down: [0], field: "high").trace
    for (index, shift) in zip(8..., [60, 150, 240, 330, 390, 390] as [CGFloat]) {
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].role != .header {
        trace.frames[index].views[view].rect.origin.x += shift
        if shift > 300 { trace.frames[index].views[view].visible = nil }
      }
    }
    trace.frames[13] = trace.frames[14]
    #expect(MeasureReport(of: trace)[.caretVisible].value != 0)
  }

  /// On another page of a pager nothing that moves along y shows the caret.
  @Test(arguments: [(CGFloat(390), Double?.none), (0, 0)])
  func `a caret beside the window is not asked for`(_ x: CGFloat, _ visible: Double?) {
    var trace = TraceBuilder()
    trace.focus = "high"
    trace.rest(8)
    var made = trace.trace
    for frame in made.frames.indices {
      for view in made.frames[frame].views.indices
      where [.caret, .field].contains(made.frames[frame].views[view].role) {
        made.frames[frame].views[view].rect.origin.x += x
        made.frames[frame].views[view].visible = nil
      }
    }
    #expect(MeasureReport(of: made)[.caretVisible].value == visible)
  }

  /// The app has scrolled 40 beyond the end of the content (1018 + 34 − 753 = 299): the focus brings it back.
  @Test(arguments: [(CGFloat(339), 0.0), (299, 40)])
  func `the way back into the range is needed`(_ offset: CGFloat, _ needless: Double) {
    var trace = TraceBuilder()
    trace.fields["high"] = (527, 44)
    trace.offset = offset
    trace.scroll(to: "high", by: [-20, -20])
    #expect(trace.report[.needlessMovement].value == needless)
  }

  /// A finger has the sheet, and its root with it.
  @Test(arguments: [(TraceView.handWriter, 0.0), (TraceView.presentationWriter, 0), ("X", 80)] as [(String, Double)])
  func `a sheet that is dragged, comes or goes is moved by nobody else`(_ writer: String, _ needless: Double) {
    var trace = TraceBuilder.run(up: [], field: "high").trace
    for index in trace.frames.indices {
      let share = CGFloat(min(4, max(0, index - 3)))
      for view in trace.frames[index].views.indices where trace.frames[index].views[view].role != .header {
        trace.frames[index].views[view].rect.origin.y += share * 20
        if trace.frames[index].views[view].role == .root { trace.frames[index].views[view].writer = writer }
      }
    }
    let report = MeasureReport(of: trace)
    #expect(report[.needlessMovement].value == needless)
    #expect(report[.owners].value == (writer == "X" ? 1 : nil))
  }

  /// `low` ends at 461; a keyboard whose halves begin at 465 leaves 4 points.
  @Test func `the distance is kept from a keyboard that floats too`() {
    var trace = TraceBuilder()
    trace.fields["low"] = (417, 44)
    trace.scroll(to: "low", by: [4, 2])
    for index in trace.frames.indices.dropFirst(3) {
      trace.frames[index].occluders = [
        CGRect(x: 0, y: 465, width: 150, height: 300), CGRect(x: 240, y: 465, width: 150, height: 300),
      ]
    }
    #expect(trace.report[.needlessMovement].value == 0)
  }

  /// A keyboard that floats has left a bar of 74 at the bottom: the edge is 770, and `low` lies under the keyboard.
  @Test func `a keyboard that has left a bar at the bottom floats`() {
    var trace = TraceBuilder()
    trace.scroll(to: "low", by: [20, 51])
    for index in trace.frames.indices.dropFirst(3) {
      trace.frames[index].edge = 770
      trace.frames[index].occluders = [
        CGRect(x: 81, y: 500, width: 300, height: 200), CGRect(x: 0, y: 770, width: 390, height: 74),
      ]
    }
    #expect(trace.report[.needlessMovement].value == 0)
  }

  /// The app scrolls an empty list beyond its end; then `low`, which is not in it, has focus for a while.
  @Test func `what is scrolled beyond its end stays there while something elsewhere has focus`() {
    var trace = TraceBuilder()
    trace.rest(2)
    trace.frame("scrollTo: {in: list, y: 800}")
    trace.rest(2)
    trace.open("low")
    trace.rest(3)
    trace.close()
    trace.rest(4)
    for frame in trace.frames.indices {
      let rect = CGRect(x: 0, y: 91, width: 390, height: 100)
      trace.frames[frame].views.append(
        TraceView(
          id: "list", role: .scroll, container: "root", rect: rect, visible: rect, offset: frame < 2 ? 0 : 800,
          insetTop: 0, insetBottom: 0, ownInsetTop: 0, ownInsetBottom: 0, region: 1, contentHeight: 0))
    }
    #expect(trace.report[.restoreDrift].value == 0)
  }

  /// What scrolls in `page` is called `form` in the trace.
  @Test(arguments: [("page", 0.0), ("form", 0), ("", 80)])
  func `what the app scrolls may have another name in a trace`(_ name: String, _ drift: Double) {
    var trace = TraceBuilder.run()
    trace.offset = 80
    if name.isEmpty { trace.frame() } else { trace.frame("scrollTo: {in: \(name), y: 80}") }
    trace.rest(4)
    trace.open("low", by: [])
    trace.rest(3)
    trace.close(by: [])
    trace.rest(3)
    #expect(trace.report[.restoreDrift].value == drift)
  }

  /// The form is on its way back from beyond its end when a finger stops it there.
  @Test(arguments: [(CGPoint(x: 195, y: 400), nil), (nil, 54)] as [(CGPoint?, Double?)])
  func `what a finger holds is not at rest`(_ finger: CGPoint?, _ drift: Double?) {
    var trace = TraceBuilder.run()
    (trace.offset, trace.finger) = (-54, finger)
    trace.frame()
    trace.rest(4)
    #expect(trace.report[.restoreDrift].value == drift)
  }
}

extension TraceBuilder {
  /// A view gets focus, and the form scrolls by these steps; at rest before and after.
  fileprivate mutating func scroll(to id: String, by steps: [CGFloat]) {
    rest(3)
    focus = id
    for step in steps {
      offset += step
      frame()
    }
    rest(4)
  }
}
