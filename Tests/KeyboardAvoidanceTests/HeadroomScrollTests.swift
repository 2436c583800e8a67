import Foundation
import KeyboardAvoidance
import Testing

/// Situations with one scroll region under the bar: clip 103…852 (749 high); rows of CASES.md in brackets.
@Suite struct HeadroomScrollTests {
  /// Field n (1…20) of a long form: 48 high, every 72; content 1456, so the app's range ends at 707.
  func formField(_ number: Int) -> Anchor { field(119 + 72 * CGFloat(number - 1), 48) }

  func form(offset: CGFloat = 0) -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456, offset: offset)]
    return stage
  }

  @Test func `a visible field is not dragged to the keyboard's edge (A2)`() {
    var stage = form()
    stage.focus(formField(20))
    #expect(stage.offset == 683)  // without a keyboard: 1535 − 852
    stage.keyboard(336)
    #expect(stage.offset == 1029)  // 1535 + 10 − 516
    #expect(stage.lift == 0)
    stage.focus(formField(16))  // shown at 170
    #expect(stage.offset == 1029)
    stage.keyboard(336)
    #expect(stage.offset == 1029)
    #expect(stage.plan.explanation.first == "Field card-number is visible where it is, 346 pt from rest, and stays.")
  }

  @Test func `the explanation counts what the region gives`() {
    var stage = form()
    stage.focus(caret(690), formField(9))  // 695…743
    stage.keyboard(336)
    #expect(
      stage.plan.explanation == [
        "Field card-number needs 237 pt.", "Scroll view gives 237 of 1053, nothing left for the root.",
      ])
  }

  @Test func `an inset the app has set is not added to (A13)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1000, bottom: 400)]
    stage.focus(field(900, 48))
    stage.keyboard(336)
    #expect(stage.offset == 442)
    #expect(stage.insets == [400])
  }

  @Test func `the last content can be reached with the keyboard up (C1)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.focus(field(300))
    stage.keyboard(336)
    #expect(stage.offset == 0)
    #expect(stage.insets == [336])
  }

  @Test func `a field scrolled out of sight by hand is let go until the next input (C3)`() {
    var stage = form()
    stage.focus(caret(700), formField(9))
    stage.keyboard(336)
    stage.scroll(to: 650)
    #expect(stage.offset == 650 && stage.insets == [336])
    #expect(stage.plan.explanation == ["Scrolled out of sight by hand: nothing is demanded until the next input."])
    stage.keyboard(291)
    #expect(stage.offset == 650)
    stage.edit(caret(700), formField(9))
    #expect(stage.offset == 597)  // 700 − 103: the caret's top at the top of the clip
    stage.unfocus()
    #expect(stage.offset == 597)  // the hand's 650 and the input since, without a keyboard
  }

  @Test func `a scroll by hand that leaves the field nearer than the distance does not snap`() {
    var stage = form()
    stage.focus(formField(9))
    stage.keyboard(336)
    #expect(stage.offset == 237)
    stage.scroll(to: 231)  // 4 points above the keyboard
    #expect(stage.offset == 231)
    stage.edit(formField(9))
    #expect(stage.offset == 231)
    stage.keyboard(346)
    #expect(stage.offset == 241)  // the 4 points are kept
    stage.focus(formField(9))
    #expect(stage.offset == 247)  // a new focus asks for all of it
  }

  @Test func `after many nexts and done the last field is visible at a legal offset (C4)`() {
    var stage = form()
    stage.focus(formField(1))
    stage.keyboard(336)
    for number in 2...16 { stage.focus(formField(number)) }
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 395)  // field 16 ends at 1247: 1247 − 852
    #expect(stage.insets == [0])
  }

  @Test func `after five cycles insets and offset are those of the start (C8)`() {
    var stage = form(offset: 301)
    for _ in 0..<5 {
      stage.focus(formField(13))  // 983…1031 at home
      stage.keyboard(336)
      #expect(stage.offset == 525)
      stage.keyboard(0)
      stage.unfocus()
      #expect(stage.offset == 301 && stage.insets == [0])
    }
  }

  @Test func `a show that comes after the focus has gone changes nothing (C9)`() {
    var stage = form()
    stage.focus(formField(9))
    stage.unfocus()
    stage.keyboard(336)
    #expect(!stage.answered)
    #expect(stage.offset == 0 && stage.insets == [0])
  }

  @Test func `a repeated show does not overwrite what is restored (C11)`() {
    var stage = form(offset: 12.25)
    stage.focus(formField(9))
    stage.keyboard(336)
    stage.keyboard(336)
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.offset == 12.25 && stage.insets == [0])
  }

  @Test func `focus and blur within a moment leave no inset (C12)`() {
    var stage = form()
    stage.focus(formField(9))
    stage.keyboard(336)
    stage.unfocus()
    #expect(stage.offset == 0 && stage.insets == [0] && stage.lift == 0)
    stage.facts.occluders = []
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(.zero, .willHide)))
    #expect(!stage.answered)
  }

  @Test func `short content is back at a legal offset afterwards (C13)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 620)]
    stage.focus(field(660, 40))
    stage.keyboard(336)
    #expect(stage.offset == 194 && stage.lift == 0)
    #expect(stage.insets == [336])
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 0 && stage.insets == [0])
  }

  @Test func `a scroll view the keyboard does not reach gets no inset (C15)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 297, content: 900)]
    stage.focus(field(300))
    stage.keyboard(336)
    #expect(stage.offset == 0 && stage.insets == [0])
  }

  @Test func `a tab bar's inset is not counted twice (C21, X38)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456, bottom: 83)]
    stage.focus(formField(20))
    stage.keyboard(336)
    #expect(stage.offset == 1029 && stage.insets == [336])
  }

  @Test func `toggling the suggestion bar gives the same offset at each equal height (D2, X1)`() {
    var stage = form()
    stage.focus(formField(9))
    for _ in 0..<5 {
      stage.keyboard(312)
      #expect(stage.offset == 213)
      stage.keyboard(388)
      #expect(stage.offset == 289)
    }
    stage.keyboard(0)
    #expect(stage.offset == 0)
  }

  @Test func `a field out of sight is shown even if no keyboard comes (E7)`() {
    var stage = form()
    stage.focus(formField(20))
    #expect(stage.offset == 683 && stage.insets == [0])
    stage.unfocus()
    #expect(stage.offset == 683)
  }

  @Test func `switching between two visible fields never moves (X33)`() {
    var stage = form()
    stage.focus(formField(9))
    stage.keyboard(336)
    for turn in 0..<10 {
      stage.focus(formField(turn % 2 == 0 ? 8 : 9))
      stage.keyboard(336)
      #expect(stage.offset == 237)
    }
    stage.unfocus()
    #expect(stage.offset == 0)
  }

  @Test func `typing in the line above the edge moves nothing, a new line moves by need (X2, X5, B1)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 2000)]
    stage.focus(caret(486), field(119, 1900))
    stage.keyboard(336)
    #expect(stage.offset == 0)
    for x in stride(from: 30.0, to: 300, by: 9) {
      stage.edit(caret(486, x: x), field(119, 1900))
      #expect(stage.offset == 0)
    }
    for line in 1...8 {
      stage.edit(caret(486 + 20 * CGFloat(line)), field(119, 1900))
      #expect(stage.offset == 20 * CGFloat(line))
    }
    stage.edit(caret(486), field(119, 1900))
    #expect(stage.offset == 160)
  }

  @Test func `what the region cannot give the root gives`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 597, content: 597)]  // ends at 700
    stage.focus(field(640, 40, in: 0), companion(720, 48, in: 1))
    stage.keyboard(336)
    #expect(stage.lift == 262)  // 768 + 10 − 516
    #expect(stage.offset == 0)  // 680 − 262 is above the keyboard already
    #expect(stage.plan.regions[0].topInset == 262)  // what the lift hides can be scrolled back (X22)
    stage.keyboard(0)
    #expect(stage.lift == 0 && stage.plan.regions[0].topInset == 0)
  }

  @Test func `an offset that the app sets is the new rest`() {
    var stage = form()
    stage.focus(formField(9))
    stage.keyboard(336)
    stage.scroll(to: 300, by: .offsetSet)
    #expect(stage.offset == 300)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 300)
  }

  @Test func `a region in the hand keeps its offset and gets its insets (C24, X21)`() {
    var stage = form()
    stage.focus(formField(9))
    stage.facts.regions[0].isInHand = true
    stage.facts.regions[0].offset = 55
    stage.keyboard(336)
    #expect(stage.plan.regions[0].offset == nil && stage.insets == [336])
    stage.facts.regions[0].isInHand = false
    stage.scroll(to: 240)
    #expect(stage.offset == 240)
    stage.unfocus()
    #expect(stage.offset == 240)
  }

  @Test func `a floating keyboard moves the content to the nearest gap (X30, X56)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456, offset: 300)]
    stage.focus(field(960, 40))  // shown at 660…700
    stage.facts.occluders = [CGRect(x: 40, y: 600, width: 300, height: 150)]
    stage.send(.geometryChanged)
    #expect(stage.offset == 200)  // down, to 10 below its bottom edge: 90 against 100 (+ distance) up
    #expect(stage.insets == [0])
    stage.facts.occluders.append(CGRect(x: 0, y: 800, width: 393, height: 52))
    stage.send(.geometryChanged)
    #expect(stage.offset == 205)  // 50 points between keyboard and bar: 5 above the field, 5 below
    #expect(stage.insets == [52] && stage.plan.unsatisfied.isEmpty)
  }

  @Test func `a region outside the focus chain is kept, and restored when focus ends`() {
    var stage = form()
    stage.focus(formField(9))
    stage.keyboard(336)
    #expect(stage.offset == 237)
    stage.facts.regions[0].isInFocusChain = false
    stage.focus(field(300, in: 0))
    #expect(stage.offset == 237 && stage.insets == [0])
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == 0)
  }
}
