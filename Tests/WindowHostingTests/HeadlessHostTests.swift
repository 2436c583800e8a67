import Foundation
import Pixels
import Testing
import WindowHosting

@MainActor struct HeadlessHostTests {
  private let host = HeadlessHost(title: "Form", width: 10, height: 20, scale: 2, now: 5)

  private func presentFrame() {
    _ = host.beginFrame()
    host.present(Damage())
  }

  @Test func `the picture has points times scale pixels`() {
    #expect(host.pixelSize == PixelSize(width: 20, height: 40))
    #expect(host.picture.size == host.pixelSize)
  }

  @Test func `pushed events are drained in order and once`() {
    host.push(.pointerDown(.zero, time: 5))
    host.push(.pointerUp(.zero, time: 5.1))
    #expect(host.drainEvents() == [.pointerDown(.zero, time: 5), .pointerUp(.zero, time: 5.1)])
    #expect(host.drainEvents().isEmpty)
  }

  @Test func `only the first frame is painted whole`() {
    #expect(host.needsFrame)
    #expect(host.beginFrame().stale == Damage(PixelRect(host.pixelSize)))
    host.present(Damage(PixelRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(host.beginFrame().stale.isEmpty)
    #expect(!host.needsFrame)
    #expect(host.presentedDamage == [Damage(PixelRect(x: 1, y: 1, width: 2, height: 2))])
  }

  @Test func `what is painted stays for the next frame`() {
    host.beginFrame().buffer[3, 4] = 0x12_34_56
    host.present(Damage(PixelRect(host.pixelSize)))
    #expect(host.picture[3, 4] == 0x12_34_56)
    #expect(host.beginFrame().buffer === host.picture)
  }

  @Test func `waiting jumps to the deadline`() {
    host.wait(until: 7.5)
    #expect(host.now == 7.5)
    host.wait(until: 6)
    #expect(host.now == 7.5)
    host.wait(until: nil)
    #expect(host.now == 7.5)
  }

  @Test func `waiting ends at once when an event is due`() {
    host.push(.closeRequested(time: 5))
    host.wait(until: 9)
    #expect(host.now == 5)
  }

  @Test func `a lost picture and a resize are painted whole`() {
    presentFrame()
    host.losePicture()
    #expect(host.needsFrame)
    #expect(host.beginFrame().stale == Damage(PixelRect(host.pixelSize)))
    presentFrame()
    host.resize(width: 7, height: 5, scale: 3)
    #expect(host.needsFrame)
    #expect(host.scale == 3)
    #expect(host.beginFrame().stale == Damage(PixelRect(x: 0, y: 0, width: 21, height: 15)))
    #expect(host.picture.size == PixelSize(width: 21, height: 15))
  }
}
