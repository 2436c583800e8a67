import Foundation
import Scenarios
import Testing

@Suite struct SurroundingsDecodingTests {
  private func actions(_ steps: String) throws -> [Step.Action] {
    try Assets.library.scenario(yaml: "{scene: sign-in, script: \(steps)}\n", file: "a.yaml").script.map(\.action)
  }

  @Test(
    arguments: zip(
      ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"],
      ["PORTRAIT", "LANDSCAPE_LEFT", "LANDSCAPE_RIGHT", "UPSIDE_DOWN"]))
  func `a device is turned in our words and in Maestro's`(ours: String, maestros: String) throws {
    let orientation = try #require(Device.Orientation(rawValue: ours))
    #expect(try actions("[setOrientation: \(ours)]") == [.setOrientation(orientation)])
    #expect(try actions("[setOrientation: \(maestros)]") == [.setOrientation(orientation)])
  }

  @Test func `a window has a place on the screen, from the start or later`() throws {
    let yaml = """
      scene: sign-in
      device: tablet-834
      window: {x: 514, y: 0, width: 320, height: 1210}
      script:
        - window: {y: 100, width: 320, height: 700}
        - safeArea: {top: 44}
      """
    let scenario = try Assets.library.scenario(yaml: yaml, file: "a.yaml")
    #expect(scenario.window == CGRect(x: 514, y: 0, width: 320, height: 1210))
    #expect(
      scenario.script.map(\.action) == [
        .window(CGRect(x: 0, y: 100, width: 320, height: 700)), .safeArea(.init(top: 44)),
      ])
  }

  @Test func `a script that turns the device may name points of both`() throws {
    let steps = try actions(
      "[repeat: {times: 2, commands: [setOrientation: LANDSCAPE_LEFT]}, tapOn: {point: [800, 3]}]")
    #expect(steps.last == .tapOn(.point(CGPoint(x: 800, y: 3))))
  }
}
