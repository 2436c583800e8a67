import Foundation
import Testing

@testable import Scenarios

/// Files that nobody means: each loads, or is refused in one line with a place in it.
@Suite struct HostileInputTests {
  /// What is read from a folder of assets, `count` times changed.
  struct Folder: CustomTestStringConvertible {
    var name: String
    var count: Int
    var testDescription: String { name }
  }

  /// To search with other seeds: HEADROOM_FUZZ_SEED=8 HEADROOM_FUZZ_TIMES=40 swift test --filter HostileInputTests.
  private static let setting = ProcessInfo.processInfo.environment
  private static let seed = setting["HEADROOM_FUZZ_SEED"].flatMap(UInt64.init) ?? 7
  private static let times = setting["HEADROOM_FUZZ_TIMES"].flatMap(Int.init) ?? 1

  private static func files(_ folder: String) throws -> [[UInt8]] {
    let url = Assets.folder.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".yaml") }.sorted()
    return try names.map { [UInt8](try Data(contentsOf: url.appending(path: $0))) }
  }

  @Test(arguments: [
    Folder(name: "scenes", count: 14), Folder(name: "scenarios", count: 40), Folder(name: "scenarios/cases", count: 20),
    Folder(name: "facts", count: 25),
  ])
  func `a changed file loads or is refused in one line with a place in it`(_ folder: Folder) throws {
    let originals = try Self.files(folder.name)
    let other = try Self.files(folder.name == "facts" ? "facts" : "scenes")
    var mutator = FileMutator(originals + other, seed: Self.seed)
    var refused = 0
    for _ in 0..<folder.count * Self.times {
      for original in originals {
        let bytes = mutator.mutated(original)
        guard let error = Self.complaint(bytes, isFacts: folder.name == "facts") else { continue }
        refused += 1
        check(error, of: bytes)
      }
    }
    #expect(refused > originals.count * folder.count / 3)
  }

  private static func complaint(_ bytes: [UInt8], isFacts: Bool) -> ScenarioError? {
    do throws(ScenarioError) {
      if isFacts {
        _ = try FactsFile(bytes, file: "form.yaml")
      } else {
        _ = try Assets.library.scenario(bytes, url: URL(filePath: "form.yaml"), file: "form.yaml")
      }
      return nil
    } catch { return error }
  }

  private func check(_ error: ScenarioError, of bytes: [UInt8]) {
    let text = error.description
    let isOneLine = !text.contains { $0.isNewline }
    let isShort = text.unicodeScalars.count < ScenarioError.messageLimit + 600
    let lengths = Self.lineLengths(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    let hasPlace =
      error.file == "form.yaml" && lengths.indices.contains(error.line - 1)
      && (1...lengths[error.line - 1] + 1).contains(error.column)
    guard isOneLine, isShort, hasPlace else {
      let name = FileManager.default.temporaryDirectory.appending(path: "headroom-refused-badly.yaml")
      try? Data(bytes).write(to: name)
      Issue.record("\(text.prefix(300)); the file is \(name.path)")
      return
    }
  }

  /// The lengths of lines in characters, as libyaml ends them; of what is UTF-8 only.
  private static func lineLengths(_ bytes: [UInt8]) -> [Int] {
    var lengths = [0]
    var last: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lengths.append(0)
      default: lengths[lengths.count - 1] += 1
      }
      last = scalar
    }
    return lengths
  }

  @Test func `a repeated word cannot make the search for the nearest name slow`() {
    let word = String(repeating: "tapOn", count: 100_000)
    let complaint = Assets.complaint("scene: sign-in\nscript: [\(word)]\n") ?? ""
    #expect(complaint.hasPrefix("form.yaml:2:10: unknown step \"tapOntapOn"))
    #expect(complaint.utf8.count < 1500)
  }
}
