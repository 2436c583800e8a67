import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.9 with the faults. Scroll view 103…852, keyboard top 516.
@Suite struct AwareScrollTests {
  struct Situation: Sendable {
    var field: Anchor
    var caret: Anchor?
    var content: CGFloat = 1456
    var from: CGFloat = 0
    var distance: CGFloat?
    var offset: CGFloat
  }

  @Test(arguments: [
    Situation(field: field(700), offset: 218),  // 734 − 516
    Situation(field: field(700), caret: caret(704), offset: 208),  // down to the caret's line: 724 − 516
    Situation(field: field(700), caret: caret(730), offset: 218),  // no further than the field
    Situation(field: field(300), offset: 0),
    Situation(field: field(700), distance: 20, offset: 238),
    Situation(field: field(1505), from: 600, offset: 1023),  // 600 + 939 − 516
    Situation(field: field(850), content: 800, distance: 40, offset: 387),  // 408, the range ends at 800 − 413
  ])
  func `the target's bottom comes to the keyboard's top, the inset is there at once`(
    _ situation: Situation
  ) {
    var stage = ScrollStage(
      AwareScrollStrategy.self, content: situation.content, offset: situation.from,
      field: situation.field,
      caret: situation.caret)
    stage.layout.distance = situation.distance
    stage.show()
    #expect(stage.offset == situation.offset && stage.inset == 336)
    #expect(stage.plan.playback == .withKeyboard && stage.plan.lift == 0 && stage.padding == 0)
    stage.show()
    #expect(!stage.answered)
    stage.hide()
    #expect(stage.offset == situation.from && stage.inset == 0)
  }

  @Test func `a followed keyboard has the offset at its share of the way`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.follow(168)
    #expect(stage.offset == 109 && stage.plan.playback == .paced(.immediate))
    stage.follow(336)
    #expect(stage.offset == 218)
    stage.show(380)
    #expect(stage.offset == 480)  // 218 + 734 − 472
    stage.follow(358)
    #expect(stage.offset == 349)  // half-way between the two heights
  }

  @Test func `a switch to a keyboard of another height is one act, not two`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.focus(field(900))
    #expect(stage.offset == 418)  // 218 + 716 − 516
    stage.show(291)
    #expect(stage.offset == 373)  // 218 + 716 − 561
    #expect(stage.shown().maxY == 561)
  }

  @Test func `typing scrolls by what the caret needs`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700), caret: caret(704))
    stage.show()
    stage.edit(caret(760), field(700, 94))
    #expect(stage.offset == 264)  // 208 + 780 − 208 − 516
    stage.edit(caret(750), field(700, 94))
    #expect(!stage.answered)
  }

  @Test func `what lies beyond the range is scrolled away with the keyboard`() {  // X29: the ghost of A.9
    var stage = ScrollStage(AwareScrollStrategy.self, offset: 300, field: field(900))
    stage.show()
    stage.layout.regions[0].contentHeight = 800
    stage.hide()
    #expect(stage.offset == 51)  // 300 less 300 + 749 − 800
  }

  @Test func `a scroll view that is not to be restored stays where it is`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.layout.regions[0].restoresOffset = false
    stage.hide()
    #expect(stage.offset == 218 && stage.inset == 0)
  }

  @Test func `a scroll view that lost the focus to another goes back when the keyboard leaves`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.layout.regions.append(stage.layout.regions[0])
    stage.layout.regions[0].id = 2
    stage.layout.regions[0].offset = 0
    stage.layout.regions[1].isInFocusChain = false
    stage.focus(field(600))
    #expect(stage.offsets == [118, 218] && stage.bottomInsets == [1: 336, 2: 336])
    stage.hide()
    #expect(stage.offsets == [0, 0] && stage.bottomInsets == [1: 0, 2: 0])
    stage.layout.regions[0].offset = 90
    stage.layout.regions[0].isInFocusChain = false
    stage.layout.regions[1].isInFocusChain = true
    stage.layout.regions.swapAt(0, 1)
    stage.focus(field(600))
    stage.show()
    stage.hide()
    #expect(stage.offsets == [0, 90])  // what was scrolled since is no longer its business
  }

  @Test func `fault: hide returns to the last focus, not to where it began`() {  // X32
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.focus(field(800))
    stage.hide()
    #expect(stage.offset == 218)  // it began at 0
    var headroom = ScrollStage(HeadroomStrategy.self, field: field(700))
    headroom.show()
    headroom.focus(field(800))
    headroom.hide()
    headroom.unfocus()
    #expect(headroom.offset == 0)
  }

  @Test func `fault: each change of the keyboard's height scrolls the old need once more`() {  // X1
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    var offsets: [CGFloat] = []
    for height in [312, 388, 312, 388] as [CGFloat] {
      stage.show(height)
      offsets.append(stage.offset)
    }
    #expect(offsets == [194, 464, 658, 928])  // each 734 − top from the last; 194 and 270 would be right
    stage.hide()
    #expect(stage.offset == 658)  // the restore point is that of the last change
  }

  @Test func `fault: a field above the scroll view is sent down to the keyboard`() {
    var stage = ScrollStage(AwareScrollStrategy.self, offset: 1000, field: field(800))
    #expect(stage.shown().maxY == -166)
    stage.show()
    #expect(stage.offset == 318 && stage.shown().maxY == 516)  // 682 points; 303 show it
  }

  @Test func `fault: an inner scroll view alone sends the field out of its own clip`() {
    var stage = ScrollStage(nested: AwareScrollStrategy.self, field: field(700))
    stage.show()
    #expect(stage.offsets == [218, 0] && stage.shown().maxY == 516)  // the inner clip begins at 603, 87 below
    stage = ScrollStage(AwareScrollStrategy.self)
    stage.focus(field(700))
    stage.show()
    #expect(!stage.answered && stage.covered() == 218)
  }

  @Test func `fault: scrolling by hand is undone by the hide`() {
    var stage = ScrollStage(AwareScrollStrategy.self, field: field(700))
    stage.show()
    stage.layout.regions[0].offset = 500
    stage.send(.scrollEnded)
    #expect(!stage.answered)
    stage.hide()
    #expect(stage.offset == 0)
  }

  @Test func `fault: the inset is a sum`() {  // A13, C21
    var stage = ScrollStage(AwareScrollStrategy.self, bottom: 83, field: field(700))
    stage.show()
    #expect(stage.inset == 419)  // the keyboard hides 336, the bar of 83 included
  }
}
