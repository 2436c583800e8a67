import Foundation
import Tracing

extension RestingPlace {
  /// A text view that scrolls its own text shows as much of it above and below the caret by itself, in points.
  private static let spaceAroundText: CGFloat = 12

  /// Moves the regions around the first of some levels as little as shows as many of them as can be shown together, were
  /// there no keyboard.
  mutating func reveal(_ levels: [TraceView], in frame: TraceFrame, of timeline: Timeline) {
    guard let first = levels.first else { return }
    let chain = frame.regions(around: first)
    // What goes on beyond its bar is shown in part alone.
    let field = frame.first(.field)?.rect ?? first.rect
    let isCut = frame.all(.stickyBar).contains { $0.rect.contains(field.origin) && !$0.rect.holds(field) }
    if isCut || chain.contains(where: { heights[$0.id] == nil }) { return unknown.formUnion(chain.map(\.id)) }
    // A text view that has no room is met by its caret (CASES.md B5, B6), and says nothing against what comes after it.
    let band = timeline.height(in: frame) - timeline.topLimit(of: frame)
    let room = chain.dropFirst().reduce(band) { min($0, heights[$1.id] ?? $0) }
    let isTooTall = chain.first?.id == frame.focus && field.height > room
    let levels = levels.filter { $0.role != .field || !isTooTall }
    for region in chain { offsets[region.id] = offsets[region.id].map { legal($0, region) } }
    for count in stride(from: levels.count, through: 1, by: -1) {
      var place = self
      guard place.show(Array(levels.prefix(count)), in: frame, of: timeline, chain) else { continue }
      offsets = place.offsets
      return
    }
    // Of what can be had in part alone, a trace does not tell how.
    unknown.formUnion(chain.map(\.id))
  }

  /// Shows all of some levels, or answers that they cannot be.
  ///
  /// They shall be in the clip of each region, inner → outer; what that takes is given by the regions inside that clip,
  /// inner → outer, each within its range and as far as it keeps the levels in its own clip.
  private mutating func show(
    _ levels: [TraceView], in frame: TraceFrame, of timeline: Timeline, _ chain: [TraceView]
  ) -> Bool {
    var (top, bottom) = (timeline.topLimit(of: frame), timeline.height(in: frame))
    let lift = frame.root(around: levels[0]).flatMap { root in
      self.top(of: root, topLimit: top).map { root.rect.minY - $0 }
    }
    // What goes on beyond the end of its root is not seen.
    if let root = frame.root(around: levels[0]), let height = rootHeights[root.id] {
      bottom = min(bottom, root.rect.minY - (lift ?? 0) + height)
    }
    for index in chain.indices where offsets[chain[index].id] != nil {
      let clip = clip(index, of: chain, lift: lift ?? 0)
      var (highest, lowest) = (clip.minY, clip.maxY)
      if index == chain.count - 1 {
        (highest, lowest) = (max(highest, top), min(lowest, bottom))
        // A text view scrolls its own text whether or not it is seen itself.
        if lowest - highest < 1, chain[index].id == frame.focus { (highest, lowest) = (clip.minY, clip.maxY) }
      }
      // What does not lie in it is not shown by it.
      let own = levels.prefix { frame.regions(around: $0).contains { $0.id == chain[index].id } }
      if own.isEmpty { continue }
      var seen = Sight(
        levels: Array(own), places: own.map { rested($0.rect, in: frame.regions(around: $0)[...], lift: lift ?? 0) })
      if lowest - highest >= seen.places[0].height { seen.places[0] = grown(seen.places[0], by: frame) }
      let box = seen.places.reduce(seen.places[0]) { $0.union($1) }
      if box.height > lowest - highest + 0.01 { return false }
      let way = max(0, box.maxY - lowest) - max(0, highest - box.minY)
      // Of a text view and what is in it only the caret moves with its text.
      let isWithField = chain[0].id == frame.focus && index > 0 && seen.levels.count > 1
      let left = spend(way, on: (isWithField ? 1 : 0)...index, of: chain, in: frame, seen, lift: lift ?? 0)
      if abs(left) > 0.01 { return false }
    }
    // What another region clips lies where that shows it: nobody moves that one.
    let ids = chain.map(\.id)
    return levels.allSatisfy { level in
      let around = frame.regions(around: level)
      let isOwn = around.allSatisfy { ids.contains($0.id) }
      return isShown(level, in: around, clips: isOwn, above: bottom, below: top, lift: lift ?? 0)
    }
  }

  /// Whether all of a view is in sight with everything at rest, as far as moving it along y has a say in that.
  private func isShown(
    _ view: TraceView, in chain: [TraceView], clips: Bool, above bottom: CGFloat, below top: CGFloat, lift: CGFloat
  ) -> Bool {
    let place = rested(view.rect, in: chain[...], lift: lift)
    var (highest, lowest) = (max(place.minY, top), min(place.maxY, bottom))
    for index in chain.indices where clips {
      let clip = clip(index, of: chain, lift: lift)
      (highest, lowest) = (max(highest, clip.minY), min(lowest, clip.maxY))
    }
    return lowest - highest >= place.height - 0.01
  }

  /// A caret's rectangle with what a text view that can scroll its text shows around it, as far as it has text and room.
  private func grown(_ caret: CGRect, by frame: TraceFrame) -> CGRect {
    guard let shown = frame.first(.caret)?.rect, let text = frame.focusChain.first, text.id == frame.focus,
      let height = text.contentHeight, let room = heights[text.id], height > room
    else { return caret }
    let start = text.rect.minY - (text.offset ?? 0)
    let above = min(Self.spaceAroundText, max(0, room - caret.height), max(0, shown.minY - start))
    let below = min(Self.spaceAroundText, max(0, room - caret.height - above), max(0, start + height - shown.maxY))
    return CGRect(x: caret.minX, y: caret.minY - above, width: caret.width, height: caret.height + above + below)
  }

  /// How far up a view goes from where it is in a frame, or was in the one before that does not show it yet, to its place
  /// of rest, in points; nil where that is not known.
  func rise(of id: String?, in next: TraceFrame, from frame: TraceFrame) -> CGFloat? {
    guard isKnown, let view = id.flatMap({ frame.input($0) ?? next.input($0) }) else { return 0 }
    var way: CGFloat = 0
    for region in frame.regions(around: view) {
      if unknown.contains(region.id) { return nil }
      if let rest = offset(of: region), let shown = region.offset { way += rest - shown }
    }
    let rise = way + (frame.root(around: view)?.translationY ?? 0)
    return abs(rise) > 0.01 ? rise : 0
  }

  /// Levels that are to be seen, and where they lie at rest, in window points.
  private struct Sight {
    var levels: [TraceView]
    var places: [CGRect]
  }

  /// Scrolls regions by a way in points, and answers what of it is left.
  private mutating func spend(
    _ way: CGFloat, on members: ClosedRange<Int>, of chain: [TraceView], in frame: TraceFrame, _ seen: Sight,
    lift: CGFloat
  ) -> CGFloat {
    var (left, seen) = (way, seen)
    for index in members where left != 0 {
      guard let rest = offsets[chain[index].id] else { continue }
      var step = legal(rest + left, chain[index]) - rest
      let moved = seen.levels.indices.filter { level in
        frame.regions(around: seen.levels[level]).contains { $0.id == chain[index].id }
      }
      if index < members.upperBound {
        let clip = clip(index, of: chain, lift: lift)
        let (top, bottom) = (moved.map { seen.places[$0].minY }.min(), moved.map { seen.places[$0].maxY }.max())
        // Only who has the outermost of what is to be seen can give it.
        let isOutermost = left > 0 ? bottom == seen.places.map(\.maxY).max() : top == seen.places.map(\.minY).min()
        if !isOutermost { continue }
        step = left > 0 ? min(step, max(0, (top ?? 0) - clip.minY)) : max(step, min(0, (bottom ?? 0) - clip.maxY))
        if step * left <= 0 { continue }
      }
      offsets[chain[index].id] = rest + step
      for level in moved { seen.places[level].origin.y -= step }
      left -= step
    }
    return left
  }

  /// The clip of a region of a chain with the regions around it at rest and the root at home.
  private func clip(_ index: Int, of chain: [TraceView], lift: CGFloat) -> CGRect {
    var clip = rested(chain[index].rect, in: chain.dropFirst(index + 1), lift: lift)
    clip.size.height = heights[chain[index].id] ?? clip.height
    return clip
  }

  /// A rectangle where it lies with the regions around it at rest and the root at home.
  private func rested(_ rect: CGRect, in chain: ArraySlice<TraceView>, lift: CGFloat) -> CGRect {
    let scrolled = chain.reduce(0) { $0 + ($1.offset ?? 0) - (offsets[$1.id] ?? 0) }
    return rect.offsetBy(dx: 0, dy: scrolled - lift)
  }
}
