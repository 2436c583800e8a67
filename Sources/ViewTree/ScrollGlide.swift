import Foundation
import Motion

/// How a scroll view's content goes on after the finger left it, as a function of time: it decays, and where it meets the
/// end of its range, or began beyond it, a spring brings it to rest there.
///
/// Constants are UIKit's: deceleration rate 0.998 a millisecond, which is a time constant of 0.4995 s; the spring's
/// response was fitted to its bounce.
nonisolated struct ScrollGlide: Hashable, Sendable {
  static let timeConstant = -0.001 / log(0.998)
  static let spring = Spring(dampingRatio: 1, response: 0.575)
  /// Below this speed, in points a second, the glide has ended.
  static let restingSpeed = 10.0

  private let start: TimeInterval
  private var value: Double
  private let velocity: Double
  private let bounceStart: TimeInterval?
  private var bounce: Trajectory?
  /// When it is at rest.
  let end: TimeInterval

  /// A glide from `value` with `velocity` (points a second) inside `range`.
  init(from value: Double, velocity: Double, range: ClosedRange<Double>, at time: TimeInterval) {
    start = time
    self.value = value
    self.velocity = velocity
    let bound = velocity > 0 ? range.upperBound : range.lowerBound
    let way = velocity * Self.timeConstant
    let stops = abs(velocity) <= Self.restingSpeed
    let natural = stops ? 0 : Self.timeConstant * log(abs(velocity) / Self.restingSpeed)
    if !range.contains(value) {
      let nearest = min(max(value, range.lowerBound), range.upperBound)
      bounceStart = time
      bounce = Self.bounce(from: value, velocity: velocity, to: nearest, at: time)
      end = time + Self.duration
    } else if !stops, abs(way) * (1 - exp(-natural / Self.timeConstant)) > abs(bound - value) {
      let meeting = -Self.timeConstant * log(1 - (bound - value) / way)
      bounceStart = time + meeting
      bounce = Self.bounce(
        from: bound, velocity: velocity * exp(-meeting / Self.timeConstant), to: bound, at: time + meeting)
      end = time + meeting + Self.duration
    } else {
      bounceStart = nil
      bounce = nil
      end = time + natural
    }
  }

  /// The way to a page (a point the content shall rest at), at a spring's pace.
  init(from value: Double, velocity: Double, to target: Double, at time: TimeInterval) {
    start = time
    self.value = value
    self.velocity = velocity
    bounceStart = time
    bounce = Self.bounce(from: value, velocity: velocity, to: target, at: time)
    end = value == target && velocity == 0 ? time : time + Self.duration
  }

  /// The same glide in a space whose origin is `way` further up: the content above it has become longer.
  ///
  /// The range it was made with moves along, so that it ends where it would have ended on the screen.
  func moved(by way: Double) -> ScrollGlide {
    var moved = self
    moved.value += way
    moved.bounce = bounce.map {
      Trajectory(
        from: $0.origin.value + way, to: $0.target + way, start: $0.start, pace: $0.pace, velocity: $0.origin.velocity)
    }
    return moved
  }

  private static let duration: TimeInterval = 1

  private static func bounce(from value: Double, velocity: Double, to target: Double, at time: TimeInterval)
    -> Trajectory
  {
    Trajectory(from: value, to: target, start: time, pace: .spring(spring, duration: duration), velocity: velocity)
  }

  /// The offset at `time`.
  func offset(at time: TimeInterval) -> Double { state(at: time).value }

  /// The offset at `time`, and how fast it becomes another (points a second).
  func state(at time: TimeInterval) -> MotionState {
    if let bounce, let bounceStart, time >= bounceStart { return bounce.state(at: time) }
    let elapsed = min(max(0, time - start), end - start)
    let decay = exp(-elapsed / Self.timeConstant)
    return MotionState(value: value + velocity * Self.timeConstant * (1 - decay), velocity: velocity * decay)
  }
}
