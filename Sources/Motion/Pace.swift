public import Foundation

/// How a value gets from where it is to where it shall be.
public enum Pace: Hashable, Sendable {
  /// At once.
  case immediate
  /// Along a curve, in so many seconds.
  case curve(TimingCurve, duration: TimeInterval)
  /// By a spring that is taken to have arrived after so many seconds.
  case spring(Spring, duration: TimeInterval)

  /// The motion of the iOS keyboard: critically damped, ω = √(1000/3), at rest after 0.5 s (FACTS.md §1).
  ///
  /// The system's own event says 0.25 s, at which the keyboard has 6 % of its way to go; at 0.5 s it is 0.1 %.
  public static let iosKeyboard = Pace.spring(
    Spring(dampingRatio: 1, angularFrequency: (1000.0 / 3).squareRoot()), duration: 0.5)

  /// UIKit's default for an animation block without options: ease-in-out, in `duration` seconds (≥ 0).
  public static func easeInOut(duration: TimeInterval) -> Pace { .curve(.easeInOut, duration: duration) }

  /// The length of the motion in seconds.
  public var duration: TimeInterval {
    switch self {
    case .immediate: 0
    case .curve(_, let duration), .spring(_, let duration): duration
    }
  }
}
