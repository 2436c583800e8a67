import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.3, e to h: fields in scroll regions. Keyboard top 516, distance 10: free down to 506.
@Suite struct KeyboardManagerScrollTests {
  /// A form from 103 to the window's bottom.
  static func form(content: CGFloat = 1456, offset: CGFloat = 0, bottom: CGFloat = 0) -> ScrollRegion {
    region(103, 749, content: content, bottom: bottom, offset: offset)
  }

  /// f. The region gives all; g. max(0, 346 − (852 − 852)).
  @Test func `a region scrolls by what the field lacks and gets the keyboard as bottom inset`() {
    var stage = ManagerStage(Self.form())
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offsets == [228] && stage.insets == [1: 346] && stage.lift == 0)
    stage.keyboard(0)
    #expect(stage.insets == [1: 0] && stage.offsets == [228])  // the offset stays: 1456 − 749 = 707 is its end
  }

  /// A2: shown at 700, then another at 272.
  @Test func `a visible field does not scroll`() {
    var stage = ManagerStage(Self.form(offset: 600))
    stage.focus(field(1300))
    stage.keyboard(336)
    #expect(stage.offsets == [828])  // 734 − 506 = 228 more
    stage.focus(field(1100))
    #expect(stage.answered && stage.offsets == [828] && stage.lift == 0)
  }

  /// f. Shown at 80, 23 above the limit: exactly to the limit.
  @Test func `a field above the top limit comes down to it`() {
    var stage = ManagerStage(Self.form(offset: 600))
    stage.focus(field(680))
    stage.keyboard(336)
    #expect(stage.offsets == [577] && stage.shown.minY == 103)
  }

  /// g. A13: the app's 400 stay, they are not added to; C15: a region that ends at 400 keeps 0; with a safe area of 34
  /// max(0, 380) − 34 where the region reaches it, and 380 − 52 where it ends at 800.
  @Test(
    arguments: [
      (749, 0, 0, 346), (749, 400, 0, 400), (297, 0, 0, 0), (749, 0, 34, 346), (697, 0, 34, 328), (749, 400, 34, 366),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `the bottom inset is the larger one, never the sum, less the region's safe area`(
    height: CGFloat, bottom: CGFloat, safeArea: CGFloat, inset: CGFloat
  ) {
    var stage = ManagerStage(region(103, height, content: 2000, bottom: bottom), safeArea: safeArea)
    stage.focus(field(200))
    stage.keyboard(336)
    #expect(stage.insets == [1: inset])
    stage.keyboard(0)
    #expect(stage.insets == [1: bottom])
  }

  @Test func `insets that are the app's alone are not touched`() {
    var own = Self.form()
    own.keepsInsets = true
    var stage = ManagerStage(own)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.insets == [1: 0] && stage.offsets == [228])
  }

  /// f. A card 300 high at 500 in a page: the field's place in the card allows 40, the page gives the other 92.
  static func nested(card offset: CGFloat = 0, page: CGFloat = 0) -> [ScrollRegion] {
    [
      region(500, 300, content: 900, id: 1, offset: offset), region(103, 749, content: 1456, id: 2, offset: page),
    ]
  }

  @Test func `the inner region gives up to the field's own top, the outer one the rest`() {
    let regions = Self.nested()
    var stage = ManagerStage(regions[0], regions[1])
    stage.focus(field(540, 98))  // 638 − 506 = 132
    stage.keyboard(336)
    #expect(stage.offsets == [40, 92] && stage.gap() == 10 && stage.lift == 0)
    // g. The card's end as shown when the page has scrolled: 346 − (852 − 708); the page gets none.
    #expect(stage.insets == [1: 202, 2: 0])
  }

  @Test func `what the regions cannot give is for the root`() {
    var stage = ManagerStage(
      region(490, 300, content: 900, id: 1), region(480, 372, content: 900, id: 2))
    stage.focus(field(500, 200))  // 700 − 506 = 194; each region has 10 above what is inside
    stage.keyboard(336)
    #expect(stage.offsets == [10, 10] && stage.lift == 174 && stage.gap() == 10)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  /// f. Card shown at 100, field at 90: 13 back to the limit, from the card if it has as much, else from the page too.
  @Test(arguments: [(100, 87, 400), (10, 0, 397)] as [(CGFloat, CGFloat, CGFloat)])
  func `a field above the limit comes down to it exactly, through all regions`(
    offset: CGFloat, card: CGFloat, page: CGFloat
  ) {
    let regions = Self.nested(card: offset, page: 400)
    var stage = ManagerStage(regions[0], regions[1])
    stage.focus(field(490 + offset))
    stage.keyboard(336)
    #expect(stage.offsets == [card, page] && stage.shown.minY == 103 && stage.lift == 0)
  }

  /// f. Inside a table: goes on only if its own offset is above 0, then until the row before is at the limit.
  @Test(
    arguments: [
      (30, 80, 7),  // the row before ends at 80: 103 − 80 = 23 back, to 7
      (10, 80, 0),  // of 23 it has 10; the table around it is asked only for a field above the limit
      (30, 200, 30),  // the row before is on the screen already
      (0, 80, 0),  // its offset is 0: it does not go on
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a region inside a table leaves the row before on the screen`(offset: CGFloat, row: CGFloat, end: CGFloat) {
    var table = region(103, 749, content: 1456, id: 2, offset: 50)
    table.kind = .table
    table.previousRowBottom = row + 50
    var stage = ManagerStage(region(160, 300, content: 900, offset: offset), table)
    stage.focus(field(300))
    stage.keyboard(336)
    #expect(stage.offsets[0] == end)
    #expect(stage.offsets[1] == 50)
  }

  /// f. The rule's own end: an inner region at 0 stops it, and the field stays where it is, 13 above the limit.
  @Test func `fault: in a table a field above the limit stays there if the region inside is at 0`() {
    var table = region(103, 749, content: 1456, id: 2, offset: 50)
    table.kind = .table
    var stage = ManagerStage(region(140, 300, content: 900), table)
    stage.focus(field(140))
    stage.keyboard(336)
    #expect(stage.offsets == [0, 50] && stage.shown.minY == 90)
  }

  /// e. The first record counts, however often it adjusts; another region sends the old one home.
  @Test func `a region is remembered as it was first, and restored when another takes its place`() {
    var first = Self.form(bottom: 20)
    first.restoresOffset = true
    var stage = ManagerStage(first)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.keyboard(291)
    #expect(stage.offsets == [228] && stage.insets == [1: 301])
    stage.keyboard(336)
    #expect(stage.offsets == [228] && stage.insets == [1: 346])
    var old = stage.facts.regions[0]
    old.isInFocusChain = false
    stage.facts.regions = [region(103, 749, content: 1000, id: 7), old]
    stage.focus(field(600))
    #expect(stage.offsets == [128, 0] && stage.insets == [1: 20, 7: 346])
    stage.facts.regions.remove(at: 0)
    stage.focus(field(600, in: 0))
    #expect(stage.lift == 128)
  }

  /// Restore: C4, C8, C13. The end is content − height, with insets left out: 900 − 749.
  @Test(
    arguments: [(1456, nil, 0, 228), (900, nil, 0, 151), (600, nil, 0, 0), (1456, true, 0, 0), (900, nil, 400, 151)]
      as [(CGFloat, Bool?, CGFloat, CGFloat)])
  func `on hide offsets stay unless asked for, but are pulled back to the content`(
    content: CGFloat, restores: Bool?, bottom: CGFloat, end: CGFloat
  ) {
    var form = Self.form(content: content, bottom: bottom)
    form.restoresOffset = restores
    var bystander = region(103, 749, content: 600, id: 9, offset: 500)
    bystander.isInFocusChain = false
    var stage = ManagerStage(form, bystander)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.offsets == [228, 500])
    stage.keyboard(0)
    #expect(stage.offsets == [end, 500] && stage.insets == [1: bottom, 9: 0])
  }

  /// C8: after five rounds everything is as it was.
  @Test func `rounds leave nothing behind`() {
    var stage = ManagerStage(Self.form(bottom: 20))
    for _ in 0..<5 {
      stage.focus(field(700))
      stage.keyboard(336)
      stage.keyboard(0)
      stage.unfocus()
      #expect(stage.insets == [1: 20] && stage.offsets == [228] && stage.lift == 0)
    }
  }
}
