import Foundation
import Testing

@testable import KeyboardAvoidance

/// Each planted planner's fault in numbers, on the stage of the collected cases: 393 × 852, top limit 103, keyboard 336,
/// its top at 516, distance 10.
@Suite struct PlantedPlannerTests {
  @Test func `they are found by name, and are no strategies to choose from`() {
    #expect(!StrategyCatalog.planted.isEmpty)
    #expect(Set(StrategyCatalog.plantedNames).count == StrategyCatalog.planted.count)
    for name in StrategyCatalog.plantedNames {
      #expect(name.hasPrefix("planted-") && !StrategyCatalog.names.contains(name))
      #expect(StrategyCatalog.strategy(named: name)?.descriptor.name == name)
      #expect(StrategyCatalog.strategy(named: name)?.descriptor.faults.count == 1)
    }
  }

  @Test func `off by one lifts a field by a point less (A1)`() {
    var stage = Stage(of: PlantedOffByOne.self)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 227)  // 734 + 9 − 516
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `without a clamp the top of a tall field leaves by 197 points (B6)`() {
    var stage = Stage(of: PlantedNoClamp.self)
    stage.focus(field(110, 600))
    stage.keyboard(336)
    #expect(stage.lift == 204)  // 710 + 10 − 516, so that the top is at 110 − 204 = −94
  }

  @Test func `restoring by the last move leaves what was moved before (X32)`() {
    var stage = Stage(of: PlantedRestoreByDelta.self)
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offset == 228)
    stage.focus(field(900))
    #expect(stage.offset == 428)  // 934 + 10 − 516
    stage.keyboard(0)
    #expect(stage.offset == 228)  // 428 less the last move of 200
    stage.unfocus()
    #expect(stage.offset == 228)
  }

  @Test func `one move is restored by it exactly`() {
    var stage = Stage(of: PlantedRestoreByDelta.self)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `the frame before says 270 where 336 come (D7)`() {
    var stage = Stage(of: PlantedBeginFrame.self)
    stage.focus(field(700))
    let end = CGRect(x: 0, y: 516, width: 393, height: 336)
    stage.facts.occluders = [end]
    var message = Stage<PlantedBeginFrame>.notification(end)
    message.begin = CGRect(x: 0, y: 852, width: 393, height: 270)
    stage.send(.keyboard(message))
    #expect(stage.lift == 162)  // 734 + 10 − (852 − 270)
  }

  @Test func `a keyboard of which 44 points are in the window counts as 336 (E4)`() {
    var stage = Stage(of: PlantedKeyboardHeight.self)
    stage.focus(field(700))
    stage.facts.occluders = [CGRect(x: 0, y: 808, width: 393, height: 44)]
    stage.send(.keyboard(Stage<PlantedKeyboardHeight>.notification(CGRect(x: 0, y: 808, width: 393, height: 336))))
    #expect(stage.lift == 228)  // nothing was covered
  }

  @Test func `who ignores bars lifts under the one at the top and forgets the one at the bottom (B6, X12)`() {
    var stage = Stage(of: PlantedIgnoresBars.self)
    stage.facts.bars = [StickyBar(id: 9, frame: CGRect(x: 0, y: 768, width: 393, height: 50))]
    stage.focus(field(110, 450))
    stage.keyboard(336)
    #expect(stage.lift == 54)  // 560 + 10 − 516, so that the top is at 56 instead of 103
    #expect(stage.plan.bars.isEmpty)
  }

  @Test func `summed insets are 34 too large, and so is the scrolling (A13, C21)`() {
    var stage = Stage(of: PlantedSumsInsets.self)
    stage.facts.regions = [region(103, 749, content: 1600, bottom: 34)]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.insets == [370])  // 336 + 34
    #expect(stage.offset == 262)  // 734 + 10 − (516 − 34)
  }

  @Test func `a double move is twice the need, by lift and by offset (X25)`() {
    var stage = Stage(of: PlantedDoubleMove.self)
    stage.focus(field(600))
    stage.keyboard(336)
    #expect(stage.lift == 256)  // 2 · (634 + 10 − 516)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    var scrolled = Stage(of: PlantedDoubleMove.self)
    scrolled.facts.regions = [region(103, 749, content: 1600, offset: 50)]
    scrolled.focus(field(700))
    scrolled.keyboard(336)
    #expect(scrolled.offset == 406)  // 50 + 2 · (734 − 50 + 10 − 516)
  }

  @Test func `who forgets the rest comes back to where focus went on (X32)`() {
    var stage = Stage(of: PlantedForgetsRest.self)
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.focus(field(700))
    stage.keyboard(336)
    stage.focus(field(900))
    #expect(stage.offset == 428)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 228)
  }

  @Test func `who always scrolls takes a visible field down to the edge (A2)`() {
    var stage = Stage(of: PlantedAlwaysScrolls.self)
    stage.facts.regions = [region(103, 749, content: 1600, offset: 200)]
    stage.focus(field(400))
    stage.keyboard(336)
    #expect(stage.offset == 0)  // it ended at 234 and could have gone down by 272 to 506: as far as there is content
    stage.facts.regions[0].offset = 600
    stage.focus(field(900))
    #expect(stage.offset == 428)  // 934 + 10 − 516
  }

  @Test func `who takes the end of the text for the caret shows the end (B9)`() {
    var stage = Stage(of: PlantedTextEnd.self)
    stage.focus(caret(120), field(110, 600))
    stage.keyboard(336)
    #expect(stage.lift == 204)  // 710 + 10 − 516; the caret is at 120 − 204, out of sight
  }

  @Test func `who ends short leaves 0.06 % of every move (X44)`() {
    var stage = Stage(of: PlantedEndsShort.self)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(abs(stage.lift - 227.8604) < 0.001)  // 228 · 538.67 / 539
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `who picks a pager scrolls nothing that could show the field (X57)`() {
    var stage = Stage(of: PlantedPicksPager.self)
    stage.facts.regions = [region(103, 749, content: 1600, offset: 50)]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offset == 50)  // 734 − 50 + 10 − 516 = 178 are lacking
    #expect(stage.lift == 0)
  }

  @Test func `who guesses a keyboard makes room for 290 points of nothing (X48)`() {
    var stage = Stage(of: PlantedGuessesKeyboard.self)
    stage.focus(field(700))
    #expect(stage.lift == 182)  // 734 + 10 − (852 − 290)
    stage.keyboard(336)
    #expect(stage.lift == 228)  // one that is shown counts as high as it is
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `who pulls down draws the root below its place (A4)`() {
    var stage = Stage(of: PlantedPullsDown.self)
    stage.focus(field(302))
    stage.keyboard(336)
    #expect(stage.lift == -170)  // 336 + 10 − 516
    stage.focus(field(700))
    #expect(stage.lift == 228)
  }

  @Test func `who measures a field where it is shown drops the root under a higher one (A14)`() {
    var stage = Stage(of: PlantedShiftedGeometry.self)
    stage.focus(field(690, 44))
    stage.keyboard(336)
    #expect(stage.lift == 228)
    stage.facts.root.lift = 228
    stage.focus(field(560, 44))
    #expect(stage.lift == 0)  // it was shown at 332 to 376; it ends at 604
  }

  @Test func `who scrolls text moves it by what the text view is moved by, until that is done (B14)`() {
    var stage = Stage(of: PlantedScrollsText.self)
    stage.facts.regions = [region(503, 88, content: 66)]
    stage.facts.regions[0].kind = .textView
    stage.focus(caret(515), field(503, 88, in: 1))
    stage.keyboard(336)
    #expect(stage.lift == 85 && stage.offset == 85)  // 591 + 10 − 516
    stage.facts.root.lift = 85
    stage.keyboard(336)
    #expect(stage.lift == 85 && stage.offset == 0)
  }

  @Test func `who is an edit behind follows a new line with the key after it (B3)`() {
    var stage = Stage(of: PlantedEditBehind.self)
    stage.focus(field(700, 45))
    stage.keyboard(336)
    #expect(stage.lift == 239)  // 745 + 10 − 516
    stage.edit(field(700, 66))
    #expect(stage.lift == 239)
    stage.edit(field(700, 66))
    #expect(stage.lift == 260)
  }
}
