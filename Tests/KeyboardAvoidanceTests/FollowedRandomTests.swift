import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// A docked keyboard that is followed to and fro on random facts (SYSTEMS.md §6, Motion; CASES.md X20).
@Suite struct FollowedRandomTests {
  static let runs: UInt64 = 2_000

  @Test func `no step of what is anchored is larger than the edge's own`() {
    var moved = 0
    var faults = 0
    for seed in 0..<Self.runs where faults < 3 {
      guard let fault = Self.fault(seed: seed, &moved) else { continue }
      faults += 1
      Issue.record("seed \(seed): \(fault)")
    }
    #expect(moved > 2_000)
  }

  static func fault(seed: UInt64, _ moved: inout Int) -> String? {
    var random = RandomFacts(seed: seed &+ 6_000_000)
    var stage = Stage()
    stage.facts = random.window()
    if random.chance(0.5) { stage.facts.regions = [random.region(stage.facts)] }
    stage.facts.bars = random.bars(stage.facts)
    random.focus(&stage.facts)
    if stage.facts.anchors[0].bar != nil { return nil }
    stage.send(.focused)
    // Who focuses what lies under a bar that is at home has two edges to be pushed by: that is another promise.
    let top = stage.facts.bars.map(\.frame.minY).min() ?? .infinity
    if stage.facts.anchors.contains(where: { $0.rect.maxY - stage.facts.anchors[0].rect.minY + stage.shownTop > top }) {
      stage.facts.bars = []
    }
    let most = Double(random.keyboard(stage.facts).first?.height ?? 300)
    var height = random.chance(0.5) ? CGFloat(most) : 0.125
    if height > 1 { stage.keyboard(height) }
    stage.follow(height, .began)
    for _ in 0..<60 {
      let (before, top, lift) = (height, stage.shownTop, stage.lift)
      height = min(max(0.125, height + random.length(-24...24)), CGFloat(most))
      stage.follow(height)
      if stage.plan.playback != .paced(.immediate) { return "it is played at a pace" }
      // Where there is room for less than the distance it is the room: its points come and go with the edge. So they do
      // in the lift of a root that ends above the window's bottom (CASES.md A4).
      let distance = stage.facts.distance ?? 10
      let isShort = stage.facts.root.frame.maxY < stage.facts.window.height
      let room = isShort ? abs(height - before) : abs(min(distance, height) - min(distance, before))
      let step = abs(stage.shownTop - top)
      if step > abs(height - before) + room + 1e-6 {
        return
          "\(before) → \(height): \(step), lift \(lift) → \(stage.lift)\n\(stage.plan.explanation)\n\(stage.facts.summary)"
      }
      if step > 0 { moved += 1 }
    }
    return nil
  }
}
