import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md §5, 1.3, fields that lie in no scroll region. Letters are those of the rules.
@Suite struct KeyboardManagerPlainViewTests {
  /// Keyboard top 516, distance 10: free down to 506. (d) min(top − 103, bottom − 506); (i) at most 336.
  @Test(
    arguments: [
      (700, 34, 228),  // A1: 734 − 506
      (470, 34, 0),  // 504 is free: −2 asks for nothing, the root is at home
      (472.5, 34, 0),  // 506.5 − 506 = 0.5, cut to 0: whole points only
      (473.9, 34, 1),  // 507.9 − 506 = 1.9, cut to 1
      (200, 500, 97),  // taller than the space: the top wins, 200 − 103, and 194 stay covered
      (816, 34, 336),  // 850 − 506 = 344, but never more than the keyboard
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the root is lifted by what the field lacks`(y: CGFloat, height: CGFloat, lift: CGFloat) {
    var stage = ManagerStage()
    stage.focus(field(y, height))
    #expect(!stage.answered)
    stage.keyboard(336)
    #expect(stage.lift == lift && stage.plan.mechanism == .frame && stage.plan.regions.isEmpty)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `the distance is the field's own if it has one`() {
    var stage = ManagerStage()
    stage.facts.distance = 30
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 248 && stage.gap() == 30)
  }

  @Test func `blank space below the root is allowed if the app says so`() {
    var stage = ManagerStage()
    stage.facts.settings.preventsBlankSpace = false
    stage.focus(field(816))
    stage.keyboard(336)
    #expect(stage.lift == 344)  // i: 850 − 506
  }

  /// b. A field from 200 to 700 goes up to the lower of bar (103) and margin.
  @Test(arguments: [(103, 97), (50, 97), (150, 50)] as [(CGFloat, CGFloat)])
  func `the top limit is the bar or the layout margin, whichever is lower`(margin: CGFloat, lift: CGFloat) {
    var stage = ManagerStage()
    stage.facts.root.topMargin = margin
    stage.focus(field(200, 500))
    stage.keyboard(336)
    #expect(stage.lift == lift)
  }

  @Test(
    arguments: [(FocusTraits.Kind.field, 248), (.textView, 248), (.scrollingTextView, 228)]
      as [(FocusTraits.Kind, CGFloat)])
  func `the bottom margin is added to the need of all but scrolling text views`(
    kind: FocusTraits.Kind, lift: CGFloat
  ) {
    var stage = ManagerStage()
    stage.facts.root.bottomMargin = 20
    stage.facts.focus.kind = kind
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == lift)
  }

  /// A9, I3, A14: each switch starts from what is shown and ends where a fresh focus would.
  @Test func `switching with the keyboard up needs no message`() {
    var stage = ManagerStage()
    stage.focus(field(600))
    stage.keyboard(336)
    #expect(stage.lift == 128)  // 634 − 506
    stage.focus(field(600))
    #expect(stage.lift == 128)
    stage.focus(field(750))
    #expect(stage.lift == 278)  // 784 − 506, from 128 up by 150
    stage.focus(field(600))
    #expect(stage.lift == 128)  // shown 322…356: down by 150
    stage.focus(field(200))
    #expect(stage.lift == 0)  // −272 asked for, but never below its place
    stage.unfocus()
    #expect(!stage.answered)
  }

  /// A10: previous three times, in landscape 852 × 393, keyboard 162, limit 32: free down to 221.
  @Test func `in landscape the top of every field stays under the limit`() {
    var stage = ManagerStage()
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.facts.topLimit = 32
    stage.focus(field(60))
    stage.keyboard(162)
    for (y, lift) in [(60, 0), (130, 0), (200, 13), (270, 83), (200, 13), (130, 0), (60, 0)] as [(CGFloat, CGFloat)] {
      stage.focus(field(y))
      #expect(stage.lift == lift && stage.shown.minY >= 32)
    }
  }

  @Test func `a taller keyboard lifts by the difference, and a lower one gives it back`() {
    var stage = ManagerStage()
    stage.focus(field(700))
    for (height, lift) in [(291, 183), (336, 228), (291, 183), (336, 228)] as [(CGFloat, CGFloat)] {
      #expect(stage.keyboard(height) == 1)  // D2, D3: of four messages the first has the new height
      #expect(stage.lift == lift)
    }
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `it moves with the keyboard's own pace, or for a quarter second if none is named`() {
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.plan.playback == .paced(.iosKeyboard))
    stage.focus(field(750))
    #expect(stage.plan.playback == .paced(.iosKeyboard))
    stage.keyboard(0, duration: 0)
    #expect(stage.plan.playback == .paced(.curve(.easeOut, duration: 0.25)))
  }

  @Test func `it explains itself`() {
    var stage = ManagerStage(safeArea: 34)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(
      stage.plan.explanation == [
        "The field as shown ends at 734; the keyboard, with distance 10 and safe area 34, begins at 472.",
        "262 pt are wanted: regions first, inner to outer.", "The root is put 262 pt above its place.",
      ])
    stage.focus(field(700))
    #expect(stage.plan.explanation[1] == "Nothing needs to move.")
  }
}
