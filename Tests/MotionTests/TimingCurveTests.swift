import Foundation
import Motion
import Testing

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubicBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1),
    .cubicBezier(x1: 0.199, y1: 0.011, x2: 0.279, y2: 0.91), .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1),
    .cubicBezier(x1: 0.5, y1: -0.4, x2: 0.5, y2: 1.4), .easeInQuad, .easeOutQuad, .easeInOutQuad,
  ]

  @Test(arguments: curves)
  func `the slope is the derivative of the value`(curve: TimingCurve) {
    for index in 1..<200 {
      let p = Double(index) / 200
      let h = 1e-5
      let numeric = (curve.value(at: p + h) - curve.value(at: p - h)) / (2 * h)
      #expect(abs(curve.slope(at: p) - numeric) < 1e-4 * max(1, abs(numeric)), "\(curve) at \(p)")
    }
  }

  @Test(arguments: curves)
  func `it begins at 0, ends at 1 and stays there`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    #expect(abs(curve.value(at: 1e-9)) < 1e-5 && abs(curve.value(at: 1 - 1e-9) - 1) < 1e-5)
  }

  @Test(arguments: curves)
  func `the slope at the ends is the limit of the slope beside them`(curve: TimingCurve) {
    #expect(abs(curve.slope(at: 0) - curve.value(at: 1e-7) / 1e-7) < 1e-2)
    #expect(abs(curve.slope(at: 1) - (1 - curve.value(at: 1 - 1e-7)) / 1e-7) < 1e-2)
  }

  /// Published samples of the same curve (0.42, 0, 0.58, 1): symmetric about the middle.
  @Test func `ease-in-out is symmetric`() {
    for index in 0...100 {
      let p = Double(index) / 100
      #expect(abs(TimingCurve.easeInOut.value(at: p) + TimingCurve.easeInOut.value(at: 1 - p) - 1) < 1e-12)
    }
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  }

  /// FACTS.md §1, column "bezier 0.5 s".
  @Test(arguments: [(0.05, 0.206), (0.10, 0.471), (0.15, 0.736), (0.20, 0.869), (0.25, 0.931), (0.30, 0.964)])
  func `the hand-fitted keyboard curve has its table's values`(time: Double, share: Double) {
    let curve = TimingCurve.cubicBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1)
    #expect(abs(curve.value(at: time / 0.5) - share) <= 0.001)
  }
}
