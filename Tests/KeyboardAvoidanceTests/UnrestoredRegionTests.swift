import Foundation
import KeyboardAvoidance
import Testing

/// `restoresContentOffset = false` (SYSTEMS.md §6, Restore): what is shown when focus ends is the rest, cut to the range.
@Suite struct UnrestoredRegionTests {
  /// The form's app range ends at 707.
  func form(restores: Bool? = false) -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.facts.regions[0].restoresOffset = restores
    return stage
  }

  @Test(arguments: [(nil, 0), (true, 0), (false, 237)] as [(Bool?, CGFloat)])
  func `only a region that says so stays, although will-hide comes before the end of focus`(
    restores: Bool?, offset: CGFloat
  ) {
    var stage = form(restores: restores)
    stage.focus(field(695, 48))
    stage.keyboard(336)
    #expect(stage.offset == 237)
    stage.keyboard(0)
    #expect(stage.offset == offset && stage.insets == [0])
    stage.keyboard(0)
    #expect(stage.offset == offset)
    stage.unfocus()
    #expect(stage.offset == offset && stage.insets == [0])
    #expect(stage.strategy.record == AvoidanceRecord())
  }

  @Test func `a hide that comes late, or not at all, makes no difference`() {
    var stage = form()
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.unfocus()
    #expect(stage.offset == 237)
    stage.keyboard(0)
    #expect(!stage.answered && stage.offset == 237)
  }

  @Test func `what our inset alone made room for is given back`() {
    var stage = form()
    stage.focus(field(1487, 48))
    stage.keyboard(336)
    #expect(stage.offset == 1029)
    stage.keyboard(0)
    #expect(stage.offset == 707)
    stage.unfocus()
    #expect(stage.offset == 707)
  }

  @Test func `a lower keyboard still gives back its share, a keyboard gone and back finds it where it was`() {
    var stage = form()
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.keyboard(291)
    #expect(stage.offset == 192)
    stage.keyboard(0)
    #expect(stage.offset == 192)
    stage.keyboard(336)
    #expect(stage.offset == 237)
  }

  @Test func `a keyboard that is dragged away leaves it where it is`() {
    var stage = form()
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.follow(336, .began)
    for height in stride(from: CGFloat(330.0), through: 0, by: -6) {
      stage.follow(height)
      #expect(stage.offset == 237)
    }
    stage.follow(0, .ended)
    stage.unfocus()
    #expect(stage.offset == 237)
  }

  @Test func `the lift and a region that is restored go home beside it`() {
    var stage = form(restores: nil)
    var outer = region(103, 749, content: 900, id: 2)
    outer.restoresOffset = false
    stage.facts.regions[0].clip = CGRect(x: 0, y: 203, width: 393, height: 500)
    stage.facts.regions[0].contentHeight = 520
    stage.facts.regions.append(outer)
    stage.focus(field(660, 40), companion(780, 60, in: 2))
    stage.keyboard(336)
    #expect(stage.lift == 334 && stage.plan.unsatisfied.isEmpty)
    stage.focus(field(660, 40))
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0 && stage.offset == 0)
  }

  @Test func `an end of focus in the background keeps it too`() {
    var stage = form()
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.setActive(false)
    stage.keyboard(0)
    stage.unfocus()
    stage.setActive(true)
    #expect(stage.offset == 237 && stage.insets == [0])
  }

  @Test func `it is said`() {
    var stage = form()
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.plan.explanation.last == "Scroll view 1 is not restored: it stays 237 pt from rest.")
  }
}
