import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

/// The promises of SYSTEMS.md §6 on random facts, held against brute force.
@Suite struct HeadroomInvariantTests {
  /// Each run plans three situations that are held against the oracle: 20,400 facts in all.
  static let runs: UInt64 = 3_400

  /// Focus, keyboard, another field, focus gone; every message once more in between.
  @Test(arguments: [0, 1], [0, 1] as [UInt64])
  func `what can be seen is seen, at the least movement`(regions: Int, half: UInt64) {
    var faults = 0
    for run in (half * Self.runs / 2)..<((half + 1) * Self.runs / 2) where faults < 3 {
      let situation = Situation(seed: run &* 2 &+ UInt64(regions), regions: regions)
      guard situation.fault(of: HeadroomStrategy.self) != nil else { continue }
      faults += 1
      let smallest = situation.shrunk { $0.fault(of: HeadroomStrategy.self) != nil }
      Issue.record("seed \(situation.seed): \(smallest.fault(of: HeadroomStrategy.self) ?? "")\n\(smallest)")
    }
  }

  /// Insets where they end a range, for a region off the ground too: never more than the app's or the overlap or the use.
  @Test func `insets are the largest of three, never a sum`() {
    for seed in UInt64(100_000)..<101_000 {
      var random = RandomFacts(seed: seed)
      var stage = Stage()
      stage.facts = random.window()
      stage.facts.regions = [random.region(stage.facts)]
      stage.facts.anchors = random.anchors(stage.facts)
      stage.facts.occluders = random.keyboard(stage.facts)
      stage.send(.focused)
      guard let planned = stage.plan.regions.first, let offset = planned.offset else { continue }
      let region = stage.facts.regions[0]
      let top = stage.facts.occluders.first?.minY ?? stage.facts.window.height
      let overlap = region.clip.maxY - stage.lift - top
      let used = offset <= -region.topInset ? 0 : offset + region.clip.height - region.contentHeight
      let expected = max(region.bottomInset, stage.facts.occluders.isEmpty ? 0 : max(overlap, used))
      #expect(abs(planned.bottomInset - expected) < 1e-6, "seed \(seed): \(planned) in \(stage.facts)")
    }
  }
}
