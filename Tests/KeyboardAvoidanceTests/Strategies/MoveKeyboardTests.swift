import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.19: left, right, above or below of the field grown by 10, the nearest inside the work area.
@Suite struct MoveKeyboardTests {
  /// A window of 1024 × 768 with a field of 200 × 40 at (450, 400): the box is (440, 390, 220, 60).
  func desk() -> LiftStage<MoveKeyboardStrategy> {
    var stage = LiftStage(MoveKeyboardStrategy.self)
    stage.facts = AvoidanceFacts(window: CGSize(width: 1024, height: 768))
    stage.focus(field(400, 40, x: 450, width: 200))
    return stage
  }

  struct Situation: CustomTestStringConvertible {
    var keyboard: CGRect
    var place: CGPoint?
    var testDescription: String { "keyboard at (\(keyboard.minX), \(keyboard.minY))" }
  }

  @Test(arguments: [
    // left 280 away, right 260, above 170, below 150
    Situation(keyboard: CGRect(x: 400, y: 300, width: 320, height: 260), place: CGPoint(x: 400, y: 450)),
    Situation(keyboard: CGRect(x: 400, y: 150, width: 320, height: 260), place: CGPoint(x: 400, y: 130)),
    Situation(keyboard: CGRect(x: 600, y: 300, width: 320, height: 260), place: CGPoint(x: 660, y: 300)),
    Situation(keyboard: CGRect(x: 140, y: 300, width: 320, height: 260), place: CGPoint(x: 120, y: 300)),
    // above and below 160 away: of equals the first
    Situation(keyboard: CGRect(x: 400, y: 290, width: 320, height: 260), place: CGPoint(x: 400, y: 130)),
    Situation(keyboard: CGRect(x: 660, y: 300, width: 320, height: 260)),  // touches the box
    Situation(keyboard: CGRect(x: 10, y: 10, width: 320, height: 260)),
    // partly beyond the right edge: it comes in, and above is nearest
    Situation(keyboard: CGRect(x: 620, y: 200, width: 480, height: 260), place: CGPoint(x: 544, y: 130)),
  ])
  func `the keyboard goes to the nearest place beside the field`(_ situation: Situation) {
    var stage = desk()
    #expect(stage.answer == nil)
    stage.show(frame: situation.keyboard)
    #expect(stage.plan.keyboardFrame == situation.place.map { CGRect(origin: $0, size: situation.keyboard.size) })
    #expect((stage.answer != nil) == (situation.place != nil) && stage.plan.unsatisfied.isEmpty)
    #expect(stage.lift == 0 && stage.plan.regions.isEmpty)
  }

  @Test func `the clearance is the distance`() {
    var stage = desk()
    stage.facts.distance = 30
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 260))
    #expect(stage.plan.keyboardFrame?.minY == 470)
    #expect(
      stage.plan.explanation == [
        "The keyboard covers the field with its clearance of 30 pt.", "Its nearest place beside it is at (400, 470).",
      ])
  }

  @Test func `it comes there with its own motion; told of its place it stays, and it leaves from the system's`() {
    var stage = desk()
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 260))
    #expect(stage.plan.playback == .withKeyboard)
    let placed = CGRect(x: 400, y: 450, width: 320, height: 260)
    stage.show(frame: placed)
    #expect(stage.answer == nil)
    stage.send(.geometryChanged)
    #expect(stage.answer == nil)
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 260))
    #expect(stage.answer == nil)  // it was asked to be elsewhere, and is
    stage.hide()
    #expect(
      stage.answer == AvoidancePlan(explanation: ["The keyboard leaves from the place that the system gives it."]))
  }

  @Test func `of another height it starts from the system's place; a zero frame means nothing`() {
    var stage = desk()
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 260))
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 250))
    #expect(stage.plan.keyboardFrame == CGRect(x: 400, y: 450, width: 320, height: 250))
    stage.show(frame: .zero)  // CASES.md F3
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.answer != nil && stage.plan.keyboardFrame == nil)
    stage.focus(field(400, 40, x: 450, width: 200), id: 2)
    #expect(stage.answer == nil)
  }

  @Test func `fault: the keyboard jumps under the user's finger`() {
    var stage = LiftStage(MoveKeyboardStrategy.self)
    stage.focus(field(300))
    stage.show()
    #expect(stage.answer == nil)
    stage.focus(field(700), id: 2)
    #expect(stage.plan.keyboardFrame?.minY == 354)  // 690 − 336: by 162, at once
    #expect(stage.plan.playback == .paced(.immediate) && stage.covered == 380)  // where the field was, too
    stage.focus(field(400), id: 3)
    #expect(stage.plan.keyboardFrame?.minY == 444)
  }

  @Test func `fault: on a phone held sideways there is no such place, and the field stays covered`() {
    var stage = LiftStage(MoveKeyboardStrategy.self)
    stage.facts = AvoidanceFacts(window: CGSize(width: 667, height: 375), topLimit: 52)
    stage.focus(field(200))
    stage.show(162)  // FACTS.md §2; above 190 − 162 < 52, below 244 + 162 > 375
    #expect(stage.plan.keyboardFrame == nil && stage.covered == 21)
    #expect(stage.plan.unsatisfied == [AvoidancePlan.Unsatisfied(level: .field, bound: .gap)])
  }

  @Test func `where a second field has no place the keyboard keeps the one it has`() {
    var stage = LiftStage(MoveKeyboardStrategy.self)
    stage.focus(field(700))
    stage.show()
    stage.focus(field(200, 500), id: 2)
    #expect(stage.plan.keyboardFrame?.minY == 354 && stage.plan.unsatisfied.count == 1)
  }
}
