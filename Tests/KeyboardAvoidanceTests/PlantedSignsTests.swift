import Foundation
import Motion
import Testing

@testable import KeyboardAvoidance

/// More planted planners' faults in numbers: 393 × 852, top limit 103, keyboard 336, its top at 516, distance 10.
@Suite struct PlantedSignsTests {
  @Test func `who brings the caret to the edge moves a line that is in sight (X2)`() {
    var stage = Stage(of: PlantedCaretToEdge.self)
    stage.facts.regions = [region(103, 749, content: 1600, offset: 200)]
    stage.focus(caret(600, in: 0), field(120, 1200))
    stage.keyboard(336)
    #expect(stage.offset == 200)  // shown at 400 to 420
    stage.send(.edited)
    #expect(stage.offset == 114)  // 620 + 10 − 516
  }

  @Test func `who takes the top of a grown text for the caret comes back a key later (X5)`() {
    var stage = Stage(of: PlantedTextTop.self)
    stage.facts.regions = [region(103, 749, content: 1600, offset: 400)]
    stage.focus(caret(800, in: 0), field(120, 1200))
    stage.keyboard(336)
    #expect(stage.offset == 400)  // shown at 400
    stage.facts.anchors = [caret(821, in: 0), field(120, 1221)]
    stage.send(.edited)
    #expect(stage.offset == 17)  // 120 − 103
    stage.send(.edited)
    #expect(stage.offset == 335)  // 841 + 10 − 516: back, as little as shows it
  }

  @Test func `who keeps the first distance leaves the next field 100 too near (X10)`() {
    var stage = Stage(of: PlantedFirstDistance.self)
    stage.facts.distance = 20
    stage.focus(field(600))
    stage.keyboard(336)
    #expect(stage.lift == 138)  // 634 + 20 − 516
    stage.facts.distance = 120
    stage.focus(field(590))
    #expect(stage.lift == 138)  // 624 + 120 − 516 = 228 is wanted
  }

  @Test func `who takes all of a grown bar scrolls 60 too far (X9)`() {
    var stage = Stage(of: PlantedWholeBar.self)
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.facts.bars = [StickyBar(id: 9, frame: CGRect(x: 0, y: 758, width: 393, height: 60))]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offset == 288)  // 734 + 10 − (516 − 60)
    stage.facts.bars[0].frame = CGRect(x: 0, y: 698, width: 393, height: 120)
    stage.send(.geometryChanged)
    #expect(stage.offset == 408)  // 348 is wanted
  }

  @Test func `who lifts a bar by the safe area lifts one of 24 above it 24 too far (X12)`() {
    var stage = Stage(of: PlantedBarByParent.self)
    stage.facts.bottomSafeArea = 34
    stage.facts.bars = [StickyBar(id: 9, frame: CGRect(x: 24, y: 723, width: 345, height: 71))]
    stage.focus(field(200))
    stage.keyboard(336)
    #expect(stage.plan.bars.first?.lift == 302)  // 794 − 516 = 278 is wanted
  }

  @Test func `who goes in one step goes with no keyboard (X16)`() {
    var stage = Stage(of: PlantedSteps.self)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect((stage.lift, stage.plan.playback) == (228, .paced(.immediate)))
  }

  @Test func `who keeps the last drag leaves a bar where the finger let go (X17)`() {
    var stage = Stage(of: PlantedLastDrag.self)
    stage.facts.bars = [StickyBar(id: 9, frame: CGRect(x: 0, y: 768, width: 393, height: 50))]
    stage.focus(field(200))
    stage.keyboard(336)
    #expect(stage.plan.bars.first?.lift == 302)  // 818 − 516
    stage.facts.occluders = [CGRect(x: 0, y: 684, width: 393, height: 168)]
    for phase in [FollowPhase.began, .moved, .ended] { stage.send(.keyboardFollowed(phase)) }
    stage.keyboard(0)
    stage.keyboard(336)
    #expect(stage.plan.bars.first?.lift == 134)  // 818 − 684
  }

  @Test func `who forgets the accessory lets a bar drop by 44 when a finger comes (X20)`() {
    var stage = Stage(of: PlantedForgetsAccessory.self)
    stage.facts.bars = [StickyBar(id: 9, frame: CGRect(x: 0, y: 768, width: 393, height: 50))]
    stage.focus(field(200))
    stage.keyboard(380)
    #expect(stage.plan.bars.first?.lift == 346)  // 818 − 472
    stage.send(.keyboardFollowed(.moved))
    #expect(stage.plan.bars.first?.lift == 302)
  }

  @Test func `who knows a list from before stops 180 short of its end (X24)`() {
    var stage = Stage(of: PlantedStaleContent.self)
    let message = stage.chat(region(103, 655, content: 1200, offset: 545), bar: 60)
    stage.focus(message)
    stage.keyboard(336)
    #expect(stage.offset == 847)  // 1200 − 655 + 302
    stage.keyboard(0)
    stage.unfocus()
    stage.facts.regions[0].contentHeight = 1380
    stage.facts.regions[0].offset = 725
    stage.send(.offsetSet)
    stage.focus(message)
    stage.keyboard(336)
    #expect(stage.offset == 847)  // 1027 is wanted
  }
}
