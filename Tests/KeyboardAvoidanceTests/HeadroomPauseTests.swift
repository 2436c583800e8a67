import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// What is not planned: in the background, during a swipe back, for a root that avoids by itself; and reduced motion.
@Suite struct HeadroomPauseTests {
  func form() -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(103, 597, content: 900)]  // ends at 700; its content can be 258 above its home
    stage.focus(field(640, 40), companion(720, 48, in: 1))
    stage.keyboard(336)
    return stage
  }

  @Test func `the lift is planned again when the app is back in front, and given back at the end (H1)`() {
    var stage = form()
    #expect(stage.lift == 262)
    let plan = stage.plan
    stage.setActive(false)
    #expect(!stage.answered)
    stage.facts.root.lift = 0  // a layout pass has reset it
    stage.keyboard(336)
    #expect(!stage.answered)
    stage.setActive(true)
    #expect(stage.answered && stage.plan.isSamePlace(as: plan))
    #expect(stage.plan.playback == .paced(.immediate))
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0 && stage.offset == 0 && stage.insets == [0])
  }

  @Test func `a keyboard that went in the background leaves no displacement in the first frame (X18)`() {
    var stage = form()
    stage.setActive(false)
    stage.keyboard(0)
    #expect(!stage.answered)
    stage.setActive(true)
    #expect(stage.lift == 0 && stage.offset == 0 && stage.plan.playback == .paced(.immediate))
  }

  @Test(arguments: [true, false]) func `a focus that ended meanwhile is released at once afterwards`(isSwipe: Bool) {
    var stage = form()
    func resume(_ stage: inout Stage<HeadroomStrategy>) {
      stage.facts.isSwipingBack = false
      if isSwipe { stage.send(.swipeBackEnded(isCancelled: false)) } else { stage.setActive(true) }
    }
    if isSwipe { stage.facts.isSwipingBack = true } else { stage.setActive(false) }
    stage.keyboard(0)
    stage.unfocus()
    #expect(!stage.answered && stage.strategy.record.isFocused)
    var other = stage
    resume(&stage)
    #expect(stage.answered && stage.lift == 0 && stage.offset == 0 && stage.insets == [0])
    #expect(stage.strategy.record == AvoidanceRecord())
    // Another field was focused instead: it is planned from rest.
    other.focus(field(300))
    #expect(!other.answered)
    resume(&other)
    #expect(other.lift == 0 && other.offset == 0 && other.strategy.record.isFocused)
  }

  @Test func `a focus that ended meanwhile holds nothing up for the next one`() {
    var stage = form()
    stage.focus(field(640, 40), companion(720, 48, in: 1))  // with the keyboard up: the lift of 262 is held
    stage.setActive(false)
    stage.unfocus()
    stage.focus(field(300, in: 1))
    stage.setActive(true)
    #expect(stage.lift == 0)  // from a lift of 262 it would be 197: its top at the top limit
  }

  @Test(arguments: [0, 336]) func `a swipe back that is cancelled leads to the plan of before (H3, X34)`(
    height: CGFloat
  ) {
    var stage = form()
    let plan = stage.plan
    stage.facts.isSwipingBack = true
    stage.keyboard(height)
    stage.send(.geometryChanged)
    #expect(!stage.answered)
    stage.keyboard(336)
    stage.send(.swipeBackEnded(isCancelled: true))
    #expect(stage.answered && stage.plan.isSamePlace(as: plan))
    stage.facts.isSwipingBack = false
    stage.keyboard(0)
    #expect(stage.lift == 0 && stage.offset == 0)
  }

  @Test func `acts in the background count`() {
    var stage = form()
    stage.setActive(false)
    stage.scroll(to: 90)
    stage.focus(field(660, 40))
    #expect(!stage.answered)
    stage.setActive(true)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 90)
  }

  @Test func `a root that avoids by itself is not lifted as well (H9, X25, X38)`() {
    var stage = Stage()
    stage.facts.root.avoidsByItself = true
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 0)
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .root)])
    #expect(stage.plan.explanation.last == "The root avoids by itself: it is not lifted as well.")
    stage.facts.anchors = [field(440)]  // it has moved 260 by itself
    stage.send(.geometryChanged)
    #expect(stage.lift == 0 && stage.plan.unsatisfied.isEmpty)
    stage.facts.regions = [region(103, 389, content: 600)]  // what it holds may scroll
    stage.facts.anchors = [field(620)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 0 && stage.offset == 162)  // 654 − 492, its clip's bottom; 24 above the keyboard
  }

  @Test func `a sheet that is resized after will-show is met where it is then (H11)`() {
    var stage = Stage()
    stage.facts.root.frame = CGRect(x: 0, y: 252, width: 393, height: 600)
    stage.focus(field(760, 40))
    stage.keyboard(336)
    #expect(stage.lift == 294)  // 800 + 10 − 516
    stage.facts.root.frame.origin.y = 52  // the sheet has gone up by 200
    stage.facts.anchors = [field(560, 40)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 94)
  }

  @Test func `who asked for less motion gets none`() {
    var stage = Stage()
    stage.facts.prefersReducedMotion = true
    var playbacks: [AvoidancePlan.Playback] = []
    stage.focus(field(700))
    playbacks.append(stage.plan.playback)
    stage.keyboard(336)
    playbacks.append(stage.plan.playback)
    stage.edit(field(710))
    playbacks.append(stage.plan.playback)
    stage.keyboard(0)
    playbacks.append(stage.plan.playback)
    stage.unfocus()
    playbacks.append(stage.plan.playback)
    #expect(playbacks == Array(repeating: .paced(.immediate), count: 5))
  }
}
