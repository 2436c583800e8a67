import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// Interactive dismissal and insets per frame (SYSTEMS.md §6, Hands and Motion; FACTS.md A.16).
@Suite struct FollowedKeyboardTests {
  @Test func `content is pushed by the edge, frame by frame, and no further (H16)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.follow(336, .began)
    for height in stride(from: CGFloat(336.0), through: 0, by: -4) {
      stage.follow(height)
      #expect(stage.lift == max(0, 734 + min(10, height) - (852 - height)))  // max(0, bottom + distance − edge)
      #expect(stage.plan.playback == .paced(.immediate))
    }
    #expect(stage.lift == 0)
  }

  @Test func `insets that come frame by frame push as a finger does`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.focus(field(700, 48))
    stage.follow(0, .began)
    for height in stride(from: CGFloat(12.0), through: 336, by: 12) {
      stage.follow(height)
      #expect(stage.offset == max(0, 758 - (852 - height)))
    }
    stage.follow(336, .ended)
    #expect(stage.offset == 242 && stage.plan.playback == .paced(.iosKeyboard))
  }

  @Test func `no step is larger than the edge's own, the accessory's first points included (X20)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.focus(field(703, 48))
    stage.keyboard(380)  // 336 and an accessory of 44
    var before = stage.offset
    stage.follow(380, .began)
    #expect(stage.offset == before)
    for height in stride(from: CGFloat(378.5), through: 0, by: -1.5) {
      stage.follow(height)
      #expect(before - stage.offset <= 1.5 && before >= stage.offset)
      before = stage.offset
    }
  }

  @Test func `what fits again on the way does not jump into sight before the finger has let go`() {
    var stage = Stage(width: 393, height: 852, top: 103)
    stage.focus(field(440, 48), companion(504))
    stage.keyboard(700)  // the field alone fits: 488 + 1 − 152
    #expect(stage.plan.unsatisfied.count == 1)
    stage.follow(700, .began)
    var before = stage.lift
    for height in stride(from: CGFloat(696.0), through: 400, by: -4) {
      stage.follow(height)
      #expect(abs(stage.lift - before) <= 4)
      #expect(stage.plan.unsatisfied.isEmpty)
      before = stage.lift
    }
    #expect(stage.lift == 46)  // 488 + 10 − 452
    #expect(
      stage.plan.explanation.last == "The keyboard is followed: no more than the field is demanded until it rests.")
    stage.follow(400, .ended)
    #expect(stage.lift == 110)  // 552 + 10 − 452: the button again
  }

  @Test func `what no longer fits on the way up lets nothing fall back`() {
    var stage = Stage()
    stage.focus(field(440, 48), companion(504))
    stage.follow(0, .began)
    var before: CGFloat = 0
    for height in stride(from: CGFloat(4.0), through: 700, by: 4) {
      stage.follow(height)
      #expect(stage.lift >= before && stage.lift - before <= 4)
      before = stage.lift
    }
    stage.follow(700, .ended)
    #expect(stage.lift == 337)
  }

  @Test func `a message of the keyboard and an act end the following`() {
    var stage = Stage()
    stage.focus(field(440, 48), companion(504))
    stage.keyboard(700)
    stage.follow(700, .began)
    stage.follow(400)
    #expect(stage.lift == 46)
    var told = stage
    told.keyboard(400)
    #expect(told.lift == 110 && told.plan.playback == .withKeyboard)
    stage.edit(field(440, 48), companion(504))
    #expect(stage.lift == 110)
  }

  @Test func `a lost beginning is made up for by the first frame`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.follow(300)
    #expect(stage.lift == 192 && stage.plan.playback == .paced(.immediate))
  }

  @Test func `a list in the hand is not moved while the keyboard is dragged (X21)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.focus(field(695, 48))
    stage.keyboard(336)
    stage.facts.regions[0].isInHand = true
    stage.follow(336, .began)
    stage.follow(200)
    #expect(stage.plan.regions[0].offset == nil && stage.insets == [200])
  }

  @Test func `a region that appears meanwhile is taken in`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.follow(336, .began)
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.send(.geometryChanged)
    #expect(stage.offset == 228 && stage.lift == 0)
    #expect(stage.plan.playback == .paced(.immediate))
    stage.follow(0)
    #expect(stage.offset == 0 && stage.lift == 0)
  }
}
