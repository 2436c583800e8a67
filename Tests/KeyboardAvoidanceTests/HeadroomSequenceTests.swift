import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

/// Random runs of use, 50 steps each: what the keyboard's events do between acts must not matter.
@Suite struct HeadroomSequenceTests {
  static let runs: UInt64 = 5_000
  static let length = 50

  @Test(arguments: [0, 1, 2, 3])
  func `lost, repeated and reordered keyboard events between acts make no difference`(quarter: UInt64) {
    var faults = 0
    for seed in (quarter * Self.runs / 4)..<((quarter + 1) * Self.runs / 4) where faults < 2 {
      let run = RandomRun(seed: seed &+ 1_000_000, length: Self.length)
      guard Self.hearingFault(run) != nil else { continue }
      faults += 1
      let smallest = run.shrunk { Self.hearingFault($0) != nil }
      Issue.record("seed \(seed): \(Self.hearingFault(smallest) ?? "")\n\(smallest)")
    }
  }

  /// The same acts, once with every keyboard event, once with a selection at random.
  static func hearingFault(_ run: RandomRun) -> String? {
    var whole = Stage()
    whole.facts = run.facts
    var holed = whole
    for (index, step) in run.steps.enumerated() {
      let isAct = RandomRun.play(step, on: &whole, .everything)
      _ = RandomRun.play(step, on: &holed, .elsewhere)
      if whole.answered, whole.lift < 0 { return "step \(index): the lift is negative" }
      guard isAct, whole.answered || holed.answered else { continue }
      if whole.answered != holed.answered { return "step \(index): only one world plans" }
      if !whole.plan.isSamePlace(as: holed.plan) {
        return "step \(index): \(whole.lift) \(whole.plan.regions) and \(holed.lift) \(holed.plan.regions)"
      }
    }
    return nil
  }

  /// The oracle of restoration is a world in which no keyboard ever comes: after the same acts it is where this one is.
  @Test func `when focus ends everything is where the same acts without a keyboard would have left it`() {
    var faults = 0
    for seed in 0..<UInt64(1_200) where faults < 2 {
      let run = RandomRun(seed: seed &+ 2_000_000, length: 30, byHand: false)
      guard Self.restoreFault(run) != nil else { continue }
      faults += 1
      let smallest = run.shrunk { Self.restoreFault($0) != nil }
      Issue.record("seed \(seed): \(Self.restoreFault(smallest) ?? "")\n\(smallest)")
    }
  }

  static func restoreFault(_ run: RandomRun) -> String? {
    var stage = Stage()
    stage.facts = run.facts
    var quiet = stage
    for (index, step) in run.steps.enumerated() {
      _ = RandomRun.play(step, on: &stage, .everything)
      _ = RandomRun.play(step, on: &quiet, .nothing)
      if stage.facts.anchors.isEmpty, stage.answered, quiet.answered, !stage.plan.isSamePlace(as: quiet.plan) {
        return "step \(index): \(stage.lift) \(stage.plan.regions), without \(quiet.plan.regions)"
      }
    }
    return nil
  }

  /// Up and down again without an act: the way back ends where it began, whatever came between.
  @Test func `keyboard events alone always lead back`() {
    for seed in 0..<UInt64(1_000) {
      var run = RandomRun(seed: seed &+ 3_000_000, length: 16)
      var stage = Stage()
      stage.facts = run.facts
      var random = RandomFacts(seed: seed)
      stage.facts.anchors = random.anchors(stage.facts)
      stage.send(.focused)
      let before = stage.plan
      run.steps.removeAll { step in
        switch step {
        case .keyboard, .follow, .setActive(true), .swipe(isUnderWay: false): false
        default: true
        }
      }
      for step in run.steps { _ = RandomRun.play(step, on: &stage, .everything) }
      RandomRun.tell([], to: &stage)
      #expect(stage.plan.isSamePlace(as: before), "seed \(seed): \(before.regions) → \(stage.plan.regions)")
    }
  }

  /// A region that is not restored stays where the keyboard's last frame has it, cut to what it may without one.
  @Test func `a region that is not restored is where it was shown when the keyboard went`() {
    for seed in 0..<UInt64(1_000) {
      var random = RandomFacts(seed: seed &+ 5_000_000)
      var stage = Stage()
      stage.facts = random.window()
      stage.facts.regions = [random.region(stage.facts)]
      stage.facts.regions[0].restoresOffset = false
      stage.facts.anchors = random.anchors(stage.facts)
      stage.send(.focused)
      for _ in 0..<random.integer(1...4) { RandomRun.tell(random.occluders(stage.facts), to: &stage) }
      let shown = stage.offset
      if random.chance(0.7) { RandomRun.tell([], to: &stage) }
      let region = stage.facts.regions[0]
      let end = max(-region.topInset, region.contentHeight + region.bottomInset - region.clip.height)
      stage.unfocus()
      // What is not in sight without a keyboard may have been brought there before focus ended.
      let expected = min(max(shown, -region.topInset), end)
      let isKept = abs(stage.offset - expected) < 1e-6
      #expect(isKept || stage.facts.occluders.isEmpty, "seed \(seed): \(shown) → \(stage.offset), not \(expected)")
      #expect(stage.lift == 0 && stage.insets == [region.bottomInset])
    }
  }
}
