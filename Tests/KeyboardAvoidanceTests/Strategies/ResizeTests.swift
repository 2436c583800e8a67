import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.11 with the faults. Scroll view 103…852; with the keyboard's top at 516 it is 413 high.
@Suite struct ResizeTests {
  struct Situation: Sendable {
    var field: Anchor
    var caret: Anchor?
    var region = KeyboardAvoidanceTests.region(103, 749, content: 1456)
    var keyboard: CGFloat = 336
    var rootBottom: CGFloat = 852
    var padding: CGFloat = 336
    var offset: CGFloat
  }

  @Test(arguments: [
    Situation(field: field(700), offset: 238),  // 631 + 20 − 413
    Situation(field: field(300), offset: 0),
    Situation(field: field(300), region: region(103, 749, content: 1456, offset: 400), offset: 177),  // 197 − 20
    Situation(field: field(1525), offset: 1043),  // 1456 + 20 − 413, the range ends at 1456 − 413
    Situation(field: field(203, 600), caret: caret(700), offset: 224),  // too tall, its caret: 617 + 20 − 413
    Situation(field: field(203, 600), offset: 80),  // too tall, no caret: the nearer end, 100 − 20
    Situation(field: field(700), keyboard: 291, padding: 291, offset: 193),  // 631 + 20 − 458
    Situation(
      field: field(700), region: region(103, 666, content: 1456), rootBottom: 769, padding: 253,
      offset: 238),  // X38
    Situation(field: field(500), region: region(103, 297, content: 900), offset: 154),  // 431 + 20 − 297
  ])
  func `content ends at the keyboard and the field is revealed by the least movement`(
    _ situation: Situation
  ) {
    var stage = ScrollStage(ResizeStrategy.self)
    stage.layout.root.frame.size.height = situation.rootBottom
    stage.layout.regions = [situation.region]
    stage.layout.anchors = [situation.caret, situation.field].compactMap { $0 }
    stage.send(.focused)
    #expect(!stage.answered)
    stage.show(situation.keyboard)
    #expect(stage.padding == situation.padding && stage.offset == situation.offset)
    #expect(stage.plan.lift == 0 && stage.inset == 0 && stage.plan.playback == .withKeyboard)
    #expect(stage.answers == 1)  // the layout that follows has nothing to add
    stage.show(situation.keyboard)
    #expect(!stage.answered)
  }

  @Test func `every scroll view around the field takes part, inner ones first`() {
    var stage = ScrollStage(nested: ResizeStrategy.self, field: field(900))
    stage.show()
    #expect(stage.offsets == [151, 287])  // 331 + 20 − 200; 680 + 20 − 413
  }

  @Test func `a focus or an edit while the keyboard is up reveals, scrolling by hand does not`() {
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    stage.show()
    stage.focus(field(900))
    #expect(stage.offset == 438)  // 831 + 20 − 413
    stage.edit(field(900, 134))
    #expect(stage.offset == 538)
    stage.layout.regions[0].offset = 0
    stage.send(.scrollEnded)
    stage.send(.geometryChanged)
    #expect(!stage.answered && stage.offset == 0)
  }

  @Test(arguments: [nil, 291] as [CGFloat?])
  func `a layout reveals only if it is the one of a loss of height`(gain: CGFloat?) {
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    stage.show()
    if let gain { stage.show(gain) }
    stage.layout.anchors = [field(900)]
    stage.send(.geometryChanged)
    #expect(!stage.answered && stage.offset == 238)
  }

  @Test func `a gain reveals nothing, be it before the layout of a loss`() {
    var stage = ScrollStage(ResizeStrategy.self, field: field(900))
    stage.layout.regions[0].offset = 100
    var facts = stage.facts
    var strategy = stage.strategy
    func show(_ top: CGFloat) -> CGFloat? {
      let frame = CGRect(x: 0, y: top, width: 393, height: 852 - top)
      facts.occluders = [frame]
      let plan = strategy.respond(
        to: .keyboard(stage.notification(.willShow, begin: frame, end: frame)), facts: facts)
      facts.root.bottomPadding = plan?.bottomPadding ?? facts.root.bottomPadding
      return plan?.regions[0].offset
    }
    #expect(show(516) == 438)  // 831 + 20 − 413
    #expect(show(561) == 100)  // 393 would be the least that shows it
  }

  @Test func `a hand keeps its offset`() {
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    stage.layout.regions[0].isInHand = true
    stage.show()
    #expect(stage.padding == 336 && stage.plan.regions[0].offset == nil)
  }

  @Test func `a keyboard that floats takes nothing`() {  // X30
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    stage.show(CGRect(x: 40, y: 300, width: 320, height: 260))
    #expect(!stage.answered)
  }

  @Test func `what lies beyond the range once the height is back comes back into it`() {  // X29
    var stage = ScrollStage(ResizeStrategy.self, content: 800, field: field(800))
    stage.show()
    #expect(stage.offset == 338)  // 731 + 20 − 413
    stage.hide()
    #expect(stage.padding == 0 && stage.offset == 51)  // 800 − 749
    stage.unfocus()
    #expect(!stage.answered)
  }

  @Test func `fault: each frame of a followed keyboard is another layout`() {
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    let heights: [CGFloat] = [48, 96, 144, 192, 240, 288, 336]
    for height in heights {
      stage.follow(height)
      #expect(stage.padding == height && stage.plan.playback == .paced(.immediate))
    }
    #expect(stage.layouts == 7 && stage.offset == 238)
  }

  @Test func `fault: nothing reveals a field in content that does not scroll`() {
    var stage = ScrollStage(ResizeStrategy.self)
    stage.focus(field(700))
    stage.show()
    #expect(stage.padding == 336 && stage.covered() == 218)
  }

  @Test func `fault: centred content moves by half the keyboard, though the field is in view`() {
    var stage = ScrollStage(ResizeStrategy.self)
    stage.isCentred = true
    stage.focus(field(400))
    stage.show()
    #expect(stage.shown().minY == 232)  // 400 − 336 / 2
  }

  @Test func `fault: a bar at the bottom rises and eats what is left`() {
    var stage = ScrollStage(ResizeStrategy.self)
    stage.bar = 60
    stage.layout.regions = [region(103, 689, content: 1456)]
    stage.focus(field(700))
    stage.show()
    #expect(stage.facts.regions[0].clip.maxY == 456)
    #expect(stage.offset == 298 && stage.answers == 2)  // 631 + 20 − 353, once it is laid out: 60 more than without
  }

  @Test func `fault: nothing is restored`() {
    var stage = ScrollStage(ResizeStrategy.self, field: field(700))
    stage.show()
    stage.hide()
    stage.unfocus()
    #expect(stage.padding == 0 && stage.offset == 238)
  }
}
