import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardPresenter {
  /// Takes the keyboard away at once and tells nobody, as a system does with that of an app in the background (CASES.md
  /// X18). The first responder is left as it is.
  public func removeSilently() {
    guard let window else { return }
    let old = model
    for deadline in deadlines { window.cancelDeadline(deadline) }
    deadlines = []
    motionCount += 1
    draggedScrollView = nil
    model = KeyboardModel(window: old.window, motion: motion, behavior: old.behavior)
    model.dismissPadding = old.dismissPadding
    for view in [container, remains] {
      view.isHidden = true
      view.setWithoutAnimation(.translationY, to: old.window.height)
    }
    container.setWithoutAnimation(.translationX, to: 0)
  }
}
