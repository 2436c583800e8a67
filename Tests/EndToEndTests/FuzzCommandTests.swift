import Foundation
import Testing
import XServerSupport

/// `headroom fuzz` as it is called.
final class FuzzCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func fuzz(_ arguments: String...) throws -> Program {
    try Program(
      "headroom", ["fuzz"] + arguments, environment: ["DISPLAY": String?.none], input: "",
      workingDirectory: folder.path)
  }

  @Test func `what holds is said with its seeds, what does not is kept as a file`() throws {
    let holds = try fuzz("--seed", "8", "--minutes", "0")
    #expect(try holds.waitForExit(within: 60) == 0)
    #expect(holds.standardOutput.hasPrefix("seed 8\n1 scenarios, ") && holds.standardError.isEmpty)
    #expect(holds.standardOutput.hasSuffix("seeds 8 to 8: nothing found\n"))
    let fails = try fuzz("--seed", "8", "--minutes", "0", "--strategy", "none", "-o", "found")
    #expect(try fails.waitForExit(within: 120) == 1)
    #expect(fails.standardOutput.hasSuffix("\nfound/fuzz-8-caretVisible.yaml\n"))
    #expect(fails.standardError == "headroom: fuzz: seed 8 does not hold: caretVisible\n")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/found/fuzz-8-caretVisible.yaml"))
  }

  /// The process that plays is ended from outside, as a trap in it would.
  @Test func `what traps is told with its seed, and kept`() throws {
    let program = try fuzz("--seed", "1000", "--minutes", "5")
    let own = program.processIdentifier
    var child: Int32?
    for _ in 0..<200 where child == nil {
      _ = try? program.waitForExit(within: 0.05)
      let list = try? String(contentsOfFile: "/proc/\(own)/task/\(own)/children", encoding: .utf8)
      child = list?.split(separator: " ").first.flatMap { Int32($0) }
    }
    try program.waitForOutput("seed 1000", within: 30)
    kill(try #require(child), SIGILL)
    #expect(try program.waitForExit(within: 30) == 1)
    #expect(program.standardOutput.contains(": trap: signal 4 ended what played it\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 1 && files[0].hasPrefix("fuzz-1") && files[0].hasSuffix("-trap.yaml"))
    #expect(program.standardError.hasSuffix("does not hold: trap\n"))
  }
}
