import Foundation
import Motion
import TestSupport
import Testing
import ViewTree

/// Views that go along with what moves elsewhere.
@MainActor @Suite struct AnimationAlongTests {
  @Test func `it is shown on the motion's way and has its end at once`() {
    let bar = View(frame: CGRect(x: 0, y: 750, width: 390, height: 60))
    let window = TestWindow([bar]).window
    bar.animate(
      .translationY,
      along: Trajectory(from: 34, to: -306, start: 0, pace: .curve(.linear, duration: 1), limits: -1_000...0))
    #expect(bar.model(.translationY) == -306)
    window.advance(to: 0.05)
    #expect(bar.shown(.translationY).value == 0)
    window.advance(to: 0.5)
    #expect(abs(bar.shown(.translationY).value - -136) < 1e-9)
    window.advance(to: 1)
    #expect(bar.shown(.translationY).value == -306 && !window.isAnimating)
  }
}
