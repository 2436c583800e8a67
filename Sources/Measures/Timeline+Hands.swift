import Foundation
import Tracing

extension Timeline {
  /// Who moves content besides avoidance.
  enum Mover {
    case hand, app
  }

  /// What a wheel or the app scrolls glides there in the frames that follow.
  private static let scrolls: [(word: String, mover: Mover)] = [("wheel", .hand), ("scrollTo", .app)]

  /// For each frame, who moved content in it: a finger or a wheel, the app's own scrolling, or (nil) neither.
  ///
  /// What was scrolled glides on until it stands still, or until focus or the keyboard's goal is another: then what moves
  /// is avoidance.
  static func movers(_ frames: [TraceFrame], goals: [CGFloat]) -> [Mover?] {
    var gliding = frames.first.flatMap(scroll)
    var isInText = false
    let answers = frames.contains { $0.plan != nil }
    return frames.indices.map { index in
      guard index > 0 else { return nil }
      let (frame, last) = (frames[index], frames[index - 1])
      for event in frame.events where word(of: event) == "touchDown" { isInText = isOnFocus(event, in: frame) }
      let isInterrupted = frame.focus != last.focus || abs(goals[index] - goals[index - 1]) > stillness
      let moved = frame.scrolled(since: last)
      // A finger takes what the app has sent somewhere.
      if moved.contains(where: { $0.writer == TraceView.handWriter }), gliding == .app { gliding = nil }
      // The frame of the event may be drawn before anything has moved.
      let goesOn = !isInterrupted && (!moved.isEmpty || scroll(in: last) != nil)
      let isWithout = answers && isWithoutEffect(frame, before: frames[min(index + 1, frames.count - 1)])
      gliding = (isWithout ? nil : scroll(in: frame)) ?? (goesOn ? gliding : nil)
      if let gliding { return moved.isEmpty ? nil : gliding }
      // A scroll comes to its end between two frames: the step to there is the hand's as well.
      let isTold = !isInterrupted || frame.plan != nil
      let isLastStep = isTold && moved.contains { isEnd($0, of: last.region($0.id), frame.plan) }
      // A finger that selects scrolls the text on at its edge.
      let isSelected =
        isInText && (frame.finger ?? last.finger) != nil
        && moved.contains { $0.id == frame.focus && $0.id == last.focus }
      return isLastStep || isSelected || moved.contains { $0.writer == TraceView.handWriter } ? .hand : nil
    }
  }

  /// Whether a region that a hand had in the frame before has gone on to where it leaves it: a plan that comes then has it
  /// stay there, and the step is a small one.
  private static func isEnd(_ region: TraceView, of last: TraceView?, _ plan: TracePlan?) -> Bool {
    guard let last, last.writer == TraceView.handWriter else { return false }
    guard let plan else { return true }
    guard let now = region.offset, let before = last.offset else { return false }
    let planned = plan.regions.first { $0.id == region.region }?.offset ?? now
    return abs(planned - now) <= stillness && abs(now - before) <= 1
  }

  /// Who sends content somewhere in a frame, if anybody does.
  private static func scroll(in frame: TraceFrame) -> Mover? {
    frame.events.lazy.filter { !isIdle($0, in: frame) }
      .compactMap { event in scrolls.first { $0.word == word(of: event) }?.mover }.first
  }

  /// Whether an event is a wheel that turns over the keyboard, or over nothing that scrolls. A bar on the keyboard may let
  /// it through, which a plan tells.
  static func isIdle(_ event: String, in frame: TraceFrame) -> Bool {
    guard word(of: event) == "wheel", let point = point(of: event) else { return false }
    return frame.occluders.contains { $0.contains(point) } && frame.plan == nil
      || regions(at: point, in: frame).isEmpty
  }

  /// The scroll regions that show something of themselves at a point.
  private static func regions(at point: CGPoint, in frame: TraceFrame) -> [TraceView] {
    frame.all(.scroll).filter { region in
      region.rect.contains(point) && frame.regions(around: region).allSatisfy { $0.rect.contains(point) }
    }
  }

  /// Whether a wheel is over what is around the focused view, which goes the other way without a new plan: something lies
  /// over it that takes the wheel, a sheet say.
  private static func isWithoutEffect(_ frame: TraceFrame, before next: TraceFrame) -> Bool {
    guard frame.plan == nil, frame.focus != nil, let wheel = frame.events.first(where: { word(of: $0) == "wheel" }),
      let point = point(of: wheel), let way = value(of: " dy", in: wheel).flatMap({ Double($0) })
    else { return false }
    let chain = frame.focusChain.map(\.id)
    let under = regions(at: point, in: frame)
    guard under.allSatisfy({ chain.contains($0.id) }) else { return false }
    return !under.contains { region in
      let step = (next.region(region.id)?.offset ?? 0) - (region.offset ?? 0)
      return step * CGFloat(way) > 0
    }
  }

  /// Whether an event is at a place of the focused view.
  private static func isOnFocus(_ event: String, in frame: TraceFrame) -> Bool {
    point(of: event).map { frame.first(.field)?.rect.contains($0) ?? false } ?? false
  }

  /// The place of an event such as `touchDown: [195, 640]`, in window points.
  static func point(of event: String) -> CGPoint? {
    guard let open = event.firstIndex(of: "["), let close = event[open...].firstIndex(of: "]") else { return nil }
    let parts = event[event.index(after: open)..<close].split(separator: ",").map { Double($0.drop { $0 == " " }) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    return CGPoint(x: x, y: y)
  }
}
