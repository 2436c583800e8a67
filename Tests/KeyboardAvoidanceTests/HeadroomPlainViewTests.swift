import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// Situations without a scroll region; rows of CASES.md in brackets.
@Suite struct HeadroomPlainViewTests {
  @Test func `a covered field is lifted to the distance above the keyboard and put back exactly (A1)`() {
    var stage = Stage()
    stage.focus(field(700))
    #expect(stage.lift == 0)
    stage.keyboard(336)
    #expect(stage.lift == 228)  // 734 + 10 − 516
    #expect(stage.plan.unsatisfied.isEmpty)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `a field above the keyboard does not move (X46)`() {
    var stage = Stage()
    stage.focus(field(300))
    stage.keyboard(336)
    #expect(stage.lift == 0)
    #expect(stage.plan.explanation == ["Field card-number is visible at rest."])
  }

  @Test func `the content of a sheet is never pulled down to the keyboard (A4)`() {
    var stage = Stage()
    stage.facts.root.frame = CGRect(x: 0, y: 200, width: 393, height: 400)
    stage.focus(field(250))
    stage.keyboard(336)
    #expect(stage.lift == 0)
    stage.focus(field(550, 40))
    #expect(stage.lift == 84)  // 590 + 10 − 516; 84 covered + 10 distance allowed
    stage.focus(field(250))
    #expect(stage.lift == 84)  // still visible at 166: no move
  }

  @Test func `the button below comes along if it fits, else the field alone (A5, X52)`() {
    var stage = Stage()
    stage.focus(field(440, 48), companion(504))
    stage.keyboard(336)
    #expect(stage.lift == 46)  // 552 + 10 − 516
    #expect(stage.plan.unsatisfied.isEmpty)
    stage.keyboard(700)  // band 103…152: the field with 1 point to spare
    #expect(stage.lift == 337)  // 488 + 1 − 152
    #expect(stage.plan.unsatisfied == [.init(level: .companion(0), bound: .tooTall)])
    #expect(stage.plan.explanation.contains("Distance is 1 of 10: there is no room for more."))
    #expect(stage.plan.explanation.last == "Companion pay cannot be shown: it is taller than the space there is.")
  }

  @Test func `a sibling field is kept visible with the focused one (A6)`() {
    var stage = Stage()
    stage.focus(field(480), companion(520, 34))
    stage.keyboard(336)
    #expect(stage.lift == 48)
  }

  @Test func `the tool row pinned below a text view is the anchor (A8)`() {
    var stage = Stage()
    stage.focus(caret(300), field(200, 250), companion(450, 44))
    stage.keyboard(336)
    #expect(stage.lift == 0)  // 494 + 10 ≤ 516
    stage.keyboard(380)
    #expect(stage.lift == 32)  // 494 + 10 − 472
  }

  @Test func `fields in a row: no movement after the first (A9)`() {
    var stage = Stage()
    stage.focus(field(700, x: 20, width: 100))
    stage.keyboard(336)
    for x in [140.0, 260, 140, 20] {
      stage.focus(field(700, x: x, width: 100))
      #expect(stage.lift == 228)
      stage.keyboard(336)
      #expect(stage.lift == 228)
    }
  }

  @Test func `in landscape no field's top passes the top limit (A10)`() {
    var stage = Stage(width: 852, height: 393, top: 32)
    let fields = [60.0, 140, 220, 300]
    stage.focus(field(fields[0], 40))
    stage.keyboard(200)
    for index in [1, 2, 3, 2, 1, 0] {
      stage.focus(field(fields[index], 40))
      let top = fields[index] - stage.lift
      #expect(top >= 32 && top + 40 + 10 <= 193)
    }
    #expect(stage.lift == 28)  // back at the first: 60 − 28 = 32, no further than needed
  }

  @Test func `a lower, then a higher field is planned from home geometry (A14)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.focus(field(300))
    #expect(stage.lift == 197)  // 300 − 197 = 103, the top limit
    #expect(stage.plan.explanation.contains("Top limit kept."))
  }

  @Test func `a field that is too tall shows its top (B6)`() {
    var stage = Stage(width: 852, height: 393, top: 32)
    stage.focus(field(120, 200))
    stage.keyboard(200)  // band 32…193
    #expect(stage.lift == 88)
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .tooTall)])
    #expect(stage.plan.explanation.contains("Field card-number shows its top 161 of 200 pt."))
  }

  @Test func `in a field that is too tall the caret wins (B9, X37)`() {
    var stage = Stage(width: 852, height: 393, top: 32)
    stage.focus(caret(250), field(120, 200))
    stage.keyboard(200)
    #expect(stage.lift == 87)  // 270 + 10 − 193
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .tooTall)])
  }

  @Test func `the root is lifted no further than it may be`() {
    var stage = Stage()
    stage.facts.root.allowance = 100
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 0)  // at 100 its top would still be at 600: nothing of it could be shown
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .root)])
    stage.facts.root.allowance = 200
    stage.send(.geometryChanged)
    #expect(stage.lift == 200)  // top at 500: 16 of 34 points
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .root)])
  }

  @Test func `a field at the very bottom keeps what distance there is room for`() {
    var stage = Stage()
    stage.focus(field(818))
    stage.keyboard(336)
    #expect(stage.lift == 336)  // K, not K + 10: nothing below the root comes into sight
    #expect(stage.plan.unsatisfied.isEmpty)
  }

  @Test func `another margin is met when the field is another (X10)`() {
    var stage = Stage()
    stage.facts.distance = 20
    stage.focus(field(600))
    stage.keyboard(336)
    #expect(stage.lift == 138)
    stage.facts.distance = 120
    stage.focus(field(640))
    #expect(stage.lift == 278)
  }

  @Test func `a keyboard that leaves while focus stays restores (H8)`() {
    var stage = Stage()
    stage.keyboard(336)
    #expect(!stage.answered)
    stage.focus(field(700))
    #expect(stage.lift == 228)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage.keyboard(336)
    #expect(stage.lift == 228)
  }

  @Test func `a bar that comes and goes leaves no trace (D2, D3)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(291)
    #expect(stage.lift == 183)
    for _ in 0..<3 {
      stage.keyboard(336)
      #expect(stage.lift == 228)
      stage.keyboard(291)
      #expect(stage.lift == 183)
    }
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `what was kept up by an act is given back as the keyboard goes down (D2, H16)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.focus(field(500))  // 272 shown: stays at 228, which the act has left
    #expect(stage.lift == 228)
    stage.keyboard(291)
    #expect(stage.lift == 183)
    stage.keyboard(336)
    #expect(stage.lift == 228)
    for edge in stride(from: 336.0, through: 0, by: -12) { stage.keyboard(edge) }
    #expect(stage.lift == 0)
  }

  @Test func `portrait without lift, landscape with it, done: rest (G1)`() {
    var stage = Stage()
    stage.focus(field(420))
    stage.keyboard(336)
    #expect(stage.lift == 0)
    stage.facts.window = CGSize(width: 852, height: 393)
    stage.facts.root.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    stage.facts.topLimit = 32
    stage.facts.occluders = [CGRect(x: 0, y: 193, width: 852, height: 200)]
    stage.facts.anchors = [field(200)]
    stage.send(.resized)
    #expect(stage.lift == 51)  // 234 + 10 − 193
    #expect(stage.plan.playback == .paced(.immediate))
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `a bar of a hardware keyboard is an occluder like any other (X42)`() {
    var stage = Stage()
    stage.focus(field(800))
    stage.keyboard(55)
    #expect(stage.lift == 47)  // 834 + 10 − 797
  }

  @Test func `a floating keyboard does not lift a root that reaches the bottom (X30)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.facts.occluders = [CGRect(x: 40, y: 600, width: 300, height: 200)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 0)
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .root)])
  }

  @Test func `a keyboard in two pieces is one cover if they join (F5, X56)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.facts.occluders = [
      CGRect(x: 0, y: 516, width: 200, height: 336), CGRect(x: 200, y: 540, width: 193, height: 312),
      CGRect(x: 200, y: 516, width: 193, height: 24),
    ]
    stage.send(.geometryChanged)
    #expect(stage.lift == 228)
  }
}
