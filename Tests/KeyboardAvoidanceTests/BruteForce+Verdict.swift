import Foundation
import KeyboardAvoidance
import TestSupport

extension BruteForce {
  /// What is wrong with `plan`, in words; nil if nothing is.
  func fault(of plan: AvoidancePlan, random: inout RandomFacts) -> String? {
    let spot = Spot(offset: plan.regions.first?.offset ?? start.offset, lift: plan.lift)
    if plan.lift < 0 { return "the lift is negative" }
    if !isLegal(spot) { return "the place is not legal: \(spot)" }
    if plan.bars.map(\.lift) != facts.bars.indices.map({ covers.lifts[$0] }) { return "bars: \(plan.bars)" }
    var places = (0..<12).map { _ in
      Spot(offset: start.offset + random.length(-400...400), lift: random.length(0...300))
    }
    if facts.regions.isEmpty { for index in places.indices { places[index].offset = start.offset } }
    let attained = facts.anchors.count - plan.unsatisfied.count
    let (attainable, legal) = attainable(places)
    if attained != attainable { return "\(attained) levels are said to be visible, \(attainable) can be" }
    if plan.unsatisfied.map(\.level) != facts.anchors[attained...].map(\.level) {
      return "the wrong levels are missing"
    }
    return attained > 0 ? fault(of: spot, showing: attained, legal, places) : partialFault(of: spot, places)
  }

  /// How many levels can be visible, and the places tried for so many.
  private func attainable(_ random: [Spot]) -> (count: Int, legal: [Spot]) {
    for count in (0..<facts.anchors.count).reversed().map({ $0 + 1 }) {
      let parts = free(showing: count)
      let legal = candidates(parts, random: random)
      if parts.contains(where: { part in legal.contains { areVisible(count, $0, in: part) } }) { return (count, legal) }
    }
    return (0, [])
  }

  /// The free part must be the nearest one without the distance, ties upward; in it no distance can be had that is not,
  /// and what is had is had at the least movement.
  private func fault(of spot: Spot, showing count: Int, _ bare: [Spot], _ random: [Spot]) -> String? {
    let parts = free(showing: count)
    let costs = parts.map { part in
      bare.filter { areVisible(count, $0, in: part) }.map(cost).min() ?? .infinity
    }
    guard let least = costs.min(), let nearest = costs.firstIndex(where: { $0 <= least + tolerance }) else {
      return nil
    }
    let part = parts[nearest]
    if !areVisible(count, spot, in: part) { return "\(count) levels are not visible in the nearest free part, \(part)" }
    let space = space(count, spot, in: part)
    let below = part.isOver ? [0, min(distance, height - part.bottom), space.below] : [0]
    let above = part.isUnder ? [0, distance, space.above] : [0]
    let near = candidates([part], below: below, above: above, random: random)
    for other in near where areVisible(count, other, in: part) {
      let theirs = self.space(count, other, in: part)
      guard theirs.below >= space.below - tolerance, theirs.above >= space.above - tolerance else { continue }
      if theirs.below > space.below + 2 * tolerance || theirs.above > space.above + 2 * tolerance {
        return "the distance is \(space), \(theirs) is possible at \(other)"
      }
      if cost(other) < cost(spot) - 4 * tolerance {
        return "it moves \(cost(spot)), \(cost(other)) is enough: \(other)"
      }
    }
    return nil
  }

  private func partialFault(of spot: Spot, _ random: [Spot]) -> String? {
    let parts = free(showing: 1)
    func height(_ spot: Spot) -> CGFloat { parts.compactMap { visibleHeight(spot, in: $0) }.max() ?? 0 }
    let most = candidates(parts, random: random).map(height).max() ?? 0
    if most < 1 - tolerance { return cost(spot) > tolerance ? "it moves though nothing can be shown" : nil }
    if abs(most - 1) < 2 * tolerance { return nil }
    let shown = height(spot)
    if shown < most - tolerance { return "\(shown) points of the first level show, \(most) can" }
    let near = candidates(parts, cuts: [most], random: random)
    let least = near.filter { height($0) >= most - tolerance }.map(cost).min() ?? .infinity
    return cost(spot) > least + tolerance ? "it moves \(cost(spot)) for a part, \(least) is enough" : nil
  }
}
