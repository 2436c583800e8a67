import Foundation
import Testing

@testable import Scenarios

/// The height of a keyboard of which a scenario says nothing, by FACTS.md §2.
@Suite struct UsualKeyboardTests {
  private func scenario(_ head: String) throws -> Scenario {
    try Assets.library.scenario(yaml: "scene: long-form\n" + head, file: "test.yaml")
  }

  @Test(arguments: [
    ("", 291.0),  // 216, and 75 for the home indicator
    ("orientation: landscapeLeft\n", 183.0),  // 162, and 21
    ("device: phone-375x667\n", 216.0),
    ("device: phone-414x736\n", 226.0),
    ("device: phone-414x736\norientation: landscapeRight\n", 162.0),
    ("keyboard: {accessory: 0}\norientation: landscapeLeft\n", 183.0),
    ("keyboard: {height: 200}\norientation: landscapeLeft\n", 200.0),
    ("keyboard: {landscapeHeight: 190}\norientation: landscapeLeft\n", 291.0),
  ])
  func `what is not said is as on the device`(head: String, height: Double) throws {
    #expect(Double(try scenario(head).keyboard.height) == height)
  }

  @Test func `on another device it is that device's, unless it was said`() throws {
    let small = try Assets.library.device(named: "phone-375x667")
    let moved = try scenario("orientation: landscapeLeft\n").moved(to: small)
    #expect(moved.device.orientation == .landscapeLeft)
    #expect(Double(moved.device.size.width) == 667.0)
    #expect(Double(moved.keyboard.height) == 162.0)
    #expect(Double(try scenario("keyboard: {height: 300}\n").moved(to: small).keyboard.height) == 300.0)
  }
}
