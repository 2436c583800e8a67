import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

/// Two nested regions, all lengths whole multiples of one unit: then the best place is one too (bounds on differences have
/// whole corners), and trying every place on that grid is an oracle.
@Suite struct NestedRegionTests {
  static let unit = 20
  static let runs: UInt64 = 300

  struct Case {
    var facts: AvoidanceFacts
    var keyboardTop: Int

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed &+ 4_000_000)
      func units(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) * unit }
      func rect(_ y: Int, _ height: Int) -> CGRect { CGRect(x: 0, y: y, width: 100, height: height) }
      facts = AvoidanceFacts(window: CGSize(width: 100, height: 16 * unit), topLimit: CGFloat(units(0...2)))
      facts.distance = CGFloat(units(0...1))
      keyboardTop = 16 * unit - units(1...9)
      let outerTop = units(0...3)
      let outerContent = units(8...22)
      let innerTop = outerTop + units(0...6)
      let innerContent = units(3...16)
      facts.regions = [
        ScrollRegion(id: 0, clip: rect(innerTop, units(3...9)), contentHeight: CGFloat(innerContent)),
        ScrollRegion(id: 1, clip: rect(outerTop, 16 * unit - outerTop), contentHeight: CGFloat(outerContent)),
      ]
      let places = [(innerTop, innerContent), (outerTop, outerContent), (0, 16 * unit)]
      let container = [0, 0, 0, 1, 2][Int.random(in: 0...4, using: &generator)]
      let y = places[container].0 + units(0...max(0, places[container].1 / unit - 3))
      facts.anchors = [Anchor(level: .field, rect: rect(y, units(1...3)), container: container, name: "f")]
      if Bool.random(using: &generator) {
        let outer = Int.random(in: container...2, using: &generator)
        let y = places[outer].0 + units(0...max(0, places[outer].1 / unit - 2))
        facts.anchors.append(Anchor(level: .companion(0), rect: rect(y, units(1...2)), container: outer, name: "c"))
      }
    }

    func shown(_ rect: CGRect, _ container: Int, _ place: [Int]) -> CGRect {
      rect.offsetBy(dx: 0, dy: -CGFloat(place[container...].reduce(0, +)))
    }

    func isLegal(_ place: [Int]) -> Bool {
      guard place[2] >= 0, place[2] <= 16 * unit - keyboardTop else { return false }
      for (index, region) in facts.regions.enumerated() {
        let bottom = Int(shown(region.clip, index + 1, place).maxY)
        let covered = max(0, bottom - keyboardTop + min(Int(facts.distance ?? 0), 16 * unit - keyboardTop))
        let most = max(0, Int(region.contentHeight) - Int(region.clip.height) + covered)
        if place[index] < 0 || place[index] > most { return false }
      }
      return true
    }

    /// How many levels are visible at `place`, and the lowest edge of them.
    func visible(_ place: [Int]) -> (count: Int, lowest: [Int]) {
      var lowest: [Int] = []
      for anchor in facts.anchors {
        let rect = shown(anchor.rect, anchor.container, place)
        var (top, bottom) = (facts.topLimit, CGFloat(keyboardTop))
        for index in anchor.container..<2 {
          let clip = shown(facts.regions[index].clip, index + 1, place)
          (top, bottom) = (max(top, clip.minY), min(bottom, clip.maxY))
        }
        if rect.minY < top || rect.maxY > bottom { return (lowest.count, lowest) }
        lowest.append(max(lowest.last ?? 0, Int(rect.maxY)))
      }
      return (lowest.count, lowest)
    }
  }

  @Test func `with two nested regions too what can be seen is seen, at the least movement`() {
    var shown = 0
    for seed in 0..<Self.runs {
      let nested = Case(seed: seed)
      var stage = Stage()
      stage.facts = nested.facts
      stage.send(.focused)
      let start = stage.facts.regions.map { Int($0.offset) } + [0]
      stage.facts.occluders = [
        CGRect(x: 0, y: nested.keyboardTop, width: 100, height: 16 * Self.unit - nested.keyboardTop)
      ]
      stage.send(.geometryChanged)
      let place = stage.plan.regions.map { Int(($0.offset ?? 0).rounded()) } + [Int(stage.lift)]
      let count = nested.facts.anchors.count - stage.plan.unsatisfied.count
      #expect(nested.isLegal(place), "seed \(seed): \(place)")
      #expect(count == 0 || nested.visible(place).count >= count, "seed \(seed): \(place) from \(start)")
      let best = Self.best(nested, from: start)
      #expect(count == best.count, "seed \(seed): \(place) from \(start), best \(best)")
      if count > 0, count == best.count {
        shown += 1
        let cost = zip(place, start).reduce(0) { $0 + abs($1.0 - $1.1) }
        #expect(cost <= best.cost, "seed \(seed): \(place) from \(start) costs \(cost), best \(best)\n\(nested.facts)")
      }
    }
    #expect(shown > 200)
  }

  /// Every place on the grid: most levels, then most distance, then least movement.
  static func best(_ nested: Case, from start: [Int]) -> (count: Int, gap: Int, cost: Int) {
    var best = (count: 0, gap: -1, cost: Int.max)
    let wanted = min(Int(nested.facts.distance ?? 0), 16 * unit - nested.keyboardTop)
    for lift in stride(from: 0, through: 16 * unit - nested.keyboardTop, by: unit) {
      for outer in stride(from: 0, through: 24 * unit, by: unit) {
        for inner in stride(from: 0, through: 18 * unit, by: unit) {
          let place = [inner, outer, lift]
          guard nested.isLegal(place) else { continue }
          let visible = nested.visible(place)
          guard visible.count > 0, visible.count >= best.count else { continue }
          let gap = min(wanted, nested.keyboardTop - visible.lowest[visible.count - 1])
          let cost = zip(place, start).reduce(0) { $0 + abs($1.0 - $1.1) }
          if (visible.count, gap, -cost) > (best.count, best.gap, -best.cost) { best = (visible.count, gap, cost) }
        }
      }
    }
    return best
  }
}
