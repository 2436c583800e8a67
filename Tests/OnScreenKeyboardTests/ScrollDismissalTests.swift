import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

@testable import OnScreenKeyboard

/// A drag in a scroll view that takes the keyboard along (FACTS.md A.16; CASES.md H16, X20, X21).
@MainActor
struct ScrollDismissalTests {
  private func stage(_ mode: ScrollView.KeyboardDismissMode) throws -> (KeyboardStage, ScrollView) {
    let stage = try KeyboardStage()
    let scroll = ScrollView(frame: CGRect(x: 0, y: 420, width: 390, height: 424))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.keyboardDismissMode = mode
    scroll.setContentOffset(CGPoint(x: 0, y: 600))
    stage.window.insertSubview(scroll, at: 0)
    stage.focus(stage.first)
    return (stage, scroll)
  }

  /// A finger that goes from 430 to `y` in steps of 10 points and hundredths of a second.
  private func drag(_ stage: KeyboardStage, to y: CGFloat) {
    stage.window.touch(.began, at: CGPoint(x: 200, y: 430))
    for place in stride(from: 440, through: y, by: 10) {
      stage.advance(by: 0.01)
      stage.window.touch(.moved, at: CGPoint(x: 200, y: place))
    }
  }

  @Test func `the content follows until the finger meets the accessory, then the keyboard does and the content stands`()
    throws
  {
    let (stage, scroll) = try stage(.interactive)
    #expect(stage.keyboard.shownEdge == 513)
    drag(stage, to: 510)
    #expect(stage.keyboard.shownEdge == 513)
    #expect(scroll.contentOffset.y == 530, "70 of 80 points: the slop is not made up for")
    let before = scroll.contentOffset.y
    for place in stride(from: 520.0, through: 700, by: 10) {
      stage.window.touch(.moved, at: CGPoint(x: 200, y: place))
      #expect(stage.keyboard.shownEdge == CGFloat(place), "M24: no point between finger and edge")
    }
    #expect(scroll.contentOffset.y == before)
  }

  @Test(arguments: [(600.0, 600.0, false), (620, 740, true)])
  func `let go it leaves if it was going down, and comes back if it was not`(back: Double, end: Double, leaves: Bool)
    throws
  {
    let (stage, _) = try stage(.interactive)
    drag(stage, to: 640)
    let path = leaves ? stride(from: back, through: end, by: 30) : stride(from: 639, through: end, by: -3)
    for place in path {
      stage.advance(by: 0.01)
      stage.window.touch(.moved, at: CGPoint(x: 200, y: place))
    }
    stage.window.touch(.ended, at: CGPoint(x: 200, y: end))
    stage.advance(by: 2)
    #expect(stage.keyboard.shownEdge == (leaves ? 844 : 513))
    #expect((stage.window.firstResponder == nil) == leaves)
  }

  @Test func `where it is not wished for, the keyboard stays`() throws {
    let (stage, scroll) = try stage(.none)
    drag(stage, to: 700)
    #expect(stage.keyboard.shownEdge == 513)
    #expect(scroll.contentOffset.y == 340)
  }
}
