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

  private static func way(for transition: Transition, in timeline: Timeline) -> CGFloat? {
    let frame = timeline.frames[transition.start]
    guard timeline.tellsDistance, let id = transition.target, let field = frame.input(id),
      // A first focus starts from where its field would be without a keyboard.
      let rise = transition.rise
    else { return nil }
    let shift = (transition.steps.first ?? 0) - rise
    let levels = frame.focus == id ? timeline.demands.levels(in: frame, transition.start) : [field]
    let demanded = levels.filter { $0.role != .companion || !isInBar($0, frame) }
    let end = timeline.frames[transition.end]
    let before = timeline.frames[transition.start - 1]
    if isUntold(transition, of: [field] + demanded, in: timeline) { return nil }
    let top = timeline.topLimit(of: frame)
    let height = timeline.height(in: end)
    let isCovered = transition.goal < height - Timeline.stillness
    let bars = isCovered || !end.occluders.isEmpty ? frame.all(.stickyBar) : []
    if let own = frame.all(.stickyBar).first(where: { isPart(field, of: $0, in: before, timeline) }) {
      return way(withBar: own, of: transition, in: timeline, shift: shift)
    }
    guard let first = demanded.first else { return 0 }
    let bottom = roof(of: bars, on: min(transition.goal, height), before, in: end)
    if bottom - top < first.rect.height { return nil }
    // Of a field that is too tall, the top is to be seen as well as the caret, as far as both go; where it scrolls its own
    // text its caret stands for it, and companions are to be seen with that.
    let outer = frame.regions(around: field).filter { $0.id != id }
    let isTooTall = demanded.count > 1 && field.rect.height > outer.reduce(bottom - top) { min($0, $1.rect.height) }
    if isTooTall, transition.cause == .change || demanded.count > 2 && frame.region(id) != nil { return nil }
    // Where less, or more, fits than before, the rest of it goes its own way.
    let (roomBefore, sizes) = (min(transition.edgeBefore, height) - top, demanded.map(\.rect))
    if transition.cause == .keyboard, fits(sizes, in: roomBefore) != fits(sizes, in: bottom - top) { return nil }
    // What no clip of its own has room for is not asked for.
    let room = frame.regions(around: field).reduce(bottom - top) { min($0, $1.rect.height) }
    let box = longestFit(sizes, in: room).offsetBy(dx: 0, dy: shift)
    let distance = isCovered || !bars.isEmpty ? max(0, min(frame.distance ?? 0, bottom - top - box.height)) : 0
    let clips = frame.regions(around: box.height > first.rect.height ? field : first)
    // What lies in another region than the first goes its own way as well, and has other room.
    let isApart = demanded.contains { level in
      frame.regions(around: level).first?.id != clips.first?.id
        && (clips.count > 1 || level.role == .companion && !box.holds(level.rect.offsetBy(dx: 0, dy: shift)))
    }
    if isApart { return nil }
    // Where a text view moves its text as well, one of them goes the way of both.
    if clips.first?.id == id, before.region(id)?.offset != end.region(id)?.offset { return nil }
    // Clips in each other would have to be where they rest as well.
    if abs(rise) > Timeline.stillness, clips.count > 1 { return nil }
    let root = homeOfRoot(around: field, before, end)
    // What lies in nothing that scrolls stays beyond the end of its root, however high that is lifted.
    if let root, clips.isEmpty, box.maxY > root.maxY + (before.root(around: field)?.translationY ?? 0) { return nil }
    let places = clips.map { before.region($0.id)?.rect ?? $0.rect }
    let rootEnd = clips.isEmpty ? .infinity : root?.maxY ?? .infinity
    let lowest = places.reduce(min(bottom - distance, rootEnd)) { min($0, $1.maxY) }
    let highest = places.reduce(top) { max($0, $1.minY) }
    let back = clips.reduce(0) { $0 + wayIntoRange(of: $1, from: before.region($1.id)?.offset) }
    if box.maxY > lowest + Timeline.stillness {
      // One of several clips asks for another way than the next.
      if clips.count > 1, box.minY < highest - Timeline.stillness { return nil }
      // What is too tall for the room shows its top. What is not may go up with all that it is clipped by.
      let ceiling = clips.allSatisfy { $0.rect.height >= box.height - Timeline.stillness } ? top : highest
      return max(0, min(box.maxY - lowest, box.minY - ceiling)) + rise
    }
    if box.minY < highest - Timeline.stillness { return min(box.minY - highest, back) + rise }
    return rise != 0 ? rise : back
  }

  /// The root of a view where it is at home: what goes on beyond is not seen. Nil where avoidance has a part in its height.
  private static func homeOfRoot(around view: TraceView, _ before: TraceFrame, _ end: TraceFrame) -> CGRect? {
    guard let root = before.root(around: view), let last = end.root(around: view), root.id == last.id,
      abs(root.rect.height - last.rect.height) < Timeline.stillness
    else { return nil }
    return root.rect.offsetBy(dx: 0, dy: -(root.translationY ?? 0))
  }

  /// How far up the content of a region must go from an offset to be within its range, in points: the app may have scrolled
  /// it beyond.
  private static func wayIntoRange(of region: TraceView, from offset: CGFloat?) -> CGFloat {
    guard let offset = offset ?? region.offset, let height = region.contentHeight else { return 0 }
    let top = -(region.insetTop ?? 0)
    let end = max(top, height + (region.insetBottom ?? 0) - region.rect.height)
    let way = min(max(offset, top), end) - offset
    return abs(way) > 0.01 ? way : 0
  }

  /// How many rectangles from the first on are no taller than `height` together.
  private static func fits(_ levels: [CGRect], in height: CGFloat) -> Int {
    var box = CGRect.null
    return levels.prefix { level in
      box = box.union(level)
      return box.height <= height + Timeline.stillness
    }.count
  }

  /// The union of as many rectangles from the first on as are no taller than `height` together; the first at least.
  static func longestFit(_ levels: [CGRect], in height: CGFloat) -> CGRect {
    guard let first = levels.first else { return .zero }
    return levels.prefix(max(1, fits(levels, in: height))).reduce(first) { $0.union($1) }
  }
}
