import Foundation
import Measures
import Testing
import Tracing

/// What is no avoidance though it moves content, and bars that take room or carry what is typed into.
@Suite struct ActTests {
  /// Scrolled by 100 in the frames after the event, while a plan says 0; `low` is then in sight above the keyboard.
  private func scrolled(by event: String, home: CGFloat = 100) -> TraceBuilder {
    .run(
      up: [], down: [home - 100],
      setUp: { trace in
        trace.plan = TracePlan(
          lift: 0, regions: [TracePlan.Region(id: 0, offset: 0, insetTop: 0, insetBottom: 34)])
        trace.frame()
        trace.frame(event)
        for step: CGFloat in [40, 30, 20, 10] {
          trace.offset += step
          trace.frame()
        }
      })
  }

  @Test(arguments: ["wheel: {point: [195, 400], dy: 100}", "scrollTo: {in: form, y: 100, animated: true}"])
  func `what a wheel or the app has scrolled glides there by nobody's avoidance`(event: String) {
    let report = scrolled(by: event).report
    #expect(report[.restoreDrift].value == 0)
    #expect(report[.endSnap].value == 0)
    #expect(scrolled(by: event, home: 0).report[.restoreDrift].value == 100)
  }

  @Test func `a glide ends with a focus: what moves from there on is avoidance`() {
    let trace = TraceBuilder.run(
      setUp: { $0.frame("wheel: {point: [195, 400], dy: 100}") }, opening: { _, _ in })
    #expect(trace.report[.restoreDrift].value == 0)
    #expect(trace.report[.owners].value == 1)
  }

  /// CASES.md X25: nobody's plan has the form, so that the app is the one that scrolls it.
  @Test func `the app that scrolls is an owner like any other`() {
    let trace = TraceBuilder.run(
      opened: { trace in
        trace.writer = nil
        trace.frame("scrollTo: {in: form, y: 100}")
        trace.offset += 42
        trace.frame()
        trace.rest(3)
        trace.writer = "X"
      })
    #expect(trace.report[.owners].value == 1)
    #expect(trace.report[.excessMovement].value == 0)
  }

  /// CASES.md X9: 561 + 10 − (513 − 50) = 108.
  @Test func `a bar on the edge takes its height from the room`() {
    let report = TraceBuilder.run(
      up: [16, 27, 29, 22, 14], setUp: { $0.bar = 810 }, opening: { trace, _ in trace.bar = min(810, trace.edge) }
    ).report
    #expect(report[.displacementRatio].value == 1)
    #expect(report[.excessMovement].value == 0)
  }

  /// CASES.md X12: the bar ends at 564, the field in it at 561; 564 − 513 = 51.
  @Test func `in a bar it is the bar that has to meet the edge`() {
    let report = TraceBuilder.run(
      up: [5, 15, 17, 10, 4],
      setUp: { trace in
        trace.distance = 0
        trace.bar = 564
        trace.isInBar = true
      }, opening: { trace, _ in trace.bar = 564 - trace.offset }
    ).report
    #expect(report[.displacementRatio].value == 1)
  }
}
