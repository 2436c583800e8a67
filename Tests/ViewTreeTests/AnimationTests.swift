import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct AnimationTests {
  private let view = View(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
  private let linear = Pace.curve(.linear, duration: 1)

  @Test func `changes are counted with every step of a motion and with every other place or inset, and no others`() {
    let (view, scroll) = (View(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), ScrollView())
    let test = TestWindow([view, scroll])
    func isCounted(_ change: () -> Void) -> Bool {
      let count = test.window.changeCount
      change()
      test.window.layOut()
      return test.window.changeCount != count
    }
    #expect(!isCounted { test.window.advance(to: 1) })
    #expect(isCounted { view.frame.origin.y = 20 })
    #expect(isCounted { scroll.contentInset.bottom = 30 })
    #expect(isCounted { view.animate(.translationY, to: 100, pace: linear) })
    for tenth in 11...20 { #expect(isCounted { test.window.advance(to: Double(tenth) / 10) }) }
    #expect(!isCounted { test.window.advance(to: 2.1) })
  }

  @Test func `the model is there at once, what is shown gets there in time`() {
    let test = TestWindow([view])
    view.animate(.originY, to: 200, pace: linear)
    #expect(view.frame.minY == 200)
    for (time, y) in [(0.0, 100.0), (0.25, 125), (0.5, 150), (1, 200), (5, 200)] {
      test.window.advance(to: time)
      #expect(abs(view.frame(in: .presentation).minY - y) < 1e-9)
      #expect(view.frame(in: .model).minY == 200)
    }
    #expect(!test.window.isAnimating)
    #expect(!view.hasMotion)
  }

  @Test(arguments: AnimatedProperty.allCases) func `every property animates alone`(property: AnimatedProperty) {
    let test = TestWindow([view])
    let start = view.model(property)
    view.animate(property, to: start + 0.5, pace: linear)
    test.window.advance(to: 0.5)
    #expect(abs(view.shown(property).value - (start + 0.25)) < 1e-9)
    #expect(view.model(property) == start + 0.5)
    for other in AnimatedProperty.allCases where other != property {
      #expect(view.shown(other).value == Double(view.model(other)))
    }
  }

  @Test func `a retarget goes on from the value and with the velocity it has`() {
    let test = TestWindow([view])
    view.animate(.translationY, to: -300, pace: .iosKeyboard)
    test.window.advance(to: 0.1)
    let before = view.shown(.translationY)
    #expect(before.velocity < -100)
    view.animate(.translationY, to: 0, pace: .iosKeyboard)
    let after = view.shown(.translationY)
    #expect(after == before)
    test.window.advance(to: 0.1 + 1e-6)
    #expect(abs(view.shown(.translationY).value - before.value - before.velocity * 1e-6) < 1e-6)
    test.window.advance(to: 1)
    #expect(view.shown(.translationY) == MotionState(value: 0))
  }

  @Test func `setting without animation ends one`() {
    let test = TestWindow([view])
    view.animate(.opacity, to: 0, pace: linear)
    test.window.advance(to: 0.5)
    view.setWithoutAnimation(.opacity, to: 1)
    #expect(view.shown(.opacity).value == 1)
    #expect(!view.hasMotion)
  }

  @Test func `out of a window nothing animates`() {
    view.animate(.originY, to: 200, pace: linear)
    #expect(!view.hasMotion)
    #expect(view.frame(in: .presentation).minY == 200)
  }

  @Test func `the last frame is asked for however time jumps`() {
    let test = TestWindow([view])
    view.animate(.originY, to: 200, pace: linear)
    _ = test.window.makeDisplayList()
    // Something due in between, after the end, must not hide that the picture is old.
    _ = test.window.addDeadline(at: 2) {}
    test.window.advance(to: 3)
    #expect(test.window.needsDisplay)
    _ = test.window.makeDisplayList()
    test.window.advance(to: 4)
    #expect(!test.window.needsDisplay)
  }

  @Test func `deadlines come at their own time, in order, and can be taken back`() {
    let test = TestWindow([view])
    let window = test.window
    final class Log { var entries: [String] = [] }
    let log = Log()
    func note(_ name: String) { log.entries.append("\(name) \(window.time)") }
    _ = window.addDeadline(at: 2) { note("late") }
    _ = window.addDeadline(at: 1) {
      note("first")
      _ = window.addDeadline(at: 1.5) { note("added") }
    }
    _ = window.addDeadline(at: 1) { note("second") }
    let cancelled = window.addDeadline(at: 1.2) { note("never") }
    window.cancelDeadline(cancelled)
    #expect(window.nextDeadline == 1)
    window.advance(to: 1.7)
    #expect(log.entries == ["first 1.0", "second 1.0", "added 1.5"])
    #expect(window.time == 1.7)
    window.advance(to: 9)
    #expect(log.entries.last == "late 2.0")
    #expect(window.nextDeadline == nil)
  }
}
