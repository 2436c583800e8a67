import Foundation
import Scenarios
import Testing

@Suite struct HostileInputTests {
  /// A generator that gives the same numbers in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: [
    "scenes/sign-in", "scenarios/tour", "scenarios/switch-lower", "scenarios/sign-in", "facts/nested", "facts/switch",
  ])
  func `a file with wrong bytes loads or is refused in one line`(_ name: String) throws {
    let original = [UInt8](try Data(contentsOf: Assets.folder.appending(path: "\(name).yaml")))
    let url = FileManager.default.temporaryDirectory.appending(path: "headroom-\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: url) }
    var random = Seeded(state: 7)
    let letters = Array("{}[]:,-&*!|>'\"#%@`\n\t 0.eE~\u{1}é".utf8)
    var refused = 0
    for _ in 0..<250 {
      var bytes = original
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = letters.randomElement(using: &random) ?? 0
        case 1: bytes.insert(letters.randomElement(using: &random) ?? 0, at: index)
        case 2: bytes.removeSubrange(index..<min(bytes.count, index + 9))
        default: bytes.append(contentsOf: bytes[index..<min(bytes.count, index + 40)])
        }
      }
      try Data(bytes).write(to: url)
      do throws(ScenarioError) {
        if name.hasPrefix("facts") {
          _ = try FactsFile(path: url.path)
        } else {
          _ = try Assets.library.loadScenario(url.path)
        }
      } catch {
        refused += 1
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 1)
        #expect(error.description.hasPrefix("\(url.path):\(error.line):\(error.column): "))
      }
    }
    #expect(refused > 50)
  }

  @Test func `a repeated word cannot make the search for the nearest name slow`() {
    let word = String(repeating: "tapOn", count: 100_000)
    let complaint = Assets.complaint("scene: sign-in\nscript: [\(word)]\n") ?? ""
    #expect(complaint.hasPrefix("form.yaml:2:10: unknown step \"tapOntapOn"))
    #expect(complaint.utf8.count < 1500)
  }
}
