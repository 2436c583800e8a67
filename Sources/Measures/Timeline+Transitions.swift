import Foundation
import Tracing

extension Timeline {
  /// A keyboard that sets out so soon (seconds) after a change of focus does so because of it.
  private static let togetherness = 0.05
  /// Events that by themselves change no geometry: what comes of them is seen in focus, edge and offsets.
  static let quietWords: Set<String> = [
    "touchDown", "touchMove", "touchUp", "touchCancel", "shiftTouchDown", "wheel", "next", "previous", "chapter",
    "keyboard", "theme", "tapOn", "doubleTapOn", "longPressOn", "tapOutside", "hideKeyboard", "wait", "swipe", "scroll",
    "drag",
  ]

  /// Who moves a root apart from avoidance.
  private static let others = [TraceView.systemWriter, TraceView.presentationWriter, TraceView.handWriter]

  func spans() -> [Transition] {
    var spans: [Transition] = []
    for index in frames.indices.dropFirst() {
      guard let cause = cause(at: index) else { continue }
      if cause == .keyboard, let last = spans.last, [.open, .change, .close].contains(last.cause),
        frames[index].time - frames[last.start].time <= Self.togetherness
      {
        continue
      }
      spans.append(span(cause, at: index, last: spans.last?.target))
    }
    for index in spans.indices {
      let next = index + 1 < spans.count ? spans[index + 1].start : frames.count
      finish(&spans[index], at: next - 1)
    }
    return spans
  }

  private func cause(at index: Int) -> Transition.Cause? {
    let (frame, last) = (frames[index], frames[index - 1])
    if isAnotherWindow[index] { return .other }
    if frame.focus != last.focus { return last.focus == nil ? .open : frame.focus == nil ? .close : .change }
    if isTyped[index] { return .typing }
    if isCaretMoved[index] { return .caret }
    if isByHand[index] != isByHand[index - 1] || frame.isKeyboardInHand != last.isKeyboardInHand { return .hand }
    if Self.isSheetInHand(frame) != Self.isSheetInHand(last) { return .hand }
    if !frame.isKeyboardInHand, abs(goals[index] - goals[index - 1]) > Self.stillness { return .keyboard }
    let words = frame.events.map(Self.word)
    if words.contains(where: { !Self.quietWords.contains($0) && !Self.typingWords.contains($0) }) { return .other }
    return nil
  }

  private static func isSheetInHand(_ frame: TraceFrame) -> Bool {
    frame.all(.root).contains { $0.writer == TraceView.handWriter }
  }

  private func span(_ cause: Transition.Cause, at index: Int, last: String?) -> Transition {
    Transition(
      cause: cause, start: index, end: index, target: frames[index].focus ?? frames[index - 1].focus ?? last,
      edgeBefore: min(frames[index - 1].edge, goals[index - 1]), goal: goals[index],
      isInterruption: !isStill[index - 1], rest: nil, steps: [])
  }

  private func finish(_ span: inout Transition, at end: Int) {
    span.end = end
    span.goal = goals[end]
    span.steps = steps(of: span.target, from: span.start, through: end)
    if span.isInterruption {
      span.underWay = wayLeft(of: span.target, in: span.start - 1)
      span.momentum = steps(of: span.target, from: max(1, span.start - 1), through: span.start - 1).reduce(0, +)
    }
    var rest = end
    while rest > span.start, isStill[rest] { rest -= 1 }
    if rest < end, abs(frames[end].edge - span.goal) <= Self.stillness { span.rest = rest }
  }

  /// How far a view went up in each frame; nothing where a hand moved it or the window is another,
  /// and where it is not in the trace. What its root did of itself is none of it.
  func steps(of id: String?, from start: Int, through end: Int) -> [CGFloat] {
    (start...end).map { index in
      guard let id, !isByHand[index], !isAnotherWindow[index], let now = top(of: id, in: index),
        let before = top(of: id, in: index - 1)
      else {
        return 0
      }
      let step = (grownRise(of: id, in: index) ?? before - now) - ownRise(of: id, in: index)
      return abs(step) > Self.stillness ? step : 0
    }
  }

  /// How far up a view that has another height than in the frame before has been moved by what is around it, in points;
  /// nil for others. Where it grows upward, as at the end of a row, it goes up by its own layout.
  private func grownRise(of id: String, in index: Int) -> CGFloat? {
    let (frame, last) = (frames[index], frames[index - 1])
    guard let view = frame.input(id), let old = last.input(id),
      abs(view.rect.height - old.rect.height) > Self.stillness,
      let root = frame.root(around: view), let oldRoot = last.root(around: old), root.id == oldRoot.id
    else { return nil }
    return frame.regions(around: view).reduce(oldRoot.rect.minY - root.rect.minY) { rise, region in
      guard region.id != id, let now = region.offset, let before = last.region(region.id)?.offset else { return rise }
      return rise + now - before
    }
  }

  /// How far a view's root has gone up in a frame by its own layout where the system sees to that, or a finger: an alert
  /// makes room for a keyboard by itself (CASES.md H9, H12), a sheet is dragged, a window is turned. What avoidance adds is
  /// a transform.
  private func ownRise(of id: String, in index: Int) -> CGFloat {
    guard let root = rootView(of: id, in: index), let last = rootView(of: id, in: index - 1), root.id == last.id,
      isOthers(root, in: index) || isOthers(last, in: index - 1)
    else { return 0 }
    func home(_ root: TraceView) -> CGFloat { root.rect.minY - (root.translationY ?? 0) }
    return home(last) - home(root)
  }

  private func rootView(of id: String, in index: Int) -> TraceView? {
    frames[index].input(id).flatMap(frames[index].root(around:))
  }

  private func isOthers(_ root: TraceView, in index: Int) -> Bool {
    isBeingTurned[index] || Self.others.contains(root.writer ?? "")
  }
}
