import Foundation
import KeyboardAvoidance
import TestSupport

extension BruteForce {
  /// What is wrong with `plan`, in words; nil if nothing is.
  func fault(of plan: AvoidancePlan, random: inout RandomFacts) -> String? {
    let spot = Spot(offset: plan.regions.first?.offset ?? start.offset, lift: plan.lift)
    if plan.lift < 0 { return "the lift is negative" }
    if !isLegal(spot) { return "the place is not legal: \(spot)" }
    var places = (0..<12).map { _ in
      Spot(offset: start.offset + random.length(-400...400), lift: random.length(0...300))
    }
    if facts.regions.isEmpty { for index in places.indices { places[index].offset = start.offset } }
    let legal = candidates(edges: [0, min(distance, keyboardHeight)], random: places)
    let attained = facts.anchors.count - plan.unsatisfied.count
    let attainable = (0...facts.anchors.count).last { count in legal.contains { areVisible(count, $0) } } ?? 0
    if attained != attainable { return "\(attained) levels are said to be visible, \(attainable) can be" }
    if plan.unsatisfied.map(\.level) != facts.anchors[attained...].map(\.level) {
      return "the wrong levels are missing"
    }
    return attained > 0 ? fault(of: spot, showing: attained, legal, places) : partialFault(of: spot, legal, places)
  }

  private func fault(of spot: Spot, showing count: Int, _ legal: [Spot], _ random: [Spot]) -> String? {
    if !areVisible(count, spot) { return "\(count) levels are said to be visible and are not" }
    let most = legal.filter { areVisible(count, $0) }.map { gap(count, $0) }.max() ?? 0
    if gap(count, spot) < most - tolerance { return "the distance is \(gap(count, spot)), \(most) is possible" }
    let near = candidates(edges: [0, min(distance, keyboardHeight), most], random: random)
    let least = near.filter { areVisible(count, $0) && gap(count, $0) >= most - tolerance }.map(cost).min() ?? .infinity
    return cost(spot) > least + tolerance ? "it moves \(cost(spot)), \(least) is enough" : nil
  }

  private func partialFault(of spot: Spot, _ legal: [Spot], _ random: [Spot]) -> String? {
    let most = legal.compactMap(visibleHeight).max() ?? 0
    if most < 1 - tolerance { return cost(spot) > tolerance ? "it moves though nothing can be shown" : nil }
    if abs(most - 1) < 2 * tolerance { return nil }
    let shown = visibleHeight(spot) ?? 0
    if shown < most - tolerance { return "\(shown) points of the first level show, \(most) can" }
    let near = candidates(edges: [0], cuts: [most], random: random)
    let least = near.filter { (visibleHeight($0) ?? 0) >= most - tolerance }.map(cost).min() ?? .infinity
    return cost(spot) > least + tolerance ? "it moves \(cost(spot)) for a part, \(least) is enough" : nil
  }
}
