import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// Windows that change their size (SYSTEMS.md §6, Record); rows of CASES.md in brackets.
@Suite struct HeadroomRotationTests {
  func turn(_ stage: inout Stage<HeadroomStrategy>, landscape: Bool, keyboard: CGFloat, _ anchor: Anchor) {
    let size = landscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    stage.facts.window = size
    stage.facts.root.frame = CGRect(origin: .zero, size: size)
    stage.facts.topLimit = landscape ? 32 : 103
    stage.facts.occluders =
      keyboard > 0 ? [CGRect(x: 0, y: size.height - keyboard, width: size.width, height: keyboard)] : []
    if !stage.facts.regions.isEmpty {
      stage.facts.regions[0].clip = CGRect(
        x: 0, y: stage.facts.topLimit, width: size.width, height: size.height - stage.facts.topLimit)
    }
    if !stage.facts.anchors.isEmpty { stage.facts.anchors = [anchor] }
    stage.send(.resized)
  }

  @Test func `turned back and forth with the keyboard up, nothing drifts (G3, X28)`() {
    var stage = Stage()
    for _ in 0..<4 {
      turn(&stage, landscape: true, keyboard: 0, field(300))
      stage.focus(field(300))
      stage.keyboard(200)
      #expect(stage.lift == 151)  // 334 + 10 − 193
      turn(&stage, landscape: false, keyboard: 336, field(700))
      #expect(stage.lift == 228)
      stage.keyboard(0)
      stage.unfocus()
      #expect(stage.lift == 0)
    }
  }

  @Test func `a table's inset is that of the new window (G4)`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.focus(field(695, 48))
    stage.keyboard(336)
    #expect(stage.insets == [336] && stage.offset == 237)
    turn(&stage, landscape: true, keyboard: 200, field(624, 48))
    #expect(stage.insets == [200])
    #expect(stage.offset == 489)  // 672 + 10 − 193
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.insets == [0] && stage.offset == 0)
  }

  @Test func `the last field of a sheet is seen after the turn (G5)`() {
    var stage = Stage(width: 768, height: 1024, top: 20)
    stage.facts.root.frame = CGRect(x: 114, y: 202, width: 540, height: 620)
    stage.focus(field(770, 40, x: 134, width: 500))
    stage.keyboard(264)
    #expect(stage.lift == 60)  // 810 + 10 − 760
    stage.facts.window = CGSize(width: 1024, height: 768)
    stage.facts.root.frame = CGRect(x: 242, y: 74, width: 540, height: 620)
    stage.facts.occluders = [CGRect(x: 0, y: 416, width: 1024, height: 352)]
    stage.facts.anchors = [field(642, 40, x: 262, width: 500)]
    stage.send(.resized)
    #expect(stage.lift == 276)  // 682 + 10 − 416
  }

  @Test func `a hide and a show around the turn are nothing (G7, G8)`() {
    var stage = Stage()
    stage.focus(field(420))
    stage.keyboard(336)
    stage.keyboard(0)
    turn(&stage, landscape: true, keyboard: 0, field(300))
    stage.keyboard(142)  // a wrong frame, then the right one
    stage.keyboard(200)
    #expect(stage.lift == 151)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `a call bar shifts the rest by its height (H7)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 228)
    stage.facts.topLimit += 20
    stage.facts.root.frame = CGRect(x: 0, y: 20, width: 393, height: 832)
    stage.facts.anchors = [field(720)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 248)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `a window that is dragged away from the keyboard is let down (X41)`() {
    var stage = Stage()
    stage.focus(field(700))
    stage.keyboard(336)
    stage.facts.occluders = [CGRect(x: 0, y: 816, width: 393, height: 36)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 0 && stage.plan.playback == .withKeyboard)
  }
}
