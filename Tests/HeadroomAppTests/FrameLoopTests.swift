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
  var caret: CGRect?

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

/// A host without a screen that an input method sits at.
@MainActor private final class TypingHost: WindowHost, TextInputHost {
  let host = HeadlessHost(width: 60, height: 100)
  var caret: CGRect?

  var scale: Int { host.scale }
  var pixelSize: PixelSize { host.pixelSize }
  var title = ""
  var now: TimeInterval { host.now }
  var needsFrame: Bool { host.needsFrame }
  func drainEvents() -> [HostEvent] { host.drainEvents() }
  func beginFrame() -> (buffer: PixelBuffer, stale: Damage) { host.beginFrame() }
  func present(_ damage: Damage) { host.present(damage) }
  func wait(until deadline: TimeInterval?) { host.wait(until: deadline) }
  func resize(width: Int, height: Int, scale: Int) { host.resize(width: width, height: height, scale: scale) }
}

@MainActor struct FrameLoopTests {
  private func renderer() throws -> CairoRenderer {
    let assets = try Assets.locate(program: URL(fileURLWithPath: #filePath))
    return CairoRenderer(scale: 1, fonts: try FontSetup.use(configuration: assets.fonts))
  }

  @Test func `a turn is due a sixtieth of a second after the last while something moves, else when it will`() throws {
    let renderer = try renderer()
    let host = TypingHost()
    let content = SlidingSquare(renderer: renderer, end: 20)
    let loop = FrameLoop(host: host, painter: FramePainter(renderer: renderer))
    loop.turn(content)
    #expect(loop.frames == 1 && content.times == [0])
    #expect(loop.deadline(for: content) == 20)
    host.host.push(.pointerDown(.zero, time: 0))
    loop.turn(content)
    #expect(content.received.count == 1)
    #expect(FrameLoop.frameRate == 60)
    #expect(loop.deadline(for: content) == 1.0 / 60)
    host.wait(until: 1.0 / 60)
    loop.turn(content)
    #expect(loop.deadline(for: content) == 2.0 / 60)
  }

  @Test func `an input method is told where text is typed, turn by turn`() throws {
    let renderer = try renderer()
    let host = TypingHost()
    let content = SlidingSquare(renderer: renderer, end: 20)
    let loop = FrameLoop(host: host, painter: FramePainter(renderer: renderer))
    content.caret = CGRect(x: 3, y: 4, width: 2, height: 20)
    loop.turn(content)
    #expect(host.caret == CGRect(x: 3, y: 4, width: 2, height: 20))
    content.caret = nil
    loop.turn(content)
    #expect(host.caret == nil)
  }

  private func run(events: [HostEvent], until end: TimeInterval) throws -> (HeadlessHost, SlidingSquare, FrameLoop) {
    let renderer = try renderer()
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
