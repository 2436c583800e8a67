public import Foundation
import Motion

extension KeyboardSituation {
  /// What is said, in order, from `time` (seconds) on. What the situation starts from comes first if it needs a keyboard.
  ///
  /// - Parameters:
  ///   - window: the size of the window and screen in points.
  ///   - height: the keyboard's height in points, accessory not included.
  ///   - accessory: the accessory's height in points.
  ///   - time: when, in seconds; what comes first comes a second before.
  public func messages(
    window: CGSize, height: CGFloat, accessory: CGFloat, at time: TimeInterval
  ) -> [KeyboardMessage] {
    let speech = KeyboardSpeech(window: window, height: height, accessory: accessory)
    let up = speech.show(at: time - 1)
    switch self {
    case .focusTextField: return [KeyboardMessage(.beganEditing, at: time)] + speech.show(at: time)
    case .focusTextView:
      let show = speech.show(at: time)
      return show.prefix(2) + [KeyboardMessage(.beganEditing, at: time)] + show.dropFirst(2)
    case .dismissal: return up + speech.hide(at: time)
    case .otherAccessory: return up + speech.four(.willShow, from: speech.docked, to: speech.docked, at: time)
    case .suggestionBar:
      let taller = speech.docked(speech.total + 45)
      return up + speech.four(.willShow, from: speech.docked, to: taller, at: time)
    case .hardwareKeyboard:
      let end = CGRect(x: 0, y: window.height - accessory, width: window.width, height: speech.total)
      return accessory > 0 ? speech.four(.willShow, from: speech.hidden, to: end, at: time) : []
    case .lateBar:
      let bar = speech.four(.willShow, from: speech.hidden, to: speech.docked(55), at: time + 0.4)
      return [KeyboardMessage(.beganEditing, at: time)] + bar
    case .floating:
      return speech.four(.willShow, from: .zero, to: .zero, at: time, duration: 0)
        + speech.change(from: .zero, to: speech.floating, at: time)
    case .split:
      return up + speech.hide(at: time)
        + speech.change(from: speech.docked, to: speech.undocked, at: time + 0.5, pieces: speech.halves)
    case .undocked: return up + speech.undock(at: time)
    case .draggingUndocked:
      let drag = [0.0, 0.1, 0.2].flatMap { speech.change(from: .zero, to: .zero, at: time + $0, duration: 0) }
      let end = speech.undocked.offsetBy(dx: 0, dy: -60)
      return up + speech.undock(at: time - 0.5) + drag
        + [speech.message(.didChangeFrame, from: speech.undocked, to: end, at: time + 0.3, duration: 0)]
    case .crossFade: return up + speech.four(.willHide, from: speech.docked, to: .zero, at: time)
    case .thirdParty: return speech.thirdParty(at: time)
    case .hideOniOS26:
      return up + speech.four(.willHide, from: speech.docked, to: speech.docked(accessory), at: time)
    case .rotation:
      let turned = KeyboardSpeech(
        window: CGSize(width: window.height, height: window.width), height: min(height, window.width / 2),
        accessory: accessory)
      return up + speech.hide(at: time) + [KeyboardMessage(.resized(turned.window), at: time)]
        + turned.show(at: time)
    case .passwordPrompt:
      return speech.four(.willShow, from: speech.hidden, to: speech.docked, at: time, duration: 0)
        + speech.four(.willHide, from: speech.docked, to: speech.hidden, at: time, duration: 0)
    }
  }
}

/// The sentences that situations are made of.
private struct KeyboardSpeech {
  let window: CGSize
  let height: CGFloat
  let accessory: CGFloat

  var total: CGFloat { height + accessory }
  var docked: CGRect { docked(total) }
  var hidden: CGRect { CGRect(x: 0, y: window.height, width: window.width, height: total) }
  /// CASES.md X30: 320 × 260.
  var floating: CGRect { CGRect(x: window.width - 320, y: window.height - 520, width: 320, height: 260) }
  var undocked: CGRect { docked.offsetBy(dx: 0, dy: -100) }
  var halves: [CGRect] {
    let width = (window.width * 0.4).rounded()
    let left = CGRect(x: 0, y: undocked.minY, width: width, height: total)
    return [left, left.offsetBy(dx: window.width - width, dy: 0)]
  }

  func docked(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  func show(at time: TimeInterval) -> [KeyboardMessage] { four(.willShow, from: hidden, to: docked, at: time) }
  func hide(at time: TimeInterval) -> [KeyboardMessage] { four(.willHide, from: docked, to: hidden, at: time) }

  /// A hide whose keyboard does not go below the screen but to where the changes after it say.
  func undock(at time: TimeInterval) -> [KeyboardMessage] {
    [message(.willHide, from: docked, to: hidden, at: time, duration: 0.25)]
      + change(from: docked, to: undocked, at: time)
  }

  /// FACTS.md §4, "Third-party KB", CASES.md D6: 0, then 216, then 259.
  func thirdParty(at time: TimeInterval) -> [KeyboardMessage] {
    let frames = [0, 216, 259].map { docked($0) }
    var begin = hidden
    var messages: [KeyboardMessage] = []
    for (index, end) in frames.enumerated() {
      let four = four(.willShow, from: begin, to: end, at: time + 0.03 * Double(index))
      messages += index == frames.count - 1 ? four : Array(four.prefix(2))
      begin = end
    }
    return messages
  }

  func change(
    from begin: CGRect, to end: CGRect, at time: TimeInterval, duration: TimeInterval = 0.25, pieces: [CGRect] = []
  ) -> [KeyboardMessage] {
    let arrival = time + (duration > 0 ? Pace.iosKeyboard.duration : 0)
    return [
      message(.willChangeFrame, from: begin, to: end, at: time, duration: duration, pieces: pieces),
      message(.didChangeFrame, from: begin, to: end, at: arrival, duration: duration, pieces: pieces),
    ]
  }

  /// Will and did change frame, each before the message that says what for.
  func four(
    _ will: KeyboardNotification.Kind, from begin: CGRect, to end: CGRect, at time: TimeInterval,
    duration: TimeInterval = 0.25
  ) -> [KeyboardMessage] {
    let did: KeyboardNotification.Kind = will == .willHide ? .didHide : .didShow
    let change = change(from: begin, to: end, at: time, duration: duration)
    return [
      change[0], message(will, from: begin, to: end, at: time, duration: duration),
      change[1], message(did, from: begin, to: end, at: change[1].time, duration: duration),
    ]
  }

  func message(
    _ kind: KeyboardNotification.Kind, from begin: CGRect, to end: CGRect, at time: TimeInterval,
    duration: TimeInterval, pieces: [CGRect] = []
  ) -> KeyboardMessage {
    var notification = KeyboardNotification(
      kind: kind, begin: begin, end: end, duration: duration, pace: duration > 0 ? .iosKeyboard : .immediate)
    notification.pieces = pieces
    return KeyboardMessage(.notification(notification), at: time)
  }
}
