import Foundation
import Motion
import Testing

/// FACTS.md §4, "Keyboard motion presets of other platforms".
@Suite struct KeyboardPaceTests {
  private func share(_ pace: Pace, _ time: TimeInterval) -> Double {
    Trajectory(from: 0, to: 1, start: 0, pace: pace).value(at: time)
  }

  /// Worked out by hand: parabolas at 1/3 and 2/3 of 150 ms, at 1/5 and 3/5 of 250 ms, lines, and the Bézier at its
  /// parameters 1/2 (x 0.30425, y 0.470375) and 1/4 (x 0.1388125, y 0.148234375).
  @Test(
    arguments: [
      (.gnomeKeyboardShow, 0.05, 5.0 / 9), (.gnomeKeyboardShow, 0.1, 8.0 / 9), (.gnomeKeyboardShow, 0.15, 1),
      (.gnomeKeyboardHide, 0.05, 1.0 / 9), (.gnomeKeyboardHide, 0.1, 4.0 / 9), (.gnomeKeyboardHide, 0.15, 1),
      (.qtKeyboard, 0.05, 0.08), (.qtKeyboard, 0.125, 0.5), (.qtKeyboard, 0.15, 0.68), (.qtKeyboard, 0.25, 1),
      (.maliitKeyboard, 0.033, 0.2), (.maliitKeyboard, 0.165, 1), (.linear(duration: 0.22), 0.055, 0.25),
      (.linear(duration: 0.66), 0.055, 1.0 / 12), (.androidKeyboard, 0.30425 * 0.25, 0.470375),
      (.androidKeyboard, 0.1388125 * 0.25, 0.148234375), (.androidKeyboard, 0.25, 1), (.iosShortKeyboard, 0.0725, 0.5),
      (.iosShortKeyboard, 0.145, 1),
    ] as [(Pace, TimeInterval, Double)])
  func `each keyboard is where its row says`(pace: Pace, time: TimeInterval, expected: Double) {
    #expect(abs(share(pace, time) - expected) < 1e-9)
  }

  @Test func `the curve of Qt is symmetric and smooth in its middle`() {
    for step in 0...100 {
      let p = Double(step) / 100
      #expect(abs(TimingCurve.easeInOutQuad.value(at: p) + TimingCurve.easeInOutQuad.value(at: 1 - p) - 1) < 1e-12)
    }
    #expect(TimingCurve.easeInOutQuad.slope(at: 0.5) == 2)
  }
}
