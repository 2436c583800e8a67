import Foundation
import Tracing

/// What bars have to do with the way.
extension Need {
  /// The way up of what lies in a bar, in points (negative = down): the bar's end shall meet the edge where that rests.
  static func way(
    withBar bar: TraceView, of transition: Transition, in timeline: Timeline, shift: CGFloat
  ) -> CGFloat {
    let (before, end) = (timeline.frames[transition.start - 1], timeline.frames[transition.end])
    let height = timeline.height(in: end)
    let isCovered = transition.goal < height - Timeline.stillness
    let home = end.all(.stickyBar).first { $0.id == bar.id }?.rect.maxY
    let way = bar.rect.maxY + shift - (isCovered ? transition.goal : home ?? height)
    // With less text in it a bar is less high, and its top is lower.
    let old = before.all(.stickyBar).first { $0.id == bar.id } ?? bar
    return max(min(0, bar.rect.height - old.rect.height), way) + (transition.rise ?? 0)
  }

  /// Whether a companion lies in a bar, which nothing but the keyboard moves.
  static func isInBar(_ companion: TraceView, _ frame: TraceFrame) -> Bool {
    frame.all(.stickyBar).contains { $0.rect.holds(companion.rect) }
  }

  /// Whether a field is in a bar and not behind it, as they are in a frame: where the keyboard leaves it free, it is seen.
  static func isPart(
    _ field: TraceView, of bar: TraceView, in frame: TraceFrame, _ timeline: Timeline
  ) -> Bool {
    guard let old = frame.input(field.id) else { return false }
    // What scrolls in something that goes on beyond the bar lies behind it.
    if frame.regions(around: old).contains(where: { $0.id != field.id && !bar.rect.holds($0.rect) }) { return false }
    func isIn(_ bar: CGRect, _ field: TraceView) -> Bool {
      // What is taller than its bar goes on below it; what is behind one is not seen where that is.
      bar.holds(field.rect) || bar.contains(field.rect.origin) && field.visible?.minY == field.rect.minY
    }
    let isFree = old.visible != nil || old.rect.minY >= frame.edge
    // Bars are looked for when something gets focus: before that there are none in a trace.
    guard let known = frame.views.first(where: { $0.role == bar.role && $0.id == bar.id }) else {
      return isIn(bar.rect, field) && isFree
    }
    if isIn(known.rect, old) && isFree { return true }
    // Covered now, it may have been seen in its bar when that was seen first.
    let first = timeline.frames.first { frame in
      frame.input(field.id) != nil && frame.all(.stickyBar).contains { $0.id == bar.id }
    }
    guard let first, let field = first.input(field.id), field.visible?.minY == field.rect.minY else { return false }
    return first.all(.stickyBar).contains { $0.id == bar.id && $0.rect.contains(field.rect.origin) }
  }

  /// The top of the room that bars take above an edge, in window points: those that the edge reaches will stand on it, as
  /// high as they become; one that was above it before stays there.
  static func roof(of bars: [TraceView], on edge: CGFloat, _ before: TraceFrame, in end: TraceFrame) -> CGFloat {
    let tops = bars.map { bar in
      let bar = end.all(.stickyBar).first { $0.id == bar.id } ?? bar
      let old = before.all(.stickyBar).first { $0.id == bar.id } ?? bar
      return min(old.rect.maxY, edge) - bar.rect.height
    }
    return min(edge, tops.min() ?? edge)
  }
}
