import Foundation

/// What the strategies that lift ask of the facts.
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

  /// What must be taken from the root's bottom for it to end at the keyboard's top once it is lifted, in points.
  func paddingToKeyboard(lift: CGFloat) -> CGFloat {
    min(max(0, root.frame.maxY - lift - keyboardTop), root.frame.height)
  }
}
