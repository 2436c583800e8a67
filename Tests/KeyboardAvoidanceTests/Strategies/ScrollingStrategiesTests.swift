import Foundation
import KeyboardAvoidance
import Testing

/// What holds of every strategy that takes height or scrolls, whatever its faults, on random scenes.
@Suite struct ScrollingStrategiesTests {
  /// Everything a plan can have changed.
  struct State: Hashable {
    var lift: CGFloat
    var padding: CGFloat
    var offsets: [CGFloat]
    var insets: [Int: CGFloat]
  }

  func state<Strategy>(_ stage: ScrollStage<Strategy>) -> State {
    State(lift: stage.plan.lift, padding: stage.padding, offsets: stage.offsets, insets: stage.bottomInsets)
  }

  /// How far an offset is out of the range that insets in force and layout give it.
  func excess<Strategy>(_ stage: ScrollStage<Strategy>) -> CGFloat {
    var excess: CGFloat = 0
    for region in stage.facts.regions {
      let bottom = stage.bottomInsets[region.id] ?? region.bottomInset
      let end = max(-region.topInset, region.contentHeight - region.clip.height + bottom)
      excess = max(excess, region.offset - end, -region.topInset - region.offset)
    }
    return excess
  }

  func scene<Strategy: AvoidanceStrategy>(_ strategy: Strategy.Type, _ random: inout RandomFacts) -> ScrollStage<
    Strategy
  > {
    var facts = random.window()
    if random.chance(0.85) {
      var region = random.region(facts)
      region.clip.size.height = max(40, min(region.clip.maxY, facts.root.frame.maxY) - region.clip.minY)
      region.offset = -region.topInset
      facts.regions = [region]
    }
    facts.anchors = random.anchors(facts)
    var stage = ScrollStage(strategy)
    stage.layout = facts
    stage.isCentred = facts.regions.isEmpty && random.chance(0.5)
    return stage
  }

  func check<Strategy: AvoidanceStrategy>(_ strategy: Strategy.Type, keepsRange: Bool = true) {
    var moved = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomFacts(seed: seed)
      var stage = scene(strategy, &random)
      let height = Double(stage.layout.window.height)
      stage.send(.focused)
      for round in 1...3 {
        let keyboard = random.length(40...height * 0.65)
        stage.show(keyboard)
        let shown = state(stage)
        if shown != State(lift: 0, padding: 0, offsets: shown.offsets, insets: [:]) { moved += 1 }
        #expect(shown.lift >= 0 && shown.padding >= 0 && shown.lift <= CGFloat(height), "seed \(seed)")
        #expect(excess(stage) == 0, "seed \(seed), round \(round)")
        stage.show(keyboard)
        #expect(state(stage) == shown, "seed \(seed): a repeated will-show")
        stage.send(.geometryChanged)
        #expect(state(stage) == shown, "seed \(seed): a layout that changes nothing")
        stage.didShow()
        if random.chance(0.3) { stage.follow(keyboard / 2) }
        stage.layout.anchors = random.anchors(stage.layout)
        stage.send(.focused)
      }
      stage.hide()
      stage.unfocus()
      let rest = state(stage)
      #expect(rest.lift == 0 && rest.padding == 0, "seed \(seed)")
      for region in stage.layout.regions {
        #expect(rest.insets[region.id, default: region.bottomInset] == region.bottomInset, "seed \(seed)")
      }
      if keepsRange { #expect(excess(stage) == 0, "seed \(seed)") }
    }
    #expect(moved > 400, "\(moved) of 1200 shows moved anything")
  }

  @Test func `inset-scroll`() { check(InsetScrollStrategy.self, keepsRange: false) }
  @Test func resize() { check(ResizeStrategy.self) }
  @Test func padding() { check(PaddingStrategy.self, keepsRange: false) }
  @Test func height() { check(HeightStrategy.self, keepsRange: false) }
  @Test func `aware-scroll`() { check(AwareScrollStrategy.self) }
  @Test func `visual-viewport`() { check(VisualViewportStrategy.self) }
  @Test func `translate-then-commit`() { check(TranslateThenCommitStrategy.self) }
  @Test func `keep-in-view`() { check(KeepInViewStrategy.self) }
  @Test func `safe-zone`() { check(SafeZoneStrategy.self) }
}
