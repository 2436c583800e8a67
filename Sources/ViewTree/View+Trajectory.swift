import Foundation
public import Motion

extension View {
  /// Shows a property, in its unit, where a motion in ``Window/time`` says, in place of what it did: for what has its motion
  /// worked out elsewhere. The model has the target at once.
  ///
  /// Out of a window nothing is shown, and the property is at the target.
  public func play(_ motion: Trajectory, as property: AnimatedProperty) {
    setWithoutAnimation(property, to: motion.target)
    guard let window, !motion.isSettled(at: window.time) else { return }
    animations[property] = motion
    window.keepMoving(self, until: motion.end)
  }
}
