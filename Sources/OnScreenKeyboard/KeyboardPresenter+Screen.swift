public import Foundation
import KeyboardAvoidance
public import ViewTree

/// The keyboard is the screen's: its model knows screen points alone, what is told and shown are window points.
extension KeyboardPresenter {
  /// Turns the device: `rotate` turns the window, and the keyboard gets the height it has that way.
  ///
  /// What its system tells of a keyboard that is up comes before and after (FACTS.md §4, "Rotation").
  ///
  ///     keyboard.turn(height: 162) { window.rotate(screen, to: .landscapeLeft) }
  ///
  /// - Parameters:
  ///   - height: the height without the accessory from now on, in points.
  ///   - pace: how the window turns.
  ///   - rotate: turns it.
  public func turn(height: CGFloat, pace: Pace = Window.rotationPace, rotate: () -> Void) {
    guard let window else { return rotate() }
    isTurning = true
    // The new size is known when the window has it; what is told before needs the old one alone.
    var preview = model
    for message in preview.turn(to: model.window, height: model.height, pace: pace, at: window.time).before {
      tell(message)
    }
    rotate()
    self.height = height
    isTurning = false
    follow(pace: pace, hasToldBefore: true)
  }

  /// The window has another size or place: the keyboard is where the screen's bottom is now.
  func followScreen() {
    guard let window, !isTurning else { return }
    let screen = window.screenInWindow
    if model.window != screen.size {
      follow(pace: window.layoutPace, hasToldBefore: false)
    } else {
      for view in [container, remains] { view.frame.origin = screen.origin }
    }
  }

  private func follow(pace: Pace, hasToldBefore: Bool) {
    guard let window else { return }
    let screen = window.screenInWindow
    for view in [container, remains] { view.frame = screen }
    let accessory = comingAccessory
    if let input = window.firstResponder as? any TextInput, arrangement != nil {
      arrangement = KeyboardArrangement(
        form, for: input, accessory: accessory?.frame.height ?? 0, safeBottom: window.safeArea.bottom)
    }
    let arrangement = arrangement
    let turn = model.turn(
      to: screen.size, height: arrangement?.height ?? height, depth: arrangement?.depth ?? 0,
      barHeight: arrangement?.barHeight ?? 0, pace: pace, at: window.time)
    // One that leaves goes on, and what is still to be told of that stays.
    guard let after = turn.after else { return playMotion() }
    perform((hasToldBefore ? [] : turn.before) + after) { [weak self, accessory] in
      if let arrangement { self?.arrange(accessory, arrangement) }
    }
  }

  func inWindow(_ frame: CGRect) -> CGRect {
    guard let screen = window?.screenInWindow, frame.size != .zero else { return frame }
    return frame.offsetBy(dx: screen.minX, dy: screen.minY)
  }

  func inWindow(_ notification: KeyboardNotification) -> KeyboardNotification {
    var notification = notification
    notification.begin = inWindow(notification.begin)
    notification.end = inWindow(notification.end)
    notification.pieces = notification.pieces.map(inWindow)
    return notification
  }
}
