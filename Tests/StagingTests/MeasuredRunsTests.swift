import Foundation
import Measures
import Scenarios
import Staging
import Testing
import Tracing

/// A real trace, written, read and measured: the measures say of each strategy what SYSTEMS.md says of it.
@MainActor
struct MeasuredRunsTests {
  /// The report on a scenario of the assets, at 60 frames a second, from the trace as it is written.
  private func report(_ name: String, _ strategy: String) throws -> MeasureReport {
    let scenario = try Stages.library.loadScenario(name)
    let stage = try Stages.stage(scenario, strategy: strategy)
    let player = ScriptPlayer(scenario.script, on: stage, file: name)
    var log = TraceLog(stage: stage, program: "test", rate: 60, scale: 1, fingerprint: "none")
    var frame = 0
    while !player.isFinished {
      let time = Double(frame) / 60
      try player.advance(to: time)
      log.append(stage, time: time)
      frame += 1
    }
    return MeasureReport(of: try TraceReader.read(Array(log.takeData())))
  }

  /// SYSTEMS.md §6, "Promises".
  @Test(
    arguments: [
      "switch-lower", "editor", "tour", "sign-in", "turned", "window-slid-over", "call-bar", "sheet-turned",
    ])
  func `headroom keeps every gate and has nothing found in it`(scenario: String) throws {
    let report = try report(scenario, "headroom")
    #expect(report.failed == [])
    #expect(report.findings == [])
    #expect(report[.restoreDrift].value == 0)
    #expect(report[.needlessMovement].value == 0)
  }

  /// SYSTEMS.md §4: read where it is shown, `city` (617–639 at home) seems 48 points higher than it is, `country` 78.
  @Test func `transform-field leaves the caret of the second and the third field covered`() throws {
    let report = try report("switch-lower", "transform-field")
    #expect(report.failedGates == [.caretVisible])
    #expect(report.findings.filter { $0.kind == .coveredCaret }.map(\.view) == ["city", "country"])
    #expect(report.findings.filter { $0.kind == .coveredCaret }.map(\.points) == [22, 22])
    #expect(report[.restoreDrift].value == 0)
  }

  /// SYSTEMS.md §2: the third will-show takes a root that is lifted by 48 + 126 for the original.
  @Test func `auto-adjust-field stays away by what was lifted before`() throws {
    let report = try report("switch-lower", "auto-adjust-field")
    #expect(report[.restoreDrift].value == 174)
    #expect(report.failedGates.contains(.restoreDrift))
    #expect(report.findings.contains { $0.kind == .restoreDrift && $0.view == "root" && $0.points == 174 })
    #expect(report[.blankGapAtEnd].value == 174)
  }

  /// SYSTEMS.md §3: the offset is given back only if asked for; the safe area's 34 points are a gap beyond the 10 asked
  /// for, 92 for a need of 58, 44 + 34 for one of 44.
  @Test func `keyboard-manager keeps its offset and a gap larger than asked`() throws {
    let report = try report("switch-lower", "keyboard-manager")
    #expect(report[.restoreDrift].value == 248)
    #expect(report[.excessMovement].value == 34)
    #expect(report[.displacementRatio].value == 1.773)
    #expect(report.failedGates == [.restoreDrift, .displacementRatio])
  }

  /// 1018 points of content end at 810 with the app's own inset of 34: 297 below the edge at 513.
  @Test func `none leaves everything covered and unreachable, and moves nothing`() throws {
    let report = try report("switch-lower", "none")
    #expect(report[.caretVisible].value == 0)
    #expect(report[.reachability].value == 0.708)
    #expect(report[.layoutShift].value == 0)
    #expect(report.findings.filter { $0.kind == .coveredCaret }.map(\.view) == ["postcode", "city", "country"])
  }
}
