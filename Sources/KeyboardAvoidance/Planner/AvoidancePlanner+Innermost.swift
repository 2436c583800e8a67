import Foundation

extension AvoidancePlanner {
  /// The answer to the everyday question, without a search: nothing has to move, or the innermost region alone moves, by
  /// what is needed, within the range the app gave it. Nil if that does not do.
  ///
  /// No place can cost less than what the anchors need, and where nothing is displaced the order of giving begins with this
  /// region, so the search would find the same.
  func innermostAttempt(_ aim: Aim, from reference: Place, rest: Place) -> Attempt? {
    guard chain > 0, regionsInBar == 0, metByCaret == nil, facts.bars.isEmpty, reference.lift == 0 else { return nil }
    guard aim.height == .infinity, aim.topLimit == nil, !aim.gap.isBelowOccluder else { return nil }
    let tolerance = DisplacementBounds.tolerance
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    for index in 0..<aim.count {
      guard facts.anchors[index].container <= 0 else { return nil }
      top = min(top, facts.anchors[index].rect.minY)
      bottom = max(bottom, facts.anchors[index].rect.maxY)
    }
    let displaced = reference.displacement(of: 0, chain: chain)
    let wanted = aim.gap.isAboveOccluder ? min(aim.distance, max(0, occlusion.bottom - aim.gap.bottom)) : 0
    let (below, above) = (bottom - displaced + wanted - aim.gap.bottom, aim.gap.top - (top - displaced))
    let need = below > tolerance ? below : above > tolerance ? -above : 0
    guard max(below - need, above + need) <= tolerance else { return nil }
    guard need == 0 || canGive(need, at: reference, rest: rest) else { return nil }
    guard isInClips(top, bottom, displaced: displaced + need, at: reference) else { return nil }
    var place = reference
    if need != 0 { place.offsets[0] += need }
    return Attempt(place: place, cost: abs(need), distance: wanted, wantedDistance: wanted)
  }

  /// Whether region 0 has as much to give of its own, and nothing around it is displaced and would be given back first.
  private func canGive(_ need: CGFloat, at reference: Place, rest: Place) -> Bool {
    for index in 0..<chain where reference.offsets[index] != rest.offsets[index] { return false }
    let offset = reference.offsets[0] + need
    return offset <= appReach(0) && offset >= -facts.regions[0].topInset
  }

  /// Whether what lies from `top` to `bottom` in region 0, displaced by `displaced`, is in every clip of the chain.
  private func isInClips(_ top: CGFloat, _ bottom: CGFloat, displaced: CGFloat, at reference: Place) -> Bool {
    var outer = reference.lift
    for index in (0..<chain).reversed() {
      let shift = displaced - outer
      if top - shift < facts.regions[index].clip.minY - DisplacementBounds.tolerance { return false }
      if bottom - shift > facts.regions[index].clip.maxY + DisplacementBounds.tolerance { return false }
      outer += reference.offsets[index]
    }
    return true
  }
}
