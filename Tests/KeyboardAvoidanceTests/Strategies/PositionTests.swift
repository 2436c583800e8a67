import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.7: o = max(0, containerBottom − (kbTop − offset)); the content goes up by p · o.
@Suite struct PositionTests {
  func stage() -> LiftStage<PositionStrategy> { LiftStage(PositionStrategy.self) }

  struct Situation: CustomTestStringConvertible {
    var bottom: CGFloat
    var keyboard: CGFloat = 336
    var offset: CGFloat?
    var lift: CGFloat
    var testDescription: String { "container to \(bottom), keyboard \(keyboard)" }
  }

  @Test(arguments: [
    Situation(bottom: 852, lift: 336),
    Situation(bottom: 769, lift: 253),  // above a tab bar of 83
    Situation(bottom: 769, keyboard: 291, lift: 208),
    Situation(bottom: 769, offset: 20, lift: 273),
    Situation(bottom: 516, lift: 0), Situation(bottom: 400, lift: 0),
    Situation(bottom: 510, offset: 10, lift: 4),
  ])
  func `the container goes up by its overlap`(_ situation: Situation) {
    var stage = stage()
    stage.facts.root.frame.size.height = situation.bottom - 103
    stage.facts.distance = situation.offset
    stage.show(situation.keyboard)
    #expect(stage.lift == situation.lift && (stage.answer != nil) == (situation.lift > 0))
    stage.show(situation.keyboard)
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.lift == 0)
  }

  @Test func `it is played with the keyboard, explained`() {
    var stage = stage()
    stage.show()
    #expect(stage.plan.playback == .withKeyboard && stage.plan.mover == .root)
    #expect(
      stage.plan.explanation == [
        "The container ends at 852, the keyboard begins at 516.", "The container goes up by 336 pt.",
      ])
    stage.facts.root.frame.size.height -= 83
    stage.send(.geometryChanged)
    #expect(stage.lift == 253 && stage.plan.playback == .paced(.iosKeyboard))
  }

  @Test func `fault: a field that is not covered is moved out of the window`() {
    var stage = stage()
    stage.facts.root.frame.size.height -= 83
    stage.focus(field(200))
    #expect(stage.covered < 0)
    stage.show()
    #expect(stage.shownField.minY == -53)  // 200 − 253
  }

  @Test func `fault: a gap is seen before the edge has reached the container`() {
    var stage = stage()
    stage.facts.root.frame.size.height -= 83
    stage.show()
    var keyboard = KeyboardModel(window: stage.facts.window, pace: .curve(.linear, duration: 0.4))
    _ = keyboard.show(height: 336, at: 0)
    let edge = keyboard.edge(at: 0.1)
    let progress = (852 - edge) / 336
    #expect(abs(edge - 768) < 1e-9)  // the edge has reached 1 point of it
    #expect(abs(edge - (769 - progress * stage.lift) - 62.25) < 1e-9)  // a quarter of 253, less that point
  }

  @Test func `fault: what is above cannot be reached, although there is a range to scroll`() {
    var stage = stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.focus(field(700))
    stage.show()
    stage.send(.scrollEnded)
    #expect(stage.plan.regions.isEmpty && stage.shownRoot.minY == -233)
  }
}
