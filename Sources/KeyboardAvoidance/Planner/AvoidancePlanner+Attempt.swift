import Foundation

/// What an attempt tries to show: the first levels, in one gap, with a distance from its occluders.
struct Aim {
  var count: Int
  var gap: Occlusion.Gap
  var distance: CGFloat = 0
  /// Only so much of each anchor from its top, in points.
  var height: CGFloat = .infinity
  /// Another top limit than that of the facts, to find out whether it is what stands in the way.
  var topLimit: CGFloat?
}

/// A place that shows what was aimed at.
struct Attempt {
  var place: Place
  /// Σ|Δoffset| + |Δlift| from where the search began.
  var cost: CGFloat
  /// The space kept from the occluder below, and what was wanted, in points.
  var distance: CGFloat
  var wantedDistance: CGFloat
}

extension AvoidancePlanner {
  /// The least movement that reaches `aim`, or nil if nothing does.
  ///
  /// The range of a region ends where the app's insets end or where ours do, whichever is further: two convex sets. The
  /// one the reference lies in is tried first, the other where it could be better. Of nested regions the inner ones get
  /// out of the occluder's way by what is around them, and then end where the app's insets do while the outer ones end
  /// where ours do (CASES.md B10, B11).
  func attempt(_ aim: Aim, from reference: Place, rest: Place) -> Attempt? {
    if let quick = innermostAttempt(aim, from: reference, rest: rest) { return quick }
    let near = nearRanges(reference)
    var best = attempt(aim, near, from: reference, rest: rest)
    if chain == 0 { return best }
    if let best, isFinal(best, from: reference) { return best }
    var last = near
    for first in 0...chain {
      let ranges = insetRanges(from: first)
      if ranges == near || ranges == last { continue }
      last = ranges
      if let best, isFinal(best, from: reference) { return best }
      guard let other = attempt(aim, ranges, from: reference, rest: rest) else { continue }
      guard let current = best else { best = other; continue }
      let gained = other.distance - current.distance
      let saved = current.cost - other.cost
      let tolerance = DisplacementBounds.tolerance
      if gained > tolerance || (gained > -tolerance && saved > tolerance) { best = other }
    }
    return best
  }

  /// Whether nothing on the far side of the two ranges can be nearer.
  private func isFinal(_ attempt: Attempt, from reference: Place) -> Bool {
    if attempt.distance < attempt.wantedDistance - DisplacementBounds.tolerance { return false }
    if attempt.cost == 0 || chain > 1 { return true }
    return attempt.cost <= abs(reaches[0].inset - appReach(0) - reference.lift)
  }

  /// The regions whose range our insets set at `place`.
  func nearRanges(_ place: Place) -> RangeSet {
    var ranges: RangeSet = []
    var displaced = place.lift
    for index in (0..<chain).reversed() {
      if reaches[index].inset - displaced > appReach(index) { ranges.insert(index) }
      displaced += place.offsets[index]
    }
    return ranges
  }

  /// The regions from index `first` outward whose range our insets can extend.
  func insetRanges(from first: Int) -> RangeSet {
    var ranges: RangeSet = []
    for index in first..<chain where reaches[index].inset > appReach(index) { ranges.insert(index) }
    return ranges
  }

  private func attempt(_ aim: Aim, _ ranges: RangeSet, from reference: Place, rest: Place) -> Attempt? {
    var bounds = bounds(aim, ranges, from: reference)
    guard bounds.tighten() else { return nil }
    let wanted = aim.gap.isAboveOccluder ? min(aim.distance, max(0, occlusion.bottom - aim.gap.bottom)) : 0
    let wantedAbove = aim.gap.isBelowOccluder ? aim.distance : 0
    var kept: CGFloat = 0
    if wanted > 0 || wantedAbove > 0 {
      let room = roomForDistance(aim, bounds, below: wanted, above: wantedAbove)
      guard keepDistance(aim, &bounds, below: room.below, above: room.above) else { return nil }
      kept = room.below
    }
    let place = leastMovement(from: reference, rest: rest, within: bounds)
    return Attempt(place: place, cost: place.distance(to: reference), distance: kept, wantedDistance: wanted)
  }
}
