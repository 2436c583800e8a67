import CairoRendering
import Foundation
import HeadroomApp
import KeyboardAvoidance
import Scenarios
import Staging
import Testing

@testable import Recording

/// What random runs have found, shrunk to the smallest scenario that showed it: engine, views, keyboard or measure was
/// wrong, and each of these fell short.
@MainActor
struct FindingTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Findings")

  private nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test func `there are findings`() { #expect(Self.names.count >= 154) }

  @Test(arguments: names) func `what was found stays right`(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let scenario = try Studio.library.scenario(yaml: text, file: name)
    let renderer = try Studio.cairo(scale: 1)
    let layout = try Studio.assets.keyboardLayout()
    let judge = FuzzJudge(strategy: HeadroomStrategy.descriptor.name, library: Studio.library) {
      Stage($0, strategy: $1, textEngine: renderer.textEngine, layout: layout)
    }
    let verdict = try #require(judge.verdict(on: scenario, isThorough: false))
    #expect(verdict.fault == nil)
  }
}
