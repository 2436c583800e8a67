import Foundation
import TestSupport
import Testing

@testable import KeyboardAvoidance

@Suite struct DisplacementBoundsTests {
  @Test(arguments: 0...8) func `a bound added to tight ones tightens as all of them together do`(regions: Int) {
    var generator = SeededGenerator(seed: UInt64(regions) + 1)
    var possible = 0
    for _ in 0..<300 {
      let limits = (0..<(4 * regions + 4)).map { _ in Limit.random(nodes: regions + 2, using: &generator) }
      var together = DisplacementBounds(regions: regions)
      for limit in limits { together.limit(limit.i, limit.j, atMost: limit.value) }
      let arePossible = together.tighten()

      var inTurn = DisplacementBounds(regions: regions)
      var areStillPossible = inTurn.tighten()
      for limit in limits where areStillPossible {
        areStillPossible = inTurn.tighten(limit.i, limit.j, atMost: limit.value)
      }
      #expect(areStillPossible == arePossible)
      guard arePossible && areStillPossible else { continue }
      possible += 1
      for i in 0...(regions + 1) {
        for j in 0...(regions + 1) { #expect(inTurn.upper(i, j) == together.upper(i, j)) }
      }
    }
    #expect(possible > 30)
  }

  /// D(i) − D(j) ≤ value, a multiple of 1/8 so that sums are exact.
  private struct Limit {
    var i: Int
    var j: Int
    var value: CGFloat

    static func random(nodes: Int, using generator: inout SeededGenerator) -> Limit {
      let i = Int.random(in: 0..<nodes, using: &generator)
      let j = (i + Int.random(in: 1..<nodes, using: &generator)) % nodes
      return Limit(i: i, j: j, value: CGFloat(Int.random(in: -40...800, using: &generator)) / 8)
    }
  }
}
