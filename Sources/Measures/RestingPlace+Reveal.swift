import Foundation
import Tracing

extension RestingPlace {
  /// A text view that scrolls its own text shows as much of it above and below the caret by itself, in points.
  private static let spaceAroundText: CGFloat = 12

  /// Moves the regions around the first of some levels as little as shows them, were there no keyboard.
  ///
  /// The levels shall be in the clip of each region, inner → outer; what that takes is given by the regions inside that
  /// clip, inner → outer, each within its range and as far as it keeps the levels in its own clip.
  mutating func reveal(_ levels: [TraceView], in frame: TraceFrame, of timeline: Timeline) {
    guard let first = levels.first else { return }
    let chain = frame.regions(around: first)
    if chain.contains(where: { heights[$0.id] == nil }) { return unknown.formUnion(chain.map(\.id)) }
    let top = timeline.topLimit(of: frame)
    let lift = frame.root(around: first).flatMap { root in
      self.top(of: root, topLimit: top).map { root.rect.minY - $0 }
    }
    for index in chain.indices where offsets[chain[index].id] != nil {
      let clip = clip(index, of: chain, lift: lift ?? 0)
      let isOutermost = index == chain.count - 1
      let highest = isOutermost ? max(clip.minY, top) : clip.minY
      let lowest = isOutermost ? min(clip.maxY, timeline.height(in: frame)) : clip.maxY
      if lowest - highest < 1 { continue }  // nothing of it can be shown
      // What does not lie in it is not shown by it.
      let own = levels.prefix { frame.regions(around: $0).contains { $0.id == chain[index].id } }
      var rects = own.map { rested($0.rect, in: frame.regions(around: $0)[...], lift: lift ?? 0) }
      if rects.isEmpty { continue }
      if chain[index].id == frame.focus { rects[0] = rects[0].insetBy(dx: 0, dy: -Self.spaceAroundText) }
      let box = Need.longestFit(rects, in: lowest - highest)
      let down = max(0, min(box.maxY - lowest, box.minY - highest))
      let up = down == 0 ? max(0, highest - box.minY) : 0
      // Of a text view and what is in it only the caret moves with its text.
      let isWithField = chain[0].id == frame.focus && index > 0 && box.height > rects[0].height
      spend(down - up, on: (isWithField ? 1 : 0)...index, of: chain, box, lift: lift ?? 0)
    }
  }

  /// How far up a view goes from where it is in a frame to its place of rest, in points; 0 where that is not known.
  func rise(of id: String?, from frame: TraceFrame) -> CGFloat {
    guard isKnown, let view = id.flatMap(frame.input) else { return 0 }
    let way = frame.regions(around: view).reduce(CGFloat(0)) { way, region in
      guard let rest = offset(of: region), let shown = region.offset else { return way }
      return way + rest - shown
    }
    let rise = way + (frame.root(around: view)?.translationY ?? 0)
    return abs(rise) > 0.01 ? rise : 0
  }

  private mutating func spend(
    _ way: CGFloat, on members: ClosedRange<Int>, of chain: [TraceView], _ box: CGRect, lift: CGFloat
  ) {
    var (left, box) = (way, box)
    for index in members where left != 0 {
      guard let rest = offsets[chain[index].id] else { continue }
      var step = legal(rest + left, chain[index]) - rest
      if index < members.upperBound {
        let clip = clip(index, of: chain, lift: lift)
        step = left > 0 ? min(step, max(0, box.minY - clip.minY)) : max(step, min(0, box.maxY - clip.maxY))
        if step * left <= 0 { continue }
      }
      offsets[chain[index].id] = rest + step
      box = box.offsetBy(dx: 0, dy: -step)
      left -= step
    }
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
