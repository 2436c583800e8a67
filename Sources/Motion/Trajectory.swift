public import Foundation

/// A value on its way: a pure function from time to value and velocity.
///
/// Nothing ticks: a trajectory is asked for the time a frame is drawn at, and the answer does not depend on which
/// times were asked before.
///
///     var edge = Trajectory(from: 844, to: 553, start: 0, pace: .iosKeyboard)
///     edge.state(at: 0.1).value          // 685.5
///     edge = edge.retargeted(to: 844, at: 0.1)   // back, from 685.5 and at the speed it had
public struct Trajectory: Hashable, Sendable {
  /// Where it started and how fast.
  public let origin: MotionState
  /// Where it comes to rest, in the unit of the value: inside of ``limits``.
  public let target: Double
  /// When it started, in seconds of the given clock.
  public let start: TimeInterval
  /// How it gets there.
  public let pace: Pace
  /// What stops it, in the unit of the value: while the motion is outside, the value stands at the nearer end. nil = nothing.
  public let limits: ClosedRange<Double>?
  /// Where the motion would end without limits.
  private let goal: Double

  /// A motion that starts at `start` seconds with `velocity` units a second.
  ///
  /// With `limits` it is that of something pushed: a bar of which the keyboard's edge takes hold on its way, say, that
  /// goes along from there.
  public init(
    from value: Double, to target: Double, start: TimeInterval, pace: Pace, velocity: Double = 0,
    limits: ClosedRange<Double>? = nil
  ) {
    self.origin = MotionState(value: value, velocity: velocity)
    self.start = start
    self.pace = pace
    self.limits = limits
    goal = target
    self.target = limits.map { min(max(target, $0.lowerBound), $0.upperBound) } ?? target
  }

  /// The same motion `way` further on, limits and all, in the unit of the value.
  public func shifted(by way: Double) -> Trajectory {
    Trajectory(
      from: origin.value + way, to: goal + way, start: start, pace: pace, velocity: origin.velocity,
      limits: limits.map { $0.lowerBound + way...$0.upperBound + way })
  }

  /// A value at rest for all time.
  public init(resting value: Double) {
    self.init(from: value, to: value, start: 0, pace: .immediate)
  }

  /// When it is at rest, in seconds of the given clock: from here on the value is the target exactly.
  ///
  /// A spring on a long way has more left after its pace's duration than may be leapt (0.1 % of 3,000 points are 3): it
  /// takes as long as it needs to come near.
  public var end: TimeInterval { isStill ? start : start + pace.duration + delay }

  /// Whether it is at its target for good at `time` (seconds).
  public func isSettled(at time: TimeInterval) -> Bool { time >= end }

  /// The value and velocity at `time` (seconds); the origin before the start, the target at rest from ``end`` on.
  public func state(at time: TimeInterval) -> MotionState {
    if time >= end { return MotionState(value: target) }
    let state = freeState(at: time)
    guard let limits, !limits.contains(state.value) else { return state }
    return MotionState(value: state.value < limits.lowerBound ? limits.lowerBound : limits.upperBound)
  }

  /// The state that nothing stops, before ``end``.
  private func freeState(at time: TimeInterval) -> MotionState {
    if time <= start { return origin }
    let elapsed = time - start
    switch pace {
    case .immediate: return MotionState(value: goal)
    case .curve(let curve, let duration): return state(of: curve, duration, at: elapsed / duration)
    case .spring(let spring, _):
      let gap = MotionState(value: origin.value - goal, velocity: origin.velocity)
      let state = spring.state(from: gap, after: elapsed)
      return MotionState(value: goal + state.value, velocity: state.velocity)
    }
  }

  /// The value at `time` (seconds).
  public func value(at time: TimeInterval) -> Double { state(at: time).value }

  /// The greatest leap at the end of a motion, in the unit of the value (METRICS.md M16).
  private static let leap = 0.5

  /// How much longer than its pace says a spring takes until less than a leap is left of its way, in seconds.
  private var delay: TimeInterval {
    guard case .spring(let spring, let duration) = pace, spring.dampingRatio == 1 else { return 0 }
    let gap = MotionState(value: origin.value - goal, velocity: origin.velocity)
    let left = abs(spring.state(from: gap, after: duration).value)
    // What is left falls a little slower than e^(−ωt): half of the leap is aimed at.
    return left > Self.leap ? log(2 * left / Self.leap) / spring.angularFrequency : 0
  }

  private var isStill: Bool { origin.value == goal && origin.velocity == 0 }

  /// A curve carries a first velocity by a term p(1 − p)³: slope 1 at the start, value, slope and curvature 0 at
  /// the end, so that the curve alone says how the motion comes to rest.
  private func state(of curve: TimingCurve, _ duration: TimeInterval, at p: Double) -> MotionState {
    let way = goal - origin.value
    let startSlope = curve.slope(at: 0)
    let carried = origin.velocity == 0 || !startSlope.isFinite ? 0 : origin.velocity * duration - way * startSlope
    let rest = 1 - p
    return MotionState(
      value: origin.value + way * curve.value(at: p) + carried * p * rest * rest * rest,
      velocity: (way * curve.slope(at: p) + carried * rest * rest * (rest - 3 * p)) / duration)
  }
}
