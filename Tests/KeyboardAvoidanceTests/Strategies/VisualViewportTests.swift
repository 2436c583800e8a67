import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.17, A.18 with the faults. Window 852, keyboard 336: a viewport of 516.
@Suite struct VisualViewportTests {
  struct Situation: Sendable {
    var field: Anchor
    var caret: Anchor?
    var scrolled: CGFloat?
    var pan: CGFloat
  }

  @Test(arguments: [
    Situation(field: field(700), pan: 336),  // 700 − (516 − 34) / 2 = 459, at most 336
    Situation(field: field(560), pan: 319),  // 560 − 241
    Situation(field: field(300), pan: 0),
    Situation(field: field(482), pan: 0),  // ends at 516
    Situation(field: field(100, 600), pan: 100),  // does not fit: its top
    Situation(field: field(100, 600), caret: caret(600), pan: 114),  // its caret: 620 + 10 − 516
    Situation(field: field(900), scrolled: 340, pan: 319),  // 560 in the page as it is scrolled
  ])
  func `a field not wholly in the viewport goes to its middle`(_ situation: Situation) {
    var stage = ScrollStage(VisualViewportStrategy.self)
    if let offset = situation.scrolled {
      stage.layout.regions = [region(103, 749, content: 1456, offset: offset)]
    }
    stage.layout.anchors = [situation.caret, situation.field].compactMap { $0 }
    stage.send(.focused)
    #expect(!stage.answered)
    stage.show()
    #expect(stage.plan.lift == situation.pan && stage.answered == (situation.pan > 0))
    if stage.answered {
      #expect(stage.plan.mover == .window && stage.plan.playback == .withKeyboard)
    }
    #expect(stage.padding == 0 && stage.plan.regions.isEmpty)
    stage.show()
    #expect(!stage.answered)
    stage.hide()
    #expect(stage.plan.lift == 0)
  }

  @Test func `the pan is never more than the keyboard's height`() {
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(field(560))
    stage.show()
    stage.show(291)
    #expect(stage.plan.lift == 291)
    stage.follow(120)
    #expect(stage.plan.lift == 120 && stage.plan.playback == .paced(.immediate))
    stage.hide()
    #expect(stage.plan.lift == 0 && stage.plan.mover == .window)
  }

  @Test func `a field above the viewport goes to its middle too`() {
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(field(560))
    stage.show()
    stage.focus(field(260))
    #expect(stage.plan.lift == 19)  // 260 − 241
  }

  @Test func `typing pans by what the caret needs`() {
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(caret(580), field(300, 300))
    stage.show()
    #expect(stage.plan.lift == 192)  // 300 − (516 − 300) / 2
    stage.edit(caret(700), field(300, 420))
    #expect(stage.plan.lift == 204)  // 720 − 516
    stage.edit(caret(150), field(150, 570))
    #expect(stage.plan.lift == 150)
  }

  @Test func `fault: the header leaves the screen`() {  // X50
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(field(560))
    stage.show()
    #expect(stage.plan.mover == .window && stage.layout.topLimit - stage.plan.lift == -216)  // it ended at 103
  }

  @Test func `fault: the field goes to the middle where its edge would do`() {
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(field(560))
    stage.show()
    #expect(stage.plan.lift == 319 && stage.edge - stage.shown().maxY == 241)  // 78 would show it
  }

  @Test func `fault: it stays panned, whatever has focus`() {
    var stage = ScrollStage(VisualViewportStrategy.self)
    stage.focus(field(560))
    stage.show()
    stage.focus(field(330))
    #expect(!stage.answered && stage.plan.lift == 319)  // 0 would show 330…364, and the header
  }

  @Test func `fault: what a scroll view has cut off stays cut off`() {
    var stage = ScrollStage(VisualViewportStrategy.self, field: field(900))
    stage.show()
    let clipBottom = stage.layout.regions[0].clip.maxY - stage.plan.lift
    #expect(stage.offset == 0 && stage.shown().maxY - clipBottom == 82)  // 934 − 852
  }
}
