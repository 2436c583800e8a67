import Foundation
import Pixels
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

@MainActor struct ResizingTests {
  @Test func `a larger window shows the picture centred and the rest in one colour`() throws {
    let stage = try Stage()
    try stage.probe.send("resize 100 70")
    let events = stage.settle()
    #expect(events.contains { if case .resized(100, 70, _) = $0 { true } else { false } })
    #expect(stage.host.pixelSize == PixelSize(width: 60, height: 40))
    let pixels = try stage.grab().pixels
    for index in pixels.indices {
      let (x, y) = (index % 100 - 20, index / 100 - 15)
      let isPicture = (0..<60).contains(x) && (0..<40).contains(y)
      #expect(pixels[index] == (isPicture ? Stage.color(x, y, 1) : 0x10_20_30))
    }
  }

  @Test func `a smaller window shows the picture's middle`() throws {
    let stage = try Stage()
    try stage.probe.send("resize 20 10")
    stage.settle()
    let pixels = try stage.grab().pixels
    #expect(pixels == (0..<200).map { Stage.color($0 % 20 + 20, $0 / 20 + 15, 1) })
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `clicks are picture points in a letterboxed window`() throws {
    let stage = try Stage(width: 30, height: 20, scale: 2)
    try stage.probe.send("resize 100 70")
    stage.settle()
    try stage.probe.send("click 30 25")
    let events = try stage.events { $0.pointerUpPoint != nil }
    #expect(events.compactMap(\.pointerUpPoint) == [CGPoint(x: 5, y: 5)])
    try stage.probe.send("click 0 0")
    #expect(try stage.events { $0.pointerUpPoint != nil }.last?.pointerUpPoint == CGPoint(x: -10, y: -7.5))
  }

  @Test func `the program's resize gives window and picture a new size and scale`() throws {
    let stage = try Stage()
    stage.host.resize(width: 50, height: 30, scale: 2)
    #expect(stage.host.pixelSize == PixelSize(width: 100, height: 60))
    #expect(stage.host.scale == 2)
    let (buffer, stale) = stage.host.beginFrame()
    #expect(buffer.size == PixelSize(width: 100, height: 60))
    #expect(stale == Damage(PixelRect(x: 0, y: 0, width: 100, height: 60)))
    stage.settle()
    let grab = try stage.grab()
    #expect(grab.width == 100 && grab.height == 60)
    #expect(grab.pixels == Stage.picture(width: 100, height: 60, seed: 1))
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `the sync counter is set after the frame of the new size`() throws {
    let stage = try Stage()
    stage.probe.post("sync-resize 80 50")
    _ = try stage.events { $0.isResize }
    // The size has been told; the counter waits for the frame.
    #expect(stage.host.needsFrame)
    #expect(stage.host.confirmedSync != nil)
    Stage.paint(stage.host, seed: 1)
    #expect(stage.host.confirmedSync == nil)
    #expect(try stage.probe.answer().isEmpty == false)
  }

  @Test func `a new surround is painted at once`() throws {
    let stage = try Stage()
    try stage.probe.send("resize 80 60")
    stage.settle()
    stage.host.surround = 0xAA_BB_CC
    #expect(stage.host.needsFrame)
    stage.settle()
    #expect(try stage.probe.send("pixel 0 0") == "aabbcc")
    #expect(try stage.probe.send("pixel 79 59") == "aabbcc")
  }
}
