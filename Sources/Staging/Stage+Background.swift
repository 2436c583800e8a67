import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import ViewTree

extension Stage {
  /// Whether the app is in the background: it gets no input, and nothing is moved for the keyboard.
  public var isInBackground: Bool { background != nil }

  /// What is shown stays as it is, as on the system's own picture of an app that left: the rest comes with the return.
  func enterBackground(_ background: Step.Background) {
    window.touch(.cancelled, at: .zero)
    if let y = keyboardGrip?.y { dragKeyboard(toFingerY: y, isReleased: true) }
    self.background = background
    avoider.isAppActive = false
  }

  /// What has happened meanwhile is there before the first frame, and so is what the avoider makes of it.
  func enterForeground() {
    guard let background else { return }
    self.background = nil
    if background.removesKeyboard {
      keyboard.removeSilently()
      window.makeFirstResponder(nil)
    }
    if background.resetsLayout { resetLayout(of: window) }
    window.layOut()
    window.keyboardMoves(to: keyboard.endFrame, pace: .immediate)
    avoider.resume(keyboardFrame: keyboard.endFrame)
  }

  /// The app's layout pass: every view has the place its layout gives it, and what had moved it is undone.
  private func resetLayout(of view: View) {
    for child in view.subviews where !child.belongsToSystem {
      if child.model(.translationY) != 0 { child.setWithoutAnimation(.translationY, to: 0) }
      child.setNeedsLayout()
      resetLayout(of: child)
    }
  }
}

extension StageEvent {
  /// Whether it comes from a hand: an app in the background gets none of it.
  var isInput: Bool {
    switch self {
    case .touch, .shiftTouch, .middleClick, .wheel, .text, .compose, .commit, .paste, .key, .escape, .moveFocus,
      .dragKeyboard:
      true
    default: false
    }
  }
}
