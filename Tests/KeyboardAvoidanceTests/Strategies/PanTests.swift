import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.2: band 103…516; taller → as it is, above → align top, below → align bottom, no keyboard → 0.
@Suite struct PanTests {
  func stage() -> LiftStage<PanStrategy> { LiftStage(PanStrategy.self) }

  @Test(
    arguments: [
      (field(700), 218),  // 734 − 516
      (field(483), 1), (field(482), 0), (field(103), 0),
      (field(93), -10),  // above the band: aligned with its top
      (field(300, 413), 197),  // as tall as the band
      (field(300, 414), 0),  // taller
    ] as [(Anchor, CGFloat)])
  func `a field is aligned with the edge of the band that it is beyond`(anchor: Anchor, pan: CGFloat) {
    var stage = stage()
    stage.focus(anchor)
    #expect(stage.answer == nil)
    stage.show()
    #expect(stage.lift == pan && (stage.answer != nil) == (pan != 0))
    #expect(stage.strategy.pan == pan)
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test func `the window pans with the keyboard, and at the keyboard's pace without it`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    #expect(stage.plan.mover == .window && stage.plan.playback == .withKeyboard)
    #expect(
      stage.plan.explanation == [
        "Its bottom is aligned with the keyboard's top, at 516.", "The window is panned by 218 pt.",
      ])
    stage.focus(field(150), id: 2)
    #expect(stage.plan.mover == .window && stage.plan.playback == .paced(.iosKeyboard))
  }

  @Test func `a switch pans no further than it must, from where the window is`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    // 456 and 120 are in the band as panned by 218; 82 is above it
    let pans: [CGFloat] = [640, 338, 300, 150, 700].map {
      stage.focus(field($0), id: Int($0))
      return stage.lift
    }
    #expect(pans == [218, 218, 197, 47, 218])
  }

  @Test func `a lower keyboard changes nothing, a higher one pans on, told or not`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show(291)
    #expect(stage.lift == 173)
    stage.facts.occluders = [CGRect(x: 0, y: 516, width: 393, height: 336)]  // CASES.md D4
    stage.send(.geometryChanged)
    #expect(stage.lift == 218)
    stage.show(291)
    #expect(stage.answer == nil && stage.lift == 218)
    stage.send(.geometryChanged)
    stage.send(.scrollEnded)
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.lift == 0)
  }

  @Test func `what scrolling shows already is not panned for`() {
    var stage = stage()
    stage.facts.regions = [region(103, 749, content: 1456, offset: 300)]
    stage.focus(field(1000))
    stage.show()
    #expect(stage.lift == 218 && stage.plan.regions.isEmpty)  // shown at 700
  }

  @Test func `fault: the header leaves with everything else, and nothing brings it back`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    let header = companion(59, 44)
    #expect(stage.plan.mover == .window && stage.shown(header).maxY == -115)  // 103 − 218
    stage.facts.anchors = [field(700), header]
    stage.send(.scrollEnded)
    #expect(stage.shown(header).maxY == -115)
  }

  @Test func `fault: the caret of a field taller than the band is covered until something is typed`() {
    var stage = stage()
    let caret = caret(700)
    stage.focus(caret, field(203, 600))
    stage.show()
    #expect(stage.answer == nil && stage.shown(caret).maxY - stage.keyboardTop == 204)
    stage.send(.edited)
    #expect(stage.lift == 204)
  }

  @Test func `fault: no margin is kept`() {
    var stage = stage()
    stage.facts.distance = 10
    stage.focus(field(700))
    stage.show()
    #expect(stage.covered == 0)
  }
}
