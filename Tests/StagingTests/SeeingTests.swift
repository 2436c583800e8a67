import Foundation
import Scenarios
import Testing
import ViewTree

@testable import Staging

/// Steps that look for something: assertions, scrolling to it, taps on what is out of sight.
@MainActor
struct SeeingTests {
  private func run(
    _ steps: String, on scene: String = "long-form", untappable: ScriptPlayer.Untappable = .isAnError,
    until end: TimeInterval = 60
  ) throws -> ScriptPlayer {
    let (stage, player) = try Stages.script(steps, on: scene)
    let chosen = ScriptPlayer(stage.scenario.script, on: stage, file: "test.yaml", untappable: untappable)
    #expect(player.marks.isEmpty)
    try chosen.advance(to: end)
    return chosen
  }

  private func complaint(_ steps: String, on scene: String = "long-form") -> String? {
    do {
      _ = try run(steps, on: scene)
      return nil
    } catch { return String(describing: error) }
  }

  // MARK: Assertions

  @Test func `visible is what is seen above the keyboard and the bars, and below nothing that is presented`() throws {
    #expect(complaint("- assertVisible: email\n- assertNotVisible: notes") == nil)
    #expect(complaint("- wait: 0.5\n- assertVisible: notes") == "test.yaml:4:5: \"notes\" cannot be seen at 0.5 s")
    #expect(complaint("- assertNotVisible: email") == "test.yaml:3:5: \"email\" can be seen at 0.0 s")
    // The keyboard covers what lies below 513.
    let low = "- assertVisible: low\n- focus: high\n- wait: 1\n- assertNotVisible: low\n- assertVisible: high"
    let scene =
      "{root: {type: view, children: [{type: field, id: high, frame: {y: 9, height: 44}}, {type: field, id: low, frame: {y: 700, height: 44}}]}}"
    #expect(complaint(low, on: scene) == nil)
    let covered = "- assertNotVisible: contact-9\n- dismissSheet\n- wait: 1\n- assertVisible: contact-9"
    #expect(complaint(covered, on: "sheet") == nil)
  }

  @Test func `a picture is a mark with its name`() throws {
    let player = try run("- wait: 0.5\n- takeScreenshot: one")
    #expect(player.marks == [.init(time: 0.5, kind: .screenshot("one"))])
  }

  // MARK: Scrolling

  @Test(arguments: [("long-table", "name-60"), ("long-form", "notes")])
  func `what is far down is scrolled into sight, whole`(scene: String, id: String) throws {
    let player = try run("- scrollUntilVisible: {element: \(id)}\n- tapOn: \(id)", on: scene)
    #expect(player.isFinished && player.stage.look.focus == id)
    let back = try run(
      "- scrollUntilVisible: {element: \(id)}\n- scrollUntilVisible: {element: \(scene == "long-form" ? "email" : "name-2"), direction: up}",
      on: scene)
    #expect(back.isFinished && back.end < 60)
  }

  @Test func `what is in sight already takes no time, what never comes is given up`() throws {
    let (stage, player) = try Stages.script("- scrollUntilVisible: {element: email}\n- theme: dark")
    try player.advance(to: 0)
    #expect(stage.theme == .dark)
    let message = complaint("- scrollUntilVisible: {element: email, timeout: 3}", on: "long-form")
    #expect(message == nil)
    #expect(
      complaint("- scrollUntilVisible: {element: name-90000, timeout: 3}", on: "long-table")
        == "test.yaml:3:5: \"name-90000\" was not wholly visible after 3.0 s")
  }

  // MARK: Taps on nothing

  @Test func `a tap on what is out of sight is noted, does nothing, and the script goes on`() throws {
    let player = try run(
      "- wait: 0.5\n- tapOn: notes\n- assertVisible: notes\n- tapOn: email\n- wait: 1", untappable: .isNoted)
    #expect(
      player.marks == [
        .init(time: 0.5, kind: .untappable("notes")),
        .init(time: 0.5, kind: .missed("\"notes\" cannot be seen at 0.5 s")),
      ])
    #expect(player.isFinished && player.stage.look.focus == "email")
    #expect(
      complaint("- wait: 0.5\n- tapOn: notes")?.contains("cannot be seen at 0.5 s, so it cannot be tapped") == true)
  }

  // MARK: Flows

  @Test func `a flow's steps are done in its place, and its errors name its file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headroom-player-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("- theme: dark\n- repeat: {times: 2, commands: [wait: 0.5]}\n- tapOn: notes\n".utf8)
      .write(to: folder.appending(path: "part.yaml"))
    let main = folder.appending(path: "main.yaml")
    let yaml = "scene: long-form\nscript:\n  - {at: 2, runFlow: {commands: [wait: 0.4, runFlow: part.yaml]}}\n"
    try Data(yaml.utf8).write(to: main)
    let scenario = try Stages.library.loadScenario(main.path)
    let stage = try Stages.stage(scenario)
    let player = ScriptPlayer(scenario.script, on: stage, file: "main.yaml")
    #expect(player.nextTime == 2)
    let error = #expect(throws: ScenarioError.self) { try player.advance(to: 10) }
    #expect(stage.theme == .dark)
    #expect(error?.file == folder.path + "/part.yaml" && error?.line == 3)
    #expect(error?.message.hasPrefix("\"notes\" cannot be seen at 3.4 s") == true, "\(String(describing: error))")
  }
}
