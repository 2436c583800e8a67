import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

@MainActor @Suite struct PictureTests {
  private func sample(width: Int = 37, height: Int = 21) -> PixelBuffer {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height))
    var random = SeededGenerator(seed: 3)
    for y in 0..<height { for x in 0..<width { buffer[x, y] = .random(in: 0...0xFFFFFF, using: &random) } }
    return buffer
  }

  @Test func `a picture survives being written as PNG and read again`() throws {
    let picture = sample()
    let data = try Drawing.renderer().png(picture)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(PixelDifference.areEqual(try Drawing.renderer().buffer(fromPNG: data), picture))
    #expect(try Drawing.renderer().png(picture) == data)
  }

  @Test func `what is no PNG, or half of one, is refused`() throws {
    let half = try Drawing.renderer().png(sample()).prefix(200)
    for data in [Data(), Data("no picture at all".utf8), half] {
      let error = #expect(throws: PictureError.self) { try Drawing.renderer().buffer(fromPNG: data) }
      guard case .notAPicture(let reason) = error else { Issue.record("\(String(describing: error))"); continue }
      #expect(!reason.isEmpty && error?.description == "not a PNG picture: \(reason)")
    }
  }

  /// Cairo's surfaces have 32,767 pixels a side at most.
  @Test func `a picture larger than can be painted is refused`() throws {
    let error = #expect(throws: PictureError.notEncodable(reason: "too large")) {
      try Drawing.renderer().png(PixelBuffer(size: PixelSize(width: 40_000, height: 1)))
    }
    #expect(error?.description == "the picture cannot be encoded: too large")
  }

  @Test func `a film strip holds its frames pixel by pixel, with captions below`() throws {
    let renderer = try Drawing.renderer()
    let frames = [sample(), sample(), sample()]
    let strip = renderer.stripImage(frames: frames, captions: ["0.00", "0.25", "0.50"], columns: 2, spacing: 10)
    #expect(strip.size == PixelSize(width: 2 * 37 + 30, height: 2 * (21 + 24) + 30))
    for (x, y) in [(10, 10), (57, 10), (10, 65)] {
      let cell = PixelBuffer(size: frames[0].size)
      cell.place(strip, x: -x, y: -y)
      #expect(PixelDifference.areEqual(cell, frames[0]))
    }
    let caption = (31..<55).contains { y in (10..<47).contains { strip[$0, y] != strip[0, 0] } }
    #expect(caption)
    #expect((57..<94).allSatisfy { strip[$0, 80] == strip[0, 0] }, "there is no fourth frame")
  }

  @Test func `a film strip can be made smaller`() throws {
    let renderer = try Drawing.renderer(scale: 2)
    let strip = renderer.stripImage(frames: [sample(width: 40, height: 20)], captions: [], reduction: 2, spacing: 10)
    #expect(strip.size == PixelSize(width: 20 + 20, height: 10 + 20))
    #expect(strip[10, 10] == sample(width: 40, height: 20).reduced(by: 2)[0, 0])
  }

  @Test func `a film strip without frames is a blank picture`() throws {
    let strip = try Drawing.renderer().stripImage(frames: [], captions: [])
    #expect(strip.size.width > 0 && strip.size.height > 0)
  }
}
