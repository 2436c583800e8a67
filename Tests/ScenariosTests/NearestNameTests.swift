import Testing

@testable import Scenarios

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("field", "feild", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ("tapOn", "tapon", 1),
  ])
  func `edits are counted, a swap of neighbours as one`(_ source: String, _ goal: String, _ edits: Int) {
    #expect(NearestName.edits(from: Array(source), to: Array(goal)) == edits)
    #expect(NearestName.edits(from: Array(goal), to: Array(source)) == edits)
  }

  @Test func `the first of equally near names is taken, and none that is far`() {
    #expect(NearestName.of("tab", among: ["tap", "tag"]) == "tap")
    #expect(NearestName.of("TAPON", among: ["scroll", "tapOn"]) == "tapOn")
    #expect(NearestName.of("elephant", among: ["tap", "tag"]) == nil)
    #expect(NearestName.of("tap", among: []) == nil)
  }
}
