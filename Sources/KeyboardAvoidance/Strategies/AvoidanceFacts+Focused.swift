import Foundation
import Motion

/// What the strategies that lift ask of the focused view.
extension AvoidanceFacts {
  /// The focused view as it is shown, in window points: what the host read off the screen, or else its anchor less all
  /// that displaces it.
  var focusedRect: CGRect? {
    guard let field else { return nil }
    return shownField ?? shown(field)
  }

  /// Whether a system made for text fields alone moves anything for the focused view.
  var isMovableTextField: Bool { field != nil && focus.kind == .field && focus.mode != .disabled }

  /// An anchor as it would be shown with nothing lifted, in window points: scroll offsets alone are taken off.
  func unlifted(_ anchor: Anchor) -> CGRect { shown(anchor).offsetBy(dx: 0, dy: root.lift) }
}

extension AvoidancePlan.Playback {
  /// In step with the keyboard where `event` tells of it; otherwise nothing moves to be in step with, and the keyboard's
  /// own pace is taken.
  static func answering(_ event: AvoidanceEvent) -> Self {
    switch event {
    case .keyboard, .keyboardFollowed: .withKeyboard
    default: .paced(.iosKeyboard)
    }
  }
}
