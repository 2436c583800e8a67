import Foundation
import KeyboardAvoidance
import Testing

/// A text view that scrolls its own text is region 0: its caret lies in it, the view itself in what is around it.
@Suite struct SelfScrollingTextViewTests {
  func stage(_ y: CGFloat, _ height: CGFloat, text: CGFloat) -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(y, height, content: text)]
    stage.facts.regions[0].kind = .textView
    return stage
  }

  @Test func `one that fills the screen has its own inset and scrolls to the caret, no lift (B5)`() {
    var stage = stage(103, 749, text: 1500)
    stage.focus(caret(103), field(103, 749, in: 1))
    stage.keyboard(336)
    #expect(stage.offset == 0 && stage.insets == [336] && stage.plan.unsatisfied.isEmpty)
    for line in 1..<70 {
      let y = 103 + 20 * CGFloat(line)
      stage.edit(caret(y), field(103, 749, in: 1))
      #expect(stage.lift == 0 && stage.plan.unsatisfied.isEmpty)
      #expect(stage.offset == max(0, y + 20 + 10 - 516))
    }
    #expect(
      stage.plan.explanation.contains(
        "Field card-number scrolls its own text and is too tall to be shown: its caret stands for it."))
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.insets == [0] && stage.lift == 0)
  }

  /// 42 points show 20 of caret and 22 around it: 12 above, where its text begins, and 10 below.
  @Test func `one with less room than its margins rests at the start of its text`() {
    var stage = stage(687, 42, text: 45)
    stage.facts.regions[0].caretMargin = 12
    stage.focus(caret(699), field(687, 42, in: 1))
    stage.keyboard(336)
    stage.unfocus()
    #expect(stage.offset == 0)
  }

  @Test func `a tall one keeps the top limit, its caret is seen (B6)`() {
    for line in 0..<25 {
      var stage = stage(300, 511, text: 511)  // 60 % of the window; 413 points are free
      let y = 300 + 20 * CGFloat(line)
      stage.focus(caret(y), field(300, 511, in: 1))
      stage.keyboard(336)
      let shown = y - stage.offset - stage.lift
      #expect(shown >= 103 && shown + 20 <= 516 && stage.plan.unsatisfied.isEmpty)
      #expect(stage.lift + stage.offset == max(0, y + 30 - 516))
    }
  }

  @Test func `one that fits is shown whole, its text is not scrolled (B14)`() {
    var stage = stage(700, 100, text: 400)
    stage.facts.regions[0].offset = 60
    stage.focus(caret(800), field(700, 100, in: 1))
    stage.keyboard(336)
    #expect(stage.lift == 294 && stage.offset == 60)  // 800 + 10 − 516
    var other = region(560, 100, content: 300, id: 8, offset: 40)
    other.kind = .textView
    stage.facts.regions[0].isInFocusChain = false
    stage.facts.regions.insert(other, at: 0)
    stage.focus(caret(640), field(560, 100, in: 1))
    #expect(stage.plan.regions.map(\.offset) == [40, 60])
  }

  @Test func `the row below a tall one comes along with the caret (A8)`() {
    var stage = stage(200, 500, text: 500)
    stage.focus(caret(300), field(200, 500, in: 1), companion(700, 44, in: 1))
    stage.keyboard(336)
    #expect(stage.lift == 0)  // 238 would put 744 + 10 at 516, and the caret at 62, above the top limit
    #expect(stage.plan.unsatisfied.map(\.level) == [.companion(0)])
    stage.edit(caret(400), field(200, 500, in: 1), companion(700, 44, in: 1))
    #expect(stage.lift == 238 && stage.plan.unsatisfied.isEmpty)
  }

  @Test func `without a caret the top of the field is shown as far as it fits (X6)`() {
    var stage = stage(300, 511, text: 511)
    stage.focus(field(300, 511, in: 1))
    stage.keyboard(336)
    #expect(stage.lift == 197)  // its top at the top limit
    #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .tooTall)])
  }

  @Test(arguments: 0..<8) func `text views of 500 in a stack are met by their caret, low and high (B13)`(number: Int) {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 8 * 520)]
    let top = 103 + 520 * CGFloat(number)
    for line in [24, 0, 12, 24] {
      let y = top + 20 * CGFloat(line)
      stage.focus(caret(y), field(top, 500))
      stage.keyboard(336)
      #expect(y - stage.offset >= 103 && y + 20 - stage.offset <= 516)
      #expect(stage.plan.unsatisfied == [.init(level: .field, bound: .tooTall)] && stage.lift == 0)
    }
  }

  /// The text itself could be scrolled into its inset or the form into its own: it is the form that moves.
  @Test(arguments: [
    // 763 + 10 − 516 of a form of 660: more than the 247 that the keyboard alone adds to its range (B11).
    (y: CGFloat(523), height: CGFloat(240), text: CGFloat(129), content: CGFloat(660), offset: CGFloat(257)),
    // The lower half of the screen: 852 + 10 − 516, more than the 336 that the root may be lifted by (B10).
    (y: 476, height: 376, text: 45, content: 749, offset: 346),
  ])
  func `one in a form is scrolled to by the form, with its distance, whoever has focus first`(
    _ editor: (y: CGFloat, height: CGFloat, text: CGFloat, content: CGFloat, offset: CGFloat)
  ) {
    for opensFirst in [true, false] {
      var stage = stage(editor.y, editor.height, text: editor.text)
      let form = region(103, 749, content: editor.content, id: 2, bottom: 0)
      let anchors = (caret(editor.y + 12), field(editor.y, editor.height, in: 1))
      if opensFirst {
        stage.facts.regions.append(form)
      } else {
        let text = stage.facts.regions[0]
        stage.facts.regions = [form]
        stage.focus(field(127, 44))
        stage.keyboard(336)
        stage.facts.regions = [text, stage.facts.regions[0]]
      }
      stage.focus(anchors.0, anchors.1)
      stage.keyboard(336)
      #expect(stage.plan.regions.map(\.offset) == [0, editor.offset] && stage.lift == 0)
      stage.edit(anchors.0, anchors.1)
      #expect(stage.plan.regions.map(\.offset) == [0, editor.offset] && stage.lift == 0)
      stage.keyboard(0)
      stage.unfocus()
      #expect(stage.plan.regions.map(\.offset) == [0, 0] && stage.lift == 0)
    }
  }

  /// A text of 801 in 749, its caret at 767 to 787: what is to be seen below the caret counts for the rest, too (B5).
  @Test(arguments: [(CGFloat(0), CGFloat(38)), (12, 50), (20, 52)])
  func `a text view rests where it would have scrolled itself to`(_ margin: CGFloat, _ rest: CGFloat) {
    var stage = stage(103, 749, text: 801)
    stage.facts.regions[0].caretMargin = margin
    stage.focus(caret(103 + 767), field(103, 749, in: 1))
    stage.keyboard(336)
    #expect(stage.offset == 384)  // 890 + 10 − 516: above the keyboard it is the distance that counts
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.offset == rest)  // 787 − 749, with 12 more, and with as much as there is text
  }
}
