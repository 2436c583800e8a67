import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §2: `overstep = fieldHeight + fieldTop + keyboardHeight − screenHeight + offset`.
@Suite struct AutoAdjustFieldTests {
  /// `moving`: whether the app chose the root as moving view; else the window moves.
  func stage(movingRoot: Bool = false) -> LiftStage<AutoAdjustFieldStrategy> {
    var stage = LiftStage(AutoAdjustFieldStrategy.self)
    stage.facts.root.isChosenByApp = movingRoot
    return stage
  }

  struct Situation: CustomTestStringConvertible {
    var field: (y: CGFloat, height: CGFloat)
    var keyboard: CGFloat = 336
    var offset: CGFloat?
    var lift: CGFloat
    var testDescription: String { "\(field) over \(keyboard)" }
  }

  @Test(arguments: [
    Situation(field: (700, 34), lift: 218),  // 34 + 700 + 336 − 852
    Situation(field: (483, 34), lift: 1),
    Situation(field: (482, 34), lift: 0),
    Situation(field: (700, 34), keyboard: 291, lift: 173),
    Situation(field: (700, 34), offset: 56, lift: 274),  // a button 8…56 below the field
    Situation(field: (110, 600), lift: 194),  // 710 + 336 − 852: no limit at the top
  ])
  func `will-show moves by the overstep`(_ situation: Situation) {
    for movesRoot in [false, true] {
      var stage = stage(movingRoot: movesRoot)
      stage.facts.distance = situation.offset
      stage.focus(field(situation.field.y, situation.field.height))
      stage.show(situation.keyboard)
      #expect(stage.lift == situation.lift && (stage.answer != nil) == (situation.lift > 0))
      stage.dismiss()
      #expect(stage.lift == 0)
    }
  }

  @Test func `a button under the field is brought above the keyboard by an offset`() {
    var stage = stage()
    stage.facts.distance = 56  // 790 − 734
    let button = companion(742)
    stage.focus(field(700), button)
    stage.show()
    #expect(stage.shown(button).maxY == 516)
    #expect(
      stage.plan.explanation == [
        "The field ends at 734; the screen less the keyboard's height ends at 516.",
        "The window goes up by 274 pt from where it is, 56 of them offset.",
      ])
  }

  @Test func `the window moves unless the app chose a view; linear, in the keyboard's duration`() {
    for movesRoot in [false, true] {
      var stage = stage(movingRoot: movesRoot)
      stage.focus(field(700))
      let end = CGRect(x: 0, y: 516, width: 393, height: 336)
      stage.send(  // FACTS.md §1: logs of iOS 7 have 0.40
        .keyboard(KeyboardNotification(kind: .willShow, begin: end, end: end, duration: 0.4, pace: .iosKeyboard)))
      #expect(stage.plan.mover == (movesRoot ? .root : .window) && stage.plan.mechanism == .frame)
      #expect(stage.plan.playback == .paced(.curve(.linear, duration: 0.4)))
      stage.hide()
      #expect(stage.plan.mover == (movesRoot ? .root : .window) && stage.lift == 0)
      #expect(stage.plan.playback == .paced(.curve(.linear, duration: 0.25)))
    }
  }

  @Test func `nothing happens without focus, for a field that is switched off, and on any other event`() {
    var stage = stage()
    stage.show()
    #expect(stage.answer == nil)
    stage.facts.focus.mode = .disabled
    stage.focus(field(700))
    stage.show()
    #expect(stage.answer == nil)
    stage.facts.focus.mode = .automatic
    for event in [AvoidanceEvent.focused, .edited, .scrollEnded, .offsetSet, .resized, .geometryChanged] {
      stage.send(event)
      #expect(stage.answer == nil)
    }
  }
}

/// SYSTEMS.md §2, what is marked ⚠.
extension AutoAdjustFieldTests {
  @Test func `fault: a hardware keyboard's height counts, although only its bar is seen`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show(frame: CGRect(x: 0, y: 808, width: 393, height: 336))  // FACTS.md §4, CASES.md E4
    #expect(stage.lift == 218 && stage.keyboardTop - 734 == 74)
  }

  @Test func `fault: a floating keyboard's height counts, although it is elsewhere`() {
    var stage = stage()
    stage.facts = AvoidanceFacts(window: CGSize(width: 1024, height: 768))
    stage.focus(field(600, 40))
    stage.show(frame: CGRect(x: 400, y: 300, width: 320, height: 260))  // CASES.md X30
    #expect(stage.lift == 132)  // 640 + 260 − 768
  }

  @Test func `fault: in a window further down the screen the field stays covered by as much`() {
    var stage = stage()
    stage.facts = AvoidanceFacts(window: CGSize(width: 393, height: 652))
    stage.facts.screen = CGRect(x: 0, y: -200, width: 393, height: 852)
    stage.focus(field(520))
    stage.show(frame: CGRect(x: 0, y: 316, width: 393, height: 336))  // CASES.md F7
    #expect(stage.lift == 38 && stage.covered == 200)  // 554 + 336 − 852, where 238 was needed
  }

  @Test func `fault: a second will-show lifts the window again`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    stage.show()
    #expect(stage.lift == 436 && stage.covered == -218)
  }

  @Test(arguments: [([291, 336], 173), ([291, 336, 291], 218)] as [([CGFloat], CGFloat)])
  func `fault: after a second will-show the moved frame is the original`(heights: [CGFloat], drift: CGFloat) {
    var stage = stage(movingRoot: true)
    stage.focus(field(700))
    for height in heights { stage.show(height) }
    #expect(stage.lift == 218)
    stage.dismiss()
    #expect(stage.lift == drift)  // CASES.md D3
  }

  @Test func `fault: every cycle with a second will-show leaves the window further up`() {
    var stage = stage()
    for _ in 1...4 {  // CASES.md G3
      stage.focus(field(700))
      stage.show()
      stage.show()
      stage.dismiss()
    }
    #expect(stage.lift == 872)  // 4 · 218
  }

  @Test func `fault: linear beside an eased keyboard, the field is covered first and then ahead`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    guard case .paced(let pace) = stage.plan.playback else {
      Issue.record("not at its own pace")
      return
    }
    var keyboard = KeyboardModel(window: stage.facts.window)
    _ = keyboard.show(height: 336, at: 0)
    let window = Trajectory(resting: 0).retargeted(to: stage.lift, at: 0, pace: pace)
    func gap(at time: TimeInterval) -> CGFloat { keyboard.edge(at: time) - (734 - window.value(at: time)) }
    #expect(abs(gap(at: 0.2) - -3.04) < 0.01)  // edge 556.56 (0.8793 · 336 done), field 559.6 (0.8 · 218)
    #expect(abs(gap(at: 0.25) - 19.5) < 0.1)  // FACTS.md §1: 19.5 points left at 0.25 s
  }

  @Test func `fault: a field that resigned before will-hide never restores`() {
    var late = stage()
    late.focus(field(700))
    late.show()
    late.dismiss(hidesLate: true)
    #expect(late.lift == 218)
    for id in [2, 0] {  // two fields of which nobody says who they are are two as well
      var switched = stage()
      switched.focus(field(700), id: 0)
      switched.show()
      switched.focus(field(500), id: id)
      switched.dismiss()
      #expect(switched.lift == 218)
    }
  }

  @Test func `fault: a layout pass undoes the move of a view`() {
    var stage = stage(movingRoot: true)
    stage.focus(field(700))
    stage.show()
    stage.layOut()
    #expect(stage.lift == 0 && stage.covered == 218)
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test func `fault: a visible caret is moved out of the window`() {
    var stage = stage()
    let caret = caret(120)
    stage.focus(caret, field(110, 600))
    stage.show()
    #expect(stage.shown(caret).minY == -74)  // 120 − 194
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
