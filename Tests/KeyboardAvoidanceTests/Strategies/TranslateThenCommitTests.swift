import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.8 with the faults; the root is the container.
@Suite struct TranslateThenCommitTests {
  func stage() -> ScrollStage<TranslateThenCommitStrategy> {
    var stage = ScrollStage(TranslateThenCommitStrategy.self)
    stage.focus(field(700))
    return stage
  }

  @Test(
    arguments: [
      (336, 852, nil, 336), (291, 852, nil, 291), (336, 769, nil, 253), (336, 852, 10, 346),
      (336, 400, nil, 0),
    ] as [(CGFloat, CGFloat, CGFloat?, CGFloat)])
  func `translation while it comes, padding once it stands, the reverse when it leaves`(
    keyboard: CGFloat, root: CGFloat, distance: CGFloat?, overlap: CGFloat
  ) {
    var stage = stage()
    stage.layout.root.frame.size.height = root
    stage.layout.distance = distance
    stage.show(keyboard)
    #expect(
      stage.plan.lift == overlap && stage.padding == 0 && stage.plan.start == nil
        && stage.layouts == 0)
    #expect(stage.plan.playback == .withKeyboard && stage.answered == (overlap > 0))
    stage.didShow()
    #expect(stage.plan.lift == 0 && stage.padding == overlap && stage.answered == (overlap > 0))
    if overlap > 0 { #expect(stage.plan.playback == .paced(.immediate)) }
    stage.show(keyboard)
    #expect(!stage.answered)
    stage.hide()
    #expect(stage.plan.lift == 0 && stage.padding == 0 && stage.answered == (overlap > 0))
    #expect(
      stage.plan.start == (overlap > 0 ? AvoidancePlan.Start(lift: overlap, bottomPadding: 0) : nil)
    )
  }

  @Test func `a reversal keeps the translation`() {
    var stage = stage()
    stage.show()
    stage.hide()
    #expect(stage.plan.start == nil && stage.plan.lift == 0 && stage.layouts == 0)
    stage.show()
    stage.didShow()
    stage.hide()
    let layouts = stage.layouts
    stage.show()
    #expect(
      stage.plan.start == nil && stage.plan.lift == 336 && stage.padding == 0
        && stage.layouts == layouts)
  }

  @Test func `a change of height moves by the difference`() {
    var stage = stage()
    stage.show(291)
    stage.didShow()
    stage.show(336)
    #expect(stage.plan.lift == 45 && stage.padding == 291 && stage.plan.start == nil)
    stage.didShow()
    #expect(stage.plan.lift == 0 && stage.padding == 336)
    stage.show(291)
    #expect(stage.plan.lift == 0 && stage.padding == 291)
    #expect(stage.plan.start == AvoidancePlan.Start(lift: 45, bottomPadding: 291))
  }

  @Test func `the example of the article is right`() {
    var stage = stage()
    stage.show(336)
    stage.didShow()
    stage.show(380)
    #expect(stage.plan.lift == 44 && stage.padding == 336)
    stage.didShow()
    #expect(stage.plan.lift == 0 && stage.padding == 380)
    stage.hide()
    #expect(stage.plan.start == AvoidancePlan.Start(lift: 380, bottomPadding: 0))
    #expect(stage.plan.lift == 0 && stage.padding == 0)
  }

  @Test func `a dragged keyboard is followed by translation alone`() {
    var stage = stage()
    stage.show()
    stage.didShow()
    stage.follow(300)
    #expect(stage.plan.lift == 300 && stage.padding == 0)
    #expect(stage.plan.start == AvoidancePlan.Start(lift: 336, bottomPadding: 0))
    let layouts = stage.layouts
    stage.follow(200)
    #expect(stage.plan.lift == 200 && stage.plan.start == nil && stage.layouts == layouts)
    stage.show()
    #expect(stage.plan.lift == 336)
    stage.didShow()
    #expect(stage.plan.lift == 0 && stage.padding == 336)
  }

  @Test func `another window size is committed at once`() {
    var stage = stage()
    stage.show()
    stage.didShow()
    stage.layout.root.frame.size.height = 800
    stage.send(.resized)
    #expect(stage.padding == 284 && stage.plan.lift == 0)
  }

  @Test func `fault: the top of the content is under the bars while the keyboard moves`() {
    var stage = stage()
    stage.focus(field(110))
    stage.show()
    #expect(stage.shown().minY == -226)  // 110 − 336, of a field that nothing covers
  }

  @Test func `fault: what is laid out from the top jumps back, what ends the root does not`() {
    var stage = stage()
    stage.focus(field(300))
    stage.show()
    let (top, end) = (
      stage.shown().minY, stage.layout.root.frame.maxY - stage.padding - stage.plan.lift
    )
    stage.didShow()
    #expect(stage.shown().minY - top == 336)
    #expect(stage.layout.root.frame.maxY - stage.padding - stage.plan.lift == end)
  }

  @Test func `fault: without the message that the keyboard has come the padding never does`() {
    var stage = stage()
    stage.show()
    stage.send(.geometryChanged)
    stage.send(.edited)
    #expect(!stage.answered && stage.plan.lift == 336 && stage.padding == 0)
  }

  @Test func `fault: a field in a scroll view is cut off at its new end`() {
    var stage = ScrollStage(TranslateThenCommitStrategy.self, field: field(700))
    stage.show()
    #expect(stage.covered() == 0)  // 734 − 336
    stage.didShow()
    #expect(stage.offset == 0 && stage.covered() == 218)
  }
}
