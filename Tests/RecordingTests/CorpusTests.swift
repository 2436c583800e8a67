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

  @Test func `every row of the reports is a case, with its source`() throws {
    for (part, numbers) in Self.rows {
      for number in numbers {
        let prefix = part + (number < 10 ? "0" : "") + "\(number)-"
        let files = Self.names.filter { $0.hasPrefix(prefix) }
        #expect(!files.isEmpty, "no case \(prefix)…")
        for file in files {
          let scenario = try Studio.library.loadScenario(Self.folder.appendingPathComponent(file).path)
          #expect(scenario.source?.contains("#") == true || scenario.note != nil, "\(file) names no source")
          // What buttons beside a notch do is no matter of planning: nobody can show that fault (CASES.md X13).
          #expect(!scenario.symptomIn.isEmpty || file.hasPrefix("x13-"), "\(file) names nobody who shows the fault")
          #expect(scenario.held.contains("headroom"), "\(file) does not hold headroom")
        }
      }
    }
  }

  @Test(arguments: names)
  func `headroom passes, and who shows the reported fault falls short`(name: String) throws {
    let cairo = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    let runner = CheckRunner { scenario, strategy in
      Stage(scenario, strategy: strategy, textEngine: cairo.textEngine, layout: layout)
    }
    let scenario = try Studio.library.loadScenario(Self.folder.appendingPathComponent(name).path)
    let run = runner.run(scenario, named: name, file: name, strategy: "headroom")
    #expect(run.status == .passed, "\(run.reasons.map { "\($0)" }.joined(separator: "; "))")
    for strategy in scenario.symptomIn {
      let run = runner.run(scenario, named: name, file: name, strategy: strategy)
      #expect(run.status == .failed, "\(strategy) passes, so the case proves nothing")
    }
  }

  @Test(arguments: ["planted-off-by-one", "planted-no-clamp", "planted-restore-by-delta"])
  func `a planner that is wrong in a small way is caught`(planted: String) throws {
    let scenarios = try Self.names.map {
      try Studio.library.loadScenario(Self.folder.appendingPathComponent($0).path)
    }
    #expect(scenarios.contains { $0.symptomIn.contains(planted) })
  }
}
