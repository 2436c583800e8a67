import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Testing
import ViewTree

@MainActor
struct KeyboardRemovalTests {
  @Test(arguments: [0.1, 1]) func `a keyboard that is removed silently is gone at once, and nobody is told`(
    time: Double
  ) throws {
    let stage = try KeyboardStage()
    stage.first.becomeFirstResponder()
    stage.window.advance(to: time)
    let told = stage.messages.count
    stage.keyboard.removeSilently()
    #expect(stage.keyboard.shownEdge == 844 && stage.keyboard.shownFrame == nil && stage.keyboard.model.height == 0)
    #expect(stage.window.firstResponder === stage.first)
    stage.window.advance(to: time + 2)
    #expect(stage.messages.count == told)
    // It has nothing left to hide, and comes again with the next focus: 844 − 331 = 513.
    stage.window.makeFirstResponder(nil)
    #expect(stage.messages.count == told)
    stage.focus(stage.second)
    #expect(stage.messages.last?.text == "willShow 844 → 513 second")
    stage.window.advance(to: time + 4)
    #expect(stage.keyboard.shownEdge == 513)
  }
}
