/// Where something is and how fast it moves: one scalar and its derivative.
public struct MotionState: Hashable, Sendable {
  /// The value, in the unit of whatever moves (points, degrees, a share from 0 to 1).
  public var value: Double
  /// Units a second.
  public var velocity: Double

  /// A state; at rest unless a velocity (units of the value a second) is given.
  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }
}
