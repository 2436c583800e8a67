import Foundation

extension AvoidancePlanner {
  /// The demanded levels that are not attained, or lie in a bar that is not in sight, each with what bounds it.
  func unsatisfied(_ placement: Placement) -> [AvoidancePlan.Unsatisfied] {
    (0..<placement.demanded).compactMap { index in
      let level = facts.anchors[index].level
      if index < placement.attained { return isOutside(index) ? .init(level: level, bound: .root) : nil }
      return .init(level: level, bound: bound(showing: index + 1, from: placement.reference))
    }
  }

  /// Whether an anchor lies in a bar, which nothing but the keyboard moves, and is not in the window with it.
  func isOutside(_ index: Int) -> Bool {
    let anchor = facts.anchors[index]
    guard let bar = bar(of: anchor) else { return false }
    // What scrolls in the bar can be brought wherever that is seen.
    let rect = anchor.container < chain ? facts.regions[anchor.container].clip : anchor.rect
    let shown = rect.offsetBy(dx: 0, dy: -barLift(bar))
    let tolerance = DisplacementBounds.tolerance
    if anchor.container < chain { return shown.maxY < tolerance || shown.minY > facts.window.height - tolerance }
    return shown.minY < -tolerance || shown.maxY > facts.window.height + tolerance
  }

  /// The first thing that would have to be another for `count` levels to be visible together.
  private func bound(showing count: Int, from reference: Place) -> AvoidancePlan.Unsatisfied.Bound {
    let gaps = gaps(showing: count)
    if isTooTall(count, gaps) { return .tooTall }
    if chain > 0, isPossible(count, gaps, from: reference, freedom: .ranges) { return .range }
    if isPossible(count, gaps, from: reference, freedom: .lift) { return .root }
    if chain > 0, isPossible(count, gaps, from: reference, freedom: [.ranges, .lift]) { return .range }
    let open = self.gaps(showing: count, topLimit: Self.nowhere)
    return isPossible(count, open, from: reference, freedom: [], topLimit: Self.nowhere) ? .topLimit : .gap
  }

  /// A top limit that limits nothing.
  private static let nowhere: CGFloat = -1e6

  private func isTooTall(_ count: Int, _ gaps: Occlusion.Gaps) -> Bool {
    let tallest = gaps.reduce(0) { max($0, $1.height) }
    for node in 0...chain {
      var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
      for index in 0..<count where isPlaced(index) && container(facts.anchors[index]) == node {
        let anchor = facts.anchors[index]
        top = min(top, anchor.rect.minY)
        bottom = max(bottom, anchor.rect.maxY)
      }
      var room = tallest
      for index in node..<chain { room = min(room, facts.regions[index].clip.height) }
      if bottom - top > room + DisplacementBounds.tolerance { return true }
    }
    return false
  }

  private func isPossible(
    _ count: Int, _ gaps: Occlusion.Gaps, from reference: Place, freedom: Freedom, topLimit: CGFloat? = nil
  ) -> Bool {
    gaps.contains { gap in
      (0...chain).contains { first in
        let aim = Aim(count: count, gap: gap, topLimit: topLimit)
        var bounds = bounds(aim, insetRanges(from: first), from: reference, freedom: freedom)
        return bounds.tighten()
      }
    }
  }
}
