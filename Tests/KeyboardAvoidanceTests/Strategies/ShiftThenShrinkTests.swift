import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.4: bottom = e, top = max(top − (bottom − e), workTop).
@Suite struct ShiftThenShrinkTests {
  func stage() -> LiftStage<ShiftThenShrinkStrategy> { LiftStage(ShiftThenShrinkStrategy.self) }

  struct Situation: CustomTestStringConvertible {
    var window: CGFloat
    var above: CGFloat
    var lift: CGFloat
    var padding: CGFloat
    var testDescription: String { "\(window) high at \(above)" }
  }

  @Test(arguments: [
    Situation(window: 852, above: 0, lift: 0, padding: 336),
    Situation(window: 600, above: 100, lift: 100, padding: 84),  // covered by 184
    Situation(window: 600, above: 252, lift: 252, padding: 84),  // covered by 336
    Situation(window: 300, above: 300, lift: 84, padding: 0),  // covered by 84, room for 300
    Situation(window: 300, above: 216, lift: 0, padding: 0),  // ends at the keyboard's top
  ])
  func `the window is shifted to the work area's top and shrunk by the rest`(_ situation: Situation) {
    var stage = stage()
    stage.useWindow(height: situation.window, above: situation.above)
    stage.show(frame: CGRect(x: 0, y: 516 - situation.above, width: 393, height: 336))
    #expect(stage.lift == situation.lift && stage.padding == situation.padding)
    #expect((stage.answer != nil) == (situation.lift + situation.padding > 0))
    #expect(stage.shownRoot.maxY == min(situation.window, 516 - situation.above))
    #expect(stage.shownRoot.minY >= -situation.above)
    stage.send(.geometryChanged)
    #expect(stage.answer == nil)
    stage.hide()
    #expect(stage.lift == 0 && stage.padding == 0)
  }

  @Test func `it is one step of the whole window, explained`() {
    var stage = stage()
    stage.useWindow(height: 600, above: 100)
    stage.show(frame: CGRect(x: 0, y: 416, width: 393, height: 336))
    #expect(stage.plan.mover == .window && stage.plan.playback == .paced(.immediate))
    #expect(
      stage.plan.explanation == [
        "The window's bottom goes to 416, the keyboard's top.",
        "It is shifted by 100 pt, to the work area's top at most, and shrunk by 84 pt.",
      ])
    stage.hide()
    #expect(stage.plan.mover == .window && stage.plan.playback == .paced(.immediate))
  }

  @Test func `a root above a tab bar gives what the keyboard covers of it`() {
    var stage = stage()
    stage.facts.root.frame.size.height -= 83
    stage.show()
    #expect(stage.padding == 253 && stage.shownRoot.maxY == 516)  // 769 − 516
  }

  @Test func `fault: the whole app is laid out again for a field in plain sight`() {
    var stage = stage()
    stage.focus(field(200))
    stage.show()
    #expect(stage.covered == -282 && stage.padding == 336)
  }

  @Test func `fault: what it uncovers is empty until the keyboard is there`() {
    var stage = stage()
    stage.show()
    #expect(stage.plan.playback == .paced(.immediate))
    var keyboard = KeyboardModel(window: stage.facts.window)
    _ = keyboard.show(height: 336, at: 0)
    #expect(keyboard.edge(at: 0) - stage.shownRoot.maxY == 336)
    #expect(abs(keyboard.edge(at: 0.1) - stage.shownRoot.maxY - 152.8) < 0.2)  // 45.5 % left (FACTS.md §1)
  }

  @Test func `fault: in landscape the window is tiny`() {
    var stage = stage()
    stage.facts = AvoidanceFacts(
      window: CGSize(width: 667, height: 375), topLimit: 52,
      root: AvoidanceFacts.Root(frame: CGRect(x: 0, y: 52, width: 667, height: 323)))
    stage.show(162)  // FACTS.md §2
    #expect(stage.shownRoot.height == 161)
  }

  @Test func `fault: a field further down than the new bottom is left there`() {
    var stage = stage()
    stage.focus(field(700))
    stage.show()
    #expect(stage.covered == 218 && stage.plan.regions.isEmpty)
  }
}
