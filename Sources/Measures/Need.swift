import Foundation
import Tracing

/// How far the target of a transition must move for what is asked for to be visible.
enum Need {
  /// The way up in points (negative = down), 0 if nothing need move, or nil if the trace does not tell.
  ///
  /// What is asked for is the longest run of caret ⊂ field ⊂ companions that fits between top limit and keyboard
  /// (SYSTEMS.md §6, "Levels"); while typing it is the caret. It is taken where it was before anything moved, and
  /// shall lie above the edge where that will rest, with the distance as far as there is room, and inside every clip.
  static func up(for transition: Transition, in timeline: Timeline) -> CGFloat? {
    let frame = timeline.frames[transition.start]
    guard let id = transition.target, let field = frame.input(id) else { return nil }
    let shift = transition.steps.first ?? 0
    let caret = frame.focus == id ? frame.first(.caret) : nil
    let companions = frame.focus == id && transition.cause != .typing ? frame.all(.companion) : []
    let top = frame.topLimit ?? frame.first(.header)?.rect.maxY ?? timeline.header.safeArea.top
    let bottom = min(transition.goal, timeline.height)
    let levels = transition.cause == .typing ? [caret ?? field] : [caret, field].compactMap(\.self) + companions
    let box = longestFit(levels.map(\.rect), in: bottom - top).offsetBy(dx: 0, dy: shift)
    let isCovered = transition.goal < timeline.height - Timeline.stillness
    let distance = isCovered ? max(0, min(frame.distance ?? 0, bottom - top - box.height)) : 0
    let clips = frame.regions(around: transition.cause == .typing ? caret ?? field : field)
    let lowest = clips.reduce(bottom - distance) { min($0, $1.rect.maxY) }
    let highest = clips.reduce(top) { max($0, $1.rect.minY) }
    if box.maxY > lowest + Timeline.stillness {
      // What is too tall for the room shows its top.
      return max(0, min(box.maxY - lowest, box.minY - highest))
    }
    return box.minY < highest - Timeline.stillness ? box.minY - highest : 0
  }

  /// The union of as many rectangles from the first on as are no taller than `height` together; the first at least.
  static func longestFit(_ levels: [CGRect], in height: CGFloat) -> CGRect {
    guard var box = levels.first else { return .zero }
    for level in levels.dropFirst() {
      let union = box.union(level)
      guard union.height <= height else { break }
      box = union
    }
    return box
  }
}
