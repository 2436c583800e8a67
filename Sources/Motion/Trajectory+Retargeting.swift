public import Foundation

extension Trajectory {
  /// The same value sent elsewhere at `time`: it goes on from the value and with the velocity it has.
  ///
  /// The velocity *towards* the new target is limited so that the motion does not shoot past it: to ω·|gap| for a
  /// critically damped spring (SYSTEMS.md §6, Motion; carried whole, a keyboard that goes from 336 to 291 points
  /// mid-flight overshoots by 10), to 1.85·|gap|/duration for a curve (ease-in-out would shoot past from 1.89 on).
  /// Velocity away from the target only delays it and is kept whole.
  ///
  /// - Parameters:
  ///   - target: where to end, in the unit of the value.
  ///   - time: when it is sent there, in seconds of the clock that the start was given in.
  ///   - pace: how to get there; the old pace if nil.
  public func retargeted(to target: Double, at time: TimeInterval, pace: Pace? = nil) -> Trajectory {
    let now = state(at: time)
    let pace = pace ?? self.pace
    return Trajectory(
      from: now.value, to: target, start: time, pace: pace,
      velocity: Self.carried(now.velocity, over: target - now.value, pace: pace))
  }

  private static func carried(_ velocity: Double, over gap: Double, pace: Pace) -> Double {
    let limit: Double
    switch pace {
    case .immediate: return 0
    case .curve(_, let duration): limit = duration > 0 ? 1.85 * abs(gap) / duration : 0
    case .spring(let spring, _): limit = spring.dampingRatio < 1 ? .infinity : spring.angularFrequency * abs(gap)
    }
    if gap == 0 { return limit.isInfinite ? velocity : 0 }
    let isTowards = velocity * gap > 0
    return isTowards && abs(velocity) > limit ? limit * (gap > 0 ? 1 : -1) : velocity
  }
}
