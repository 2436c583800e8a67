import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.5: the work area is [top, H − K].
@Suite struct WorkAreaTests {
  func stage() -> LiftStage<WorkAreaStrategy> { LiftStage(WorkAreaStrategy.self) }

  @Test(
    arguments: [[749, 336, 336], [749, 291, 291], [666, 336, 253], [413, 336, 0], [100, 336, 0]] as [[CGFloat]])
  func `the root ends at the keyboard's top`(heightKeyboardPadding row: [CGFloat]) {
    var stage = stage()
    stage.facts.root.frame.size.height = row[0]
    stage.show(row[1])
    #expect(stage.padding == row[2] && stage.lift == 0 && (stage.answer != nil) == (row[2] > 0))
    stage.show(row[1])
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.padding == 0)
  }

  @Test func `a root below the keyboard's top gives no more than it has`() {
    var stage = stage()
    stage.facts.root.frame = CGRect(x: 0, y: 600, width: 393, height: 100)
    stage.show()
    #expect(stage.padding == 100)
  }

  @Test func `it is one step, explained`() {
    var stage = stage()
    stage.show()
    #expect(stage.plan.playback == .paced(.immediate))
    #expect(stage.plan.explanation == ["The work area ends at 516: the root gives 336 pt of its bottom."])
    stage.hide()
    #expect(stage.plan.playback == .paced(.immediate) && stage.plan.explanation == ["The root has its own height."])
  }

  @Test func `fault: everything is laid out again for a field in plain sight`() {
    var stage = stage()
    stage.focus(field(200))
    stage.show()
    #expect(stage.covered == -282 && stage.padding == 336)
  }

  @Test func `fault: a floating window stays covered`() {
    var stage = stage()
    stage.useWindow(height: 652, above: 200)
    stage.focus(field(520))
    stage.show(frame: CGRect(x: 0, y: 316, width: 393, height: 336))
    #expect(stage.answer == nil && stage.covered == 238)  // 554 − 316
  }

  @Test func `fault: the bottom jumps by the whole keyboard before there is one`() {
    var stage = stage()
    let before = stage.shownRoot.maxY
    stage.show()
    var keyboard = KeyboardModel(window: stage.facts.window)
    _ = keyboard.show(height: 336, at: 0)
    #expect(before - stage.shownRoot.maxY == 336 && stage.plan.playback == .paced(.immediate))
    #expect(keyboard.edge(at: 0) - stage.shownRoot.maxY == 336)
  }

  @Test func `fault: a field further down than the new bottom is left there`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    #expect(stage.covered == 218 && stage.plan.regions.isEmpty)
  }
}
