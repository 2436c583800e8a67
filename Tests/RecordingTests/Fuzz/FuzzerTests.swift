import Foundation
import HeadroomApp
import Recording
import Scenarios
import Staging
import Testing

/// Planners that are wrong on purpose are found among random scenarios and shrunk to what a person can read.
@MainActor struct FuzzerTests {
  private func fuzzer(_ strategy: String) throws -> Fuzzer {
    let renderer = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    let judge = FuzzJudge(strategy: strategy, library: Studio.library) {
      Stage($0, strategy: $1, textEngine: renderer.textEngine, layout: layout)
    }
    return Fuzzer(judge: judge, devices: try Studio.library.devices())
  }

  /// The first seed that fails in a way that `headroom` does not.
  private func find(_ strategy: String, _ kind: String) throws -> Fuzzer.Finding? {
    let (fuzzer, seeds) = (try fuzzer(strategy), UInt64(1)..<200)
    for seed in seeds {
      guard case .fails(let scenario, let fault) = fuzzer.outcome(of: seed), fault.kind == kind else { continue }
      return fuzzer.shrunk(scenario, fault, seed: seed, limit: 400)
    }
    return nil
  }

  @Test(arguments: [("planted-off-by-one", "distanceKept"), ("planted-restore-by-delta", "restoreDrift")])
  func `a planted planner is found and shrunk to a few steps`(strategy: String, kind: String) throws {
    let finding = try #require(try find(strategy, kind))
    #expect(finding.scenario.script.count <= 6, "\(finding.text)")
    #expect(finding.fileName == "fuzz-\(finding.seed)-\(kind).yaml")
    #expect(finding.scenario.note?.hasPrefix(kind) == true)
    let read = try Studio.library.scenario(yaml: finding.text, file: "again.yaml")
    #expect(ScriptWriter.file(of: read) == finding.text)
  }
}
