import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.7 with the faults; the root is the container.
@Suite struct PaddingTests {
  struct Situation: Sendable {
    var keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
    var rootBottom: CGFloat = 852
    var distance: CGFloat?
    var padding: CGFloat
  }

  @Test(arguments: [
    Situation(padding: 336),
    Situation(keyboard: CGRect(x: 0, y: 561, width: 393, height: 291), padding: 291),
    Situation(rootBottom: 769, padding: 253),
    Situation(distance: 10, padding: 346),  // 852 − (516 − 10)
    Situation(rootBottom: 400, padding: 0),
    Situation(keyboard: CGRect(x: 0, y: 852, width: 393, height: 336), distance: 10, padding: 0),
    Situation(keyboard: .zero, padding: 0),
  ])
  func `the padding is what the keyboard covers, and goes with it`(_ situation: Situation) {
    var stage = ScrollStage(PaddingStrategy.self)
    stage.layout.root.frame.size.height = situation.rootBottom
    stage.layout.distance = situation.distance
    stage.focus(field(300))
    stage.show(situation.keyboard)
    #expect(stage.padding == situation.padding && stage.answered == (situation.padding > 0))
    if stage.answered {
      #expect(stage.plan.playback == .withKeyboard && stage.plan.regions.isEmpty)
    }
    #expect(stage.answers <= 1)
    stage.hide()
    #expect(stage.padding == 0)
  }

  @Test func `another height of the root is taken into account while the keyboard is up`() {
    var stage = ScrollStage(PaddingStrategy.self)
    stage.focus(field(300))
    stage.show()
    stage.layout.root.frame.size.height = 800
    stage.send(.geometryChanged)
    #expect(stage.padding == 284)
  }

  @Test func `a followed keyboard takes its share, in each frame a layout`() {
    var stage = ScrollStage(PaddingStrategy.self)
    stage.layout.root.frame.size.height = 769
    stage.focus(field(300))
    stage.show()
    for height in [252, 168, 84] as [CGFloat] {
      stage.follow(height)
      #expect(stage.padding == 253 * height / 336)
    }
    stage.show()
    #expect(stage.padding == 253 && stage.plan.playback == .withKeyboard)
    stage.follow(168)
    #expect(stage.layouts == 6 && stage.plan.playback == .paced(.immediate))  // fault: M14 wants 1 or 2
  }

  @Test func `fault: centred content moves though its field is in view`() {  // X46
    var stage = ScrollStage(PaddingStrategy.self)
    stage.isCentred = true
    stage.focus(field(300))
    stage.show()
    #expect(stage.shown().minY == 132)  // 300 − 336 / 2; nothing covers 300…334
  }

  @Test func `fault: a field in a scroll view is cut off at its new end`() {
    var stage = ScrollStage(PaddingStrategy.self, field: field(700))
    stage.show()
    #expect(stage.offset == 0 && stage.facts.regions[0].clip.maxY == 516 && stage.covered() == 218)
  }

  @Test func `fault: the padding begins before the keyboard has reached the container`() {
    var stage = ScrollStage(PaddingStrategy.self)
    stage.layout.root.frame.size.height = 600
    stage.focus(field(300))
    stage.show()
    #expect(stage.padding == 84)
    stage.follow(168)
    #expect(stage.edge == 684 && stage.padding == 42)  // 84 points below the container's end
  }

  @Test func `fault: a floating keyboard takes all the height below its top`() {  // X30
    var stage = ScrollStage(PaddingStrategy.self)
    stage.focus(field(700))
    stage.show(CGRect(x: 40, y: 300, width: 320, height: 260))
    #expect(stage.padding == 552)  // the keyboard covers 300…560
  }
}
