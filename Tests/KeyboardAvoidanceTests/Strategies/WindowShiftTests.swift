import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.3: `y0 − K` if cb ≥ H − K, else y0.
@Suite struct WindowShiftTests {
  func stage() -> LiftStage<WindowShiftStrategy> { LiftStage(WindowShiftStrategy.self) }

  @Test(
    arguments: [[515, 336, 0], [516, 336, 336], [720, 336, 336], [560, 291, 0], [561, 291, 291]] as [[CGFloat]])
  func `the window goes up by the keyboard's height or not at all`(caretHeightLift row: [CGFloat]) {
    var stage = stage()
    stage.focus(caret(row[0] - 20), field(row[0] - 27))
    #expect(stage.answer == nil)
    stage.show(row[1])
    #expect(stage.lift == row[2])
    stage.dismiss()
    #expect(stage.lift == 0)
  }

  @Test func `it takes 150 ms, quadratic, whatever the keyboard takes`() throws {
    var stage = stage()
    stage.focus(field(700))  // no caret is known: the field's bottom counts
    stage.show()
    #expect(stage.plan.mover == .window && stage.lift == 336)
    guard case .paced(.curve(let curve, let duration)) = stage.plan.playback else {
      Issue.record("not along a curve")
      return
    }
    #expect(duration == 0.15)
    for step in 0...10 {
      let t = Double(step) / 10
      #expect(abs(curve.value(at: t) - (1 - (1 - t) * (1 - t))) < 1e-9)
    }
    #expect(
      stage.plan.explanation == [
        "The caret ends at 734, not above the keyboard's top at 516.",
        "The window goes up by the keyboard's height, 336 pt.",
      ])
  }

  @Test func `without focus the window is where it belongs, keyboard or not`() {
    var stage = stage()
    stage.show()
    #expect(stage.answer == nil)
    stage.focus(field(700))
    stage.facts.anchors = []
    stage.send(.unfocused)
    #expect(stage.lift == 0)
  }

  @Test func `fault: it moves by the whole keyboard where nothing was covered, title bar and all`() {
    var stage = stage()
    stage.focus(caret(496), field(482))
    #expect(stage.covered == -336)  // 516 − 852: there is no keyboard
    stage.show()
    #expect(stage.lift == 336 && stage.covered == -336)
    #expect(stage.shown(companion(59, 44)).maxY == -233)  // 103 − 336
  }

  @Test func `fault: the desktop is seen below the window while the keyboard is still on its way`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    var keyboard = KeyboardModel(window: stage.facts.window)
    _ = keyboard.show(height: 336, at: 0)
    #expect(abs(keyboard.edge(at: 0.15) - stage.shownRoot.maxY - 81.2) < 0.1)  // 24.2 % of 336 left (FACTS.md §1)
  }

  @Test func `fault: a window that ends above a panel is left hanging by the panel's height`() {
    var stage = stage()
    stage.facts.root.frame.size.height -= 48
    stage.focus(field(700))
    stage.show()
    #expect(stage.keyboardTop - stage.shownRoot.maxY == 48)  // CASES.md X54
  }

  @Test func `fault: a window manager that puts the window back is fought without end`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    var shifts: CGFloat = 0
    for _ in 1...10 {  // CASES.md X53: one retry would be right
      stage.facts.root.lift = 0
      stage.send(.geometryChanged)
      shifts += stage.lift
    }
    #expect(shifts == 3360)
  }

  @Test func `fault: typing across the edge makes the window jump to and fro`() {
    var stage = stage()
    stage.focus(caret(495), field(488))
    stage.show()
    let lifts: [CGFloat] = [515, 516, 515, 536].map {
      stage.edit(caretAt: $0)
      return stage.lift
    }
    #expect(lifts == [0, 336, 0, 336])
  }
}
