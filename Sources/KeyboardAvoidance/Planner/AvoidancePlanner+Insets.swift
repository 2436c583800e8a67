import Foundation

extension AvoidancePlanner {
  /// The plan that puts everything at `place`, with the insets that belong there.
  func plan(at place: Place) -> AvoidancePlan {
    var plan = AvoidancePlan(lift: place.lift)
    plan.regions.reserveCapacity(facts.regions.count)
    for (index, region) in facts.regions.enumerated() {
      let outer = index < chain ? place.displacement(of: index + 1, chain: chain) : place.lift
      plan.regions.append(
        AvoidancePlan.Region(
          id: region.id, offset: region.isInHand ? nil : place.offsets[index] + 0,  // + 0: no negative zero
          topInset: topInset(index, outer: outer, lift: place.lift),
          bottomInset: bottomInset(
            index, outer: outer, offset: region.isInHand ? region.offset : place.offsets[index])))
    }
    for (index, bar) in facts.bars.enumerated() {
      plan.bars.append(AvoidancePlan.Bar(id: bar.id, lift: barLift(index)))
    }
    return plan
  }

  /// The largest of what the app wants, what the cover hides of a region in the focus chain, and what the offset uses of
  /// what the occluders allow. Never a sum (CASES.md A13, C21).
  private func bottomInset(_ index: Int, outer: CGFloat, offset: CGFloat) -> CGFloat {
    let region = facts.regions[index]
    if facts.occluders.isEmpty || index < regionsInBar { return region.bottomInset }
    let overlap = index < chain || listPolicy(index) != nil ? overlap(index, outer: outer) : 0
    if offset <= -region.topInset { return max(region.bottomInset, overlap) }  // the top needs no inset below
    let used = offset + region.clip.height - region.contentHeight
    let allowed = insetReach[index] - outer + region.clip.height - region.contentHeight
    return max(region.bottomInset, overlap, min(allowed, used))
  }
}
