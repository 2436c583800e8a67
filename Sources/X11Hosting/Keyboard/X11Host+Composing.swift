import CX11
import Foundation
import Pixels
public import WindowHosting

extension X11Host: TextInputHost {
  /// Adds what the input method composes to the queue, and goes on with another method if its server came or went.
  func receiveComposition() {
    if method.renew(at: clock.now()) {
      window.selectEvents(adding: method.eventMask)
      method.setFocused(isFocused)
      moveSpot()
    }
    guard let (text, selected) = method.takeComposition() else { return }
    queue.append(.composing(text, selected: selected, time: clock.now()))
  }

  /// What is being composed is committed as it stands: the person turns to something else.
  func finishComposing() {
    guard let text = method.finish() else { return }
    queue.append(.composed(text, time: clock.now()))
  }

  /// Tells the input method where the caret is: the lower left corner, as servers expect it.
  func moveSpot() {
    guard let caret else { return }
    let scale = CGFloat(scale)
    method.moveSpot(
      x: letterbox.frame.x + Int((caret.minX * scale).rounded()),
      y: letterbox.frame.y + Int((caret.maxY * scale).rounded()))
  }
}
