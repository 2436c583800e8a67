import Foundation
import Scenarios
import Testing

/// The examples of the catalog are scenarios as they stand.
@Suite struct DocumentationTests {
  @Test(arguments: [("Devices.md", 3), ("Keyboards.md", 4)])
  func `every example of a page loads`(page: String, count: Int) throws {
    let examples = try Assets.examples(of: page)
    #expect(examples.count == count)
    for example in examples {
      #expect(try !Assets.library.scenario(yaml: example, file: page).script.isEmpty)
    }
  }
}
