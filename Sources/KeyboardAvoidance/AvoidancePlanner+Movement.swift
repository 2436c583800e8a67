import Foundation

/// Which way content has to go: up is towards larger offsets and more lift.
private enum Direction {
  case up
  case down
}

extension AvoidancePlanner {
  /// The least Σ|Δoffset| + |Δlift| from `reference` to a place within `bounds` (which are tight and possible).
  ///
  /// Every value first goes to the nearest its own bounds allow. What neighbours owe together is then spent in this
  /// order: displacement is given back, outermost first; ranges of the app, inner → outer; ranges that our insets add,
  /// outer → inner; the lift. With at most one region that is the least movement, since each step is forced or costs
  /// what any other would. Should the order run into a corner, values are settled one by one from the root, which
  /// always ends.
  func leastMovement(from reference: Place, rest: Place, within bounds: DisplacementBounds) -> Place {
    var place = reference
    for index in 0...chain { settle(index, of: &place, within: bounds) }
    if chain == 0 { return place }
    for span in 2...(chain + 1) {
      for first in stride(from: chain + 1 - span, through: 0, by: -1) {
        let sum = sum(place, first, first + span)
        let (low, high) = (bounds.lower(first, first + span), bounds.upper(first, first + span))
        if sum < low - DisplacementBounds.tolerance {
          spend(low - sum, .up, first..<(first + span), &place, rest, bounds)
        } else if sum > high + DisplacementBounds.tolerance {
          spend(sum - high, .down, first..<(first + span), &place, rest, bounds)
        }
      }
    }
    return chain > 1 && !isWithin(bounds, place) ? settledOneByOne(from: reference, within: bounds) : place
  }

  private func settle(_ index: Int, of place: inout Place, within bounds: DisplacementBounds) {
    let value = place.value(index, chain: chain)
    place.set(
      value.held(from: bounds.lower(index, index + 1), to: bounds.upper(index, index + 1)), at: index, chain: chain)
  }

  /// D(first) − D(end).
  private func sum(_ place: Place, _ first: Int, _ end: Int) -> CGFloat {
    var sum: CGFloat = 0
    for index in first..<end { sum += place.value(index, chain: chain) }
    return sum
  }

  private func spend(
    _ amount: CGFloat, _ direction: Direction, _ members: Range<Int>, _ place: inout Place, _ rest: Place,
    _ bounds: DisplacementBounds
  ) {
    var left = amount
    let inward = stride(from: members.upperBound - 1, through: members.lowerBound, by: -1)
    for index in inward {  // (1) what is displaced goes home
      let displaced = place.value(index, chain: chain) - (index == chain ? 0 : rest.offsets[index])
      give(direction == .up ? -displaced : displaced, index, &left, direction, members.count, &place, bounds)
    }
    for index in members where index < chain {  // (2) ranges the app itself has
      let offset = place.offsets[index]
      let room = direction == .up ? appReach(index) - offset : offset + facts.regions[index].topInset
      give(room, index, &left, direction, members.count, &place, bounds)
    }
    for index in inward where index < chain {  // (3) ranges that our insets add
      give(.infinity, index, &left, direction, members.count, &place, bounds)
    }
    if members.contains(chain) { give(.infinity, chain, &left, direction, members.count, &place, bounds) }  // (4)
  }

  /// Moves one value by as much of `left` as `room`, its own bounds and what is settled already allow.
  private func give(
    _ room: CGFloat, _ index: Int, _ left: inout CGFloat, _ direction: Direction, _ span: Int, _ place: inout Place,
    _ bounds: DisplacementBounds
  ) {
    if left <= 0 || room <= 0 { return }
    var amount = min(left, room)
    for first in 0...index {
      for end in (index + 1)...max(index + 1, min(chain + 1, first + span)) where end - first < max(2, span) {
        let sum = sum(place, first, end)
        let slack = direction == .up ? bounds.upper(first, end) - sum : sum - bounds.lower(first, end)
        amount = min(amount, max(0, slack))
      }
    }
    let value = place.value(index, chain: chain)
    place.set(direction == .up ? value + amount : value - amount, at: index, chain: chain)
    left -= amount
  }

  private func isWithin(_ bounds: DisplacementBounds, _ place: Place) -> Bool {
    for first in 0...chain {
      for end in (first + 1)...(chain + 1) {
        let sum = sum(place, first, end)
        if sum < bounds.lower(first, end) - 1e-7 || sum > bounds.upper(first, end) + 1e-7 { return false }
      }
    }
    return true
  }

  private func settledOneByOne(from reference: Place, within bounds: DisplacementBounds) -> Place {
    var (place, bounds) = (reference, bounds)
    for index in stride(from: chain, through: 0, by: -1) {
      settle(index, of: &place, within: bounds)
      bounds.limit(index, index + 1, atMost: place.value(index, chain: chain))
      bounds.limit(index, index + 1, atLeast: place.value(index, chain: chain))
      if !bounds.tighten() { return place }
    }
    return place
  }
}
