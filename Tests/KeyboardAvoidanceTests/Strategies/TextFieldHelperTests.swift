import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §1: `move = max(0, fieldTop + 10 + fieldHeight − keyboardY)`, in 0.25 s, added to a total.
@Suite struct TextFieldHelperTests {
  func stage() -> LiftStage<TextFieldHelperStrategy> { LiftStage(TextFieldHelperStrategy.self) }

  /// A stage whose moving view is a scroll view with this offset; the field is shown at 700…734.
  func scrollStage(offset: CGFloat) -> LiftStage<TextFieldHelperStrategy> {
    var stage = stage()
    stage.facts.regions = [region(103, 749, content: 1456, bottom: 34, offset: offset)]
    stage.facts.root.regionID = 1
    stage.focus(field(700 + offset))
    return stage
  }

  struct Situation: CustomTestStringConvertible {
    var field: (y: CGFloat, height: CGFloat)
    var keyboard: CGFloat = 336
    var distance: CGFloat?
    var move: CGFloat
    var testDescription: String { "\(field) over \(keyboard)" }
  }

  @Test(arguments: [
    Situation(field: (700, 34), move: 228),  // 734 + 10 − 516
    Situation(field: (473, 34), move: 1),  // 507 + 10 − 516
    Situation(field: (472, 34), move: 0),
    Situation(field: (300, 34), move: 0),
    Situation(field: (700, 34), keyboard: 291, move: 183),  // 744 − 561
    Situation(field: (700, 34), distance: 24, move: 242),
    Situation(field: (700, 34), distance: 0, move: 218),
    Situation(field: (110, 600), move: 204),  // 720 − 516: no limit at the top
  ])
  func `will-show moves by what is missing of the distance`(_ situation: Situation) {
    var stage = stage()
    stage.facts.distance = situation.distance
    stage.focus(field(situation.field.y, situation.field.height))
    #expect(stage.answer == nil)
    stage.show(situation.keyboard)
    #expect(stage.lift == situation.move && stage.strategy.totalMoved == situation.move)
    #expect((stage.answer != nil) == (situation.move > 0))
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test func `a root's frame is moved, in a quarter of a second whatever the keyboard takes`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show(frame: CGRect(x: 0, y: 516, width: 393, height: 336), pace: .easeInOut(duration: 0.4))
    #expect(stage.plan.playback == .paced(.easeInOut(duration: 0.25)))
    #expect(stage.plan.mechanism == .frame && stage.plan.mover == .root && stage.plan.regions.isEmpty)
    #expect(
      stage.plan.explanation == [
        "The field as shown ends at 734, with its distance at 744; the keyboard begins at 516.",
        "The root's frame moves by 228 pt, 228 in all.",
      ])
    let strategy = stage.strategy
    #expect(strategy.keyboardY == 516 && strategy.keyboardHeight == 336)
    #expect(strategy.initialY == 103 && !strategy.movesContentOffset)
    stage.hide()
    #expect(stage.lift == 0 && stage.plan.playback == .paced(.easeInOut(duration: 0.25)))
  }

  @Test func `a root that is a scroll view has its content offset moved, and its insets left alone`() {
    var stage = scrollStage(offset: 300)
    stage.show()
    #expect(stage.plan.regions == [AvoidancePlan.Region(id: 1, offset: 528, topInset: 0, bottomInset: 34)])
    #expect(stage.lift == 0 && stage.strategy.movesContentOffset)
    stage.dismiss()
    #expect(stage.facts.regions[0].offset == 300)
  }

  @Test(arguments: [[291, 336], [0, 216, 259, 336]])  // CASES.md D6: 0, 216, 259 in a row
  func `the moves of a growing keyboard add up to that of the last`(heights: [CGFloat]) {
    var stage = stage()
    stage.focus(field(700))
    for height in heights { stage.show(height) }
    #expect(stage.lift == 228 && stage.strategy.totalMoved == 228)
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test(arguments: [(CGFloat(680), 208), (nil, 228)] as [(CGFloat?, CGFloat)])
  func `the field counts where the host sees it, or else where its anchor is`(seen: CGFloat?, move: CGFloat) {
    var stage = stage()
    stage.focus(field(700))
    var strategy = stage.strategy
    stage.facts.shownField = seen.map { field($0).rect }
    let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
    #expect(
      strategy.respond(to: .keyboard(Stage<HeadroomStrategy>.notification(frame)), facts: stage.facts)?.lift == move)
  }

  @Test func `resigning restores at once, and after an animated hide has nothing left to do`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.dismiss(hidesLate: true)
    #expect(stage.lift == 0 && stage.plan.playback == .paced(.immediate))
    stage.focus(field(700))
    stage.show()
    stage.dismiss()
    #expect(stage.answer == nil && stage.plan.playback == .paced(.easeInOut(duration: 0.25)))
  }

  @Test func `a field that may not move, or has focus already, becomes first responder and that is all`() {
    var stage = stage()
    stage.facts.focus.mode = .disabled
    stage.focus(field(700))
    stage.show()
    #expect(stage.answer == nil)
    stage.facts.focus.mode = .automatic
    stage.focus(field(700), id: 2)
    stage.show()
    stage.focus(field(700), id: 2)
    #expect(stage.answer == nil && stage.strategy.totalMoved == 228)
    stage.facts.focus.mode = .disabled
    stage.hide()
    #expect(stage.answer == nil && stage.lift == 228)
    stage.focus(field(640), id: 3)  // the other one resigns
    #expect(stage.lift == 0 && stage.plan.playback == .paced(.immediate))
  }

  @Test func `will-hide is ignored once the keyboard was told to be at 0`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.show(frame: .zero)  // CASES.md F3
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.answer == nil && stage.lift == 228)
    stage.dismiss()
    #expect(stage.lift == 0 && stage.plan.playback == .paced(.immediate))
  }

  @Test func `another root takes over unmoved, and a scroll view that is gone takes its total along`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.facts.root = AvoidanceFacts.Root(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    stage.focus(field(500), id: 2)
    #expect(stage.answer == nil && stage.lift == 0)
    var scrolled = scrollStage(offset: 300)
    scrolled.show()
    scrolled.facts.regions = []
    scrolled.dismiss()
    #expect(scrolled.answer == nil && scrolled.lift == 0)
  }
}

/// SYSTEMS.md §1, what is marked ⚠.
extension TextFieldHelperTests {
  @Test func `fault: a switch without will-show leaves the next field covered`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.focus(field(640), id: 2)
    #expect(stage.covered == 158)  // 674 − 516
  }

  @Test func `fault: switching snaps back without animation, then moves again`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.focus(field(640), id: 2)
    #expect(stage.lift == 0 && stage.plan.playback == .paced(.immediate))
    stage.show()
    #expect(stage.lift == 168)  // 674 + 10 − 516: 228 down and 168 up, where 0 would have done
  }

  @Test func `fault: repeated will-shows add up to more than there is to take off`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.layOut()
    stage.show()
    #expect(stage.lift == 228 && stage.strategy.totalMoved == 456)
    stage.hide()
    #expect(stage.lift == -228)
  }

  @Test func `fault: a keyboard that shrinks leaves what was moved for a higher one`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show(336)
    stage.show(291)  // CASES.md D2
    #expect(stage.answer == nil && stage.covered == -55)  // 45 more than the distance of 10
  }

  @Test func `fault: restoring subtracts although the user scrolled, down to an illegal offset`() {
    var stage = scrollStage(offset: 300)
    stage.show()
    stage.facts.regions[0].offset = 100
    stage.send(.scrollEnded)
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.facts.regions[0].offset == -128)  // 100 − 228; nothing below 0 is legal
  }

  @Test func `fault: a layout pass undoes the move, and restoring pushes the root below its place`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.layOut()
    #expect(stage.lift == 0 && stage.covered == 218 && stage.strategy.totalMoved == 228)
    stage.hide()
    #expect(stage.lift == -228)
  }

  @Test func `fault: a visible caret is moved out of the window`() {
    var stage = stage()
    let caret = caret(120)
    stage.focus(caret, field(110, 600))
    stage.show()
    #expect(stage.shown(caret).minY == -84)  // 120 − 204
  }

  @Test(arguments: [FocusTraits.Kind.textView, .scrollingTextView])
  func `fault: a text view is left covered`(kind: FocusTraits.Kind) {
    var stage = stage()
    stage.facts.focus.kind = kind
    stage.focus(field(700))
    stage.show()
    #expect(stage.answer == nil && stage.covered == 218)
  }
}
