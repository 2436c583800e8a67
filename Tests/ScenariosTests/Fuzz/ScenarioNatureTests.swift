import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

@Suite struct ScenarioNatureTests {
  private func scenario(_ steps: String) throws -> Scenario {
    try Assets.library.scenario(yaml: "{scene: sign-in, script: [\(steps)]}", file: "s.yaml")
  }

  /// Headroom by its own name is what a run begins with; all else has another hand in the run, wherever the step stands.
  @Test(arguments: [
    ("{tapOn: email}, {wait: 1}", true, false), ("{avoidance: off}", false, true),
    ("{avoidance: transform-field}", false, true), ("{avoidance: headroom}", false, false),
    ("{avoidance: on}", false, false), ("{repeat: {times: 2, commands: [{avoidance: off}]}}", false, true),
    ("{dropFrames: 3}", false, false), ("background", false, false),
  ])
  func `what is switched, lost or sent away is not calm`(steps: String, isCalm: Bool, switches: Bool) throws {
    let scenario = try scenario(steps)
    #expect((scenario.isCalm, scenario.switchesAvoidance) == (isCalm, switches))
  }

  @Test(arguments: [
    ("{focus: email}, {wait: 0.1}, {inputText: a}", 0), ("{focus: email}, {inputText: a}, unfocus, {wait: 1}", 2),
    ("{wait: 1}, {wait: 1}", 0), ("{focus: email}", 0),
  ])
  func `steps with no wait between are counted`(steps: String, haste: Int) throws {
    #expect(try scenario(steps).haste == haste)
  }

  @Test func `what is done by program alone can be done without a keyboard`() throws {
    let typed = try scenario("{focus: email}, {keyboard: {height: 300}}, {inputText: a}, {wait: 1}")
    let without = try #require(typed.withoutKeyboard)
    #expect(without.script.map(\.action) == [.app(.focus("email")), .inputText("a"), .wait(1)])
    #expect((typed.keyboard.posture, without.keyboard.posture) == (.docked, .hardware))
    #expect(try scenario("{focus: email}, {tapOn: password}").withoutKeyboard == nil)
  }
}
