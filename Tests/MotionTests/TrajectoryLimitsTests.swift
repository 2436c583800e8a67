import Foundation
import Motion
import Testing

/// A motion that something stops.
@Suite struct TrajectoryLimitsTests {
  /// From 34 below its home a bar is taken along from where the edge reaches it: 10 % of 340 later, at 0.1 s of 1.
  private let bar = Trajectory(
    from: 34, to: -306, start: 2, pace: .curve(.linear, duration: 1), limits: -1_000...0)

  @Test func `it stands at the limit until the motion is inside`() {
    #expect(bar.limits == -1_000...0)
    #expect(bar.state(at: 2.05) == MotionState(value: 0, velocity: 0))
    #expect(abs(bar.value(at: 2.5) - -136) < 1e-9)
    #expect(abs(bar.state(at: 2.5).velocity - -340) < 1e-9)
    #expect(bar.value(at: 3) == -306 && bar.end == 3)
  }

  @Test func `it ends at the limit where the motion goes beyond`() {
    let home = Trajectory(from: -306, to: 34, start: 0, pace: .curve(.linear, duration: 1), limits: -1_000...0)
    #expect(home.target == 0)
    #expect(abs(home.value(at: 0.5) - -136) < 1e-9)
    #expect(home.value(at: 0.95) == 0 && home.value(at: 2) == 0)
  }

  @Test func `shifted it goes the same way further on, limits and all`() {
    let shifted = bar.shifted(by: 100)
    #expect(shifted.limits == -900...100 && shifted.target == -206)
    #expect(shifted.value(at: 2.05) == 100)
    #expect(abs(shifted.value(at: 2.5) - -36) < 1e-9)
  }
}
