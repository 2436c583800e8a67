import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.12 with the faults. Scroll view 103…852; with the keyboard's top at 516 it is 413 high.
@Suite struct KeepInViewTests {
  @Test(
    arguments: [
      (field(700), 336, 0, 218),  // 631 − 413
      (field(700), 291, 0, 173),  // 631 − 458
      (field(300), 336, 0, 0),
      (field(482), 336, 0, 0),  // ends at 516
      (field(900), 336, 400, 418),  // in view at 397…431 of 749: 831 − 413
      (field(818), 336, 0, 336),  // 749 − 413
    ] as [(Anchor, CGFloat, CGFloat, CGFloat)])
  func `a field that was in view is kept in view by least scrolling`(
    field: Anchor, keyboard: CGFloat, from: CGFloat, offset: CGFloat
  ) {
    var stage = ScrollStage(KeepInViewStrategy.self, offset: from, field: field)
    #expect(!stage.answered)
    stage.show(keyboard)
    #expect(stage.padding == keyboard && stage.offset == offset)
    #expect(stage.plan.playback == .withKeyboard && stage.answers == 1)
    stage.show(keyboard)
    #expect(!stage.answered)
    stage.hide()
    stage.unfocus()
    #expect(stage.padding == 0 && stage.offset == offset)
  }

  @Test func `each frame of a followed keyboard is answered with the least offset for it`() {
    var stage = ScrollStage(KeepInViewStrategy.self, field: field(700))
    var offsets: [CGFloat] = []
    for height in [100, 200, 336] as [CGFloat] {
      stage.follow(height)
      offsets.append(stage.offset)
    }
    #expect(offsets == [0, 82, 218])  // 631 − 649 < 0, − 549, − 413
  }

  @Test func `it is the outermost scroll view that loses height`() {
    var stage = ScrollStage(nested: KeepInViewStrategy.self, field: field(700))
    stage.show()
    #expect(stage.offsets == [0, 218])
  }

  @Test func `tracking ends where nothing more can be scrolled`() {
    var stage = ScrollStage(KeepInViewStrategy.self, content: 620, field: field(700))
    stage.show()
    #expect(stage.offset == 207)  // 218, the range ends at 620 − 413
    stage.layout.regions[0].contentHeight = 1456
    stage.send(.geometryChanged)
    #expect(!stage.answered && stage.offset == 207)
  }

  @Test func `a field that the layout moves while it is tracked is followed`() {
    var stage = ScrollStage(KeepInViewStrategy.self)
    stage.bar = 60
    stage.layout.regions = [region(103, 689, content: 1456)]
    stage.focus(field(700))
    stage.show()
    #expect(stage.facts.regions[0].clip.height == 353 && stage.offset == 278)  // 631 − 353
  }

  @Test
  func
    `what lies beyond the range once the height is back comes back into it, and a hand is left alone`()
  {
    var stage = ScrollStage(KeepInViewStrategy.self, content: 800, field: field(800))
    stage.show()
    #expect(stage.offset == 318)  // 731 − 413
    stage.hide()
    #expect(stage.offset == 51)  // 800 − 749
    stage = ScrollStage(KeepInViewStrategy.self, field: field(700))
    stage.layout.regions[0].isInHand = true
    stage.show()
    #expect(stage.plan.regions[0].offset == nil && stage.padding == 336)
  }

  @Test func `fault: a field that was only partly in view is left under the keyboard`() {
    var stage = ScrollStage(KeepInViewStrategy.self, field: field(838))
    stage.show()
    #expect(stage.offset == 0 && stage.shown().minY - stage.edge == 322)  // 20 points were cut off before
  }

  @Test func `fault: a focus that comes after the height is lost moves nothing`() {
    var stage = ScrollStage(KeepInViewStrategy.self)
    stage.layout.regions = [region(103, 749, content: 1456)]
    stage.show()
    #expect(stage.padding == 336)
    stage.focus(field(700))
    #expect(!stage.answered && stage.covered() == 218)
  }

  @Test func `fault: of a field taller than the viewport the top is shown, not the caret`() {
    var stage = ScrollStage(KeepInViewStrategy.self, field: field(203, 600), caret: caret(750))
    stage.show()
    #expect(stage.offset == 100 && stage.covered(.caret) == 154)  // 770 − 100 − 516
  }

  @Test func `fault: no margin is left`() {
    var stage = ScrollStage(KeepInViewStrategy.self, field: field(700))
    stage.layout.distance = 10
    stage.show()
    #expect(stage.shown().maxY == stage.edge)
  }
}
