import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Recording
import Scenarios
import Staging
import Testing

/// Every picture of the program is painted from the one before. It must be the picture that painting from nothing gives.
@MainActor
struct FramePainterTests {
  /// Plays a scenario and compares every frame, those too in which nothing is said to have changed.
  private func compare(
    _ name: String, strategy: String = "headroom", scale: Int, rate: Double = 60, settings: [TimedEvent] = []
  ) throws -> (frames: Int, clean: Int) {
    let scenario = try Studio.library.loadScenario(name)
    let (kept, fresh) = try {
      let kept = try Studio.cairo(scale: scale)
      return (kept, try Studio.cairo(scale: scale, sharing: kept))
    }()
    let stage = try Studio.stage(scenario, strategy: strategy, renderer: kept)
    let player = ScriptPlayer(scenario.script, on: stage, file: name)
    let renderer = PaintingRenderer(kept)
    var settings = settings[...]
    var (frame, clean) = (0, 0)
    while !player.isFinished {
      let time = Double(frame) / rate
      while let event = settings.first, event.time <= time {
        try player.advance(to: event.time)
        stage.perform(event.event, at: event.time)
        settings.removeFirst()
      }
      try player.advance(to: time)
      let (shown, changed) = renderer.render(stage)
      if !changed { clean += 1 }
      let truth = Studio.picture(of: stage, with: fresh)
      guard shown.isEqual(to: truth) else {
        let difference = PixelDifference(between: shown, and: truth)
        Issue.record(
          """
          \(name), \(strategy), scale \(scale), \(time) s: \(difference.count) pixels differ in \(difference.bounds), \
          said to have changed: \(changed)
          """)
        return (frame, clean)
      }
      frame += 1
    }
    return (frame, clean)
  }

  @Test(arguments: [(1, 60.0), (2, 30)])
  func `the tour is painted from frame to frame as from nothing`(scale: Int, rate: Double) throws {
    let (frames, clean) = try compare("tour", scale: scale, rate: rate)
    #expect(frames > Int(15 * rate))
    // Most of the time something is at rest; during the slides something must be painted.
    #expect(clean > frames / 4 && clean < frames * 3 / 4, "\(clean) of \(frames)")
  }

  @Test(arguments: [("switch-lower", "transform-field", 1), ("editor", "headroom", 1), ("sign-in", "headroom", 3)])
  func `so are the others`(name: String, strategy: String, scale: Int) throws {
    #expect(try compare(name, strategy: strategy, scale: scale, rate: 30).frames > 60)
  }

  @Test func `changes of settings in the middle of a slide are painted too`() throws {
    // The first slide begins at 0.48 s, the second at 1.5 s.
    let settings: [TimedEvent] = [
      TimedEvent(.theme(.dark), at: 0.55), TimedEvent(.keyboard(.init(height: 336)), at: 0.61),
      TimedEvent(.strategy("transform-field"), at: 0.7), TimedEvent(.theme(.light), at: 1.2),
      TimedEvent(.keyboard(.init(height: 240)), at: 1.6), TimedEvent(.avoidance(false), at: 1.7),
      TimedEvent(.avoidance(true), at: 1.8), TimedEvent(.strategy("headroom"), at: 1.9),
      TimedEvent(.theme(.dark), at: 3.6),
    ]
    #expect(try compare("switch-lower", scale: 1, settings: settings).frames > 200)
  }

  @Test func `a reset paints the beginning again`() throws {
    let cairo = try Studio.cairo(scale: 1)
    let stage = try Studio.stage(try Studio.scenario([]), renderer: cairo)
    let renderer = PaintingRenderer(cairo)
    let first = PixelBuffer(size: PixelSize(width: 390, height: 844))
    first.copy(PixelRect(first.size), from: renderer.render(stage).buffer)
    stage.perform(.touch(.began, CGPoint(x: 195, y: 530)), at: 0.1)
    stage.perform(.touch(.ended, CGPoint(x: 195, y: 530)), at: 0.2)
    stage.advance(to: 1)
    #expect(!renderer.render(stage).buffer.isEqual(to: first))
    stage.perform(.reset, at: 1.2)
    let (buffer, changed) = renderer.render(stage)
    #expect(changed && buffer.isEqual(to: first))
  }

  @Test func `what is not damaged is not painted`() throws {
    let cairo = try Studio.cairo(scale: 1)
    let stage = try Studio.stage(try Studio.scenario([]), renderer: cairo)
    let painter = FramePainter(renderer: cairo)
    let buffer = PixelBuffer(size: PixelSize(width: 390, height: 844))
    painter.paint(stage.window.makeDisplayList(), into: buffer)
    buffer.fill(PixelRect(buffer.size), with: 0x123456)
    stage.perform(.touch(.began, CGPoint(x: 195, y: 149)), at: 0)
    stage.perform(.touch(.ended, CGPoint(x: 195, y: 149)), at: 0)
    stage.advance(to: 0.6)
    painter.paint(stage.window.makeDisplayList(), into: buffer)
    // The caret blinks: after half a second it is off.
    let blink = PixelBuffer(size: buffer.size)
    blink.copy(PixelRect(blink.size), from: buffer)
    blink.fill(PixelRect(blink.size), with: 0x123456)
    stage.advance(to: 1)
    let damage = painter.paint(stage.window.makeDisplayList(), into: blink)
    let area = damage.rects.reduce(0) { $0 + $1.area }
    #expect(area > 0 && area <= 4 * 24 + 100, "\(damage.rects)")
    let untouched = PixelBuffer(size: buffer.size)
    untouched.fill(PixelRect(untouched.size), with: 0x123456)
    #expect(PixelDifference(between: blink, and: untouched).count <= area)
  }
}
