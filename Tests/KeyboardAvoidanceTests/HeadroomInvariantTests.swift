import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

/// The promises of SYSTEMS.md §6 on random facts, held against brute force.
@Suite struct HeadroomInvariantTests {
  /// Each run plans three situations that are held against the oracle: 20,400 facts in all.
  static let runs: UInt64 = 3_400

  /// Focus, keyboard, another field, focus gone; every message once more in between.
  @Test(arguments: [0, 1])
  func `what can be seen is seen, at the least movement`(regions: Int) {
    var faults = 0
    for run in 0..<Self.runs where faults < 3 {
      let seed = run &* 2 &+ UInt64(regions)
      guard let fault = Self.fault(seed: seed, regions: regions) else { continue }
      faults += 1
      Issue.record("seed \(seed), \(regions) regions: \(fault)")
    }
  }

  static func fault(seed: UInt64, regions: Int) -> String? {
    var random = RandomFacts(seed: seed)
    var stage = Stage()
    stage.facts = random.window()
    if regions > 0 { stage.facts.regions = [random.region(stage.facts)] }
    let home = stage.facts.regions.first?.offset ?? 0

    stage.facts.anchors = random.anchors(stage.facts)
    var oracle = BruteForce(facts: stage.facts, start: .init(offset: home, lift: 0))
    stage.send(.focused)
    if let fault = oracle.fault(of: stage.plan, random: &random) { return "focus: \(fault)\n\(stage.facts)" }
    let rest = stage.facts.regions.first?.offset ?? 0

    stage.facts.occluders = random.keyboard(stage.facts)
    oracle = BruteForce(facts: stage.facts, start: .init(offset: rest, lift: 0))
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(stage.facts.occluders.first ?? .zero)))
    if let fault = oracle.fault(of: stage.plan, random: &random) { return "show: \(fault)\n\(stage.facts)" }
    if let fault = repeatFault(&stage) { return "show again: \(fault)\n\(stage.facts)" }

    let shown = BruteForce.Spot(offset: stage.facts.regions.first?.offset ?? 0, lift: stage.lift)
    stage.facts.anchors = random.anchors(stage.facts)
    oracle = BruteForce(facts: stage.facts, start: shown)
    stage.send(.focused)
    if let fault = oracle.fault(of: stage.plan, random: &random) {
      return "switch: \(fault) from \(shown)\n\(stage.facts)"
    }
    if let fault = repeatFault(&stage) { return "switch again: \(fault)\n\(stage.facts)" }

    stage.unfocus()
    if stage.lift != 0 { return "after hide the lift is \(stage.lift)" }
    guard let region = stage.facts.regions.first else { return nil }
    if stage.insets != [region.bottomInset] { return "after hide the inset is \(stage.insets)" }
    let wasVisible = BruteForce(facts: stage.facts, start: .init(offset: home, lift: 0))
    return wasVisible.isLegal(.init(offset: stage.offset, lift: 0)) ? nil : "after hide the offset is not legal"
  }

  /// The same message again, and the same focus again, change nothing.
  static func repeatFault(_ stage: inout Stage<HeadroomStrategy>) -> String? {
    let plan = stage.plan
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(stage.facts.occluders.first ?? .zero)))
    if !plan.isSamePlace(as: stage.plan) { return "\(plan.lift) \(plan.regions) → \(stage.lift) \(stage.plan.regions)" }
    var again = stage
    again.send(.focused)
    return plan.isSamePlace(as: again.plan) ? nil : "focus: \(plan.regions) → \(again.plan.lift) \(again.plan.regions)"
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

extension AvoidancePlan {
  func isSamePlace(as other: AvoidancePlan) -> Bool {
    lift == other.lift && regions == other.regions && unsatisfied == other.unsatisfied
  }
}
