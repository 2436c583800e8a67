import CairoRendering
import Foundation
import HeadroomApp
import KeyboardAvoidance
import Recording
import Scenarios
import Staging
import Testing

/// The corpus of public reports: `headroom` passes every case, and who shows the reported fault does not.
@MainActor @Suite struct CorpusTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("assets/scenarios/cases")
  nonisolated static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  /// The rows of CASES.md; a row may have more than one file.
  nonisolated static let rows: [String: [Int]] = [
    "a": [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14],
    "b": [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14],
    "c": [1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25],
    "d": [2, 3, 4, 6, 7, 8, 10, 11, 12],
    "e": [2, 3, 4, 6, 7],
    "f": [1, 3, 4, 5, 7, 8],
    "g": [1, 3, 4, 5, 7, 8],
    "h": [1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20],
    "i": [1, 3, 4, 5],
    "x": [
      1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33, 34, 36, 37, 38, 40,
      41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58,
    ],
  ]

  private static func scenario(_ file: String) throws -> Scenario {
    try Studio.library.loadScenario(folder.appendingPathComponent(file).path)
  }

  private static func prefix(_ part: String, _ number: Int) -> String { part + (number < 10 ? "0" : "") + "\(number)-" }

  @Test func `every row of the reports is a case, and every case is of a row`() {
    let prefixes = Self.rows.flatMap { part, numbers in numbers.map { Self.prefix(part, $0) } }
    #expect(prefixes.count == 130)
    for prefix in prefixes { #expect(Self.names.contains { $0.hasPrefix(prefix) }, "no case \(prefix)…") }
    for name in Self.names { #expect(prefixes.contains { name.hasPrefix($0) }, "\(name) is of no row") }
  }

  @Test func `every case names its source and who shows the fault, and every wrong planner is caught`() throws {
    var caught: Set<String> = []
    for name in Self.names {
      let scenario = try Self.scenario(name)
      #expect(scenario.source?.isEmpty == false, "\(name) names no source")
      #expect(scenario.held.contains("headroom"), "\(name) does not hold headroom")
      // What buttons beside a notch do is no matter of planning: nobody can show that fault (CASES.md X13).
      #expect(!scenario.symptomIn.isEmpty || name.hasPrefix("x13-"), "\(name) names nobody who shows the fault")
      caught.formUnion(scenario.symptomIn)
    }
    for name in StrategyCatalog.plantedNames { #expect(caught.contains(name), "no case catches \(name)") }
  }

  @Test(arguments: names)
  func `headroom passes, and who shows the reported fault falls short`(name: String) throws {
    let cairo = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    let runner = CheckRunner { scenario, strategy in
      Stage(scenario, strategy: strategy, textEngine: cairo.textEngine, layout: layout)
    }
    let scenario = try Self.scenario(name)
    let run = runner.run(scenario, named: name, file: name, strategy: "headroom")
    #expect(run.status == .passed, "\(run.reasons.map { "\($0)" }.joined(separator: "; "))")
    for strategy in scenario.symptomIn {
      let run = runner.run(scenario, named: name, file: name, strategy: strategy)
      #expect(run.status == .failed, "\(strategy) passes, so the case proves nothing")
    }
  }
}
