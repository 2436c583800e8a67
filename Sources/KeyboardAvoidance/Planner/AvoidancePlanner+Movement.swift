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
  func leastMovement(from reference: Place, rest: Place, within bounds: consuming DisplacementBounds) -> Place {
    var place = reference
    for index in 0...chain { settle(index, of: &place, within: bounds) }
    if chain == 0 { return place }
    let nodes = chain + 2
    let isWithin = withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: nodes) { displacements in
      setDisplacements(displacements, place)
      var isMoved = false
      for span in 2..<nodes {  // short stretches before long ones, outer ones before inner ones
        for first in stride(from: nodes - 1 - span, through: 0, by: -1) {
          let sum = displacements[first] - displacements[first + span]
          if isBetween(sum, first, span, bounds, DisplacementBounds.tolerance) { continue }
          let excess = excess(of: first, span, at: place, bounds)
          spend(abs(excess), excess < 0 ? .up : .down, first..<(first + span), &place, rest, bounds)
          setDisplacements(displacements, place)
          isMoved = true
        }
      }
      if chain == 1 || !isMoved { return true }
      for first in 0...chain {
        for span in 1..<(nodes - first) {
          if !isBetween(displacements[first] - displacements[first + span], first, span, bounds, 1e-7) { return false }
        }
      }
      return true
    }
    return isWithin ? place : settledOneByOne(from: reference, within: bounds)
  }

  private func setDisplacements(_ displacements: UnsafeMutableBufferPointer<CGFloat>, _ place: Place) {
    displacements[chain + 1] = 0
    displacements[chain] = place.lift
    for index in (0..<chain).reversed() { displacements[index] = displacements[index + 1] + place.offsets[index] }
  }

  @inline(__always)
  private func isBetween(
    _ sum: CGFloat, _ first: Int, _ span: Int, _ bounds: borrowing DisplacementBounds, _ tolerance: CGFloat
  ) -> Bool {
    sum >= bounds.lower(first, first + span) - tolerance && sum <= bounds.upper(first, first + span) + tolerance
  }

  private func settle(_ index: Int, of place: inout Place, within bounds: borrowing DisplacementBounds) {
    let value = place.value(index, chain: chain)
    place.set(
      value.held(from: bounds.lower(index, index + 1), to: bounds.upper(index, index + 1)), at: index, chain: chain)
  }

  private func spend(
    _ amount: CGFloat, _ direction: Direction, _ members: Range<Int>, _ place: inout Place, _ rest: Place,
    _ bounds: borrowing DisplacementBounds
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
    _ bounds: borrowing DisplacementBounds
  ) {
    if left <= 0 || room <= 0 { return }
    var amount = min(left, room)
    for first in max(0, index + 2 - span)...index {
      var sum: CGFloat = 0
      for end in (first + 1)..<min(chain + 2, first + span) {
        sum += place.value(end - 1, chain: chain)
        if end <= index { continue }
        let slack = direction == .up ? bounds.upper(first, end) - sum : sum - bounds.lower(first, end)
        amount = min(amount, max(0, slack))
      }
    }
    let value = place.value(index, chain: chain)
    place.set(direction == .up ? value + amount : value - amount, at: index, chain: chain)
    left -= amount
  }

  /// What D(first) − D(first + span) is above its bounds (positive) or below them (negative), added up from its members:
  /// a difference of displacements would bring in the rounding errors of what is around.
  private func excess(
    of first: Int, _ span: Int, at place: Place, _ bounds: borrowing DisplacementBounds
  ) -> CGFloat {
    var sum: CGFloat = 0
    for index in first..<(first + span) { sum += place.value(index, chain: chain) }
    return sum < bounds.lower(first, first + span)
      ? sum - bounds.lower(first, first + span) : max(0, sum - bounds.upper(first, first + span))
  }

  private func settledOneByOne(from reference: Place, within bounds: consuming DisplacementBounds) -> Place {
    var place = reference
    for index in stride(from: chain, through: 0, by: -1) {
      settle(index, of: &place, within: bounds)
      let value = place.value(index, chain: chain)
      guard
        bounds.tighten(index, index + 1, atMost: value), bounds.tighten(index, index + 1, atLeast: value)
      else { return place }
    }
    return place
  }
}
