import Foundation
import Testing
import XServerSupport

@Suite struct AllocationsTests {
  private let facts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "assets/facts/deep.yaml").path

  private func counts(_ arguments: [String]) throws -> (status: Int32, [String: Int]) {
    let program = try Program("headroom-allocations", arguments, input: "")
    let status = try program.waitForExit(within: 60)
    let lines = program.standardOutput.split(separator: "\n").map { $0.split(separator: " ") }
    return (status, Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Int($0[1]) ?? -1) }))
  }

  @Test func `the allocations of a plan are counted for every strategy, and are the same each time`() throws {
    let (status, first) = try counts([facts])
    #expect(status == 0)
    // A plan with regions and reasons has two arrays at least.
    #expect(try #require(first["headroom"]) >= 2)
    #expect(try #require(first["transform-field"]) >= 1)
    #expect(try counts([facts]).1 == first)
  }

  @Test func `without facts it says so`() throws {
    #expect(try counts([]).status == 2)
    #expect(try counts(["no/such.yaml"]).status == 2)
  }
}
