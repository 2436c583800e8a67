import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md §6 2.1 with the faults. Scroll view 103…852, keyboard top 516: 413 points are visible.
@Suite struct InsetScrollTests {
  struct Situation: Sendable {
    var field: Anchor
    var caret: Anchor?
    var region = KeyboardAvoidanceTests.region(103, 749, content: 1456)
    var keyboard: CGFloat = 336
    var offset: CGFloat
    var inset: CGFloat = 336
  }

  @Test(arguments: [
    Situation(field: field(700), offset: 407.5),  // 597 − (413 − 34) / 2
    Situation(field: field(700), caret: caret(710), offset: 410.5),  // 607 − (413 − 20) / 2
    Situation(
      field: field(700), region: region(103, 749, content: 1456, offset: 300), offset: 407.5),  // C17
    Situation(field: field(120), offset: 0),  // 17 − 189.5: lower clamp
    Situation(field: field(1500), offset: 1043),  // upper clamp: 1456 − 413
    Situation(field: field(203, 600), offset: 80),  // too tall: 100 − 20
    Situation(field: field(700), keyboard: 291, offset: 385, inset: 291),  // 597 − (458 − 34) / 2
    Situation(field: field(700), region: region(103, 749, content: 1456, top: 50), offset: 382.5),  // 597 − 164.5 − 50
    Situation(field: field(500), region: region(103, 297, content: 900), offset: 265.5, inset: 0),  // C15
    Situation(
      field: field(700), region: region(103, 649, content: 1456), offset: 407.5, inset: 236),  // 336 − 100
  ])
  func `the bottom inset is what the keyboard hides, and caret or field is centred`(
    _ situation: Situation
  ) {
    var stage = ScrollStage(InsetScrollStrategy.self)
    stage.layout.regions = [situation.region]
    stage.layout.anchors = [situation.caret, situation.field].compactMap { $0 }
    stage.send(.focused)
    #expect(!stage.answered)
    stage.show(situation.keyboard)
    #expect(stage.offset == situation.offset && stage.inset == situation.inset)
    #expect(stage.plan.lift == 0 && stage.padding == 0 && stage.plan.playback == .withKeyboard)
    stage.show(situation.keyboard)
    #expect(stage.offset == situation.offset && stage.inset == situation.inset)
  }

  @Test func `the insets are saved at the first show alone and restored at the hide`() {  // C11
    var stage = ScrollStage(InsetScrollStrategy.self, bottom: 40, field: field(700))
    stage.show(291)
    stage.show(336)
    stage.hide()
    #expect(stage.answered && stage.inset == 40)
    stage.hide()
    #expect(!stage.answered)
  }

  @Test
  func
    `a new focus with the keyboard up centres in the notified duration, and a repeated show is ignored then`()
  {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    stage.show()
    stage.focus(field(900))
    #expect(stage.offset == 607.5)  // 797 − 189.5
    #expect(stage.plan.playback == .paced(.easeInOut(duration: 0.25)))
    stage.show()
    #expect(!stage.answered)
    stage.show(291)
    #expect(stage.offset == 585)  // 797 − 212
    stage.show(291)
    #expect(stage.answered)
  }

  @Test func `another frame of the scroll view changes the inset alone`() {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    stage.show()
    stage.send(.geometryChanged)
    #expect(!stage.answered)
    stage.layout.regions[0].clip.size.height = 697
    stage.send(.geometryChanged)
    #expect(stage.inset == 284 && stage.plan.regions[0].offset == nil)  // 336 − (852 − 800)
  }

  @Test func `a hand keeps the offset, and an app that keeps its insets gets no other`() {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    stage.layout.regions[0].isInHand = true
    stage.show()
    #expect(stage.offset == 0 && stage.inset == 336)
    stage = ScrollStage(InsetScrollStrategy.self, bottom: 40, field: field(700))
    stage.layout.regions[0].keepsInsets = true
    stage.show()
    #expect(stage.inset == 40 && stage.offset == 259.5)  // 597 − (709 − 34) / 2
  }

  @Test func `the change of frame before a hide does nothing`() {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    stage.show()
    let gone = CGRect(x: 0, y: 852, width: 393, height: 336)
    stage.send(
      .keyboard(stage.notification(.willChangeFrame, begin: stage.layout.occluders[0], end: gone)))
    #expect(!stage.answered)
  }

  @Test func `fault: a visible field is scrolled to the middle all the same`() {  // A2, X46
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(450))
    stage.show()
    #expect(stage.offset == 157.5)  // 347 − 189.5; 0 would do: 484 is above 516
    var headroom = ScrollStage(HeadroomStrategy.self, field: field(450))
    headroom.show()
    #expect(headroom.offset == 0)
  }

  @Test func `fault: the offset is not restored, and short content stays up beyond its range`() {  // C13
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    stage.show()
    stage.hide()
    #expect(stage.inset == 0 && stage.offset == 407.5)
    stage = ScrollStage(InsetScrollStrategy.self, content: 600, field: field(660))
    stage.show()
    stage.hide()
    #expect(stage.offset == 187)  // 600 − 413; the range ends at 0
  }

  @Test func `fault: a line typed below goes under the keyboard`() {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700, 40), caret: caret(710))
    stage.show()
    stage.edit(caret(930), field(700, 260))
    #expect(!stage.answered && stage.covered(.caret) == 23.5)  // 950 − 410.5 − 516
  }

  @Test func `fault: what an outer scroll view hides stays hidden`() {
    var stage = ScrollStage(nested: InsetScrollStrategy.self, field: field(700))
    stage.show()
    #expect(stage.offsets == [77, 0] && stage.inset == 287)  // 97 − 20; 336 − (852 − 803)
    #expect(stage.covered() == 141)  // 734 − 77 − 516
  }

  @Test func `fault: without a scroll view nothing moves`() {
    var stage = ScrollStage(InsetScrollStrategy.self)
    stage.focus(field(700))
    stage.show()
    #expect(!stage.answered && stage.covered() == 218)
  }

  @Test func `fault: the app's inset is replaced by less`() {
    var stage = ScrollStage(InsetScrollStrategy.self)
    stage.layout.regions = [region(103, 297, content: 900, bottom: 50)]
    stage.focus(field(200))
    stage.show()
    #expect(stage.inset == 0)  // the app asked for 50
  }

  @Test func `fault: after a show with an empty frame the inset stays for good`() {
    var stage = ScrollStage(InsetScrollStrategy.self, field: field(700))
    let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    stage.show()
    stage.send(.keyboard(stage.notification(.willShow, begin: frame, end: .zero)))
    #expect(!stage.answered)
    for _ in 1...2 {
      stage.hide()
      #expect(stage.inset == 336)
      stage.show()
    }
    stage.hide()
    #expect(stage.answered && stage.inset == 336)
  }
}
