public import Foundation
public import Scenarios
public import ViewTree

/// Everything that can change the picture, but time: what a recording is a list of.
public enum StageEvent: Hashable, Sendable {
  /// A moment of a press, at a window point.
  case touch(TouchPhase, CGPoint)
  /// The wheel turned over a window point; dy > 0 shows what is further down, in points.
  case wheel(CGPoint, dx: CGFloat, dy: CGFloat)
  /// One grapheme cluster was typed on a physical keyboard.
  case text(String)
  /// An editing key of a physical keyboard was pressed.
  case key(EditingKey)
  /// Editing was ended by the escape key.
  case escape
  /// The focus goes to the next field (1) or the one before (−1).
  case moveFocus(Int)
  /// Another strategy, by name.
  case strategy(String)
  /// Avoidance was switched on or off.
  case avoidance(Bool)
  /// The keyboard has another height, accessory not included, in points.
  case keyboardHeight(CGFloat)
  /// The colours change.
  case theme(Scenario.Theme)
  /// The scene goes back to its beginning; the clock does not.
  case reset
}

/// An event and when it happened.
public struct TimedEvent: Hashable, Sendable {
  /// Seconds from the scene's start.
  public var time: TimeInterval
  /// What happened.
  public var event: StageEvent

  /// An event at a time in seconds from the scene's start.
  public init(_ event: StageEvent, at time: TimeInterval) {
    self.time = time
    self.event = event
  }
}

extension StageEvent {
  /// The step of a script that does the same.
  public var action: Step.Action {
    switch self {
    case .touch(.began, let point): .touchDown(point)
    case .touch(.moved, let point): .touchMove(point)
    case .touch(.ended, let point): .touchUp(point)
    case .touch(.cancelled, _): .touchCancel
    case .wheel(let point, let dx, let dy): .wheel(point, dx: dx, dy: dy)
    case .text(let text): .inputText(text)
    case .key(let key): .pressKey(key.step.key, modifiers: key.step.modifiers)
    case .escape: .pressKey(.escape, modifiers: [])
    case .moveFocus(let step): step < 0 ? .previous : .next
    case .strategy(let name): .avoidance(.strategy(name))
    case .avoidance(let isOn): .avoidance(isOn ? .on : .off)
    case .keyboardHeight(let height): .keyboard(height: height)
    case .theme(let theme): .theme(theme)
    case .reset: .reset
    }
  }

  /// The event that a pressed key of a script is, or nil if the key means nothing to a form.
  static func key(_ key: Step.Key, _ modifiers: Step.Modifiers) -> StageEvent? {
    if key == .escape { return .escape }
    return EditingKey.allCases.first { $0.step.key == key && $0.step.modifiers == modifiers }.map(StageEvent.key)
  }
}

extension EditingKey {
  var step: (key: Step.Key, modifiers: Step.Modifiers) {
    switch self {
    case .left: (.left, [])
    case .right: (.right, [])
    case .up: (.up, [])
    case .down: (.down, [])
    case .home: (.home, [])
    case .end: (.end, [])
    case .backspace: (.backspace, [])
    case .forwardDelete: (.delete, [])
    case .enter: (.enter, [])
    case .tab: (.tab, [])
    case .backtab: (.tab, .shift)
    }
  }
}
