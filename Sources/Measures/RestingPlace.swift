import Foundation
import Tracing

/// Where everything would be if there had never been a keyboard: `rest` of SYSTEMS.md §6.
///
/// It starts from the first frame. A hand's scrolling is in it, and an offset that the app has set; a focus and typing
/// reveal field or caret in it as they would without a keyboard; nothing the keyboard does changes it. In a window of
/// another size it is the same as far as that has room for it.
struct RestingPlace {
  /// A text view that scrolls its own text shows as much of it above and below the caret by itself, in points.
  private static let spaceAroundText: CGFloat = 12

  /// How far the tops of roots are below their top limits, by id, in points; a call bar moves both.
  private var rootGaps: [String: CGFloat] = [:]
  /// The offsets of the scroll regions by id, in points.
  private(set) var offsets: [String: CGFloat] = [:]
  /// The heights of the scroll regions by id, in points, when no keyboard had a part in them.
  private var heights: [String: CGFloat] = [:]

  /// A place that starts from a frame with this top limit, in window points.
  init(_ frame: TraceFrame, topLimit: CGFloat) {
    for root in frame.all(.root) { rootGaps[root.id] = root.rect.minY - (root.topLimit ?? topLimit) }
    for region in frame.all(.scroll) {
      offsets[region.id] = region.offset ?? 0
      heights[region.id] = region.rect.height
    }
  }

  /// Takes in what people did between two frames.
  mutating func follow(_ index: Int, of timeline: Timeline) {
    let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
    for region in frame.all(.scroll) {
      // A text view that scrolls is as high as its text makes it.
      let isNew = timeline.isAnotherWindow[index] || heights[region.id] == nil
      if isNew || timeline.isClosed(index) || region.id == frame.focus {
        heights[region.id] = region.rect.height
      }
      guard offsets[region.id] != nil else {
        offsets[region.id] = region.offset ?? 0
        continue
      }
      if timeline.isByHand[index], let old = last.region(region.id)?.offset, let new = region.offset,
        abs(new - old) > Timeline.stillness
      {
        offsets[region.id] = new
      }
    }
    for (id, y) in frame.events.compactMap(Timeline.offsetSet) where offsets[id] != nil { offsets[id] = y }
    if timeline.isClosed(index), timeline.isStill[index] {
      // What has no room in this window is not asked for in the next.
      for region in frame.all(.scroll) { offsets[region.id] = offset(of: region) }
      // A screen that was presented meanwhile rests where it has come to.
      for root in frame.all(.root) where rootGaps[root.id] == nil {
        rootGaps[root.id] = root.rect.minY - (root.topLimit ?? timeline.topLimit(of: frame))
      }
    }
    guard frame.focus != nil, frame.focus != last.focus || timeline.isTyped[index] else { return }
    reveal(timeline.demands.levels(in: frame, index), in: frame, of: timeline)
  }

  /// The y of a root's top at rest, in window points; nil = it has not been seen at rest.
  func top(of root: TraceView, topLimit: CGFloat) -> CGFloat? {
    rootGaps[root.id].map { (root.topLimit ?? topLimit) + $0 }
  }

  /// The offset at which a region has to be once the keyboard is gone: the rest within the range the app gives.
  func offset(of region: TraceView) -> CGFloat? {
    guard let rest = offsets[region.id] else { return nil }
    return legal(rest, region)
  }

  private func legal(_ offset: CGFloat, _ region: TraceView) -> CGFloat {
    let top = -(region.ownInsetTop ?? region.insetTop ?? 0)
    let bottom =
      (region.contentHeight ?? 0) + (region.ownInsetBottom ?? region.insetBottom ?? 0)
      - (heights[region.id] ?? region.rect.height)
    return min(max(offset, top), max(top, bottom))
  }

  /// Moves the regions around the first of some levels as little as shows them, inner → outer, were there no keyboard.
  private mutating func reveal(_ levels: [TraceView], in frame: TraceFrame, of timeline: Timeline) {
    guard let first = levels.first else { return }
    let chain = frame.regions(around: first)
    let top = timeline.topLimit(of: frame)
    let lift = frame.root(around: first).flatMap { root in
      self.top(of: root, topLimit: top).map { root.rect.minY - $0 }
    }
    for (index, region) in chain.enumerated() {
      guard let rest = offsets[region.id] else { continue }
      var clip = rested(region.rect, in: chain.dropFirst(index + 1), lift: lift ?? 0)
      clip.size.height = heights[region.id] ?? clip.height
      let isOutermost = index == chain.count - 1
      let highest = isOutermost ? max(clip.minY, top) : clip.minY
      let lowest = isOutermost ? min(clip.maxY, timeline.height(in: frame)) : clip.maxY
      var rects = levels.map { rested($0.rect, in: frame.regions(around: $0)[...], lift: lift ?? 0) }
      if region.id == frame.focus { rects[0] = rects[0].insetBy(dx: 0, dy: -Self.spaceAroundText) }
      let box = Need.longestFit(rects, in: lowest - highest)
      let down = max(0, min(box.maxY - lowest, box.minY - highest))
      let up = down == 0 ? max(0, highest - box.minY) : 0
      offsets[region.id] = legal(rest + down - up, region)
    }
  }

  /// A rectangle where it lies with the regions around it at rest and the root at home.
  private func rested(_ rect: CGRect, in chain: ArraySlice<TraceView>, lift: CGFloat) -> CGRect {
    let scrolled = chain.reduce(0) { $0 + ($1.offset ?? 0) - (offsets[$1.id] ?? 0) }
    return rect.offsetBy(dx: 0, dy: scrolled - lift)
  }
}
