import Foundation
import KeyboardAvoidance
import Motion
import Testing

@Suite struct AvoidanceRecordTests {
  func stage() -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    return stage
  }

  @Test func `keyboard events do not touch it`() {
    var stage = stage()
    stage.focus(field(695, 48))
    let record = stage.strategy.record
    for height in [336.0, 291, 0, 336] { stage.keyboard(height) }
    #expect(stage.strategy.record.regions.map(\.rest) == record.regions.map(\.rest))
    #expect(stage.strategy.record.regions.map(\.held) == record.regions.map(\.held))
    #expect(stage.strategy.record.edge == 852 && stage.strategy.record.demand == .max)
  }

  @Test func `an act takes down rest, what is held, and the edge`() {
    var stage = stage()
    stage.keyboard(336)
    stage.focus(field(695, 48))
    #expect(stage.strategy.record.regions.map(\.rest) == [0])
    #expect(stage.strategy.record.regions.map(\.held) == [237])
    #expect(stage.strategy.record.edge == 516 && stage.strategy.record.lift == 0)
  }

  /// A sheet was lifted for its field, by 748 + 10 − 516; then a field of the page under it gets focus, in sight.
  @Test func `what one root is lifted by says nothing of another`() {
    var stage = Stage()
    stage.facts.root.id = 1
    stage.keyboard(336)
    stage.focus(field(700, 48))
    #expect(stage.lift == 242)
    stage.facts.root.id = 2
    stage.focus(field(400, 48))
    #expect(stage.lift == 0)
  }

  /// A list of 280 points is 168 high above the keyboard, to 271. The field ends at 317: without a keyboard it is in sight.
  @Test func `what makes room for the keyboard by itself is as high at rest as without one`() {
    func stage(squeeze: CGFloat) -> Stage<HeadroomStrategy> {
      var stage = Stage<HeadroomStrategy>()
      stage.facts.regions = [region(103, 168, content: 285)]
      stage.facts.regions[0].squeeze = squeeze
      stage.facts.root.avoidsByItself = true
      stage.focus(field(273, 44))
      return stage
    }
    #expect(stage(squeeze: 0).strategy.record.regions.map(\.rest) == [46])
    #expect(stage(squeeze: 112).strategy.record.regions.map(\.rest) == [0])
    #expect(stage(squeeze: 112).offset == 46)
  }

  @Test func `it is empty once focus has ended`() {
    var stage = stage()
    stage.focus(field(695, 48))
    #expect(stage.strategy.record.isFocused)
    stage.unfocus()
    #expect(stage.strategy.record == AvoidanceRecord())
  }

  @Test func `a scroll by hand demands the levels it leaves visible`() {
    var stage = stage()
    stage.focus(caret(700), field(695, 48), companion(760))
    stage.keyboard(336)
    #expect(stage.offset == 302)  // 808 + 10 − 516
    stage.scroll(to: 210)  // caret 490…510 above 516, field's bottom below
    #expect(stage.strategy.record.demand == 1)
    #expect(stage.strategy.record.gap == 6)
    stage.scroll(to: 230)
    #expect(stage.strategy.record.demand == 2)
    stage.scroll(to: 350)
    #expect(stage.strategy.record.demand == .max && stage.strategy.record.gap == nil)
  }

  @Test func `a strategy that comes in the middle takes what it finds for the rest`() {
    var stage = stage()
    stage.facts.regions[0].offset = 100
    stage.facts.anchors = [field(795, 48)]
    stage.keyboard(336)  // no focus event was seen
    #expect(stage.offset == 337)
    stage.keyboard(336)
    #expect(stage.offset == 337)
    stage.unfocus()
    #expect(stage.offset == 100)
  }

  @Test func `a region that appears between acts is restored too`() {
    var stage = stage()
    let inner = stage.facts.regions[0]
    stage.facts.regions = []
    stage.focus(field(695, 48))
    stage.facts.regions = [inner]
    stage.send(.geometryChanged)
    stage.keyboard(336)
    #expect(stage.offset == 237)
    stage.unfocus()
    #expect(stage.offset == 0)
  }

  @Test func `plans are played with the keyboard, acts at their own pace`() {
    var stage = stage()
    stage.focus(field(695, 48))
    #expect(stage.plan.playback == .paced(.iosKeyboard))
    stage.keyboard(336)
    #expect(stage.plan.playback == .withKeyboard)
    stage.edit(field(695, 48))
    #expect(stage.plan.playback == .paced(.iosKeyboard))
  }
}
