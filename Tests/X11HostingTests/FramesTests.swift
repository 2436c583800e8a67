import Foundation
import Pixels
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

@MainActor struct FramesTests {
  @Test(arguments: [true, false])
  func `the window shows what was painted`(usesSharedMemory: Bool) throws {
    let stage = try Stage(usesSharedMemory: usesSharedMemory)
    #expect(stage.host.usesSharedMemory == usesSharedMemory)
    let grab = try stage.grab()
    #expect(grab.width == 60 && grab.height == 40)
    #expect(grab.pixels == Stage.picture(width: 60, height: 40, seed: 1))
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `a server without shared memory gets the pixels through the connection`() throws {
    let stage = try Stage(options: ["-extension", "MIT-SHM"])
    #expect(!stage.host.usesSharedMemory)
    #expect(try stage.grab().pixels == Stage.picture(width: 60, height: 40, seed: 1))
  }

  @Test(arguments: [true, false])
  func `only the damage is put`(usesSharedMemory: Bool) throws {
    let stage = try Stage(usesSharedMemory: usesSharedMemory)
    let (part, other) = (PixelRect(x: 3, y: 5, width: 7, height: 9), PixelRect(x: 30, y: 20, width: 11, height: 2))
    var damage = Damage(part)
    damage.add(other)
    try stage.probe.send("damage-clear")
    let (buffer, stale) = stage.host.beginFrame()
    #expect(stale.isEmpty)
    Stage.paint(buffer, part, seed: 2)
    Stage.paint(buffer, other, seed: 2)
    stage.host.present(damage)
    let areas = try stage.probe.send("damage-list 100").split(separator: " ").sorted()
    #expect(areas == ["3,5,7,9", "30,20,11,2"])
    let pixels = try stage.grab().pixels
    for index in pixels.indices {
      let (x, y) = (index % 60, index / 60)
      let isNew = damage.intersects(PixelRect(x: x, y: y, width: 1, height: 1))
      #expect(pixels[index] == Stage.color(x, y, isNew ? 2 : 1))
    }
  }

  @Test func `an empty damage puts nothing`() throws {
    let stage = try Stage()
    try stage.probe.send("damage-clear")
    _ = stage.host.beginFrame()
    stage.host.present(Damage())
    #expect(try stage.probe.send("damage-list 60") == "")
  }

  @Test func `frames faster than the server use a second buffer that says what it lacks`() throws {
    let stage = try Stage()
    let first = stage.host.beginFrame().buffer
    let part = PixelRect(x: 10, y: 10, width: 5, height: 5)
    Stage.paint(first, part, seed: 2)
    stage.host.present(Damage(part))
    // The server's answer to that put cannot have been taken in: nothing has been read since, unless it is this fast.
    var rects = [part]
    var buffers: Set<ObjectIdentifier> = [ObjectIdentifier(first)]
    for seed in 3..<40 {
      let rect = PixelRect(x: seed, y: seed % 30, width: 4, height: 4)
      let (buffer, stale) = stage.host.beginFrame()
      buffers.insert(ObjectIdentifier(buffer))
      for old in stale.rects {
        for y in old.y..<old.maxY { for x in old.x..<old.maxX { buffer[x, y] = newest(x, y, rects) } }
      }
      Stage.paint(buffer, rect, seed: rects.count + 2)
      rects.append(rect)
      stage.host.present(Damage(rect))
    }
    #expect(buffers.count <= 2)
    let pixels = try stage.grab().pixels
    #expect(pixels.indices.allSatisfy { pixels[$0] == newest($0 % 60, $0 / 60, rects) })
  }

  private func newest(_ x: Int, _ y: Int, _ rects: [PixelRect]) -> UInt32 {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    let index = rects.lastIndex { $0.contains(pixel) }
    return Stage.color(x, y, index.map { $0 + 2 } ?? 1)
  }

  @Test func `a buffer in flight is not handed out`() throws {
    let stage = try Stage()
    let store = stage.host.frames
    let first = store.next()
    first.put(
      PixelRect(x: 0, y: 0, width: 5, height: 5), on: stage.host.window.identifier, with: stage.host.window.context,
      originX: 0, originY: 0, isLast: true)
    store.didShow(first, damage: Damage(PixelRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(first.isInFlight)
    let next = store.next()
    #expect(!next.isInFlight)
    if next !== first { #expect(next.stale == Damage(PixelRect(x: 0, y: 0, width: 60, height: 40))) }
  }

  @Test func `a frame begun twice is the same frame`() throws {
    let stage = try Stage()
    let first = stage.host.beginFrame().buffer
    #expect(stage.host.beginFrame().buffer === first)
  }

  @Test func `an exposed window asks for a whole frame and shows it`() throws {
    let stage = try Stage()
    #expect(!stage.host.needsFrame)
    try stage.probe.send("expose 10 10 20 20")
    stage.host.wait(until: stage.host.now + 5)
    #expect(stage.host.needsFrame)
    #expect(stage.host.beginFrame().stale == Damage(PixelRect(x: 0, y: 0, width: 60, height: 40)))
    // Nothing changed for the program; the host puts everything all the same.
    stage.host.present(Damage())
    #expect(!stage.host.needsFrame)
    #expect(try stage.grab().pixels == Stage.picture(width: 60, height: 40, seed: 1))
  }
}
