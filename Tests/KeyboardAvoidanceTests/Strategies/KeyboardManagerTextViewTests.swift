import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.3: text views that scroll their own text.
@Suite struct KeyboardManagerTextViewTests {
  /// A text view at `y`, its own region and no other.
  static func stage(_ y: CGFloat, _ height: CGFloat, safeArea: CGFloat = 0, outer: ScrollRegion? = nil) -> ManagerStage
  {
    var text = region(y, height, content: 2000, id: 5, bottom: 8)
    text.kind = .textView
    var stage = outer.map { ManagerStage(text, $0, safeArea: safeArea) } ?? ManagerStage(text, safeArea: safeArea)
    stage.facts.focus.kind = .scrollingTextView
    return stage
  }

  static func text(_ y: CGFloat, _ height: CGFloat) -> Anchor { field(y, height, in: 1) }

  /// h. Available is 852 − 103 − 336 = 413. B5: 749 − 413; less the safe area where the view reaches into it.
  @Test(arguments: [(749, 0, 336), (749, 34, 302), (413, 0, 8), (414, 0, 1)] as [(CGFloat, CGFloat, CGFloat)])
  func `one taller than the free space gets a bottom inset of its own and no lift`(
    height: CGFloat, safeArea: CGFloat, inset: CGFloat
  ) {
    var stage = Self.stage(103, height, safeArea: safeArea)
    stage.focus(Self.text(103, height))
    stage.keyboard(336)
    #expect(stage.insets == [5: inset] && stage.lift == 0 && stage.offsets == [0])
    stage.keyboard(0)
    #expect(stage.insets == [5: 8])
  }

  /// B6: 60 % of the height, from 300 on: the top stops at the limit, and the rest of it is inset.
  @Test func `the top of a tall one stops at the limit`() {
    var stage = Self.stage(300, 511)
    stage.focus(Self.text(300, 511))
    stage.keyboard(336)
    #expect(stage.lift == 197 && stage.shown.minY == 103 && stage.insets == [5: 98])  // 511 − 413
  }

  /// f. In the outermost region it stops at the limit, and nothing is left for the root.
  @Test func `in a region it is scrolled at most to the limit, and the root stays`() {
    var stage = Self.stage(400, 449, outer: region(103, 749, content: 1456, id: 2))
    stage.focus(Self.text(400, 449))
    stage.keyboard(336)
    #expect(stage.offsets == [0, 297] && stage.shown.minY == 103 && stage.lift == 0)
    #expect(stage.insets == [5: 36, 2: 346])  // 449 − 413
  }

  /// f. The region gives its 200; the 97 still missing are not for the root.
  @Test func `what the outermost region cannot give a scrolling text view nobody gives`() {
    var stage = Self.stage(400, 449, outer: region(200, 652, content: 1456, id: 2))
    stage.focus(Self.text(400, 449))
    stage.keyboard(336)
    #expect(stage.offsets == [0, 200] && stage.lift == 0)
  }

  /// f. 297 to the limit: the card gives the 100 above the text view in it, the page the rest.
  @Test func `in two regions it is scrolled at most to the limit, too`() {
    var stage = Self.stage(400, 449)
    stage.facts.regions += [region(300, 500, content: 900, id: 2), region(103, 749, content: 1456, id: 3)]
    stage.focus(Self.text(400, 449))
    stage.keyboard(336)
    #expect(stage.offsets == [0, 100, 197] && stage.shown.minY == 103 && stage.lift == 0)
  }

  @Test func `fault: an inset that the app changes meanwhile is lost`() {
    var stage = Self.stage(103, 749)
    stage.focus(Self.text(103, 749))
    stage.keyboard(336)
    stage.facts.regions[0].bottomInset = 50
    stage.keyboard(380)
    stage.keyboard(0)
    #expect(stage.insets == [5: 8])
  }

  @Test func `a switch gives the text view its inset back, and so does the end of editing`() {
    var stage = Self.stage(103, 749)
    stage.focus(Self.text(103, 749))
    stage.keyboard(336)
    stage.keyboard(380)
    #expect(stage.insets == [5: 380])  // saved once: what it had is 8, not 336
    stage.unfocus()
    #expect(stage.answered && stage.insets == [5: 8] && stage.lift == 0)
    stage.focus(Self.text(103, 749))
    #expect(stage.insets == [5: 380])
    stage.facts.focus.kind = .field
    stage.facts.regions[0].isInFocusChain = false
    stage.focus(field(700))
    #expect(stage.insets == [5: 8] && stage.lift == 272)  // 734 − 462
  }
}
