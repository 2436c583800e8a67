import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §5 and FACTS.md A.17 with the faults. Scroll view 103…852, keyboard top 516: the zone is 118…258.
@Suite struct SafeZoneTests {
  @Test(
    arguments: [
      (field(700), 0, 336, 476),  // 734 − 258
      (field(486), 0, 336, 262),  // 520 − 258
      (field(150), 0, 336, 0),
      (field(300), 400, 336, 182),  // shown at −100: 218 down
      (field(300, 300), 0, 336, 182),  // min(600 − 258, 300 − 118)
      (field(1500), 0, 336, 1043),  // 1276, the range ends at 1456 − 413
      (field(700), 0, 291, 453.5),  // the zone ends at 280.5
    ] as [(Anchor, CGFloat, CGFloat, CGFloat)])
  func `a field outside the zone is scrolled to its edge`(
    field: Anchor, from: CGFloat, keyboard: CGFloat, offset: CGFloat
  ) {
    var stage = ScrollStage(SafeZoneStrategy.self, offset: from, field: field)
    #expect(!stage.answered)
    stage.show(keyboard)
    #expect(stage.offset == offset && stage.inset == keyboard)
    stage.show(keyboard)
    #expect(stage.offset == offset)
    stage.hide()
    #expect(stage.answered && stage.inset == 0)
    stage.hide()
    #expect(!stage.answered)
  }

  @Test(arguments: [(284, 0.2), (254, 0.15), (700, 0.4)] as [(CGFloat, Double)])
  func `it scrolls 0.3 points a millisecond within 0.15 and 0.4 s`(y: CGFloat, duration: Double) {
    var stage = ScrollStage(SafeZoneStrategy.self, field: field(y))  // 60, 30 and 476 to go
    stage.show()
    guard case .paced(.curve(let curve, duration)) = stage.plan.playback else {
      Issue.record("\(stage.plan.playback)")
      return
    }
    #expect(abs(curve.value(at: 0.5) - 0.875) < 1e-6)  // cubic ease-out: 1 − 0.5³
  }

  @Test
  func
    `a focus while the keyboard is up is scrolled too; insets are the larger of the app's and what is hidden`()
  {
    var stage = ScrollStage(SafeZoneStrategy.self, bottom: 40, field: field(150))
    stage.show()
    #expect(stage.offset == 0 && stage.inset == 336)
    stage.focus(field(700))
    #expect(stage.offset == 476)
    stage.hide()
    #expect(stage.inset == 40)
  }

  @Test func `the zone is that of what can be seen of the scroll view`() {
    var stage = ScrollStage(SafeZoneStrategy.self)
    stage.layout.regions = [region(0, 852, content: 1456, top: 103, offset: -103)]
    stage.focus(field(197, 300))  // shown at 300…600 below bars that end at 103
    stage.show()
    #expect(stage.offset == 79)  // −103 + 300 − 118
    stage = ScrollStage(SafeZoneStrategy.self)
    stage.layout.regions = [region(103, 297, content: 1456)]
    stage.focus(field(300))
    stage.show()
    #expect(stage.offset == 134 && stage.inset == 0)  // the zone ends at 400 / 2
  }

  @Test func `what lies beyond the range without the inset comes back into it`() {
    var stage = ScrollStage(SafeZoneStrategy.self, content: 800, field: field(850))
    stage.show()
    #expect(stage.offset == 387)  // 626, the range ends at 800 − 413
    stage.hide()
    #expect(stage.offset == 51)  // 800 − 749
  }

  @Test func `fault: a visible field in the lower half is sent to the upper one`() {
    var stage = ScrollStage(SafeZoneStrategy.self, field: field(470))
    stage.show()
    #expect(stage.offset == 246)  // 504 − 258; nothing covers 470…504
    var headroom = ScrollStage(HeadroomStrategy.self, field: field(470))
    headroom.show()
    #expect(headroom.offset == 0)
  }

  @Test
  func `fault: where the zone is lower than the field its end stays out, be it under the keyboard`() {
    var stage = ScrollStage(SafeZoneStrategy.self, width: 852, height: 393, top: 32)
    stage.layout.regions = [region(32, 361, content: 900)]
    stage.focus(field(60, 160))
    stage.show(209)
    #expect(stage.offset == 13 && stage.covered() == 23)  // zone 47…92; 220 − 13 − 184
  }

  @Test func `fault: nothing is scrolled back`() {
    var stage = ScrollStage(SafeZoneStrategy.self, field: field(700))
    stage.show()
    stage.hide()
    #expect(stage.offset == 476)
  }

  @Test func `fault: an outer scroll view takes no part, and without one nothing moves`() {
    var stage = ScrollStage(nested: SafeZoneStrategy.self, field: field(700))
    stage.show()
    #expect(stage.offsets == [82, 0] && stage.covered() == 136)  // inner zone 618…258: 700 − 618
    stage = ScrollStage(SafeZoneStrategy.self)
    stage.focus(field(700))
    stage.show()
    #expect(!stage.answered && stage.covered() == 218)
  }

  @Test func `fault: the caret is not considered`() {
    var stage = ScrollStage(SafeZoneStrategy.self, field: field(150, 600), caret: caret(720))
    stage.show()
    #expect(stage.offset == 32 && stage.covered(.caret) == 192)  // 740 − 32 − 516
  }
}
