import CairoRendering
import Foundation
import Pixels
import Recording
import Scenarios
import Staging
import Testing
import Tracing

@MainActor
struct RecorderTests {
  private static let steps = [
    "wait: 0.1", "tapOn: card-number", "wait: 0.7", "tapOn: {key: q}", "wait: 0.15", "hideKeyboard", "wait: 0.2",
  ]

  private func record(
    _ steps: [String] = Self.steps, strategy: String? = nil, rate: Int = 60, scale: Int = 1,
    as names: [String] = ["a.webp", "a.png", "a.jsonl"], with recorder: Recorder? = nil
  ) throws -> (files: [String: Data], summary: Recorder.Summary) {
    var files: [String: Data] = [:]
    var summary: Recorder.Summary?
    try Studio.inFolder { folder in
      let request = Recorder.Request(
        scenario: try Studio.scenario(steps), file: "test.yaml", strategy: strategy, rate: rate, effort: .fast,
        outputs: names.map(folder.appendingPathComponent))
      summary = try (recorder ?? Studio.recorder(scale: scale)).record(request)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
      }
    }
    return (files, try #require(summary))
  }

  /// The times of the frames: n / rate within the span, and its end.
  private func times(to end: Double, rate: Double = 60) -> [Double] {
    Array((0...).lazy.map { Double($0) / rate }.prefix { $0 < end - 0.001 }) + [end]
  }

  @Test func `the files asked for are there and nothing beside them`() throws {
    let (files, summary) = try record()
    #expect(files.keys.sorted() == ["a.jsonl", "a.png", "a.webp"])
    #expect(files.values.allSatisfy { $0.count > 1000 })
    // Three taps of 0.08 s and waits of 1.15 s.
    #expect(abs(summary.duration - 1.39) < 1e-9)
    #expect(summary.frames == times(to: 1.39).count)
  }

  @Test(arguments: [1, 2]) func `the film has the very pixels that painting each frame from nothing gives`(
    scale: Int
  ) throws {
    let film = try #require(try record(scale: scale, as: ["a.webp"]).files["a.webp"])
    let frames = try WebPAnimationReader(film).frames()
    let cairo = try Studio.cairo(scale: scale)
    let stage = try Studio.stage(try Studio.scenario(Self.steps), renderer: cairo)
    let player = ScriptPlayer(stage.scenario.script, on: stage, file: "test.yaml")
    var index = 0
    for time in times(to: 1.39) {
      try player.advance(to: time)
      let shownAt = (time * 1000).rounded() / 1000
      while index + 1 < frames.count, frames[index].end <= shownAt + 1e-9 { index += 1 }
      #expect(frames[index].start <= shownAt + 1e-9)
      #expect(frames[index].picture.isEqual(to: Studio.picture(of: stage, with: cairo)), "\(time) s")
    }
    #expect(index == frames.count - 1)
    #expect(frames.count > 40)
    #expect(abs((frames.last?.end ?? 0) - (1.39 + 1.0 / 60)) < 0.0011)
  }

  @Test func `the trace has a frame for each frame and says what it was made with`() throws {
    let (files, summary) = try record(strategy: "transform-field", as: ["a.jsonl"])
    let trace = try TraceReader.read([UInt8](try #require(files["a.jsonl"])))
    #expect(trace.frames.count == summary.frames)
    #expect(zip(trace.frames.map(\.time), times(to: 1.39)).allSatisfy { abs($0 - $1) < 1e-6 })
    let header = trace.header
    #expect(header.strategy == "transform-field" && header.rate == 60 && header.scale == 1)
    #expect(header.program == Recorder.programVersion)
    #expect(header.fingerprint == "\(try Studio.cairo(scale: 1).fingerprint)")
    #expect(trace.frames.flatMap(\.events).count == 6)
    #expect(trace.frames.contains { $0.focus == "card-number" && $0.edge == 513 })
  }

  @Test func `the strip has twelve frames, the first and the last among them`() throws {
    let (files, _) = try record(as: ["a.png"])
    let cairo = try Studio.cairo(scale: 1)
    let renderer = PaintingRenderer(cairo)
    let stage = try Studio.stage(try Studio.scenario(Self.steps), renderer: cairo)
    let player = ScriptPlayer(stage.scenario.script, on: stage, file: "test.yaml")
    let times = times(to: 1.39)
    let last = times.count - 1
    var (pictures, captions): ([PixelBuffer], [String]) = ([], [])
    for (index, time) in times.enumerated() {
      try player.advance(to: time)
      guard (0..<12).contains(where: { $0 * last / 11 == index }) else { continue }
      pictures.append(Studio.picture(of: stage, with: cairo))
      captions.append(String(format: "%.2f s", time))
    }
    #expect(pictures.count == 12 && captions.last == "1.39 s")
    #expect(files["a.png"] == (try renderer.png(renderer.strip(of: pictures, captions: captions, columns: nil))))
  }

  @Test func `a strip of a short moment has the frames there are`() throws {
    let (files, summary) = try record(["wait: 0.05"], as: ["a.png"])
    #expect(summary.frames == 4)
    // Width and height of a PNG file stand at byte 16.
    let width = try #require(files["a.png"])[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width >= 4 * 390 && width < 5 * 390)
  }

  @Test func `equal requests give equal bytes, with the same recorder and with another`() throws {
    let recorder = try Studio.recorder()
    let first = try record(with: recorder).files
    #expect(try record(with: recorder).files == first)
    #expect(try record().files == first)
  }

  @Test func `only what lies between the marks is recorded`() throws {
    let steps = [
      "wait: 0.41", "tapOn: card-number", "startRecording", "wait: 0.3", "stopRecording", "wait: 3", "theme: dark",
    ]
    let (files, summary) = try record(steps)
    #expect(abs(summary.duration - 0.3) < 1e-9)
    let trace = try TraceReader.read([UInt8](try #require(files["a.jsonl"])))
    // It begins at 0.49 s; the first frame is at 30 / 60 s.
    #expect(abs((trace.frames.first?.time ?? 1) - 0.01) < 1e-6)
    #expect(abs((trace.frames.last?.time ?? 0) - 0.3) < 1e-6)
    #expect(trace.frames.allSatisfy { $0.focus == "card-number" })
    #expect(trace.frames.count == summary.frames)
    let film = try WebPAnimationReader(try #require(files["a.webp"])).frames()
    #expect(film.first?.start == 0)
    #expect(abs((film.last?.end ?? 0) - (0.3 + 1.0 / 60)) < 0.0011)
  }

  @Test(arguments: [30, 60, 120, 1000])
  func `a script may end between two milliseconds while something moves`(rate: Int) throws {
    // 0.08 s of a tap and 0.2204 s: 0.4 ms after a frame.
    let (files, summary) = try record(
      ["tapOn: card-number", "wait: 0.2204"], rate: rate, as: ["a.webp", "a.jsonl"])
    #expect(abs(summary.duration - 0.3004) < 1e-9)
    let film = try WebPAnimationReader(try #require(files["a.webp"])).frames()
    #expect(zip(film, film.dropFirst()).allSatisfy { $0.end == $1.start && $0.start < $0.end })
    let trace = try TraceReader.read([UInt8](try #require(files["a.jsonl"])))
    #expect(abs((trace.frames.last?.time ?? 0) - 0.3004) < 1e-6)
  }

  @Test func `it says how far along it is`() throws {
    let recorder = try Studio.recorder()
    var shares: [Double] = []
    recorder.onProgress = { shares.append($0) }
    _ = try record(as: ["a.jsonl"], with: recorder)
    #expect(shares.count > 80 && shares.last == 1)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
  }

  // MARK: What goes wrong

  /// The error of a recording over a file that is there already, and what is in the folder afterwards.
  private func failure(_ steps: [String], as names: [String]) throws -> (error: String, left: [String: String]) {
    var error = "none"
    var left: [String: String] = [:]
    try Studio.inFolder { folder in
      try Data("old".utf8).write(to: folder.appendingPathComponent("a.webp"))
      let request = Recorder.Request(
        scenario: try Studio.scenario(steps), file: "test.yaml", outputs: names.map(folder.appendingPathComponent))
      do { try Studio.recorder().record(request) } catch let thrown {
        error = "\(thrown)".replacingOccurrences(of: folder.path + "/", with: "")
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        left[name] = String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      }
    }
    return (error, left)
  }

  @Test func `a script that cannot be played leaves what was there`() throws {
    let (error, left) = try failure(["wait: 0.2", "tapOn: notes"], as: ["a.webp", "a.jsonl"])
    #expect(error == "test.yaml:4:5: \"notes\" cannot be seen at 0.2 s, so it cannot be tapped; scroll to it first")
    #expect(left == ["a.webp": "old"])
  }

  @Test func `an ending that is not built in is refused before anything is made`() throws {
    let (error, left) = try failure(["wait: 0.2"], as: ["a.webp", "a.gif"])
    #expect(error == "a.gif: this ending is not built in; known: .webp, .png, .svg, .jsonl")
    #expect(left == ["a.webp": "old"])
  }

  @Test func `a folder that is not there is an error in one line`() throws {
    let (error, left) = try failure(["wait: 0.2"], as: ["none/b.jsonl"])
    #expect(error == "none/b.jsonl: cannot be written: the folder does not exist")
    #expect(left == ["a.webp": "old"])
  }

  @Test func `a script that does not end in half an hour is a mistake`() throws {
    let (error, left) = try failure(["wait: 1900"], as: ["a.webp"])
    #expect(error == "the script lasts longer than 1800 s; shorten its waits or repeats")
    #expect(left == ["a.webp": "old"])
  }
}
