public import Foundation
import KeyboardAvoidance
import ViewTree

/// Interactive dismissal (FACTS.md A.16) and a keyboard that is moved out of the way (A.19).
extension KeyboardPresenter {
  /// A finger went down that may drag the keyboard away. It does nothing until it meets the keyboard's edge.
  public func beginDrag() {
    if let window { model.beginDrag(at: window.time) }
  }

  /// The finger is at `y`, in window points: from where it meets the top of the accessory, the keyboard goes along, and
  /// ``onFollow`` is told of each place.
  public func drag(toFingerY y: CGFloat) {
    if let window { perform(model.drag(toFingerY: y - window.screenInWindow.minY, at: window.time)) }
  }

  /// The finger leaves with `velocity` (points a second, down is positive).
  ///
  /// The keyboard either goes back up, followed to
  /// its full height, or the first responder resigns and it leaves, with will-hide and the speed it has.
  public func endDrag(velocity: CGFloat) {
    guard let window, let release = model.endDrag(velocity: velocity, at: window.time) else { return }
    perform(release.messages)
    guard release.dismisses else { return }
    window.makeFirstResponder(nil)
    // Where nothing was first responder, nobody has told it to leave.
    hide()
  }

  /// Where it was moved to, in window points; nil while it belongs to the bottom.
  public var floatingFrame: CGRect? { model.floatingFrame.map(inWindow) }

  /// Moves a keyboard that is up to a frame (window points), or back to the bottom for nil, and tells of it.
  ///
  /// It keeps its size as drawn; a hidden one stays hidden.
  public func place(at frame: CGRect?) {
    guard let window else { return }
    let screen = window.screenInWindow
    let frame = frame?.offsetBy(dx: -screen.minX, dy: -screen.minY)
    guard let messages = model.place(at: frame, time: window.time) else { return }
    perform(messages) { [weak self] in self?.hideBackdrop() }
  }
}
