import Foundation
import Scenarios
import Testing

/// The examples of the catalog are scenarios as they stand.
@Suite struct DocumentationTests {
  private static let catalog = Assets.folder.deletingLastPathComponent()
    .appending(path: "Sources/Scenarios/Scenarios.docc")

  @Test(arguments: ["Devices.md"])
  func `every example of a page loads`(page: String) throws {
    let text = try String(contentsOf: Self.catalog.appending(path: page), encoding: .utf8)
    let examples = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(examples.count == 3)
    for example in examples {
      #expect(try !Assets.library.scenario(yaml: example, file: page).script.isEmpty)
    }
  }
}
