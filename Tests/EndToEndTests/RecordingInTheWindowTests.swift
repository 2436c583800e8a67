import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Recording
import Scenarios
import Testing
import XServerSupport

@Suite(.serialized) @MainActor struct RecordingInTheWindowTests {
  /// The one folder that a recording made.
  private func recording(of session: Session) throws -> URL {
    let base = session.folder.appendingPathComponent("recordings")
    let names = try FileManager.default.contentsOfDirectory(atPath: base.path)
    #expect(names.count == 1)
    return base.appendingPathComponent(try #require(names.first))
  }

  @Test func `a recording holds what was done, and its last frame is the window's picture`() throws {
    let session = try Session()
    try session.press("F9")
    #expect(try session.probe.send("title").contains("recording"))
    try session.click(195, 773)
    try session.probe.send("type Ab1")
    try session.settle()
    // The clock stands still, so the frame that ends the recording is the one that is looked at.
    try session.press("F11")
    try session.press("F9")
    try session.program.waitForOutput("recordings/", within: 120)
    Thread.sleep(forTimeInterval: 1.8)
    try session.settle()
    let window = try session.picture()
    let folder = try recording(of: session)
    #expect(folder.lastPathComponent.hasSuffix("_long-form"))

    let film = try Data(contentsOf: folder.appendingPathComponent("film.webp"))
    let frames = try WebPAnimationReader(film).frames()
    let last = try #require(frames.last)
    #expect(Picture(last.picture) == window)

    let script = try String(contentsOf: folder.appendingPathComponent("script.yaml"), encoding: .utf8)
    #expect(script.contains("touchDown: [195, 773]") && script.contains("# card-number"))
    #expect(script.contains("startRecording") && script.contains("stopRecording"))
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("trace.jsonl").path))
    #expect(try session.close() == 0)
  }

  @Test func `the red dot and the help are in the window only`() throws {
    let session = try Session()
    try session.press("F9")
    Thread.sleep(forTimeInterval: 1.8)
    #expect(try session.picture()[372, 12] == 0xE5484D)
    try session.press("F1")
    try session.press("F9")
    try session.program.waitForOutput("recordings/", within: 120)
    let film = try Data(contentsOf: try recording(of: session).appendingPathComponent("film.webp"))
    for frame in try WebPAnimationReader(film).frames() { #expect(Picture(frame.picture)[372, 12] == 0xFAFAFC) }
  }

  @Test func `a lost X server ends the program with status 4, one line, and the script kept`() throws {
    let session = try Session()
    try session.press("F9")
    try session.click(195, 773)
    session.server.kill()
    #expect(try session.program.waitForExit(within: 60) == 4)
    let lines = session.program.standardError.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("script.yaml"), "\(lines)")
    try expectWholeScript(in: session)
  }

  @Test func `a killed program loses nothing that was done`() throws {
    let session = try Session()
    try session.press("ctrl+r")
    try session.click(195, 773)
    session.program.signal(9)
    _ = try session.program.waitForExit(within: 10)
    try expectWholeScript(in: session)
  }

  private func expectWholeScript(in session: Session) throws {
    let script = try recording(of: session).appendingPathComponent("script.yaml")
    let library = ScenarioLibrary(assets: try Assets.locate(program: URL(fileURLWithPath: #filePath)).directory)
    let actions = try library.loadScenario(script.path).script.map(\.action)
    #expect(actions.contains(.startRecording))
    #expect(
      actions.contains(.touchDown(CGPoint(x: 195, y: 773))) && actions.contains(.touchUp(CGPoint(x: 195, y: 773))))
  }
}
