import Measures
import Testing

@Suite struct BoundTests {
  @Test(arguments: [
    (Bound.atMost(1), 1.0, true), (.atMost(1), 1.01, true), (.atMost(1), 1.011, false), (.atMost(1), -5, true),
    (.atLeast(0.9), 0.9, true), (.atLeast(0.9), 0.89, true), (.atLeast(0.9), 0.889, false), (.atLeast(0.9), 7, true),
  ])
  func `a bound is met by what lies on its side of it, and by the tolerance beyond`(
    bound: Bound, value: Double, isMet: Bool
  ) {
    #expect(bound.isMet(by: value, tolerance: 0.01 + 1e-12) == isMet)
  }

  @Test func `it is written as a comparison`() {
    #expect(Bound.atMost(1933.3333).description == "≤ 1933.333" && Bound.atLeast(0.9).description == "≥ 0.9")
    #expect(Bound.atMost(12).description == "≤ 12")
  }

  /// METRICS.md: points and points a second carry the rounding of a trace to 0.001 through a difference over a frame.
  @Test(arguments: [
    (Measure.caretVisible, Measure.Unit.ratio, 0.001), (.restoreDrift, .points, 0.01),
    (.velocityJump, .pointsPerSecond, 1), (.coveredTime, .seconds, 0.001), (.syncLag, .frames, 0.001),
    (.owners, .count, 0.001),
  ])
  func `a measure has a unit, and its tolerance follows from that`(
    measure: Measure, unit: Measure.Unit, tolerance: Double
  ) {
    #expect(measure.unit == unit && measure.tolerance == tolerance)
  }

  @Test func `a miss that is excused passes, and without a value nothing is said`() {
    #expect(MeasuredValue(.restoreDrift, 3, bound: .atMost(1)).passes == false)
    let excused = MeasuredValue(.restoreDrift, 3, bound: .atMost(1), isExcused: true)
    #expect(excused.isExcused && excused.passes == true)
    #expect(MeasuredValue(.restoreDrift, nil, bound: .atMost(1), isExcused: true).passes == nil)
    #expect(MeasuredValue(.restoreDrift, 3, bound: nil).passes == nil)
  }
}
