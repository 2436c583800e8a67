import Foundation
import KeyboardAvoidance

/// The oracle: every place that could be the best is tried, and what is visible there is read off the final rectangles.
///
/// It knows at most one region, and shares no code with the planner. The best place of a piecewise linear problem lies
/// where two lines cross, so the candidates are the crossings of all lines on which an anchor touches a bound, a range
/// ends, or nothing has moved yet; random places are thrown in to check that claim.
struct BruteForce {
  struct Spot {
    var offset: CGFloat
    var lift: CGFloat
  }

  /// A free part of the window's height, and whether an occluder ends it above and below.
  struct Free {
    var top: CGFloat
    var bottom: CGFloat
    var isUnder: Bool
    var isOver: Bool
  }

  let facts: AvoidanceFacts
  let start: Spot
  let covers: BruteForceCovers
  /// The bar each anchor lies in, if any.
  let bars: [Int?]
  let tolerance: CGFloat = 1e-6

  init(facts: AvoidanceFacts, start: Spot) {
    self.facts = facts
    self.start = start
    covers = BruteForceCovers(facts)
    bars = facts.anchors.map { anchor in facts.bars.firstIndex { $0.id == anchor.bar } }
  }

  var region: ScrollRegion? { facts.regions.first }
  var distance: CGFloat { facts.distance ?? 10 }
  /// Where what can be seen ends.
  var height: CGFloat { min(facts.window.height, facts.visibleBottom ?? .infinity) }

  var mostLift: CGFloat {
    if facts.occluders.isEmpty || facts.root.avoidsByItself { return 0 }
    let root = facts.root.frame
    let whole = facts.window.height
    if root.maxY >= whole { return min(facts.root.allowance, whole - covers.edge(root.minX, root.maxX, from: height)) }
    guard let top = covers.highest(root.minX, root.maxX) else { return 0 }
    let depth = max(0, root.maxY - top)
    return min(facts.root.allowance, depth + min(distance, depth))
  }

  func lowest(_ region: ScrollRegion) -> CGFloat { min(-region.topInset, start.offset) }

  /// The offset + lift at which the content's end is at its distance above the highest occluder; nil if none is over it.
  func coveredReach(_ region: ScrollRegion) -> CGFloat? {
    guard let top = covers.highest(region.clip.minX, region.clip.maxX) else { return nil }
    return region.clip.minY + region.contentHeight - top + min(distance, max(0, height - top))
  }

  func highest(_ region: ScrollRegion, lift: CGFloat) -> CGFloat {
    let appEnd = max(-region.topInset, region.contentHeight + region.bottomInset - region.clip.height)
    guard let reach = coveredReach(region) else { return appEnd }
    return max(appEnd, reach - lift)
  }

  func isLegal(_ spot: Spot) -> Bool {
    if spot.lift < -tolerance || spot.lift > mostLift + tolerance { return false }
    guard let region else { return true }
    return spot.offset >= lowest(region) - tolerance && spot.offset <= highest(region, lift: spot.lift) + tolerance
  }

  /// A field that scrolls its own text and is taller than any free part stands for nothing; its caret does.
  func isIdle(_ index: Int) -> Bool {
    guard index == 1, region?.kind == .textView, facts.anchors[1].level == .field, facts.anchors[1].container == 1
    else { return false }
    let rect = facts.anchors[1].rect
    return rect.height > (free(rect.minX, rect.maxX).map { $0.bottom - $0.top }.max() ?? 0) + tolerance
  }

  /// The free parts over a stretch of the width, from the top down.
  func free(_ minX: CGFloat, _ maxX: CGFloat) -> [Free] {
    let over = covers.rects.filter { $0.minX < maxX && minX < $0.maxX }
    let lines = ([facts.topLimit, height] + over.flatMap { [$0.minY, $0.maxY] })
      .filter { $0 >= facts.topLimit && $0 <= height }.sorted()
    return zip(lines, lines.dropFirst()).compactMap { top, bottom in
      let middle = (top + bottom) / 2
      if top == bottom || over.contains(where: { $0.minY < middle && middle < $0.maxY }) { return nil }
      return Free(top: top, bottom: bottom, isUnder: over.contains { $0.maxY == top }, isOver: bottom < height)
    }
  }

  func free(showing count: Int) -> [Free] {
    let placed = (0..<count).filter { !isIdle($0) && bars[$0] == nil }.map { facts.anchors[$0].rect }
    guard let minX = placed.map(\.minX).min(), let maxX = placed.map(\.maxX).max() else {
      return facts.topLimit < height ? [Free(top: facts.topLimit, bottom: height, isUnder: false, isOver: false)] : []
    }
    return free(minX, maxX)
  }

  /// Where an anchor is drawn, and what of the window its clip leaves.
  func drawn(_ anchor: Anchor, _ spot: Spot) -> (rect: CGRect, clip: ClosedRange<CGFloat>) {
    let rect = anchor.rect.offsetBy(dx: 0, dy: -spot.lift)
    guard let region, anchor.container == 0 else { return (rect, -1e9...1e9) }
    let clip = region.clip.offsetBy(dx: 0, dy: -spot.lift)
    return (rect.offsetBy(dx: 0, dy: -spot.offset), clip.minY...clip.maxY)
  }

  func isVisible(_ index: Int, _ spot: Spot, in free: Free) -> Bool {
    if isIdle(index) { return true }
    let anchor = facts.anchors[index]
    if let bar = bars[index] { return covers.shows(anchor.rect, inBar: bar, facts, tolerance) }
    let (rect, clip) = drawn(anchor, spot)
    return rect.minY >= max(free.top, clip.lowerBound) - tolerance
      && rect.maxY <= min(free.bottom, clip.upperBound) + tolerance
  }

  func areVisible(_ count: Int, _ spot: Spot, in free: Free) -> Bool {
    for index in 0..<count where !isVisible(index, spot, in: free) { return false }
    return true
  }

  /// The space between the anchors and the occluders that end a free part, as far as it counts.
  func space(_ count: Int, _ spot: Spot, in free: Free) -> (below: CGFloat, above: CGFloat) {
    let placed = (0..<count).filter { !isIdle($0) && bars[$0] == nil }
      .map { drawn(facts.anchors[$0], spot).rect }
    let lowest = placed.map(\.maxY).max() ?? -1e9
    let highest = placed.map(\.minY).min() ?? 1e9
    return (
      free.isOver ? min(free.bottom - lowest, distance, height - free.bottom) : 0,
      free.isUnder ? min(highest - free.top, distance) : 0
    )
  }

  /// How much of the first anchor is visible in a free part, counted from its top; nil if the top is not.
  func visibleHeight(_ spot: Spot, in free: Free) -> CGFloat? {
    if bars[0] != nil { return nil }
    let (rect, clip) = drawn(facts.anchors[0], spot)
    let (top, bottom) = (max(free.top, clip.lowerBound), min(free.bottom, clip.upperBound))
    if rect.minY < top - tolerance || rect.minY > bottom + tolerance { return nil }
    return min(rect.maxY, bottom) - rect.minY
  }

  func cost(_ spot: Spot) -> CGFloat { abs(spot.offset - start.offset) + abs(spot.lift - start.lift) }
}
