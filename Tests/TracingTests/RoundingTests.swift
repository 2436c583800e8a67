import Foundation
import Testing
import Tracing

@Suite struct RoundingTests {
  private func readBack(_ frame: TraceFrame) throws -> TraceFrame {
    try TraceReader.read(Array(Sample.text(of: [frame]).utf8)).frames[0]
  }

  @Test(arguments: [
    0, -0.0, -0.0004, 0.0005, -0.0005, 0.0014999, 1.0 / 3, -513.0999999, 1234567.891, 2.0.nextDown, 1e-300, 8e15, 1e18,
    -1e18, 100.0005,
  ])
  func `a rounded frame is what reads back, to the bit`(_ value: Double) throws {
    let rect = CGRect(x: value, y: -value, width: value + 0.1, height: value * 3)
    let frame = TraceFrame(
      time: abs(value), window: CGSize(width: value, height: 2), edge: value, edgeEnd: value, topLimit: value,
      distance: value, occluders: [rect], finger: CGPoint(x: value, y: value), focus: "a",
      views: [
        TraceView(
          id: "a", role: .scroll, rect: rect, visible: rect, offset: value, insetTop: value, insetBottom: value,
          ownInsetTop: value, ownInsetBottom: value, contentHeight: value, topLimit: value, translationY: value)
      ],
      plan: TracePlan(
        lift: value, regions: [TracePlan.Region(id: 1, offset: value, insetTop: value, insetBottom: value)]))
    #expect(try readBack(frame) == frame.rounded)
  }

  @Test func `everything else in a frame is left as it is`() throws {
    #expect(Sample.full.rounded == Sample.full)
    #expect(Sample.empty.rounded == Sample.empty)
  }
}
