import CairoRendering
import Foundation
import Pixels
import Recording
import Scenarios
import Staging
import Testing

@MainActor
struct ScreenshotTests {
  private func take(_ steps: [String], with recorder: Recorder? = nil) throws -> [String: Data] {
    var files: [String: Data] = [:]
    try Studio.inFolder { folder in
      let request = Recorder.Request(scenario: try Studio.scenario(steps), file: "test.yaml", outputs: [])
      let said = try (recorder ?? Studio.recorder()).takeScreenshots(of: request, in: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
      }
      #expect(Set(said.map(\.lastPathComponent)) == Set(files.keys))
    }
    return files
  }

  @Test func `a picture is what is shown at its very step`() throws {
    let steps = ["tapOn: email", "wait: 0.1137", "takeScreenshot: rising", "wait: 1", "takeScreenshot: up"]
    let files = try take(steps)
    #expect(files.keys.sorted() == ["rising.png", "up.png"])
    // The same moments, painted from nothing: a tap holds 0.08 s, so 0.1937 s and 1.1937 s.
    let renderer = try Studio.cairo(scale: 1)
    let scenario = try Studio.scenario(steps)
    let stage = try Studio.stage(scenario, renderer: renderer)
    let player = ScriptPlayer(scenario.script, on: stage, file: "test.yaml")
    for (name, time) in [("rising.png", 0.1937), ("up.png", 1.1937)] {
      try player.advance(to: time)
      #expect(files[name] == (try renderer.png(Studio.picture(of: stage, with: renderer))))
    }
    #expect(files["rising.png"] != files["up.png"])
  }

  @Test(arguments: [
    (["takeScreenshot: a", "takeScreenshot: a"], ScreenshotError.twice("a")),
    (["takeScreenshot: a", "takeScreenshot: A"], .twice("A")),
    (["repeat: {times: 2, commands: [takeScreenshot: b]}"], .twice("b")), (["wait: 0.1"], .none),
    ((0...1000).map { "takeScreenshot: a\($0)" }, .tooMany),
  ])
  func `two of a name, none and too many are refused, and nothing is written`(
    _ steps: [String], _ expected: ScreenshotError
  ) throws {
    try Studio.inFolder { folder in
      let request = Recorder.Request(scenario: try Studio.scenario(steps), file: "test.yaml", outputs: [])
      #expect(throws: expected) { try Studio.recorder().takeScreenshots(of: request, in: folder) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
    #expect(!expected.description.contains("\n"))
  }

  @Test func `a link of the picture's name is replaced and not followed`() throws {
    try Studio.inFolder { folder in
      let other = folder.appendingPathComponent("other")
      try Data("as it was".utf8).write(to: other)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("a.png"), withDestinationURL: other)
      let request = Recorder.Request(
        scenario: try Studio.scenario(["takeScreenshot: a"]), file: "test.yaml", outputs: [])
      try Studio.recorder().takeScreenshots(of: request, in: folder)
      #expect(try Data(contentsOf: other) == Data("as it was".utf8))
      #expect(try Data(contentsOf: folder.appendingPathComponent("a.png")).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
