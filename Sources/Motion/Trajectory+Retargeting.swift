public import Foundation

extension Trajectory {
  /// The same value sent elsewhere at `time`: it goes on from the value and with the velocity it has.
  ///
  /// The velocity *towards* the new target is limited so that the motion does not shoot past it: to ω·|gap| for a
  /// critically damped spring (SYSTEMS.md §6, Motion; carried whole, a keyboard that goes from 336 to 291 points
  /// mid-flight overshoots by 10), to 1.85·|gap|/duration for a curve, or less where that is too much for it: up to there
  /// a curve that slows down to its end does so with what is carried as well (Android's up to 2.2, ease-in-out up to 5).
  /// Velocity away from the target only delays it and is kept whole, unless there is little `room`.
  ///
  /// - Parameters:
  ///   - target: where to end, in the unit of the value.
  ///   - time: when it is sent there, in seconds of the clock that the start was given in.
  ///   - pace: how to get there; the old pace if nil.
  ///   - room: how far it may go on away from the target, in the unit of the value: less velocity is carried if need be.
  public func retargeted(
    to target: Double, at time: TimeInterval, pace: Pace? = nil, room: Double = .infinity
  ) -> Trajectory {
    let now = state(at: time)
    let pace = pace ?? self.pace
    return Trajectory(
      from: now.value, to: target, start: time, pace: pace,
      velocity: Self.carried(now.velocity, over: target - now.value, pace: pace, room: room))
  }

  private static func carried(_ velocity: Double, over gap: Double, pace: Pace, room: Double) -> Double {
    let limit: Double
    switch pace {
    case .immediate: return 0
    case .curve(let curve, let duration):
      limit = duration > 0 ? min(1.85, 0.98 * curve.steepestStart) * abs(gap) / duration : 0
    case .spring(let spring, _): limit = spring.dampingRatio < 1 ? .infinity : spring.angularFrequency * abs(gap)
    }
    if gap == 0 { return limit.isInfinite ? velocity : 0 }
    if velocity * gap > 0 { return min(abs(velocity), limit) * (gap > 0 ? 1 : -1) }
    return min(abs(velocity), pace.fastestRetreat(within: room)) * (gap > 0 ? -1 : 1)
  }
}

extension Pace {
  /// The greatest speed away from the target (units a second) that takes the value no further than `room` from where it is.
  fileprivate func fastestRetreat(within room: Double) -> Double {
    switch self {
    case .immediate: .infinity
    // A critically damped spring goes on by v / ω e, one without damping by v / ω.
    case .spring(let spring, _): room * spring.angularFrequency * (spring.dampingRatio < 1 ? 1 : M_E)
    // A curve carries v·duration·p(1 − p)³, which is 27/256 at most.
    case .curve(_, let duration): duration > 0 ? room * 256 / 27 / duration : 0
    }
  }
}
