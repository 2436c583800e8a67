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
    var gliding: Mover?
    return frames.indices.map { index in
      guard index > 0 else { return nil }
      let (frame, last) = (frames[index], frames[index - 1])
      let isInterrupted = frame.focus != last.focus || abs(goals[index] - goals[index - 1]) > stillness
      let moved = frame.all(.scroll).filter { region in
        guard let old = last.region(region.id) else { return false }
        return abs((region.offset ?? 0) - (old.offset ?? 0)) > stillness
      }
      // The frame of the event may be drawn before anything has moved.
      let goesOn = !isInterrupted && (!moved.isEmpty || scroll(in: last) != nil)
      gliding = scroll(in: frame) ?? (goesOn ? gliding : nil)
      if let gliding { return moved.isEmpty ? nil : gliding }
      // A scroll comes to its end between two frames: the step to there is the hand's as well.
      let isLastStep = !isInterrupted && moved.contains { isEnd($0, of: last.region($0.id), frame.plan) }
      return isLastStep || moved.contains { $0.writer == TraceView.handWriter } ? .hand : nil
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

  private static func scroll(in frame: TraceFrame) -> Mover? {
    frame.events.lazy.compactMap { event in scrolls.first { $0.word == word(of: event) }?.mover }.first
  }
}
