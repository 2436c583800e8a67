import Foundation
import Measures
import Testing
import Tracing

@Suite struct MeasureReportTests {
  @Test func `a run without a fault misses no bound, and its values are as computed by hand`() {
    let trace = TraceBuilder.run(down: TraceBuilder.steps.map(-), setUp: { $0.labelY = 497 })
    let report = trace.report
    #expect(report.failed == [])
    let expected: [Measure: Double] = [
      .caretVisible: 1, .caretVisibleDuring: 1, .fieldVisible: 1, .coveredTime: 0, .coveredTimeTotal: 0,
      .timeToVisible: 0, .excessMovement: 0, .excessMovementTotal: 0, .overshoot: 0, .needlessMovement: 0,
      .blankGap: 0, .blankGapAtEnd: 0, .restoreDrift: 0, .layoutPasses: 0, .layoutsDuringMotion: 0, .endSnap: 0,
      .headerLoss: 0, .labelVisible: 1, .reachability: 1, .deadSpace: 0, .owners: 1, .displacementRatio: 1,
      .bystanderMotion: 0, .reactionLatency: 0,
      // From 60 to 170 points a second, the greatest of the changes; 1,000 / 3 · 58 · 0.1 would be right.
      .velocityJump: 110, .velocityJumpCount: 0,
    ]
    for (measure, value) in expected { #expect(report[measure].value == value, "\(measure.rawValue)") }
    guard case .atMost(let jump) = report[.velocityJump].bound else { Issue.record("no bound"); return }
    #expect(abs(jump - 1933.333) < 0.001)
    #expect(report[.coveredTime].bound == .atMost(0.5))
    #expect(report[.timeToVisible].bound == .atMost(0.6))
  }

  /// A made-up 0 would pass.
  @Test func `what a trace does not tell has no value but a reason`() {
    let report = TraceBuilder.run().report
    let untold: [Measure] = [
      .idempotence, .syncError, .syncRMS, .syncLag, .velocityJumpAtReversal, .lateFrames, .reversalSeam, .labelVisible,
      .typingSteps, .typingStepsPerCharacter, .typingReversals, .fingerCoupling, .companionsVisible,
    ]
    #expect(report.values.filter { $0.value == nil }.map(\.measure) == untold.sorted { order($0) < order($1) })
    for measure in untold {
      #expect(report[measure].passes == nil)
      #expect(report[measure].note?.isEmpty == false)
    }
    let empty = MeasureReport(of: Trace(header: TraceBuilder().trace.header, frames: []))
    #expect(empty.values.map(\.measure) == Measure.allCases)
    for measured in empty.values { #expect(measured.value == nil && measured.note != nil, "\(measured.measure)") }
  }

  /// Traces of older programs tell neither top limit nor distance. Here the whole window goes up by 20 and stays there.
  @Test func `without a distance no need is told, without a top limit that of the first frame holds`() {
    var trace = TraceBuilder.run().trace
    for index in trace.frames.indices {
      trace.frames[index].topLimit = nil
      trace.frames[index].distance = nil
      guard index > 10 else { continue }
      for view in trace.frames[index].views.indices { trace.frames[index].views[view].rect.origin.y -= 20 }
    }
    let report = MeasureReport(of: trace)
    #expect(report[.restoreDrift].value == 20)
    for measure in [Measure.excessMovement, .needlessMovement, .displacementRatio] {
      #expect(report[measure].value == nil)
      #expect(report[measure].note != nil)
    }
  }

  @Test func `what the plan says cannot be had is excused`() {
    let trace = TraceBuilder.run(
      up: [],
      setUp: { $0.plan = TracePlan(lift: 0, unsatisfied: [.init(level: "caret", bound: "tooTall")]) })
    #expect(trace.report[.caretVisible].value == 0)
    #expect(trace.report[.caretVisible].passes == true)
    #expect(trace.report.failedGates == [])
    #expect(TraceBuilder.run(up: []).report.failedGates == [.caretVisible])
  }

  @Test func `a checkpoint sees what was until then`() {
    let trace = TraceBuilder.run(down: [-6, -17, -12, -4, -1]).trace
    #expect(MeasureReport(of: trace, until: 1.3)[.restoreDrift].value == nil)
    #expect(MeasureReport(of: trace, until: 1.3)[.displacementRatio].value == 1)
    #expect(MeasureReport(of: trace, until: 2.2)[.restoreDrift].value == 18)
  }

  @Test func `a scenario's expectations are held against values`() {
    let report = TraceBuilder.run(up: [4, 6, 6, 3, 1], field: "high").report
    #expect(report.meets(.restoreDrift, 0))
    #expect(report.meets(.caretVisible, true))
    #expect(!report.meets(.caretVisible, false))
    #expect(!report.meets(.needlessMovement, 0))
    #expect(!report.meets(.needlessMovement, 19.9))
    #expect(report.meets(.needlessMovement, 20))
    #expect(report.meets(.needlessMovement, false))
    #expect(report.meets(.caretVisible, 0.5))
    #expect(!report.meets(.idempotence, 0))
    #expect(!report.meets(.idempotence, true) && !report.meets(.idempotence, false))
  }

  /// 0.7 s covered; an excess of 20 points in 844; a jump of velocity up and one down; each at its weight.
  @Test func `the soft cost is the weighted sum beside its values`() {
    let covered = TraceBuilder.run(up: []).report.cost
    #expect(covered.parts[.coveredTimeTotal] == 0.7)
    #expect(covered.missing == [.syncRMS])
    let moved = TraceBuilder.run(up: [4, 6, 6, 3, 1], field: "high").report.cost
    #expect(moved.parts[.excessMovementTotal] == 20.0 / 844)
    let leapt = TraceBuilder.run(rate: 60, up: [58], down: [-58]).report
    #expect(leapt[.velocityJumpCount].value == 4)
    #expect(leapt.cost.parts[.velocityJumpCount] == 0.4)
    let rms = TraceBuilder.run(setUp: { $0.bar = 840 }, closed: { $0.bar = 840 }).report
    #expect(rms.cost.parts[.syncRMS] == rms[.syncRMS].value.map { $0 * 0.1 })
    let sum = leapt.cost.parts.values.reduce(0, +)
    #expect(abs(leapt.cost.total - sum) <= 0.0005)
  }

  /// 358 × 88 of 390 × 844 points shift by 100 of 844: 0.0957 · 0.1185.
  @Test func `a layout shift is the area that moved times how far`() {
    var trace = TraceBuilder()
    trace.fields = ["low": (517, 44)]
    trace.rest(2)
    trace.offset = 100
    trace.rest(2)
    #expect(trace.report[.layoutShift].value == 0.011)
    trace.offset = 200
    trace.rest(2)
    #expect(trace.report[.layoutShift].value == 0.023)
  }

  @Test func `every measure of the list is there, described, with a name of its own`() {
    #expect(Set(Measure.allCases.map(\.id)) == Set((1...26).map { "M\($0)" }))
    for measure in Measure.allCases {
      #expect(!measure.definition.isEmpty && measure.definition.count <= 150, "\(measure.rawValue)")
    }
    let gates = Measure.allCases.filter { $0.standing == .gate }
    #expect(Set(gates.map(\.id)) == ["M1", "M7", "M9", "M10", "M16", "M20"])
  }

  @Test func `a report is JSON with its keys in order, equal reports equal bytes`() throws {
    let trace = TraceBuilder.run(up: [10, 20, -0.9, 19, 9.9], opened: { $0.frame(untappable: ["a\"b"]) })
    let data = try trace.report.json()
    #expect(try MeasureReport(of: trace.trace).json() == data)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"bound\" : \"≤ 1\",\n      \"definition\""))
    #expect(text.contains("\"value\" : 1.8"))
    #expect(text.contains("\"view\" : \"a\\\"b\""))
    #expect(text.contains("\"note\" : \"no state was reached twice\""))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((object["values"] as? [Any])?.count == Measure.allCases.count)
  }

  private func order(_ measure: Measure) -> Int { Measure.allCases.firstIndex(of: measure) ?? -1 }
}
