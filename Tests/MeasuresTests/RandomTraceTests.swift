import Foundation
import Measures
import Testing
import Tracing

/// A trace is somebody's file: whatever stands in it, there is a report on it.
@Suite struct RandomTraceTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<60) func `a random trace has a report, twice the same`(seed: Int) throws {
    var random = Numbers(state: UInt64(seed) + 1)
    let trace = trace(&random)
    let report = MeasureReport(of: trace)
    #expect(report.values.map(\.measure) == Measure.allCases)
    #expect(report.values.allSatisfy { $0.value?.isFinite ?? true })
    #expect(report.findings.allSatisfy { $0.points.isFinite && $0.points >= 0 })
    #expect(try report.json() == MeasureReport(of: trace).json())
  }

  private func trace(_ random: inout Numbers) -> Trace {
    var header = TraceBuilder().trace.header
    if Bool.random(using: &random) { header.device = CGSize(width: number(&random), height: number(&random)) }
    header.rate = [60, 0, -1, 1e9].randomElement(using: &random) ?? 60
    let count = Int.random(in: 0...40, using: &random)
    let frames = (0..<count).map { index in frame(index, &random) }
    return Trace(header: header, frames: frames)
  }

  private func frame(_ index: Int, _ random: inout Numbers) -> TraceFrame {
    let ids: [String?] = ["a", "b", "", nil]
    let words = ["touchUp: [1, 700]", "inputText: \"x\\n\"", "inputText:", "wheel: [", "touchUp: [", "", "resize: 3"]
    var frame = TraceFrame(
      time: Bool.random(using: &random) ? Double(index) / 60 : number(&random), edge: number(&random))
    if Bool.random(using: &random) { frame.edgeEnd = number(&random) }
    frame.isKeyboardInHand = Int.random(in: 0..<5, using: &random) == 0
    if Bool.random(using: &random) { frame.finger = CGPoint(x: number(&random), y: number(&random)) }
    if Bool.random(using: &random) { frame.topLimit = number(&random) }
    if Bool.random(using: &random) { frame.distance = number(&random) }
    frame.focus = ids.randomElement(using: &random) ?? nil
    frame.occluders = (0..<Int.random(in: 0...2, using: &random)).map { _ in rect(&random) }
    frame.layoutPasses = Int.random(in: -1...3, using: &random)
    frame.events = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in words.randomElement(using: &random) }
    frame.views = (0..<Int.random(in: 0...8, using: &random)).map { _ in view(&random) }
    if Bool.random(using: &random) {
      frame.plan = TracePlan(
        lift: number(&random), regions: [.init(id: 0, offset: number(&random), insetTop: 0, insetBottom: 0)],
        unsatisfied: [.init(level: "caret", bound: "range")])
    }
    return frame
  }

  private func view(_ random: inout Numbers) -> TraceView {
    let ids = ["a", "b", ""]
    return TraceView(
      id: ids.randomElement(using: &random) ?? "", role: TraceView.Role.allCases.randomElement(using: &random) ?? .root,
      container: Bool.random(using: &random) ? ids.randomElement(using: &random) : nil, rect: rect(&random),
      visible: Bool.random(using: &random) ? rect(&random) : nil, offset: number(&random), insetTop: number(&random),
      insetBottom: Bool.random(using: &random) ? number(&random) : nil, ownInsetBottom: number(&random), region: 0,
      contentHeight: number(&random), translationY: number(&random),
      writer: Bool.random(using: &random) ? "hand" : nil)
  }

  private func rect(_ random: inout Numbers) -> CGRect {
    CGRect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  /// Mostly a place on a screen; sometimes what no screen has.
  private func number(_ random: inout Numbers) -> Double {
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e17][Int.random(in: 0..<6, using: &random)]
    case 1..<4: 0
    case 4..<8: Double.random(in: -1000...2000, using: &random)
    default: Double(Int.random(in: 0...8, using: &random)) * 100
    }
  }
}
