import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// Bars that stand on the keyboard (SYSTEMS.md §6, Sticky bars; FACTS.md A.14, A.15); rows of CASES.md in brackets.
@Suite struct StickyBarTests {
  /// A chat: list 103…800 with 1200 points of content, composer 800…852 with a field in it. The list ends at 503.
  func chat(offset: CGFloat = 503, policy: StickyBar.ListPolicy = .whenAtEnd) -> Stage<HeadroomStrategy> {
    var stage = Stage()
    _ = stage.chat(region(103, 697, content: 1200, id: 5, offset: offset), policy: policy)
    return stage
  }

  var composer: Anchor {
    var anchor = field(808, 36)
    anchor.bar = 2
    return anchor
  }

  func barLifts(_ stage: Stage<HeadroomStrategy>) -> [CGFloat] { stage.plan.bars.map(\.lift) }

  @Test func `a composer goes up with the keyboard, the page stays, only the list's viewport shrinks (C23)`() {
    var stage = chat(offset: 100)
    stage.focus(composer)
    #expect(barLifts(stage) == [0] && stage.insets == [0])
    stage.keyboard(336)
    #expect(barLifts(stage) == [336])  // 852 − 516
    #expect(stage.lift == 0 && stage.plan.unsatisfied.isEmpty)
    #expect(stage.offset == 100 && stage.insets == [336])  // 800 − (800 − 336)
    stage.keyboard(0)
    stage.unfocus()
    #expect(barLifts(stage) == [0] && stage.offset == 100 && stage.insets == [0])
  }

  struct ListCase: CustomTestStringConvertible {
    var policy: StickyBar.ListPolicy
    var rest: CGFloat
    var shown: CGFloat
    var testDescription: String { "\(policy) at \(rest)" }
  }

  /// The list ends at 503 without a keyboard and at 839 with it; within 20 points counts as the end (A.15).
  @Test(arguments: [
    ListCase(policy: .whenAtEnd, rest: 503, shown: 839), ListCase(policy: .whenAtEnd, rest: 483, shown: 819),
    ListCase(policy: .whenAtEnd, rest: 482, shown: 482), ListCase(policy: .never, rest: 503, shown: 503),
    ListCase(policy: .always, rest: 0, shown: 336), ListCase(policy: .always, rest: 200, shown: 536),
    ListCase(policy: .always, rest: 503, shown: 839),
  ])
  func `a list scrolls along as its policy says, judged on rest, and back exactly`(list: ListCase) {
    var stage = chat(offset: list.rest, policy: list.policy)
    stage.focus(composer)
    #expect(stage.offset == list.rest)
    for _ in 0..<3 {
      stage.keyboard(336)
      #expect(stage.offset == list.shown)
      stage.keyboard(336)
      #expect(stage.offset == list.shown)
      stage.keyboard(0)
      #expect(stage.offset == list.rest)
    }
    stage.keyboard(336)
    let record = stage.strategy.record.regions[0]
    #expect(record.rest == list.rest && record.kept == list.rest + record.held)
    #expect(record.isAtEnd == (list.rest >= 483), "whether or not the policy asks")
    stage.unfocus()
    #expect(stage.offset == list.rest && stage.insets == [0])
  }

  @Test func `short content moves only as far as it is really covered`() {
    var stage = chat(offset: 0)
    stage.facts.regions[0].contentHeight = 500  // 103…603; the composer's top comes to 464
    stage.focus(composer)
    stage.keyboard(336)
    #expect(stage.offset == 139)
    stage.facts.regions[0].contentHeight = 300
    stage.send(.geometryChanged)
    #expect(stage.offset == 0)
  }

  @Test func `messages that come in the background are at the composer when the keyboard opens (X24)`() {
    var stage = chat()
    stage.setActive(false)
    stage.facts.regions[0].contentHeight = 1380
    stage.setActive(true)
    #expect(!stage.answered)
    stage.focus(composer)
    stage.keyboard(336)
    #expect(stage.offset == 1019)  // 1380 + 336 − 697: the last message ends at the composer's top
    #expect(103 + 1380 - stage.offset == 464)
    stage.facts.regions[0].contentHeight = 1440
    stage.send(.geometryChanged)
    #expect(stage.offset == 1079)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 743)  // still at its end
    stage.facts.regions[0].contentHeight = 1500
    stage.focus(composer)
    #expect(stage.offset == 803)
  }

  @Test func `messages that come while the list is scrolled away do not move it (X24)`() {
    var stage = chat(offset: 300)
    stage.setActive(false)
    stage.facts.regions[0].contentHeight = 1380
    stage.setActive(true)
    stage.focus(composer)
    stage.keyboard(336)
    #expect(stage.offset == 300)
  }

  @Test func `a list that is scrolled by hand stays where the hand has left it`() {
    var stage = chat()
    stage.focus(composer)
    stage.keyboard(336)
    stage.scroll(to: 700)  // beyond its end without a keyboard, short of its end with it
    #expect(stage.offset == 700)
    stage.keyboard(380)
    #expect(stage.offset == 700)
    stage.scroll(to: 878)  // 5 points from its end, 883
    #expect(stage.offset == 878)
    stage.keyboard(336)
    #expect(stage.offset == 834)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 498)
  }

  @Test func `a list that always scrolls along does so from where a hand has left it, to the top too`() {
    var stage = chat(policy: .always)
    stage.focus(composer)
    stage.keyboard(336)
    stage.scroll(to: 100)
    #expect(stage.offset == 100)
    stage.keyboard(291)
    #expect(stage.offset == 55)
    stage.keyboard(0)
    #expect(stage.offset == 0)
    stage.keyboard(336)
    #expect(stage.offset == 100)
    stage.unfocus()
    #expect(stage.offset == 0)
  }

  @Test func `a list in the hand gets its insets alone`() {
    var stage = chat()
    stage.focus(composer)
    stage.facts.regions[0].isInHand = true
    stage.keyboard(336)
    #expect(stage.plan.regions[0].offset == nil && stage.insets == [336])
  }

  @Test func `a composer is on the edge in every frame of a drag, and when the field is tapped in it (X17)`() {
    var stage = chat()
    stage.focus(composer)
    stage.keyboard(336)
    stage.follow(336, .began)
    for height in stride(from: CGFloat(331.0), through: 168, by: -7) {
      stage.follow(height)
      #expect(barLifts(stage) == [height] && stage.offset == 503 + height)
      #expect(stage.plan.playback == .paced(.immediate))
    }
    stage.follow(168, .ended)
    stage.focus(composer)
    #expect(barLifts(stage) == [168])
    stage.keyboard(336)
    #expect(barLifts(stage) == [336] && stage.offset == 839)
  }

  @Test func `a footer that grows under a focused field costs what it grows by at most (X9)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.facts.bars = [StickyBar(id: 1, frame: CGRect(x: 0, y: 792, width: 393, height: 60))]
    stage.focus(field(600, 48))
    stage.keyboard(336)
    #expect(stage.offset == 202)  // 648 + 10 − (516 − 60)
    #expect(stage.insets == [396])
    stage.facts.bars[0].frame = CGRect(x: 0, y: 732, width: 393, height: 120)
    stage.send(.geometryChanged)
    #expect(stage.offset == 262)
    stage.facts.bars[0].frame = CGRect(x: 0, y: 792, width: 393, height: 60)
    stage.send(.geometryChanged)
    #expect(stage.offset == 202)
  }

  @Test func `a bar in a padded parent ends at the edge (X12)`() {
    var stage = Stage()
    stage.facts.bars = [StickyBar(id: 1, frame: CGRect(x: 24, y: 776, width: 345, height: 52))]
    stage.focus(field(300))
    stage.keyboard(336)
    #expect(barLifts(stage) == [312])  // 828 − 516
  }

  @Test func `bars above each other stay above each other`() {
    var stage = Stage()
    stage.facts.bars = [
      StickyBar(id: 1, frame: CGRect(x: 0, y: 748, width: 393, height: 52)),
      StickyBar(id: 2, frame: CGRect(x: 0, y: 800, width: 393, height: 52)),
    ]
    stage.focus(field(380, 40))
    stage.keyboard(336)
    #expect(barLifts(stage) == [336, 336])
    #expect(stage.lift == 18)  // 420 + 10 − 412
    stage.keyboard(0)
    #expect(barLifts(stage) == [0, 0] && stage.lift == 0)
  }

  @Test func `a bar at the bottom covers the field while a floating keyboard is up, and stays there (F5, X56)`() {
    var stage = Stage()
    stage.facts.bars = [StickyBar(id: 1, frame: CGRect(x: 0, y: 792, width: 393, height: 60))]
    stage.focus(field(770, 40))
    stage.facts.occluders = [CGRect(x: 40, y: 300, width: 300, height: 200)]
    stage.send(.geometryChanged)
    #expect(barLifts(stage) == [0])
    #expect(stage.lift == 28)  // 810 + 10 − 792
  }

  @Test func `a growing text view in a bar scrolls its own text`() {
    var stage = chat()
    stage.facts.bars[0].frame = CGRect(x: 0, y: 752, width: 393, height: 100)
    var text = region(760, 84, content: 200, id: 9)
    text.kind = .textView
    stage.facts.regions.insert(text, at: 0)
    var (line, view) = (caret(860), field(760, 84, in: 1))
    (line.bar, view.bar) = (2, 2)
    stage.focus(line, view)
    #expect(stage.offset == 36)  // 880 − 844
    stage.keyboard(336)
    #expect(stage.offset == 36 && stage.lift == 0 && stage.plan.unsatisfied.isEmpty)
    #expect(stage.plan.regions[0].bottomInset == 0)
  }

  @Test func `a bar that leaves the screen at the top is said, not hidden`() {
    var stage = Stage(width: 852, height: 393, top: 32)
    stage.facts.bars = [StickyBar(id: 2, frame: CGRect(x: 0, y: 263, width: 852, height: 130))]
    var anchor = field(270, 36)
    anchor.bar = 2
    stage.focus(anchor)
    stage.keyboard(260)  // the field comes to 10…46, the top limit is 32
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .topLimit)])
    #expect(stage.lift == 0)
  }
}
