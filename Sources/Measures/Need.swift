import Foundation
import Tracing

/// How far the target of a transition must move for what is asked for to be visible.
enum Need {
  /// The way up in points (negative = down), 0 if nothing need move, or nil if the trace does not tell.
  ///
  /// What is asked for is the longest run of the levels demanded that fits between top limit and keyboard (SYSTEMS.md
  /// §6, "Levels"). It is taken where it was before anything moved, and shall lie above the edge where that will rest,
  /// with the distance as far as there is room, and inside every clip. The bars that will stand on that edge take their
  /// height from the room; in a bar it is the bar's end that shall meet the edge.
  static func up(for transition: Transition, in timeline: Timeline) -> CGFloat? {
    guard let way = way(for: transition, in: timeline) else { return nil }
    let (frame, end) = (timeline.frames[transition.start], timeline.frames[transition.end])
    guard timeline.isFloating(in: end), let field = transition.target.flatMap(frame.input) else { return way }
    // The way to the place it needs may lead under a keyboard that floats.
    let place = field.rect.offsetBy(dx: 0, dy: (transition.steps.first ?? 0) - way)
    return isInTheWay(of: place, end, distance: frame.distance) ? nil : way
  }

  private static func isInTheWay(of rect: CGRect, _ frame: TraceFrame, distance: CGFloat?) -> Bool {
    frame.occluders.contains { $0.intersects(rect.insetBy(dx: 0, dy: -(distance ?? 0))) }
  }

  private static func way(for transition: Transition, in timeline: Timeline) -> CGFloat? {
    let frame = timeline.frames[transition.start]
    guard timeline.tellsDistance, let id = transition.target, let field = frame.input(id) else { return nil }
    if Timeline.hidesAct(frame) || Timeline.hidesEdge(frame) { return nil }
    // Where a scroll that is cut short would have ended is not told either.
    if timeline.isByHand[transition.start - 1] || timeline.isBeingTurned[transition.start] { return nil }
    // A first focus starts from where its field would be without a keyboard.
    let rise = transition.rise
    let shift = (transition.steps.first ?? 0) - rise
    let demanded = frame.focus == id ? timeline.demands.levels(in: frame, transition.start) : [field]
    guard let first = demanded.first else { return 0 }
    let end = timeline.frames[transition.end]
    // One that floats can be avoided in more ways than one; where it is in nobody's way, and the distance from it is kept,
    // it is as if it were not there.
    if timeline.isFloating(in: end) {
      let home = field.rect.offsetBy(dx: 0, dy: transition.steps[0])
      if isInTheWay(of: home, end, distance: frame.distance) || transition.rest == nil { return nil }
    }
    let top = timeline.topLimit(of: frame)
    let height = timeline.height(in: end)
    let isCovered = transition.goal < height - Timeline.stillness
    let bars = isCovered ? frame.all(.stickyBar) : []
    if let own = bars.first(where: { isPart(field, of: $0, in: timeline.frames[transition.start - 1]) }) {
      return max(0, own.rect.maxY + shift - transition.goal) + rise
    }
    let bottom = roof(of: bars, on: min(transition.goal, height), timeline.frames[transition.start - 1], in: end)
    let box = longestFit(demanded.map(\.rect), in: bottom - top).offsetBy(dx: 0, dy: shift)
    let distance = isCovered ? max(0, min(frame.distance ?? 0, bottom - top - box.height)) : 0
    let clips = frame.regions(around: box.height > first.rect.height ? field : first)
    // Clips in each other would have to be where they rest as well.
    if abs(rise) > Timeline.stillness, clips.count > 1 { return nil }
    let lowest = clips.reduce(bottom - distance) { min($0, $1.rect.maxY) }
    let highest = clips.reduce(top) { max($0, $1.rect.minY) }
    if box.maxY > lowest + Timeline.stillness {
      // What is too tall for the room shows its top. What is not may go up with all that it is clipped by.
      let ceiling = clips.allSatisfy { $0.rect.height >= box.height } ? top : highest
      return max(0, min(box.maxY - lowest, box.minY - ceiling)) + rise
    }
    if box.minY < highest - Timeline.stillness { return box.minY - highest + rise }
    return rise != 0 ? rise : clips.reduce(0) { $0 + wayIntoRange(of: $1) }
  }

  /// How far up the content of a region must go to be within its range, in points: the app may have scrolled it beyond.
  private static func wayIntoRange(of region: TraceView) -> CGFloat {
    guard let offset = region.offset, let height = region.contentHeight else { return 0 }
    let top = -(region.insetTop ?? 0)
    let end = max(top, height + (region.insetBottom ?? 0) - region.rect.height)
    let way = min(max(offset, top), end) - offset
    return abs(way) > 0.01 ? way : 0
  }

  /// Whether a field is in a bar and not behind it, as they are in a frame: where the keyboard leaves it free, it is seen.
  private static func isPart(_ field: TraceView, of bar: TraceView, in frame: TraceFrame) -> Bool {
    guard let field = frame.input(field.id),
      let bar = frame.views.first(where: { $0.role == bar.role && $0.id == bar.id })
    else { return false }
    return bar.rect.contains(field.rect) && (field.visible != nil || field.rect.minY >= frame.edge)
  }

  /// The top of the room that bars take above an edge, in window points: those that the edge reaches will stand on it, as
  /// high as they become; one that was above it before stays there.
  private static func roof(of bars: [TraceView], on edge: CGFloat, _ before: TraceFrame, in end: TraceFrame) -> CGFloat
  {
    let tops = bars.map { bar in
      let bar = end.all(.stickyBar).first { $0.id == bar.id } ?? bar
      let old = before.all(.stickyBar).first { $0.id == bar.id } ?? bar
      return min(old.rect.maxY, edge) - bar.rect.height
    }
    return min(edge, tops.min() ?? edge)
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
