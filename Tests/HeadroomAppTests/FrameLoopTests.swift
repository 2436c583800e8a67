import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Testing
import WindowHosting

/// A square that can slide, and a time at which it shall end.
@MainActor private final class SlidingSquare: FrameContent {
  let window: Window
  let square = View(frame: CGRect(x: 10, y: 80, width: 40, height: 10))
  let end: TimeInterval
  var received: [HostEvent] = []
  var times: [TimeInterval] = []

  init(renderer: CairoRenderer, end: TimeInterval) {
    window = Window(size: CGSize(width: 60, height: 100), textEngine: renderer.textEngine)
    window.backgroundRole = .background
    square.backgroundColor = .black
    window.addSubview(square)
    self.end = end
  }

  func receive(_ event: HostEvent) {
    received.append(event)
    square.animate(.translationY, to: -60, pace: .iosKeyboard)
  }
  func advance(to time: TimeInterval) {
    times.append(time)
    window.advance(to: time)
  }
  var needsDisplay: Bool { window.needsDisplay }
  func makeDisplayList() -> DisplayList { window.makeDisplayList() }
  var nextChange: TimeInterval? { window.isAnimating ? window.time : end }
  var isFinished: Bool { window.time >= end }
}

@MainActor struct FrameLoopTests {
  private func run(events: [HostEvent], until end: TimeInterval) throws -> (HeadlessHost, SlidingSquare, FrameLoop) {
    let assets = try Assets.locate(program: URL(fileURLWithPath: #filePath))
    let renderer = CairoRenderer(scale: 1, fonts: try FontSetup.use(configuration: assets.fonts))
    let host = HeadlessHost(width: 60, height: 100)
    let content = SlidingSquare(renderer: renderer, end: end)
    for event in events { host.push(event) }
    let loop = FrameLoop(host: host, painter: FramePainter(renderer: renderer))
    loop.run(content)
    return (host, content, loop)
  }

  @Test func `an idle window is painted once and then slept through`() throws {
    let (host, content, loop) = try run(events: [], until: 20)
    #expect(loop.frames == 1)
    #expect(host.presentedDamage == [Damage(PixelRect(x: 0, y: 0, width: 60, height: 100))])
    #expect(content.times.count <= 3, "no turn without a reason: \(content.times)")
  }

  @Test func `a slide is painted sixty times a second, only where something moves, and then nothing more`() throws {
    let (host, _, loop) = try run(events: [.pointerDown(.zero, time: 0)], until: 20)
    #expect((29...32).contains(loop.frames), "\(loop.frames)")
    #expect(loop.lateFrames == 0)
    for damage in host.presentedDamage.dropFirst() {
      #expect(damage.bounds.x == 10 && damage.bounds.width == 40)
    }
    #expect(host.picture[20, 25] == 0 && host.picture[20, 85] == 0xF2F2F6)
  }
}
