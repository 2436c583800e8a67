import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TrajectoryPlayTests {
  private let view = View(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

  @Test func `it is shown where the motion says, with the velocity it starts with`() {
    let test = TestWindow([view])
    let motion = Trajectory(from: 40, to: 0, start: 0, pace: .iosKeyboard, velocity: 300)
    view.play(motion, as: .translationY)
    #expect(view.model(.translationY) == 0 && test.window.animationEnd == 0.5)
    for time in [0, 0.02, 0.1, 0.3, 0.5] {
      test.window.advance(to: time)
      #expect(view.shown(.translationY).value == motion.value(at: time))
    }
    #expect(!test.window.isAnimating && !view.hasMotion)
  }

  @Test func `it takes the place of a motion that runs, and a settled one ends it`() {
    let test = TestWindow([view])
    view.animate(.originY, to: 300, pace: .iosKeyboard)
    view.play(Trajectory(from: 200, to: 120, start: 0, pace: .linear(duration: 1)), as: .originY)
    test.window.advance(to: 0.5)
    #expect(view.shown(.originY).value == 160)
    view.play(Trajectory(resting: 7), as: .originY)
    #expect(view.shown(.originY).value == 7 && view.frame.minY == 7 && !view.hasMotion)
  }

  @Test func `out of a window it is at its target`() {
    view.play(Trajectory(from: 0, to: 5, start: 0, pace: .iosKeyboard), as: .originX)
    #expect(view.frame.minX == 5 && !view.hasMotion)
  }
}
