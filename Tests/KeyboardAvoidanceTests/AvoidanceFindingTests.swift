import Foundation
import KeyboardAvoidance
import Testing

/// What random runs have found the engine to do wrongly.
@Suite struct AvoidanceFindingTests {
  /// The field ends at 743: with 10 points, 237 above the edge. The hand had scrolled before the field got focus, and its
  /// glide ends at 5; the next scroll is for good.
  @Test func `a focus while a hand has the region is answered when that lets go`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.facts.regions[0].isInHand = true
    stage.focus(field(695, 48))
    stage.keyboard(336)
    #expect(stage.plan.regions.map(\.offset) == [nil])
    stage.facts.regions[0].isInHand = false
    stage.scroll(to: 5)
    #expect(stage.offset == 237)
    stage.scroll(to: 6)
    #expect(stage.offset == 6, "let go")
    stage.unfocus()
    #expect(stage.offset == 6)
  }

  /// 1200 points end at 697: at rest 503 are above. With a bar that is 12 or 40 higher that is 515 and 543.
  @Test(arguments: [12, 40] as [CGFloat])
  func `a list at its end stays there, however little it loses`(_ growth: CGFloat) {
    var stage = Stage()
    let composer = stage.chat()
    stage.focus(composer)
    stage.keyboard(336)
    stage.facts.regions[0].clip.size.height -= growth
    stage.facts.bars[0].frame = CGRect(x: 0, y: 800 - growth, width: 393, height: 52 + growth)
    stage.send(.geometryChanged)
    #expect(stage.offset == 839 + growth)
    stage.unfocus()
    #expect(stage.offset == 503 + growth)
  }

  /// A bar that begins below the window's 852 points is seen when the keyboard lifts it, and not before.
  @Test func `what lies in a bar out of sight is not said to be seen`() {
    var stage = Stage()
    stage.facts.bars = [StickyBar(id: 2, frame: CGRect(x: 0, y: 900, width: 393, height: 52))]
    var composer = field(908, 36)
    composer.bar = 2
    stage.focus(composer)
    #expect(stage.plan.unsatisfied == [AvoidancePlan.Unsatisfied(level: .field, bound: .root)])
    #expect(stage.plan.reasons == [.unsatisfied(.field, name: "card-number", .root)])
    stage.keyboard(336)
    #expect(stage.plan.unsatisfied.isEmpty && stage.plan.bars.map(\.lift) == [436])
  }

  /// A panel that the system sees to ends at 357. Its text goes on to 601, with the caret down to 600.
  @Test func `what lies beyond a panel's end is not in sight`() {
    var stage = Stage()
    stage.facts.root.avoidsByItself = true
    stage.facts.bottomLimit = 357
    var text = region(101, 500, content: 500)
    text.kind = .textView
    stage.facts.topLimit = 57
    stage.facts.regions = [text]
    stage.focus(caret(580), field(101, 500, in: 1))
    #expect(stage.offset == 253 && stage.plan.unsatisfied.isEmpty)  // 600 + 10 − 357
    stage.unfocus()
    #expect(stage.offset == 0)
    stage.facts.regions = []
    stage.focus(field(330, 44))
    #expect(stage.plan.unsatisfied == [AvoidancePlan.Unsatisfied(level: .field, bound: .root)])
    stage.facts.bottomLimit = nil
    stage.send(.geometryChanged)
    #expect(stage.plan.unsatisfied.isEmpty)
  }

  @Test func `an edit and its layout are one event for the engine alone`() {
    #expect(HeadroomStrategy.plansEditsWhole)
    #expect(StrategyCatalog.all.filter { $0.plansEditsWhole }.map { $0.descriptor.name } == ["headroom"])
  }
}
