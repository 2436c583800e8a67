public import Foundation

/// A damped harmonic oscillator of unit mass, solved in closed form: exact for any time and any step.
///
/// `x'' + 2ζω x' + ω² x = 0`, where x is the distance from the target.
///
///     let spring = Spring(dampingRatio: 1, angularFrequency: 18.257)
///     spring.state(from: MotionState(value: -336), after: 0.25).value   // -19.5
public struct Spring: Hashable, Sendable {
  /// ζ: below 1 the spring oscillates, at 1 it is the fastest that does not, above 1 it creeps. At least 0.
  public let dampingRatio: Double
  /// ω in radians a second; above 0.
  public let angularFrequency: Double

  /// A spring of damping ratio ζ ≥ 0 and undamped angular frequency ω > 0 (radians a second).
  public init(dampingRatio: Double, angularFrequency: Double) {
    precondition(dampingRatio >= 0 && angularFrequency > 0, "a spring needs ζ ≥ 0 and ω > 0")
    self.dampingRatio = dampingRatio
    self.angularFrequency = angularFrequency
  }

  /// A spring by its response: the period, in seconds, of the same spring without damping.
  public init(dampingRatio: Double, response: TimeInterval) {
    self.init(dampingRatio: dampingRatio, angularFrequency: 2 * .pi / response)
  }

  /// The state `time` seconds (≥ 0) after `initial`, both measured from the target at 0.
  public func state(from initial: MotionState, after time: TimeInterval) -> MotionState {
    if dampingRatio < 1 { return underdamped(initial, time) }
    if dampingRatio > 1 { return overdamped(initial, time) }
    return critical(initial, time)
  }

  private func critical(_ initial: MotionState, _ time: TimeInterval) -> MotionState {
    let decay = exp(-angularFrequency * time)
    let slope = initial.velocity + angularFrequency * initial.value
    return MotionState(
      value: (initial.value + slope * time) * decay,
      velocity: (initial.velocity - angularFrequency * slope * time) * decay)
  }

  private func underdamped(_ initial: MotionState, _ time: TimeInterval) -> MotionState {
    let sigma = dampingRatio * angularFrequency
    let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let decay = exp(-sigma * time)
    let cosine = initial.value
    let sine = (initial.velocity + sigma * initial.value) / damped
    let (c, s) = (cos(damped * time), sin(damped * time))
    return MotionState(
      value: decay * (cosine * c + sine * s),
      velocity: decay * ((sine * damped - sigma * cosine) * c - (cosine * damped + sigma * sine) * s))
  }

  private func overdamped(_ initial: MotionState, _ time: TimeInterval) -> MotionState {
    let spread = angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = -dampingRatio * angularFrequency + spread
    let fast = -dampingRatio * angularFrequency - spread
    let slowShare = (initial.velocity - fast * initial.value) / (slow - fast)
    let fastShare = initial.value - slowShare
    let (s, f) = (slowShare * exp(slow * time), fastShare * exp(fast * time))
    return MotionState(value: s + f, velocity: slow * s + fast * f)
  }
}
