import Foundation

extension AvoidancePlanner {
  /// The longest attainable prefix of the demanded levels, at the least movement from `reference`.
  ///
  /// If no level is attainable: as much of the first one, from its top, as can be shown; below 1 point, `reference`.
  func placement(from reference: Place, rest: Place, demand: Int, distance: CGFloat) -> Placement {
    let demanded = min(demand, facts.anchors.count)
    var count = demanded
    while count > 0 {
      if let (attempt, gap) = attempt(showing: count, from: reference, rest: rest, distance: distance) {
        return Placement(
          place: attempt.place, reference: reference, demanded: demanded, attained: count, gap: gap,
          distance: attempt.distance, wantedDistance: attempt.wantedDistance)
      }
      count -= 1
    }
    var placement = Placement(place: reference, reference: reference, demanded: demanded, attained: 0)
    if demanded > 0, isPlaced(0), let (attempt, height, gap) = partialAttempt(from: reference, rest: rest) {
      placement.place = attempt.place
      placement.partial = height
      placement.gap = gap
    }
    return placement
  }

  /// The nearest gap that is in reach, chosen without the distance, ties upward; then the place in it, with the distance.
  private func attempt(
    showing count: Int, from reference: Place, rest: Place, distance: CGFloat
  ) -> (Attempt, Occlusion.Gap)? {
    let gaps = gaps(showing: count)
    var inTurn = gaps.makeIterator()
    guard var gap = inTurn.next() else { return nil }
    if inTurn.next() != nil {
      var least = CGFloat.infinity
      for candidate in gaps {
        guard let attempt = attempt(Aim(count: count, gap: candidate), from: reference, rest: rest) else { continue }
        if attempt.cost < least - DisplacementBounds.tolerance { (least, gap) = (attempt.cost, candidate) }
      }
    }
    return attempt(Aim(count: count, gap: gap, distance: distance), from: reference, rest: rest).map { ($0, gap) }
  }

  /// As much of the first level as any gap takes; of gaps that take as much, the nearest, ties upward.
  private func partialAttempt(from reference: Place, rest: Place) -> (Attempt, CGFloat, Occlusion.Gap)? {
    let tolerance = DisplacementBounds.tolerance
    var best: (Attempt, CGFloat, Occlusion.Gap)?
    for gap in gaps(showing: 1) {
      let height = attainableHeight(of: facts.anchors[0], in: gap, from: reference)
      let most = best?.1 ?? 0
      guard height >= 1, height > most - tolerance else { continue }
      let aim = Aim(count: 1, gap: gap, height: height)
      guard let attempt = attempt(aim, from: reference, rest: rest) else { continue }
      let isNearer = attempt.cost < (best?.0.cost ?? .infinity) - tolerance
      if height > most + tolerance || isNearer { best = (attempt, height, gap) }
    }
    return best
  }

  /// The gaps that the first `count` anchors may lie in together, from the top down.
  func gaps(showing count: Int, topLimit: CGFloat? = nil) -> Occlusion.Gaps {
    var (minX, maxX) = (CGFloat.infinity, -CGFloat.infinity)
    for index in 0..<count where isPlaced(index) {
      let anchor = facts.anchors[index]
      minX = min(minX, anchor.rect.minX)
      maxX = max(maxX, anchor.rect.maxX)
    }
    return occlusion.gaps(from: minX, to: maxX, topLimit: topLimit ?? facts.topLimit)
  }
}
