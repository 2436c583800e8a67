import Foundation
import TestSupport
import Testing
import ViewTree

/// Taps that more than one recognizer waits for.
@MainActor @Suite struct SimultaneousTapTests {
  private final class Log { var taps: [String] = [] }

  private func taps(outerAlong: Bool, innerAlong: Bool = false) -> [String] {
    let log = Log()
    let row = View(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let inner = TapGestureRecognizer { _ in log.taps.append("row") }
    inner.recognizesSimultaneously = innerAlong
    row.addGestureRecognizer(inner)
    let window = TestWindow([row]).window
    let outer = TapGestureRecognizer { _ in log.taps.append("window") }
    outer.recognizesSimultaneously = outerAlong
    window.addGestureRecognizer(outer)
    window.touch(.began, at: CGPoint(x: 200, y: 120))
    window.touch(.ended, at: CGPoint(x: 200, y: 120))
    return log.taps
  }

  @Test func `the innermost takes a tap, but from those that go along`() {
    #expect(taps(outerAlong: false) == ["row"])
    #expect(taps(outerAlong: true) == ["row", "window"])
    #expect(taps(outerAlong: false, innerAlong: true) == ["row", "window"])
  }
}
