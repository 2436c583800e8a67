import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import OnScreenKeyboard
import Scenarios
import ViewTree

extension Stage {
  /// A finger on the keyboard's edge, as an event has it.
  func dragKeyboard(toFingerY y: CGFloat, isReleased: Bool) {
    if keyboardGrip == nil { keyboard.beginDrag() }
    var grip = keyboardGrip ?? KeyboardGrip()
    grip.move(to: y, at: time)
    keyboardGrip = isReleased ? nil : grip
    keyboard.drag(toFingerY: y)
    if isReleased { keyboard.endDrag(velocity: grip.velocity(at: time)) }
  }

  /// What the system is made to say, or not to say.
  func say(_ word: Step.SystemWord) {
    faults.add(word)
    guard case .send(let sent) = word else { return }
    let notification = KeyboardNotification(sent)
    window.note(notification)
    avoider.receive(notification)
  }
}

extension KeyboardNotification {
  /// The notification that a script has.
  init(_ sent: Step.SentNotification) {
    let pace: Pace =
      switch sent.curve {
      case _ where sent.duration == 0: .immediate
      case .keyboard: .iosKeyboard
      case .easeInOut: .easeInOut(duration: sent.duration)
      case .easeIn: .curve(.easeIn, duration: sent.duration)
      case .easeOut: .curve(.easeOut, duration: sent.duration)
      case .linear: .linear(duration: sent.duration)
      }
    self.init(kind: sent.kind, begin: sent.begin ?? sent.end, end: sent.end, duration: sent.duration, pace: pace)
    isLocal = sent.isLocal
    pieces = sent.pieces
  }
}
