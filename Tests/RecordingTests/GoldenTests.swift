import CairoRendering
import Foundation
import Pixels
import Recording
import Scenarios
import Staging
import Testing

/// What `switch-lower` shows, held against what was looked at and found right.
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
    let fingerprint = "\(try Studio.cairo(scale: 1).fingerprint)"
    let file = Studio.goldens.appendingPathComponent("switch-lower.frames.txt")
    if !Self.isRecording {
      let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first ?? ""
      guard known == "fingerprint \(fingerprint)" else {
        return notice("pixels are not compared: they were drawn with \(known), here it is \(fingerprint)")
      }
    }
    var text = "fingerprint \(fingerprint)\n"
    for strategy in ["headroom", "transform-field"] {
      let frames = try film(strategy)
      for time in Self.times {
        let frame = try #require(frames.last { $0.start <= time + 1e-9 })
        text += "\(strategy) \(time) s \(frame.picture.digest)\n"
      }
    }
    try expect(text, golden: "switch-lower.frames.txt")
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

  /// Says something in the record of the test run that is no failure.
  private func notice(_ text: String) {
    #if compiler(>=6.3)
      Issue.record("\(text)", severity: .warning)
    #else
      print("GoldenTests: \(text)")
    #endif
  }
}
