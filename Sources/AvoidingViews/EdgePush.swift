import Foundation
import ViewTree

/// A bar that the keyboard's edge pushes up and lets down (SYSTEMS.md §6, Sticky bars: max(0, bottom − e) in every frame).
struct EdgePush {
  /// The edge on its way, in window points.
  let edge: Trajectory
  /// The bottom that the bar has without a keyboard, in window points.
  let home: CGFloat

  /// How far up the bar is when the edge is there, in points.
  func lift(edge: CGFloat) -> CGFloat { max(0, home - edge) }

  /// How far up the bar is in the end, in points.
  var endLift: CGFloat { lift(edge: edge.target) }

  /// The way of the bar's translation.
  var bar: Trajectory {
    Trajectory(
      from: edge.origin.value - home, to: edge.target - home, start: edge.start, pace: edge.pace,
      velocity: edge.origin.velocity, limits: -.infinity...0)
  }

  /// The way of the offset of a list that goes along with the bar and ends at `offset`.
  func list(endingAt offset: CGFloat) -> Trajectory {
    let resting = offset - endLift
    return Trajectory(
      from: resting + home - edge.origin.value, to: resting + home - edge.target, start: edge.start, pace: edge.pace,
      velocity: -edge.origin.velocity, limits: Double(resting)...(.infinity))
  }
}

extension View {
  /// Shows a property along a motion if it is on it already; answers whether it is.
  func join(_ trajectory: Trajectory, _ property: AnimatedProperty) -> Bool {
    guard let window, abs(shown(property).value - trajectory.value(at: window.time)) <= 0.5 else { return false }
    animate(property, along: trajectory)
    return true
  }
}
