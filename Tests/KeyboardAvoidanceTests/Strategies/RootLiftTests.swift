import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.6: min(need(fb), room(ft)); a covered caret gets min(need(cb), room(ct)) if that is more.
@Suite struct RootLiftTests {
  func stage() -> LiftStage<RootLiftStrategy> { LiftStage(RootLiftStrategy.self) }

  struct Situation: CustomTestStringConvertible {
    var field: (y: CGFloat, height: CGFloat)
    var caret: CGFloat?
    var distance: CGFloat?
    var lift: CGFloat
    var testDescription: String { "\(field), caret \(caret.map { "\($0)" } ?? "unknown")" }
  }

  @Test(arguments: [
    Situation(field: (700, 34), lift: 218),
    Situation(field: (700, 34), distance: 10, lift: 228),
    Situation(field: (482, 34), lift: 0),
    Situation(field: (110, 600), lift: 7),  // needs 194, room 110 − 103
    Situation(field: (203, 600), caret: 220, lift: 100),  // the caret needs nothing
    Situation(field: (203, 600), caret: 590, lift: 100),  // shown at 490…510, clear of the keyboard
    Situation(field: (203, 600), caret: 700, lift: 204),  // 720 − 516
    Situation(field: (203, 600), caret: 700, distance: 10, lift: 214),
    Situation(field: (90, 34), lift: 0),  // above the top limit: no room, no need
  ])
  func `the field is lifted as far as its top has room, the caret as far as it must`(_ situation: Situation) {
    var stage = stage()
    stage.facts.distance = situation.distance
    stage.facts.anchors = situation.caret.map { [caret($0)] } ?? []
    stage.facts.anchors.append(field(situation.field.y, situation.field.height))
    stage.send(.focused)
    #expect(stage.answer == nil)
    stage.show()
    #expect(stage.lift == situation.lift && (stage.answer != nil) == (situation.lift > 0))
    stage.show()
    #expect(stage.answer == nil)
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test func `the root moves with the keyboard, and at its pace without it`() {
    var stage = stage()
    stage.focus(caret(700), field(203, 600))
    stage.show()
    #expect(stage.plan.mover == .root && stage.plan.mechanism == .transform && stage.plan.playback == .withKeyboard)
    #expect(
      stage.plan.explanation == [
        "The field needs 287 pt and has room for 100.", "The caret needs 204 pt and has room for 597.",
        "The root is lifted by 204 pt.",
      ])
    stage.edit(caretAt: 740)
    #expect(stage.lift == 231 && stage.plan.playback == .paced(.iosKeyboard))  // the field ends at 747
  }

  @Test func `a switch is measured from home: lower, higher and back`() {
    var stage = stage()
    stage.focus(field(566))
    stage.show()
    let lifts: [CGFloat] = [616, 200, 566].map {
      stage.focus(field($0), id: Int($0))
      return stage.lift
    }
    #expect(lifts == [134, 0, 84])
  }

  @Test func `the caret has no more room than there is below the top limit either`() {
    var stage = stage()
    stage.facts = AvoidanceFacts(window: CGSize(width: 667, height: 375), topLimit: 52)
    stage.facts.distance = 10
    stage.focus(caret(200), field(195))
    stage.show(300)
    #expect(stage.lift == 148)  // the field has room for 143; the caret needs 155 and has room for 148
  }

  @Test func `a keyboard that changes leaves nothing behind`() {
    var stage = stage()
    stage.focus(field(700))
    let lifts: [CGFloat] = [336, 291, 336, 291].map {  // CASES.md D2
      stage.show($0)
      return stage.lift
    }
    #expect(lifts == [218, 173, 218, 173])
  }

  @Test func `fault: the header and what is above go out of the window and out of reach`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    #expect(stage.shown(companion(103, 56)).maxY == -59)  // 159 − 218
    stage.send(.scrollEnded)
    #expect(stage.answer == nil && stage.lift == 218)
  }

  @Test func `fault: the root is lifted where scrolling would have done`() {
    var stage = stage()
    stage.facts.regions = [region(103, 749, content: 1456)]  // 707 to scroll
    stage.focus(field(700))
    stage.show()
    #expect(stage.plan.regions.isEmpty && stage.lift == 218)
    stage.facts.regions[0].offset = 100  // by hand: the lift stays
    stage.send(.scrollEnded)
    #expect(stage.answer == nil && stage.covered == -100)
  }

  @Test func `fault: a tall field stays covered below, or loses its top to the caret`() {
    var stage = stage()
    stage.focus(caret(220), field(203, 600))
    stage.show()
    #expect(stage.covered == 187)  // 803 − 100 − 516
    stage.focus(caret(700), field(203, 600))  // CASES.md X37
    #expect(stage.shownField.minY == -1 && stage.shown(caret(700)).maxY == 516)
  }
}
