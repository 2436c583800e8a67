import Foundation
import KeyboardAvoidance
import Testing

/// SYSTEMS.md §5 and FACTS.md A.7 with the faults; the root is the container, h0 = 852.
@Suite struct HeightTests {
  func height<Strategy>(_ stage: ScrollStage<Strategy>) -> CGFloat {
    stage.layout.root.frame.height - stage.padding
  }

  @Test(
    arguments: [
      (336, 852, nil, 516), (291, 852, nil, 561), (336, 769, nil, 516), (336, 852, 10, 506),
      (336, 400, nil, 400),
    ] as [(CGFloat, CGFloat, CGFloat?, CGFloat)])
  func `the height is what was measured with the keyboard closed, less what it covers`(
    keyboard: CGFloat, root: CGFloat, distance: CGFloat?, expected: CGFloat
  ) {
    var stage = ScrollStage(HeightStrategy.self)
    stage.layout.root.frame.size.height = root
    stage.layout.distance = distance
    stage.focus(field(300))
    stage.show(keyboard)
    #expect(height(stage) == expected && stage.answers <= 1)
    stage.follow(keyboard / 2)
    #expect(height(stage) == (root + expected) / 2)
    stage.hide()
    #expect(height(stage) == root)
  }

  @Test func `a height that changes while the keyboard is closed is measured anew`() {
    var stage = ScrollStage(HeightStrategy.self)
    stage.focus(field(300))
    stage.layout.root.frame.size.height = 769
    stage.send(.geometryChanged)
    stage.show()
    #expect(height(stage) == 516)
  }

  @Test func `fault: a small end height, not 0, leaves the container shorter by it`() {  // X26
    let small = CGRect(x: 0, y: 840, width: 393, height: 12)
    var stage = ScrollStage(HeightStrategy.self)
    stage.focus(field(300))
    stage.show()
    stage.hide(end: small)
    stage.unfocus()
    #expect(height(stage) == 840)
    var padding = ScrollStage(PaddingStrategy.self)
    padding.focus(field(300))
    padding.show()
    padding.hide(end: small)
    #expect(height(padding) == 852)
  }

  @Test func `fault: turned with the keyboard up it counts from the height it had before`() {  // X28
    var stage = ScrollStage(HeightStrategy.self, width: 852, height: 393, top: 32)
    stage.focus(field(100))
    stage.show(209)
    #expect(height(stage) == 184)
    stage.layout.window = CGSize(width: 393, height: 852)
    stage.layout.root.frame.size = stage.layout.window
    stage.show(336)
    #expect(height(stage) == 57)  // 393 − 336; 516 would be right
    stage.hide()
    #expect(height(stage) == 852)
    stage.show()
    stage.layout.window = CGSize(width: 852, height: 393)
    stage.layout.root.frame.size = stage.layout.window
    stage.show(209)
    #expect(height(stage) == 393)  // 852 − 209 is more than there is: the keyboard covers 209
  }

  @Test
  func
    `fault: content is pushed together though its field is in view, and a scroll view's field is cut off`()
  {
    var stage = ScrollStage(HeightStrategy.self)
    stage.isCentred = true
    stage.focus(field(300))
    stage.show()
    #expect(stage.shown().minY == 132)  // 300 − 336 / 2
    stage = ScrollStage(HeightStrategy.self, field: field(700))
    stage.show()
    #expect(stage.covered() == 218 && stage.offset == 0)
  }

  @Test func `fault: each frame of a followed keyboard is another layout`() {
    var stage = ScrollStage(HeightStrategy.self)
    stage.focus(field(300))
    stage.show()
    for height in [252, 168, 84] as [CGFloat] { stage.follow(height) }
    #expect(stage.layouts == 4)
  }
}
