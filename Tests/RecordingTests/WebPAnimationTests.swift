import Foundation
import Pixels
import Recording
import Testing

@MainActor @Suite struct WebPAnimationTests {
  private let size = PixelSize(width: 61, height: 43)

  /// A square that moves over a background no lossy codec would keep.
  private func frame(_ index: Int) -> PixelBuffer {
    let buffer = PixelBuffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { buffer.row(y)[x] = UInt32(x * 40_503 ^ y * 2_654_435) & 0xFF_FFFF | UInt32(y) << 24 }
    }
    buffer.fill(PixelRect(x: index * 3, y: index, width: 12, height: 12), with: 0xFE01FD)
    return buffer
  }

  private func film(frames: Int, effort: WebPAnimationEncoder.Effort, rate: Double = 60) throws -> Data {
    let encoder = try WebPAnimationEncoder(size: size, effort: effort)
    for index in 0..<frames { try encoder.append(frame(index), at: Double(index) / rate) }
    return try encoder.finish(at: Double(frames) / rate)
  }

  @Test(arguments: WebPAnimationEncoder.Effort.allCases)
  func `decoded frames have the very pixels that were put in`(effort: WebPAnimationEncoder.Effort) throws {
    let reader = try WebPAnimationReader(try film(frames: 12, effort: effort))
    #expect(reader.size == size && reader.frameCount == 12)
    var index = 0
    while let decoded = try reader.next() {
      #expect(PixelDifference(between: decoded.picture, and: frame(index)).isEmpty, "frame \(index)")
      index += 1
    }
    #expect(index == 12)
  }

  @Test func `times at 60 frames a second do not drift`() throws {
    let frames = try WebPAnimationReader(try film(frames: 10, effort: .fast)).frames()
    #expect(frames.map { Int(($0.start * 1000).rounded()) } == [0, 17, 33, 50, 67, 83, 100, 117, 133, 150])
    #expect(frames.last?.end == 0.167)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  @Test(arguments: [30, 120, 1000])
  func `every frame is there at every rate`(rate: Int) throws {
    let frames = try WebPAnimationReader(try film(frames: 9, effort: .fast, rate: Double(rate))).frames()
    #expect(frames.count == 9)
    #expect(frames.last?.end == (9000 / Double(rate)).rounded() / 1000)
  }

  @Test func `equal frames in a row become one that lasts longer`() throws {
    let encoder = try WebPAnimationEncoder(size: size)
    for (index, picture) in [0, 0, 0, 1, 0, 0].enumerated() {
      try encoder.append(frame(picture), at: Double(index) * 0.1)
    }
    #expect(encoder.frameCount == 6 && encoder.distinctFrameCount == 3)
    let frames = try WebPAnimationReader(try encoder.finish(at: 0.6)).frames()
    #expect(frames.map(\.start) == [0, 0.3, 0.4])
    #expect(frames.last?.end == 0.6)
    #expect(PixelDifference.areEqual(frames[2].picture, frame(0)))
  }

  @Test func `a film of one picture lasts as long as it was shown`() throws {
    let encoder = try WebPAnimationEncoder(size: size)
    try encoder.append(frame(0), at: 0)
    try encoder.append(frame(0), at: 1)
    let reader = try WebPAnimationReader(try encoder.finish(at: 2))
    let frames = try reader.frames()
    #expect(frames.count == 1)
    #expect(PixelDifference.areEqual(frames[0].picture, frame(0)))
  }

  @Test func `equal calls give equal bytes`() throws {
    #expect(try film(frames: 6, effort: .small) == film(frames: 6, effort: .small))
  }

  @Test func `a film repeats for ever`() throws {
    // The ANIM chunk: name, length 6, background colour, loop count (0 = for ever).
    let bytes = [UInt8](try film(frames: 2, effort: .fast))
    let chunk = try #require((0..<bytes.count - 14).first { bytes[$0..<$0 + 4].elementsEqual(Array("ANIM".utf8)) })
    #expect(bytes[chunk + 12] == 0 && bytes[chunk + 13] == 0)
  }

  @Test func `frames of another size, out of order or after the end are refused`() throws {
    let encoder = try WebPAnimationEncoder(size: size)
    #expect(throws: WebPError.noFrames) { try encoder.finish(at: 1) }
    #expect(throws: WebPError.sizeMismatch(width: 1, height: 1)) {
      try encoder.append(PixelBuffer(size: PixelSize(width: 1, height: 1)), at: 0)
    }
    try encoder.append(frame(0), at: 0.5)
    #expect(throws: WebPError.timesNotIncreasing(milliseconds: 500)) { try encoder.append(frame(1), at: 0.5002) }
    #expect(throws: WebPError.timesNotIncreasing(milliseconds: 400)) { try encoder.finish(at: 0.4) }
    _ = try encoder.finish(at: 1)
    #expect(throws: WebPError.finished) { try encoder.append(frame(1), at: 2) }
    #expect(throws: WebPError.finished) { try encoder.finish(at: 2) }
  }

  @Test func `a film too large for the format is refused at once`() {
    #expect(throws: WebPError.unsupportedSize(width: 16_384, height: 10)) {
      try WebPAnimationEncoder(size: PixelSize(width: 16_384, height: 10))
    }
  }

  @Test func `what is no film, or half of one, is refused`() throws {
    let whole = try film(frames: 6, effort: .fast)
    for data in [Data(), Data("no film at all, but long enough to look".utf8), whole.prefix(whole.count / 2)] {
      #expect(throws: WebPError.self) { try WebPAnimationReader(data).frames() }
    }
  }
}
