import Foundation

extension AvoidancePlanner {
  /// The plan that puts everything at `place`, with the insets that belong there.
  func plan(at place: Place, _ playback: AvoidancePlan.Playback) -> AvoidancePlan {
    var plan = AvoidancePlan(lift: place.lift, playback: playback)
    let count = facts.regions.count
    plan.regions = [AvoidancePlan.Region](unsafeUninitializedCapacity: count) { buffer, filled in
      var displaced = place.lift
      for index in (0..<count).reversed() {  // from outside inward: what is around a region is added up on the way
        let region = facts.regions[index]
        let outer = index < chain ? displaced : place.lift
        let offset = region.isInHand ? region.offset : place.offsets[index]
        buffer.initializeElement(
          at: index,
          to: AvoidancePlan.Region(
            id: region.id, offset: region.isInHand ? nil : offset + 0,  // + 0: no negative zero
            topInset: topInset(index, outer: outer, lift: place.lift),
            bottomInset: bottomInset(index, outer: outer, offset: offset)))
        if index < chain { displaced += place.offsets[index] }
      }
      filled = count
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
    let allowed = reaches[index].inset - outer + region.clip.height - region.contentHeight
    return max(region.bottomInset, overlap, min(allowed, used))
  }

  /// The keyboard leaves while a hand has content where only an inset of ours reaches: the inset stays as far as that
  /// goes, or the content would jump under the finger (CASES.md C24).
  func leaveInsetsToHands(_ plan: inout AvoidancePlan, record: AvoidanceRecord) {
    guard facts.occluders.isEmpty else { return }
    for (index, region) in facts.regions.enumerated() where region.isInHand {
      guard let written = record.region(region.id)?.written else { continue }
      let used = min(region.offset, written) + region.clip.height - region.contentHeight
      plan.regions[index].bottomInset = max(region.bottomInset, used)
    }
  }
}
