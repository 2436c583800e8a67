import Foundation

extension AvoidancePlanner {
  /// What may be set aside to find out what stands in the way.
  struct Freedom: OptionSet {
    let rawValue: Int
    static let ranges = Freedom(rawValue: 1)
    static let lift = Freedom(rawValue: 2)
  }

  /// The bounds of the ranges, of the lift, and of everything that `aim` wants visible, without distance.
  func bounds(_ aim: Aim, _ ranges: RangeSet, from reference: Place, freedom: Freedom = []) -> DisplacementBounds {
    var bounds = DisplacementBounds(regions: chain)
    if !freedom.contains(.ranges) {
      for index in 0..<chain {
        bounds.limit(index, index + 1, atLeast: min(-facts.regions[index].topInset, reference.offsets[index]))
        if ranges.contains(index) {
          bounds.limit(index, bounds.origin, atMost: reaches[index].inset)
        } else {
          bounds.limit(index, index + 1, atMost: appReach(index))
        }
      }
    }
    bounds.limit(chain, bounds.origin, atLeast: 0)
    if !freedom.contains(.lift) { bounds.limit(chain, bounds.origin, atMost: mostLift) }
    for index in 0..<aim.count where index != metByCaret {
      let anchor = facts.anchors[index]
      if !facts.bars.isEmpty, let bar = bar(of: anchor) {
        showInBar(anchor, bar, aim, &bounds)
      } else {
        show(
          anchor.rect.minY, anchor.rect.minY + min(anchor.rect.height, aim.height), container(anchor), aim.gap, &bounds)
      }
    }
    return bounds
  }

  /// The node of an anchor's container; an index beyond the chain means the root.
  func container(_ anchor: Anchor) -> Int { min(max(0, anchor.container), chain) }

  private func show(
    _ top: CGFloat, _ bottom: CGFloat, _ container: Int, _ gap: Occlusion.Gap, _ bounds: inout DisplacementBounds
  ) {
    bounds.limit(container, bounds.origin, atMost: top - gap.top)
    bounds.limit(container, bounds.origin, atLeast: bottom - gap.bottom)
    showInClips(top, bottom, from: container, to: chain, &bounds)
  }

  /// How much of the wanted distances there is room for. Below and above an occluder's gap they share what is short.
  func roomForDistance(
    _ aim: Aim, _ bounds: borrowing DisplacementBounds, below: CGFloat, above: CGFloat
  ) -> (below: CGFloat, above: CGFloat) {
    var (below, above, both) = (below, above, below + above)
    for index in 0..<aim.count where isPlaced(index) {
      let anchor = facts.anchors[index]
      let node = container(anchor)
      let least = anchor.rect.minY + min(anchor.rect.height, aim.height) - aim.gap.bottom
      below = min(below, max(0, bounds.upper(node, bounds.origin) - least))
      above = min(above, max(0, anchor.rect.minY - aim.gap.top - bounds.lower(node, bounds.origin)))
      if above > 0 {
        for index in 0..<aim.count where isPlaced(index) {
          let other = facts.anchors[index]
          let most = other.rect.minY - aim.gap.top
          both = min(both, max(0, bounds.upper(node, container(other)) + most - least))
        }
      }
    }
    if below + above > both { (below, above) = (below * both / (below + above), above * both / (below + above)) }
    return (below, above)
  }

  /// Adds the distances to what `aim` wants visible, in bounds that are tight. False if there is no room for them.
  func keepDistance(_ aim: Aim, _ bounds: inout DisplacementBounds, below: CGFloat, above: CGFloat) -> Bool {
    for index in 0..<aim.count where isPlaced(index) {
      let anchor = facts.anchors[index]
      let node = container(anchor)
      let bottom = anchor.rect.minY + min(anchor.rect.height, aim.height)
      guard
        bounds.tighten(node, bounds.origin, atLeast: bottom - aim.gap.bottom + below),
        bounds.tighten(node, bounds.origin, atMost: anchor.rect.minY - aim.gap.top - above)
      else { return false }
    }
    return true
  }

  /// How much of `anchor`, from its top, can be shown in `gap`; 0 if its top cannot.
  func attainableHeight(of anchor: Anchor, in gap: Occlusion.Gap, from reference: Place) -> CGFloat {
    let aim = Aim(count: 1, gap: gap, height: 0)
    let node = container(anchor)
    var best: CGFloat = 0
    for ranges in [nearRanges(reference)] + (0...chain).map(insetRanges) {
      var bounds = bounds(aim, ranges, from: reference)
      guard bounds.tighten() else { continue }
      var height = min(anchor.rect.height, bounds.upper(node, bounds.origin) + gap.bottom - anchor.rect.minY)
      for index in node..<chain {
        height = min(height, bounds.upper(node, index + 1) + facts.regions[index].clip.maxY - anchor.rect.minY)
      }
      best = max(best, height)
    }
    return best
  }
}
