import CairoRendering
import Foundation
import Pixels
import Recording
import Scenarios
import Staging
import Testing
import ViewTree

/// What `switch-lower` and every scene show, held against what was looked at and found right.
///
/// With `HEADROOM_RECORD_GOLDENS` set in the environment the files are written anew instead; look at them then.
@MainActor
struct GoldenTests {
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["HEADROOM_RECORD_GOLDENS"] != nil }
  /// Before, within and after each of the slides.
  private static let times = [0.0, 0.55, 1.4, 1.55, 2.4, 3.4, 3.6, 4.3]

  /// Holds a text against the golden file of a name, line by line.
  private func expect(_ text: String, golden name: String) throws {
    let file = Studio.goldens.appendingPathComponent(name)
    if Self.isRecording { return try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let (lines, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    #expect(lines.count == expected.count)
    for (index, (line, wanted)) in zip(lines, expected).enumerated() {
      #expect(line == wanted, "\(name), line \(index + 1)")
    }
  }

  @Test(arguments: ["headroom", "transform-field"]) func `the trace is the golden one`(strategy: String) throws {
    let scenario = try Studio.library.loadScenario("switch-lower")
    let stage = try Studio.stage(scenario, strategy: strategy, renderer: try Studio.cairo(scale: 1))
    let player = ScriptPlayer(scenario.script, on: stage, file: "switch-lower")
    var log = TraceLog(stage: stage, program: "golden", rate: 60, scale: 1, fingerprint: "golden")
    for time in Self.times {
      try player.advance(to: time)
      log.append(stage, time: time)
    }
    try expect(String(decoding: log.takeData(), as: UTF8.self), golden: "switch-lower.\(strategy).jsonl")
  }

  @Test func `the film's pixels are the golden ones where the same libraries and fonts draw`() throws {
    let file = Studio.goldens.appendingPathComponent("switch-lower.frames.txt")
    guard let header = try fingerprintLine(of: try Studio.cairo(scale: 1), for: file) else { return }
    var text = header
    for strategy in ["headroom", "transform-field"] {
      let frames = try film(strategy)
      for time in Self.times {
        let frame = try #require(frames.last { $0.start <= time + 1e-9 })
        text += "\(strategy) \(time) s \(frame.picture.digest)\n"
      }
    }
    try expect(text, golden: "switch-lower.frames.txt")
  }

  /// Those that are made for another screen than the usual one.
  private static let screens = [
    "landscape": "device: phone-390\norientation: landscapeLeft\nkeyboard: {height: 209}\n",
    "tablet-split": "device: tablet-834\n",
  ]

  @Test func `every scene is drawn as it was, at rest and with its first field focused`() throws {
    let renderer = try Studio.cairo(scale: 1)
    let file = Studio.goldens.appendingPathComponent("scenes.txt")
    guard let header = try fingerprintLine(of: renderer, for: file) else { return }
    var text = header
    for name in try Studio.library.sceneNames() {
      let yaml = "scene: \(name)\n" + (Self.screens[name] ?? "")
      let stage = try Studio.stage(try Studio.library.scenario(yaml: yaml, file: name), renderer: renderer)
      text += "\(name) at rest \(Studio.picture(of: stage, with: renderer).digest)\n"
      let first = try #require(stage.window.focusOrder.first, "\(name)")
      #expect(first.becomeFirstResponder())
      stage.advance(to: 1.2)
      text += "\(name) with \(first.id ?? "a field") \(Studio.picture(of: stage, with: renderer).digest)\n"
    }
    try expect(text, golden: "scenes.txt")
  }

  private func film(_ strategy: String) throws -> [WebPAnimationReader.Frame] {
    var frames: [WebPAnimationReader.Frame] = []
    try Studio.inFolder { folder in
      let request = Recorder.Request(
        scenario: try Studio.library.loadScenario("switch-lower"), file: "switch-lower", strategy: strategy,
        rate: 20, effort: .fast, outputs: [folder.appendingPathComponent("film.webp")])
      try Studio.recorder().record(request)
      frames = try WebPAnimationReader(try Data(contentsOf: request.outputs[0])).frames()
    }
    return frames
  }

  /// The first line of a file of digests; nil, and a notice, where other libraries or fonts drew what is in it.
  private func fingerprintLine(of renderer: CairoRenderer, for file: URL) throws -> String? {
    let line = "fingerprint \(renderer.fingerprint)"
    if !Self.isRecording {
      let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first ?? ""
      guard known == line else {
        notice("pixels are not compared: they were drawn with \(known), here it is \(line)")
        return nil
      }
    }
    return line + "\n"
  }

  /// Says something in the record of the test run that is no failure.
  private func notice(_ text: String) {
    #if compiler(>=6.3)
      Issue.record("\(text)", severity: .warning)
    #else
      print("GoldenTests: \(text)")
    #endif
  }
}
