import Foundation
import KeyboardAvoidance

extension Stage {
  /// A docked keyboard of this height, as it is in this frame; 0 = it is gone.
  mutating func follow(_ height: CGFloat, _ phase: FollowPhase = .moved) {
    let window = facts.window
    facts.occluders =
      height > 0 ? [CGRect(x: 0, y: window.height - height, width: window.width, height: height)] : []
    send(.keyboardFollowed(phase))
  }

  /// Where the first anchor is shown by the plan in force, in window points.
  var shownTop: CGFloat {
    let anchor = facts.anchors[0]
    let around = facts.regions.filter(\.isInFocusChain).dropFirst(anchor.container)
    return anchor.rect.minY - around.reduce(0) { $0 + $1.offset } - plan.lift
  }

  /// The app leaves the front or comes back.
  mutating func setActive(_ isActive: Bool) {
    facts.isAppActive = isActive
    send(.appStateChanged)
  }
}
