import AvoidingViews
public import Foundation
import KeyboardAvoidance
import Motion
import OnScreenKeyboard
import Scenarios
import ViewTree

extension Stage {
  /// The keyboard becomes another; one that is up shows it at once.
  func changeKeyboard(_ change: Step.KeyboardChange) {
    if let behavior = change.behavior { (keyboard.behavior, keyboard.motion) = (behavior, behavior.usualMotion) }
    if let motion = change.motion { keyboard.motion = motion }
    let accessory = change.accessory.map(AccessoryProvider.Height.init) ?? accessories.height
    let isOtherAccessory = accessory != accessories.height
    accessories.height = accessory
    var form = keyboard.form
    form.apply(change)
    if change.height != nil || change.landscapeHeight != nil {
      keyboardHeights.apply(change, on: device)
      form.height = keyboardHeights.height(on: device)
    }
    // Whatever becomes another of them, it is told of once.
    if form != keyboard.form { keyboard.form = form } else if isOtherAccessory { keyboard.reload() }
  }

  /// Where a finger is in window points: on a view, or on the keyboard's edge, in its middle; nil if none is down.
  public var fingerLocation: CGPoint? {
    window.fingerLocation ?? keyboardGrip?.y.map { CGPoint(x: window.frame.width / 2, y: $0) }
  }

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

extension KeyboardForm {
  /// What a scenario says of its keyboard.
  init(_ keyboard: Scenario.Keyboard) {
    self.init(height: keyboard.height)
    (bar, heights, posture) = (keyboard.bar, keyboard.heights, keyboard.posture)
    kind = keyboard.kind.kind
  }

  /// Makes what a step says of it so, but for its height, which depends on how the device is held.
  mutating func apply(_ change: Step.KeyboardChange) {
    bar = change.bar ?? bar
    if let wish = change.kind { kind = wish.kind }
    heights.merge(change.heights) { _, new in new }
    posture = change.posture ?? posture
  }
}

extension Scenario.Keyboard.KindWish {
  /// What is shown whatever a field asks for.
  fileprivate var kind: KeyboardKind? { if case .always(let kind) = self { kind } else { nil } }
}

extension AccessoryProvider.Height {
  /// The height that a script says: as it is made to be, unless the script names another than the usual 40.
  init(_ points: CGFloat) {
    self = points == 0 ? .none : points == DismissAccessory.height ? .own : .points(points)
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
