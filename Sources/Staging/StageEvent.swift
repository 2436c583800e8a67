public import Foundation
public import Scenarios
public import ViewTree

/// Everything that can change the picture, but time: what a recording is a list of.
public enum StageEvent: Hashable, Sendable {
  /// A moment of a press, at a window point.
  case touch(TouchPhase, CGPoint)
  /// A finger went down at a window point with shift held: what is selected is extended to there.
  case shiftTouch(CGPoint)
  /// The middle button was clicked at a window point: what was selected last in the scene is pasted there.
  case middleClick(CGPoint)
  /// The wheel turned over a window point; dy > 0 shows what is further down, in points.
  case wheel(CGPoint, dx: CGFloat, dy: CGFloat)
  /// One grapheme cluster was typed on a physical keyboard.
  case text(String)
  /// An input method shows what it is composing, of which these UTF-8 bytes are selected; empty = it gives up.
  case compose(String, selected: Range<Int>)
  /// An input method committed text, which takes the place of what it composed.
  case commit(String)
  /// Text of another program's was pasted: in place of what is selected, or at a window point.
  case paste(String, at: CGPoint?)
  /// An editing key of a physical keyboard was pressed. Pasting takes what was copied in the scene.
  case key(EditingKey)
  /// Editing was ended by the escape key.
  case escape
  /// The focus goes to the next field (1) or the one before (−1).
  case moveFocus(Int)
  /// Another strategy, by name.
  case strategy(String)
  /// Avoidance was switched on or off.
  case avoidance(Bool)
  /// The keyboard has become another.
  case keyboard(Step.KeyboardChange)
  /// A finger on the keyboard's edge is at this y now, in window points; it comes down there if it was not, or lets go.
  case dragKeyboard(y: CGFloat, isReleased: Bool)
  /// The system said something of its keyboard, or stopped saying it.
  case keyboardEvent(Step.SystemWord)
  /// So many frames in which the keyboard is followed are not told of.
  case dropFrames(Int)
  /// The device is held another way.
  case orientation(Device.Orientation)
  /// The window has another place on the screen, in screen points.
  case window(CGRect)
  /// What the edges take of the window has changed.
  case safeArea(Step.SafeAreaChange)
  /// The colours change.
  case theme(Scenario.Theme)
  /// The scene goes back to its beginning; the clock does not.
  case reset
  /// The app or the system did something by program.
  case app(Step.AppAct)
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
    case .shiftTouch(let point): .shiftTouchDown(point)
    case .middleClick(let point): .middleClick(point)
    case .wheel(let point, let dx, let dy): .wheel(point, dx: dx, dy: dy)
    case .text(let text): .inputText(text)
    case .compose(let text, let selected): .composeText(text, selected: selected)
    case .commit(let text): .commitText(text)
    case .paste(let text, let point): .pasteText(text, at: point)
    case .key(let key): .pressKey(key.step.key, modifiers: key.step.modifiers)
    case .escape: .pressKey(.escape, modifiers: [])
    case .moveFocus(let step): step < 0 ? .previous : .next
    case .strategy(let name): .avoidance(.strategy(name))
    case .avoidance(let isOn): .avoidance(isOn ? .on : .off)
    case .keyboard(let change): .keyboard(change)
    case .dragKeyboard(let y, let isReleased): .dragKeyboard(.init(.to(y), duration: 0, isReleased: isReleased))
    case .keyboardEvent(let word): .keyboardEvent(word)
    case .dropFrames(let count): .dropFrames(count)
    case .orientation(let orientation): .setOrientation(orientation)
    case .window(let frame): .window(frame)
    case .safeArea(let change): .safeArea(change)
    case .theme(let theme): .theme(theme)
    case .reset: .reset
    case .app(let act): .app(act)
    }
  }
}
