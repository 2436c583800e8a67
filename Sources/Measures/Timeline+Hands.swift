import Foundation
import Tracing

extension Timeline {
  /// What a wheel or the app scrolls glides there in the frames that follow.
  private static let scrolls = ["wheel", "scrollTo"]

  /// For each frame, whether it shows content moved by a finger, a wheel, or the app's own scrolling.
  ///
  /// What was scrolled glides on until it stands still, or until focus or the keyboard's goal is another: then what moves
  /// is avoidance.
  static func movedByHand(_ frames: [TraceFrame], goals: [CGFloat]) -> [Bool] {
    var isGliding = false
    return frames.indices.map { index in
      guard index > 0 else { return false }
      let (frame, last) = (frames[index], frames[index - 1])
      let isInterrupted = frame.focus != last.focus || abs(goals[index] - goals[index - 1]) > stillness
      let moved = frame.all(.scroll).filter { region in
        guard let old = last.region(region.id) else { return false }
        return abs((region.offset ?? 0) - (old.offset ?? 0)) > stillness
      }
      // The frame of the event may be drawn before anything has moved.
      isGliding = isScroll(frame) || (isGliding && !isInterrupted && (!moved.isEmpty || isScroll(last)))
      return isGliding ? !moved.isEmpty : moved.contains { $0.writer == "hand" }
    }
  }

  private static func isScroll(_ frame: TraceFrame) -> Bool {
    frame.events.contains { event in scrolls.contains { event.hasPrefix($0) } }
  }
}
