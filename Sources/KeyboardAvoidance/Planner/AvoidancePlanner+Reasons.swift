import Foundation

extension AvoidancePlanner {
  /// Why `placement` is as it is, most important first.
  func reasons(
    _ placement: Placement, rest: Place, unsatisfied: [AvoidancePlan.Unsatisfied]
  ) -> [AvoidancePlan.Reason] {
    if placement.demanded == 0 { return [.letGo] }
    var reasons: [AvoidancePlan.Reason] = []
    reasons.reserveCapacity(4)
    let place = placement.place
    if let gap = placement.gap {
      let anchor = facts.anchors[max(0, placement.attained - 1)]
      reasons.append(need(anchor, placement, gap, rest))
      if placement.partial > 0 {
        reasons.append(
          .partial(anchor.level, name: anchor.name, points: placement.partial, of: anchor.rect.height))
      }
      if placement.attained > 0, placement.distance < placement.wantedDistance - 0.05 {
        reasons.append(.distance(kept: placement.distance, of: placement.wantedDistance))
      }
      for index in 0..<chain where abs(place.offsets[index] - rest.offsets[index]) >= 0.05 {
        reasons.append(region(index, place, rest))
      }
      if place.lift >= 0.05 { reasons.append(.root(gives: place.lift, of: mostLift)) }
      let top = anchor.rect.minY - place.displacement(of: container(anchor), chain: chain)
      if place != rest, abs(top - facts.topLimit) < 0.05 { reasons.append(.topLimitKept) }
    }
    for (index, one) in unsatisfied.enumerated() {
      reasons.append(.unsatisfied(one.level, name: facts.anchors[placement.attained + index].name, one.bound))
    }
    return reasons
  }

  private func need(
    _ anchor: Anchor, _ placement: Placement, _ gap: Occlusion.Gap, _ rest: Place
  ) -> AvoidancePlan.Reason {
    let node = container(anchor)
    let home = rest.displacement(of: node, chain: chain)
    let below = anchor.rect.maxY - home + placement.distance - gap.bottom
    let above = gap.top - (anchor.rect.minY - home)
    let need = below >= 0.05 ? below : above >= 0.05 ? -above : 0
    let moved = placement.place.displacement(of: node, chain: chain) - home
    let stays = need == 0 || placement.place == placement.reference
    if stays, abs(moved) >= 0.05, abs(moved - need) >= 0.05 {
      return .kept(anchor.level, name: anchor.name, points: moved)
    }
    return .need(anchor.level, name: anchor.name, points: need)
  }

  private func region(_ index: Int, _ place: Place, _ rest: Place) -> AvoidancePlan.Reason {
    let outer = place.displacement(of: index + 1, chain: chain)
    let gives = place.offsets[index] - rest.offsets[index]
    let room =
      gives > 0
      ? highestOffset(index, outer: outer) - rest.offsets[index]
      : -facts.regions[index].topInset - rest.offsets[index]
    return .region(
      name: chain == 1 ? nil : facts.regions[index].id, gives: gives, of: room, rootGives: place.lift)
  }
}
