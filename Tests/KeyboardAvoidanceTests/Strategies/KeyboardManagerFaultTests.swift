import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §3: the faults the manager is known for, each with its size.
@Suite struct KeyboardManagerFaultTests {
  @Test func `fault: the whole field counts, so the line typed into may be covered`() throws {
    var stage = ManagerStage()
    let text = field(200, 500)
    let line = caret(660)
    stage.facts.anchors = [text, line]
    stage.send(.focused)
    stage.keyboard(336)
    #expect(stage.lift == 97)  // d: the top wins, 200 − 103
    #expect(line.rect.maxY - stage.lift - 516 == 67)
    var headroom = Stage()
    headroom.focus(line, text)
    headroom.keyboard(336)
    #expect(line.rect.maxY - headroom.lift <= 506)
  }

  @Test(arguments: [0, 21, 34] as [CGFloat])
  func `fault: the gap is larger than asked by the safe area`(safeArea: CGFloat) {
    var stage = ManagerStage(safeArea: safeArea)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.gap() == 10 + safeArea)  // a
    stage = ManagerStage(region(103, 749, content: 1456), safeArea: safeArea)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.gap() == 10 + safeArea)
    // A root that ends above the safe area has none of its own.
    stage = ManagerStage(safeArea: safeArea)
    stage.facts.root.frame.size.height = 769
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.gap() == 10)
  }

  /// B1: eight lines of 20; C: the next message about a new height is what brings it back.
  @Test func `fault: a text that grows sinks behind the keyboard until something else happens`() {
    var stage = ManagerStage()
    stage.facts.focus.kind = .textView
    stage.focus(field(600, 40))
    stage.keyboard(336)
    for line in 1...8 {
      stage.facts.anchors = [field(600, 40 + 20 * CGFloat(line))]
      stage.send(.edited)
      #expect(!stage.answered && stage.gap() == 10 - 20 * CGFloat(line))
    }
    #expect(stage.gap() == -150)
    stage.keyboard(380)
    #expect(stage.gap(above: 380) == 10)
  }

  @Test(arguments: [
    AvoidanceEvent.edited, .scrollEnded, .offsetSet, .resized, .geometryChanged, .keyboardFollowed(.began),
    .keyboardFollowed(.moved), .keyboardFollowed(.ended), .swipeBackEnded(isCancelled: true),
  ])
  func `fault: it hears of heights and of begin-editing only`(event: AvoidanceEvent) {
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.facts.anchors = [field(780)]
    stage.facts.occluders = [CGRect(x: 0, y: 700, width: 393, height: 152)]
    stage.send(event)
    #expect(!stage.answered)
  }

  @Test func `fault: a layout pass undoes the lift, and the same height again does not bring it back`() {
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.layOut()
    #expect(stage.keyboard(336) == 0)
    #expect(stage.gap() == -218)
  }

  @Test func `fault: offsets are not clamped to the content`() {
    var own = region(103, 749, content: 749)
    own.keepsInsets = true
    var stage = ManagerStage(own)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offsets == [228])  // its end is 0: 228 points of nothing below the content
    stage.keyboard(0)
    #expect(stage.offsets == [0])
    // Only the innermost region gets an inset.
    stage = ManagerStage(region(500, 300, content: 900, id: 1), region(103, 749, content: 749, id: 2))
    stage.focus(field(540, 98))
    stage.keyboard(336)
    #expect(stage.offsets == [40, 92] && stage.insets[2] == 0)
    stage.keyboard(0)
    #expect(stage.offsets == [40, 0])
  }

  @Test func `fault: pulling back to the content forgets the app's own inset`() {  // A13
    var stage = ManagerStage(region(103, 749, content: 900, bottom: 400, offset: 500))
    stage.focus(field(1000))
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.offsets == [151] && stage.insets == [1: 400])  // 551 was legal
  }

  @Test func `fault: it writes the offset of a region that a finger moves`() {  // C24
    var held = region(103, 749, content: 1456)
    held.isInHand = true
    var stage = ManagerStage(held)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.plan.regions.first?.offset == 228)
    var headroom = Stage()
    headroom.facts.regions = [held]
    headroom.focus(field(700))
    headroom.keyboard(336)
    #expect(headroom.plan.regions.first?.offset == nil)
  }

  /// I1: name; a stack with street and town; then e-mail. Next from the street ends in the stack.
  @Test func `fault: next and previous know siblings only`() {
    let form = [
      candidate(1, 100, parent: 0, index: 0), candidate(2, 150, parent: 9, index: 0),
      candidate(3, 200, parent: 9, index: 1), candidate(4, 250, parent: 0, index: 2),
    ]
    let reached = { (scope: FieldOrder.Scope) in
      var ids = [1]
      while let next = FieldOrder(form, current: ids[ids.count - 1], scope: scope).next { ids.append(next) }
      return ids
    }
    #expect(reached(.siblings) == [1, 4] && reached(.form) == [1, 2, 3, 4])
  }

  /// The numbers of the article KeyboardManager.
  @Test func `the article's example is true`() {
    var stage = ManagerStage(region(103, 749, content: 1_000), safeArea: 34)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offsets == [262] && stage.insets == [1: 346] && stage.lift == 0 && stage.gap() == 44)
    stage.keyboard(0)
    #expect(stage.offsets == [251] && stage.insets == [1: 0])
    var plain = ManagerStage(safeArea: 34)
    plain.focus(field(700))
    plain.keyboard(336)
    #expect(plain.lift == 262 && plain.gap() == 44)
    // On the way back up, without a safe area: the root follows each field, where headroom leaves a visible one alone.
    var manager = ManagerStage()
    var headroom = Stage()
    for (y, lowered, kept) in [(700, 228, 228), (750, 278, 278), (600, 128, 278)] as [(CGFloat, CGFloat, CGFloat)] {
      manager.focus(field(y))
      manager.keyboard(336)
      headroom.focus(field(y))
      headroom.keyboard(336)
      #expect(manager.lift == lowered && headroom.lift == kept)
    }
    #expect(KeyboardManagerStrategy.descriptor.faults.count == 5)
  }
}
