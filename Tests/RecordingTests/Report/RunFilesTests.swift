import Foundation
import Testing

@testable import Recording

@Suite struct RunFilesTests {
  @Test(arguments: ["switch-lower", "iq_925", "a.b", "Case-1"]) func `a plain name is its own`(name: String) {
    #expect(RunFiles.slug(name) == name)
    #expect(RunFiles.path(of: name, "pan", "svg") == "runs/\(name)/pan.svg")
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "..", ".", "", "...", ".hidden", "a/b", "a\\b", "a\u{0}b", "con\nrm", "a b",
    "a.",
    "日本", "<script>", "%2e%2e%2f", String(repeating: "x", count: 5000), "--report", "~root", "a:b",
  ])
  func `a name of any kind is one part of a path below the folder`(name: String) {
    let slug = RunFiles.slug(name)
    #expect(slug.count <= 80 && !slug.isEmpty && !slug.hasPrefix(".") && !slug.hasPrefix("-") && !slug.hasSuffix("."))
    #expect(slug.utf8.allSatisfy { $0 > 0x2C && $0 < 0x7B && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") })
    #expect(slug != name)
  }

  @Test func `names of which the same is left stay apart`() {
    let names = ["a/b", "a\\b", "a b", "a--b", "a-b", "../a-b", "a?b"]
    #expect(Set(names.map(RunFiles.slug)).count == names.count)
  }
}
