import Foundation
import KeyboardAvoidance
import Testing

/// The shrinker itself: a planted fault must be found, and what is printed must be as small as the fault.
@Suite struct ShrinkingTests {
  /// As `headroom`, but the lift is not held back by the top limit or the keyboard's height.
  struct UnboundedLift: AvoidanceStrategy {
    static let descriptor = HeadroomStrategy.descriptor
    var right = HeadroomStrategy()

    mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
      var plan = right.respond(to: event, facts: facts)
      if let field = facts.anchors.last, let edge = facts.occluders.map(\.minY).min() {
        plan?.lift = max(0, field.rect.maxY + (facts.distance ?? 10) - edge)
      }
      return plan
    }
  }

  /// As `headroom`, but offsets are a point too far.
  struct OnePointTooFar: AvoidanceStrategy {
    static let descriptor = HeadroomStrategy.descriptor
    var right = HeadroomStrategy()

    mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
      var plan = right.respond(to: event, facts: facts)
      for index in plan?.regions.indices ?? 0..<0 where !facts.occluders.isEmpty { plan?.regions[index].offset? += 1 }
      return plan
    }
  }

  func smallest<Strategy: AvoidanceStrategy>(_ strategy: Strategy.Type, regions: Int) throws -> Situation {
    let first = (0..<200).lazy.map { Situation(seed: $0, regions: regions) }.first { $0.fault(of: strategy) != nil }
    return try #require(first).shrunk { $0.fault(of: strategy) != nil }
  }

  @Test func `a lift without bounds shrinks to one anchor and one occluder in round numbers`() throws {
    let smallest = try smallest(UnboundedLift.self, regions: 1)
    #expect(smallest.facts.regions.isEmpty && smallest.facts.bars.isEmpty && smallest.next.isEmpty)
    #expect(smallest.facts.anchors.count == 1 && smallest.occluders.count == 1)
    #expect(smallest.facts.topLimit == 0 && smallest.facts.distance == nil)
    let rect = smallest.facts.anchors[0].rect
    #expect([rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0 == $0.rounded() })
    #expect(smallest.description.split(separator: "\n").count <= 5)
  }

  @Test func `a fault of a region keeps the region`() throws {
    let smallest = try smallest(OnePointTooFar.self, regions: 1)
    #expect(smallest.facts.regions.count == 1 && smallest.facts.anchors.count == 1 && smallest.next.isEmpty)
    #expect(smallest.facts.regions[0].topInset == 0 && smallest.facts.regions[0].offset == 0)
  }

  @Test func `what fails no more is not taken for smaller`() {
    struct Number: Shrinkable {
      var value: Int
      var smaller: [Number] { value == 0 ? [] : [Number(value: value / 2), Number(value: value - 1)] }
    }
    #expect(Number(value: 1_000).shrunk { $0.value >= 37 }.value == 37)
    #expect(Number(value: 1_000).shrunk(limit: 3) { $0.value >= 37 }.value == 125)
  }
}
