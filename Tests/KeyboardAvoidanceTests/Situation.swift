import Foundation
import KeyboardAvoidance

/// A window in which something is focused, a keyboard comes, and something else is focused: as data, so that one in which
/// a promise is broken can be made smaller.
struct Situation {
  /// Window, regions, bars, and the anchors of the first focus; no occluders.
  var facts: AvoidanceFacts
  var occluders: [CGRect]
  /// The anchors of the second focus; none = there is none. The regions are as they are then.
  var next: [Anchor]
  var nextKind = ScrollRegion.Kind.scrollView
  var seed: UInt64

  init(seed: UInt64, regions: Int) {
    self.seed = seed
    var random = RandomFacts(seed: seed)
    var facts = random.window()
    if regions > 0 { facts.regions = [random.region(facts)] }
    facts.bars = random.bars(facts)
    facts.root.avoidsByItself = random.chance(0.05)
    if random.chance(0.2) { facts.visibleBottom = random.length(300...facts.window.height) }
    random.focus(&facts)
    occluders = random.occluders(facts)
    self.facts = facts
    var later = facts
    if regions > 0 { later.regions[0].kind = .scrollView }
    random.focus(&later)
    next = later.anchors
    nextKind = later.regions.first?.kind ?? .scrollView
  }

  /// The first promise that a strategy breaks here, in words; nil if it keeps them all.
  func fault<Strategy: AvoidanceStrategy>(of strategy: Strategy.Type) -> String? {
    var random = RandomFacts(seed: seed &+ 77)
    var stage = Stage(of: strategy)
    stage.facts = facts
    let home = stage.facts.regions.first?.offset ?? 0

    var oracle = BruteForce(facts: stage.facts, start: .init(offset: home, lift: 0))
    stage.send(.focused)
    if let fault = oracle.fault(of: stage.plan, random: &random) { return "focus: \(fault)" }
    let rest = stage.facts.regions.first?.offset ?? 0

    stage.facts.occluders = occluders
    oracle = BruteForce(facts: stage.facts, start: .init(offset: rest, lift: 0))
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(occluders.first ?? .zero)))
    if let fault = oracle.fault(of: stage.plan, random: &random) { return "show: \(fault)" }
    if let fault = Self.repeatFault(&stage) { return "show again: \(fault)" }

    if !next.isEmpty {
      let shown = BruteForce.Spot(offset: stage.facts.regions.first?.offset ?? 0, lift: stage.lift)
      stage.facts.anchors = next
      if !stage.facts.regions.isEmpty { stage.facts.regions[0].kind = nextKind }
      oracle = BruteForce(facts: stage.facts, start: shown)
      stage.send(.focused)
      if let fault = oracle.fault(of: stage.plan, random: &random) { return "switch: \(fault) from \(shown)" }
      if let fault = Self.repeatFault(&stage) { return "switch again: \(fault)" }
    }

    stage.unfocus()
    if stage.lift != 0 || stage.plan.bars.contains(where: { $0.lift != 0 }) { return "after hide: \(stage.plan)" }
    guard let region = stage.facts.regions.first else { return nil }
    if stage.insets != [region.bottomInset] { return "after hide the inset is \(stage.insets)" }
    let wasVisible = BruteForce(facts: stage.facts, start: .init(offset: home, lift: 0))
    return wasVisible.isLegal(.init(offset: stage.offset, lift: 0)) ? nil : "after hide the offset is not legal"
  }

  /// The same message again, and the same focus again, change nothing.
  private static func repeatFault<Strategy: AvoidanceStrategy>(_ stage: inout Stage<Strategy>) -> String? {
    let plan = stage.plan
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(stage.facts.occluders.first ?? .zero)))
    if !plan.isSamePlace(as: stage.plan) { return "\(plan.lift) \(plan.regions) → \(stage.lift) \(stage.plan.regions)" }
    var again = stage
    again.send(.focused)
    return plan.isSamePlace(as: again.plan) ? nil : "focus: \(plan.regions) → \(again.plan.lift) \(again.plan.regions)"
  }
}

extension AvoidancePlan {
  func isSamePlace(as other: AvoidancePlan) -> Bool {
    lift == other.lift && regions == other.regions && unsatisfied == other.unsatisfied && bars == other.bars
  }
}
