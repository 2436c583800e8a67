public import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardAvoider {
  /// The app is in front again, with the keyboard at `keyboardFrame` (window points, accessory included; nil = gone).
  ///
  /// While an app is in the background keyboards go without a word and layouts undo lifts. So what was announced before
  /// counts no more: everything is where it belongs at once, in the first frame after this (CASES.md H1, X18).
  ///
  ///     avoider.isAppActive = false              // acts are remembered, nothing is moved
  ///     avoider.resume(keyboardFrame: nil)       // a lift from before is gone
  public func resume(keyboardFrame: CGRect?) {
    isFollowing = false
    noteMeasurement()
    occlusion = KeyboardOcclusion()
    if let window {
      if let keyboardFrame {
        occlusion.follow(keyboardFrame, window: window.frame.size, screen: screenFrame(of: window))
      }
      moveEdge(pace: .immediate)
    }
    if isAppActive { respond(to: .appStateChanged) } else { isAppActive = true }
  }
}
