import Foundation

extension AvoidancePlanner {
  /// A length below which nothing is said of it, in points: it would read 0.
  private static let least: CGFloat = 0.05

  /// Why `placement` is as it is, most important first.
  func reasons(
    _ placement: Placement, rest: Place, unsatisfied: [AvoidancePlan.Unsatisfied]
  ) -> [AvoidancePlan.Reason] {
    var reasons: [AvoidancePlan.Reason] = []
    if placement.demanded == 0 {
      reasons.append(.letGo)
    } else {
      reasons.reserveCapacity(4)
      if let gap = placement.gap { addReached(placement, gap, rest, &reasons) }
      for one in unsatisfied {
        let name = facts.anchors.first { $0.level == one.level }?.name ?? ""
        reasons.append(.unsatisfied(one.level, name: name, one.bound))
      }
      let isShort = placement.attained > 0 && placement.distance < placement.wantedDistance - Self.least
      let isPartial = placement.attained < placement.demanded
      if isShort || isPartial, placement.place.lift >= mostLift - Self.least, let bound = rootBound {
        reasons.append(.rootBound(bound))
      }
    }
    addRegions(placement.place, rest, &reasons)
    return reasons
  }

  private func addReached(
    _ placement: Placement, _ gap: Occlusion.Gap, _ rest: Place, _ reasons: inout [AvoidancePlan.Reason]
  ) {
    let place = placement.place
    let anchor = chosen(of: placement.attained)
    if !facts.bars.isEmpty, bar(of: anchor) != nil {
      if isOutside(max(0, placement.attained - 1)) { return }
      reasons.append(.inBar(anchor.level, name: anchor.name))
    } else {
      reasons.append(need(anchor, placement, gap, rest))
    }
    if let metByCaret, placement.attained > metByCaret {
      reasons.append(.metByCaret(name: facts.anchors[metByCaret].name))
    }
    if placement.partial > 0 {
      reasons.append(.partial(anchor.level, name: anchor.name, points: placement.partial, of: anchor.rect.height))
    }
    if placement.attained > 0, placement.distance < placement.wantedDistance - Self.least {
      reasons.append(.distance(kept: placement.distance, of: placement.wantedDistance))
    }
    for index in 0..<chain where abs(place.offsets[index] - rest.offsets[index]) >= Self.least {
      reasons.append(region(index, place, rest))
    }
    if place.lift >= Self.least { reasons.append(.root(gives: place.lift, of: mostLift)) }
    let top = anchor.rect.minY - place.displacement(of: container(anchor), chain: chain)
    if place.distance(to: rest) >= Self.least, abs(top - facts.topLimit) < Self.least { reasons.append(.topLimitKept) }
  }

  /// What ends the root's way; nil where nothing covers the window.
  private var rootBound: AvoidancePlan.RootBound? {
    if facts.root.avoidsByItself { return .avoidsByItself }
    if facts.occluders.isEmpty { return nil }
    if mostLift >= facts.root.allowance { return .allowance }
    return facts.root.frame.maxY >= facts.window.height - 0.5 ? .keyboardHeight : .depth
  }

  /// What is not about the anchors: hands, regions that are not restored, bars and their lists.
  private func addRegions(_ place: Place, _ rest: Place, _ reasons: inout [AvoidancePlan.Reason]) {
    for index in facts.regions.indices {
      if facts.regions[index].isInHand { reasons.append(.inHand(facts.regions[index].id)) }
      let moved = place.offsets[index] - rest.offsets[index]
      if facts.regions[index].restoresOffset == false, facts.occluders.isEmpty, abs(moved) >= Self.least {
        reasons.append(.notRestored(facts.regions[index].id, points: moved))
      }
    }
    if facts.bars.isEmpty || facts.occluders.isEmpty { return }
    for (index, bar) in facts.bars.enumerated() where barLift(index) >= Self.least {
      reasons.append(.bar(bar.id, lift: barLift(index)))
    }
    for index in chain..<max(chain, facts.regions.count) {
      guard let policy = listPolicy(index) else { continue }
      let moved = place.offsets[index] - rest.offsets[index]
      reasons.append(.list(facts.regions[index].id, policy, scrolls: abs(moved) < Self.least ? 0 : moved))
    }
  }

  private func need(
    _ anchor: Anchor, _ placement: Placement, _ gap: Occlusion.Gap, _ rest: Place
  ) -> AvoidancePlan.Reason {
    let node = container(anchor)
    let home = rest.displacement(of: node, chain: chain)
    let below = anchor.rect.maxY - home + placement.distance - gap.bottom
    let above = gap.top - (anchor.rect.minY - home)
    let need = below >= Self.least ? below : above >= Self.least ? -above : 0
    let moved = placement.place.displacement(of: node, chain: chain) - home
    let stays = need == 0 || placement.place.distance(to: placement.reference) < Self.least
    if stays, abs(moved) >= Self.least, abs(moved - need) >= Self.least {
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
