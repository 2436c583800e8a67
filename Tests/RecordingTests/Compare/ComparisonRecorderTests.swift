import Foundation
import Pixels
import Recording
import Scenarios
import Staging
import Testing

@MainActor
struct ComparisonRecorderTests {
  private static let steps = ["wait: 0.1", "tapOn: card-number", "wait: 0.5", "hideKeyboard", "wait: 0.3"]

  private func record(
    _ strategies: [String], _ steps: [String] = Self.steps, scale: Int = 1, as names: [String] = ["a.webp"],
    impossible: PlayersInStep.Impossible = .isAnError
  ) throws -> [String: Data] {
    var files: [String: Data] = [:]
    try Studio.inFolder { folder in
      let request = Recorder.Request(
        scenario: try Studio.scenario(steps), file: "test.yaml", rate: 20, effort: .fast,
        outputs: names.map(folder.appendingPathComponent))
      try Studio.comparisonRecorder(scale: scale).record(
        ComparisonRecorder.Request(request, strategies: strategies, impossible: impossible))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
      }
    }
    return files
  }

  private func single(_ strategy: String, scale: Int) throws -> [WebPAnimationReader.Frame] {
    var film = Data()
    try Studio.inFolder { folder in
      let file = folder.appendingPathComponent("single.webp")
      try Studio.recorder(scale: scale).record(
        Recorder.Request(
          scenario: try Studio.scenario(Self.steps), file: "test.yaml", strategy: strategy, rate: 20, effort: .fast,
          outputs: [file]))
      film = try Data(contentsOf: file)
    }
    return try WebPAnimationReader(film).frames()
  }

  private func part(_ picture: PixelBuffer, x: Int, y: Int, _ size: PixelSize) -> PixelBuffer {
    let part = PixelBuffer(size: size)
    part.place(picture, x: -x, y: -y)
    return part
  }

  @Test(arguments: [1, 2]) func `each half is the film of its strategy alone, frame by frame`(scale: Int) throws {
    let film = try #require(try record(["headroom", "none"], scale: scale)["a.webp"])
    let frames = try WebPAnimationReader(film).frames()
    #expect(frames[0].picture.size == PixelSize(width: 840 * scale, height: 916 * scale))
    let phone = PixelSize(width: 390 * scale, height: 844 * scale)
    for (strategy, x) in [("headroom", 20), ("none", 430)] {
      let alone = try single(strategy, scale: scale)
      #expect(abs((alone.last?.end ?? 0) - (frames.last?.end ?? 1)) < 1e-9)
      for frame in frames {
        let other = try #require(alone.last { $0.start <= frame.start + 1e-9 })
        let half = part(frame.picture, x: x * scale, y: 52 * scale, phone)
        #expect(half.isEqual(to: other.picture), "\(strategy) at \(frame.start) s")
      }
    }
  }

  @Test func `equal requests give equal bytes, in another order of strategies others`() throws {
    let first = try record(["headroom", "none"], as: ["a.webp", "a.png"])
    #expect(try record(["headroom", "none"], as: ["a.webp", "a.png"]) == first)
    #expect(try record(["none", "headroom"])["a.webp"] != first["a.webp"])
  }

  @Test func `a strip has the sheets of several times`() throws {
    let png = try #require(try record(["headroom", "none", "pan"], as: ["a.png"])["a.png"])
    // Six sheets of 1250 × 916, two in a row: 16 between and around, 24 for each caption.
    let numbers = [16..<20, 20..<24].map { png[$0].reduce(0) { $0 << 8 | Int($1) } }
    #expect(numbers == [2 * (1250 + 16) + 16, 3 * (916 + 24 + 16) + 16])
  }

  /// Frames at 0, 0.1, 0.2, 0.3 s and at the end, 0.35 s.
  @Test func `it says how far along it is, once a frame for all strategies`() throws {
    try Studio.inFolder { folder in
      let recorder = try Studio.comparisonRecorder(scale: 1)
      var shares: [Double] = []
      recorder.onProgress = { shares.append($0) }
      let request = Recorder.Request(
        scenario: try Studio.scenario(["wait: 0.35"]), file: "test.yaml", rate: 10, effort: .fast,
        outputs: [folder.appendingPathComponent("a.webp")])
      let summary = try recorder.record(ComparisonRecorder.Request(request, strategies: ["headroom", "none"]))
      #expect(summary.frames == 5 && shares == [0.2, 0.4, 0.6, 0.8, 1])
    }
  }

  @Test func `what one strategy leaves out of sight is told under its name, and the film goes on`() throws {
    // Where nothing moves, the keyboard's edge, 513, is above the field, which is at 673.
    let steps = ["tapOn: card-number", "wait: 0.6", "tapOn: country", "wait: 0.6"]
    let film = try #require(try record(["headroom", "none"], steps)["a.webp"])
    let last = try #require(try WebPAnimationReader(film).frames().last)
    #expect(last.end > 1.3)
    let note = PixelSize(width: 390, height: 22)
    let (good, bad) = (part(last.picture, x: 20, y: 29, note), part(last.picture, x: 430, y: 29, note))
    let background = good.row(0)[0]
    func inked(_ picture: PixelBuffer) -> Int {
      (0..<22).reduce(0) { sum, y in sum + (0..<390).count { picture.row(y)[$0] & 0xFF_FFFF != background & 0xFF_FFFF }
      }
    }
    #expect(inked(good) == 0 && inked(bad) > 100)
  }

  @Test func `what no strategy can do is an error, unless it is to be told`() throws {
    let steps = ["tapOn: notes", "wait: 0.2"]
    let error = #expect(throws: ScenarioError.self) { try record(["headroom", "none"], steps) }
    #expect(error?.description.contains("test.yaml:3:") == true && error?.message.contains("any strategy") == true)
    #expect(try record(["headroom"], steps, impossible: .isTold).keys.sorted() == ["a.webp"])
    #expect(throws: ScenarioError.self) { try record(["headroom", "none"], ["tapOn: nobody"]) }
  }

  @Test(arguments: ["a.jsonl", "a.svg"]) func `a trace of several is refused, and nothing is written`(name: String)
    throws
  {
    let error = #expect(throws: RecordingError.self) { try record(["headroom", "none"], as: ["a.webp", name]) }
    #expect(error?.description.contains("of one strategy") == true)
  }
}
