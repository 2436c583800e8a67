import Foundation
import KeyboardAvoidance
import ViewTree

/// Drags in scroll views whose `keyboardDismissMode` is `interactive`.
extension KeyboardPresenter {
  func beginDrag(in scroll: ScrollView) {
    guard scroll.keyboardDismissMode == .interactive, model.height > 0, model.floatingFrame == nil else { return }
    draggedScrollView = scroll
    beginDrag()
  }

  /// One drag, one owner: while the finger is on the keyboard the content stands still (CASES.md X21).
  func drag(in scroll: ScrollView, to point: CGPoint) {
    guard scroll === draggedScrollView, let window else { return }
    drag(toFingerY: point.y)
    scroll.isDragHeld = model.height > 0 && point.y >= window.screenInWindow.maxY - model.height
  }

  /// The content's velocity is the finger's, turned round.
  func endDrag(in scroll: ScrollView, velocity: CGPoint) {
    guard scroll === draggedScrollView else { return }
    draggedScrollView = nil
    endDrag(velocity: -velocity.y)
  }
}
