import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Testing
import XServerSupport

/// Text between the playground and another program, which a second probe plays.
@Suite(.serialized) @MainActor struct SharedTextTests {
  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> URL {
    let url = folder.url.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: url)
    return url
  }

  /// A session whose card number (751 to 795 in the long form) has the focus, and the row of its middle.
  private func focusedSession() throws -> (session: Session, y: Int) {
    let session = try Session()
    try session.click(195, 773)
    let ring = try #require(try session.picture().focusRing())
    return (session, (ring.lowerBound + ring.upperBound) / 2)
  }

  private func text(of selection: String, _ other: Probe) throws -> String {
    let file = try file("")
    try other.send("request-selection \(selection) UTF8_STRING 5000 \(file.path)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `what is copied and what is selected in the window is had by another program`() throws {
    let (session, y) = try focusedSession()
    let other = try Probe(session.server.display)
    try session.probe.send("type grüße 4711")
    try session.settle()
    // A drag over letters would need a long press first; shift and a click select as well.
    try session.press("Home")
    try session.probe.send("shift-click 360 \(y)")
    try session.settle()
    let selected = try text(of: "PRIMARY", other)
    #expect(selected == "grüße 4711")
    #expect(throws: SupportError.self, "nothing was copied yet") { try text(of: "CLIPBOARD", other) }
    try session.press("ctrl+x")
    let cut = try text(of: "CLIPBOARD", other)
    #expect(cut == "grüße 4711")
    try session.press("ctrl+v")
    try session.press("shift+Home")
    let pasted = try text(of: "PRIMARY", other)
    #expect(pasted == "grüße 4711")
    #expect(try session.close() == 0)
  }

  @Test func `the middle button pastes what is selected in another program`() throws {
    let (session, y) = try focusedSession()
    let other = try Probe(session.server.display)
    try other.send("own-selection PRIMARY \(try file("12 34").path)")
    other.post("serve-selection 10000")
    try session.probe.send("middle-click 100 \(y)")
    #expect(try other.answer() == "1")
    try session.settle()
    try session.press("ctrl+a")
    try session.press("ctrl+c")
    let copied = try text(of: "CLIPBOARD", other)
    #expect(copied == "12 34")
  }

  @Test func `a recording with a paste replays without the other program`() throws {
    let (session, _) = try focusedSession()
    let other = try Probe(session.server.display)
    try other.send("own-selection CLIPBOARD \(try file("von drüben\n").path)")
    try session.press("F9")
    other.post("serve-selection 10000")
    try session.press("ctrl+v")
    #expect(try other.answer() == "1")
    // The clock stands still, so the frame that ends the recording is the one that is looked at.
    try session.press("F11")
    try session.press("F9")
    try session.program.waitForOutput("recordings/", within: 120)
    Thread.sleep(forTimeInterval: 1.8)
    try session.settle()
    let window = try session.picture()
    let base = session.folder.appendingPathComponent("recordings")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: base.path).first)
    let recording = base.appendingPathComponent(name)
    let script = recording.appendingPathComponent("script.yaml")
    #expect(try String(contentsOf: script, encoding: .utf8).contains("pasteText"))
    #expect(try session.close() == 0)
    other.kill()
    session.server.stop()

    let replay = try Program(
      "headroom", ["record", script.path, "-o", "film.webp", "-o", "trace.jsonl"], environment: ["DISPLAY": nil],
      workingDirectory: folder.url.path)
    #expect(try replay.waitForExit(within: 120) == 0)
    for output in ["film.webp", "trace.jsonl"] {
      let again = try Data(contentsOf: folder.url.appendingPathComponent(output))
      #expect(try Data(contentsOf: recording.appendingPathComponent(output)) == again, "\(output)")
    }
    let film = try Data(contentsOf: folder.url.appendingPathComponent("film.webp"))
    #expect(Picture(try #require(try WebPAnimationReader(film).frames().last).picture) == window)
  }
}
