import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

/// Random runs of use, 50 events each: what the keyboard's events do between acts must not matter.
@Suite struct HeadroomSequenceTests {
  static let runs: UInt64 = 5_000
  static let length = 50

  @Test(arguments: [0, 1, 2, 3])
  func `lost, repeated and reordered keyboard events between acts make no difference`(quarter: UInt64) {
    var faults = 0
    for seed in (quarter * Self.runs / 4)..<((quarter + 1) * Self.runs / 4) where faults < 3 {
      guard let fault = Self.fault(seed: seed) else { continue }
      faults += 1
      Issue.record("seed \(seed): \(fault)")
    }
  }

  /// The same acts, once with every keyboard event, once with a selection at random.
  static func fault(seed: UInt64) -> String? {
    var random = RandomFacts(seed: seed &+ 1_000_000)
    var whole = Stage()
    whole.facts = random.window()
    if random.chance(0.6) { whole.facts.regions = [random.region(whole.facts)] }
    var holed = whole
    for step in 0..<length {
      if random.chance(0.7) {
        let occluders = random.keyboard(whole.facts)
        tell(occluders, to: &whole)
        for _ in 0..<random.integer(0...2) {
          tell(random.chance(0.5) ? occluders : random.keyboard(whole.facts), to: &holed)
        }
        holed.facts.occluders = occluders
        continue
      }
      let act = act(&random, whole)
      for isWhole in [true, false] {
        if isWhole { act(&whole) } else { act(&holed) }
      }
      if !whole.plan.isSamePlace(as: holed.plan) {
        return
          "step \(step): \(whole.lift) \(whole.plan.regions) and \(holed.lift) \(holed.plan.regions)\n\(whole.facts)"
      }
    }
    return nil
  }

  static func tell(_ occluders: [CGRect], to stage: inout Stage<HeadroomStrategy>) {
    stage.facts.occluders = occluders
    let kind: KeyboardNotification.Kind = occluders.isEmpty ? .willHide : .willShow
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(occluders.first ?? .zero, kind)))
  }

  typealias Act = (inout Stage<HeadroomStrategy>) -> Void

  static func act(_ random: inout RandomFacts, _ stage: Stage<HeadroomStrategy>, byHand: Bool = true) -> Act {
    let choice = random.integer(0...9)
    if stage.facts.anchors.isEmpty || choice < 3 {
      let anchors = random.anchors(stage.facts)
      return {
        $0.facts.anchors = anchors; $0.send(.focused)
      }
    }
    if choice < 6 {
      var anchors = stage.facts.anchors
      let line = random.length(-30...30)
      if anchors[0].level == .caret, anchors[0].rect.minY + line >= anchors[1].rect.minY,
        anchors[0].rect.maxY + line <= anchors[1].rect.maxY
      {
        anchors[0].rect.origin.y += line
      }
      return {
        $0.facts.anchors = anchors; $0.send(.edited)
      }
    }
    if choice < 8, byHand, !stage.facts.regions.isEmpty {
      let offset = random.length(-40...900) + 0.0625  // off the grid of everything planned: a hand that has moved
      return {
        $0.facts.regions[0].offset = offset; $0.send(.scrollEnded)
      }
    }
    return { $0.unfocus() }
  }

  /// The oracle of restoration is a world in which no keyboard ever comes: after the same acts it is where this one is.
  @Test func `when focus ends everything is where the same acts without a keyboard would have left it`() {
    var faults = 0
    for seed in 0..<UInt64(600) where faults < 3 {
      var random = RandomFacts(seed: seed &+ 2_000_000)
      var stage = Stage()
      stage.facts = random.window()
      stage.facts.regions = [random.region(stage.facts)]
      var quiet = stage
      for _ in 0..<20 {
        if random.chance(0.5) { Self.tell(random.keyboard(stage.facts), to: &stage) }
        let act = Self.act(&random, stage, byHand: false)
        act(&stage)
        act(&quiet)
        if stage.facts.anchors.isEmpty, !stage.plan.isSamePlace(as: quiet.plan) {
          faults += 1
          Issue.record(
            "seed \(seed): \(stage.lift) \(stage.plan.regions), without \(quiet.plan.regions)\n\(stage.facts)")
          break
        }
      }
    }
  }

  /// Up and down again without an act: the way back ends where it began, whatever came between.
  @Test func `keyboard events alone always lead back`() {
    for seed in 0..<UInt64(1_000) {
      var random = RandomFacts(seed: seed &+ 3_000_000)
      var stage = Stage()
      stage.facts = random.window()
      stage.facts.regions = [random.region(stage.facts)]
      stage.facts.anchors = random.anchors(stage.facts)
      stage.send(.focused)
      let before = stage.plan
      for _ in 0..<random.integer(1...8) { Self.tell(random.keyboard(stage.facts), to: &stage) }
      Self.tell([], to: &stage)
      #expect(stage.plan.isSamePlace(as: before), "seed \(seed): \(before.regions) → \(stage.plan.regions)")
    }
  }
}
