import Foundation
import Scenarios
import ViewTree

/// The events that one step consists of, from its beginning.
struct StepExpansion {
  let aim: Aim
  let start: TimeInterval

  func events(of action: Step.Action) throws(ScenarioError) -> [TimedEvent] {
    switch action {
    case .tapOn(let target): return tap(try aim.point(of: target))
    case .doubleTapOn(let target):
      let point = try aim.point(of: target)
      return tap(point) + tap(point, after: 0.2)
    case .longPressOn(let target): return tap(try aim.point(of: target), held: 0.5)
    case .tapOutside: return tap(try aim.blankPoint())
    case .hideKeyboard: return tap(try aim.dismissPoint())
    case .touchDown(let point): return [at(0, .touch(.began, point))]
    case .shiftTouchDown(let point): return [at(0, .shiftTouch(point))]
    case .middleClick(let point): return [at(0, .middleClick(point))]
    case .touchMove(let point): return [at(0, .touch(.moved, point))]
    case .touchUp(let point): return [at(0, .touch(.ended, point))]
    case .touchCancel: return [at(0, .touch(.cancelled, .zero))]
    case .wheel(let point, let dx, let dy): return [at(0, .wheel(point, dx: dx, dy: dy))]
    case .drag(let path, let duration): return drag(path, duration: duration)
    case .swipe(let direction, let target, let duration): return try swipe(direction, from: target, duration: duration)
    case .scroll: return try swipe(.up, from: nil, duration: Step.swipeDuration)
    case .inputText(let text):
      return text.enumerated().map { at(Double($0.offset) * ScriptPlayer.typingInterval, .text(String($0.element))) }
    case .composeText(let text, let selected): return [at(0, .compose(text, selected: selected))]
    case .commitText(let text): return [at(0, .commit(text))]
    case .pasteText(let text, let point): return [at(0, .paste(text, at: point))]
    case .eraseText(let count):
      return (0..<count).map { at(Double($0) * ScriptPlayer.typingInterval, .key(.backspace)) }
    case .pressKey(let key, let modifiers):
      guard let event = StageEvent.key(key, modifiers) else {
        throw aim.error("the key \(key.rawValue) with these modifiers does nothing in a form")
      }
      return [at(0, event)]
    case .next: return [at(0, .moveFocus(1))]
    case .previous: return [at(0, .moveFocus(-1))]
    case .avoidance(.on): return [at(0, .avoidance(true))]
    case .avoidance(.off): return [at(0, .avoidance(false))]
    case .avoidance(.strategy(let name)): return [at(0, .strategy(name))]
    case .keyboard(let change): return [at(0, .keyboard(change))]
    case .dragKeyboard(let drag): return try dragKeyboard(drag)
    case .keyboardEvent(let word): return [at(0, .keyboardEvent(word))]
    case .dropFrames(let count): return [at(0, .dropFrames(count))]
    case .setOrientation(let orientation): return [at(0, .orientation(orientation))]
    case .window(let frame): return [at(0, .window(frame))]
    case .safeArea(let change): return [at(0, .safeArea(change))]
    case .theme(let theme): return [at(0, .theme(theme))]
    case .reset: return [at(0, .reset)]
    case .app(let act):
      try aim.check(act)
      return [at(0, .app(act))]
    case .scrollUntilVisible(let target, let direction, _): return try scroll(toward: target, direction)
    case .fling(let target, let dx, let dy): return try fling(from: target, dx: dx, dy: dy)
    case .dragSheetAway: return try dragSheetAway()
    case .swipeBack(let x, let isCancelled, let duration):
      return try swipeBack(to: x, isCancelled: isCancelled, duration: duration)
    case .wait, .at, .waitForAnimationToEnd, .startRecording, .stopRecording, .chapter, .repeat, .runFlow,
      .assertVisible, .assertNotVisible, .takeScreenshot, .expect:
      return []
    }
  }

  /// An event `delay` seconds on, at a whole microsecond: a recording of it is read by people. The step's own time is left
  /// as it is: what was recorded is replayed to the bit.
  func at(_ delay: TimeInterval, _ event: StageEvent) -> TimedEvent {
    TimedEvent(event, at: delay == 0 ? start : max(start, ((start + delay) * 1e6).rounded() / 1e6))
  }

  private func tap(
    _ point: CGPoint, after delay: TimeInterval = 0, held: TimeInterval = ScriptPlayer.tapDuration
  ) -> [TimedEvent] {
    [at(delay, .touch(.began, point)), at(delay + held, .touch(.ended, point))]
  }

  func drag(_ path: [CGPoint], duration: TimeInterval) -> [TimedEvent] {
    guard let first = path.first, let last = path.last, path.count > 1 else { return [] }
    let samples = max(1, Int((duration * ScriptPlayer.fingerRate).rounded()))
    let moves = (1...samples).map { sample in
      let share = Double(sample) / Double(samples)
      return at(share * duration, .touch(.moved, Self.point(at: share, along: path)))
    }
    return [at(0, .touch(.began, first))] + moves + [at(duration, .touch(.ended, last))]
  }

  /// The point after `share` of the time, the same time on each part of the path.
  private static func point(at share: Double, along path: [CGPoint]) -> CGPoint {
    let position = share * Double(path.count - 1)
    let index = min(Int(position), path.count - 2)
    let rest = position - Double(index)
    let (from, to) = (path[index], path[index + 1])
    return CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest)
  }

  /// Half of the content's extent, through its middle or from the target.
  private func swipe(
    _ direction: Step.Direction, from target: Step.Target?, duration: TimeInterval
  ) throws(ScenarioError) -> [TimedEvent] {
    let area = aim.contentArea
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .up: (0, -area.height / 2)
      case .down: (0, area.height / 2)
      case .left: (-area.width / 2, 0)
      case .right: (area.width / 2, 0)
      }
    var begin = CGPoint(x: area.midX - dx / 2, y: area.midY - dy / 2)
    if let target { begin = try aim.point(of: target) }
    return drag([begin, CGPoint(x: begin.x + dx, y: begin.y + dy)], duration: duration)
  }
}
