import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// A finger that selects rests beyond an edge: 10 points a second for each point, in steps of 1/60 second.
@MainActor
struct SelectionScrollTests {
  // Letters are 8.5 wide, text begins 14 from the left; lines are 20.4 high and begin 12 from the top.
  private let view = TextView(frame: CGRect(x: 0, y: 100, width: 198, height: 100))
  private let field = TextField(frame: CGRect(x: 50, y: 400, width: 200, height: 44))

  private func window() -> TestWindow {
    view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    field.text = String(repeating: "a", count: 60)
    return TestWindow([view, field])
  }

  /// Goes down in the view, begins to select and rests at `y`.
  private func select(_ test: TestWindow, to y: CGFloat) {
    test.window.touch(.began, at: CGPoint(x: 14, y: 115))
    test.window.touch(.moved, at: CGPoint(x: 31, y: 115))
    test.window.touch(.moved, at: CGPoint(x: 31, y: y))
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

  @Test(arguments: [(230.0, 300.0), (206, 60), (500, 1500)])
  func `below a text view it scrolls down, the faster the further`(y: CGFloat, speed: CGFloat) {
    let test = window()
    select(test, to: y)
    #expect(view.contentOffset.y == 0, "nothing moves before time does")
    for frames in [1, 6, 30] {
      test.window.advance(to: Double(frames) / 60 + 0.0001)
      #expect(isNear(view.contentOffset.y, CGFloat(frames) * speed / 60))
      // The last point that is seen is 1 above the lower edge: 99 points, less the 12 above the text.
      let line = ((view.contentOffset.y + 99 - 12) / 20.4).rounded(.down)
      #expect(view.layout?.line(at: view.selection.position) == Int(line))
      #expect(view.selection.anchor == 0)
    }
    test.window.touch(.ended, at: CGPoint(x: 31, y: y))
  }

  @Test func `above it scrolls up, and stops at the beginning`() {
    let test = window()
    view.becomeFirstResponder()
    test.window.layOut()
    view.setContentOffset(CGPoint(x: 0, y: 40))
    select(test, to: 90)
    // 10 points beyond: 100 points a second.
    test.window.advance(to: 0.3001)
    #expect(isNear(view.contentOffset.y, 10))
    test.window.advance(to: 0.5)
    #expect(view.contentOffset.y == 0)
    #expect(view.layout?.line(at: view.selection.position) == 0)
    #expect(test.window.nextDeadline == nil, "nothing more is to be done")
    // A finger that goes to the other side scrolls again.
    test.window.touch(.moved, at: CGPoint(x: 31, y: 210))
    test.window.advance(to: 0.6001)
    #expect(isNear(view.contentOffset.y, 10))
  }

  @Test func `at the end it stops with all selected up to the finger`() {
    let test = window()
    select(test, to: 350)
    test.window.advance(to: 5)
    // 60 lines of 20.4 and the insets of 24, less the view's 100.
    #expect(view.contentOffset.y == 1148)
    #expect(test.window.nextDeadline == nil)
    #expect(view.layout?.line(at: view.selection.position) == 59)
    test.window.touch(.ended, at: CGPoint(x: 31, y: 350))
    #expect(view.isFirstResponder && view.contentOffset.y == 1148)
  }

  @Test func `a finger that comes back, is lifted or taken away stops it`() {
    for phase in [TouchPhase.moved, .ended, .cancelled] {
      view.setContentOffset(.zero)
      let test = window()
      select(test, to: 230)
      test.window.advance(to: 0.1001)
      #expect(isNear(view.contentOffset.y, 30))
      test.window.touch(phase, at: CGPoint(x: 31, y: phase == .moved ? 150 : 230))
      let offset = view.contentOffset.y
      test.window.advance(to: 1)
      #expect(view.contentOffset.y == offset && isNear(offset, 30))
      view.resignFirstResponder()
      view.removeFromSuperview()
    }
  }

  @Test func `a speed changes with the finger, and is the same at every frame rate`() {
    var places: [[CGFloat]] = []
    for rate in [30.0, 60, 250] {
      view.setContentOffset(.zero)
      let test = window()
      select(test, to: 230)
      for frame in 1...Int(rate / 10) { test.window.advance(to: Double(frame) / rate) }
      test.window.touch(.moved, at: CGPoint(x: 31, y: 212))
      test.window.advance(to: 0.2)
      for frame in Int(rate / 5)...Int(rate) { test.window.advance(to: Double(frame) / rate) }
      // About 6 steps at 300 points a second, then 54 at 120.
      #expect(abs(view.contentOffset.y - (30 + 108)) < 6)
      places.append([view.contentOffset.y, CGFloat(view.selection.caret)])
      test.window.touch(.cancelled, at: .zero)
      view.removeFromSuperview()
    }
    #expect(places[0] == places[1] && places[1] == places[2])
  }

  @Test func `a keyboard that covers the view moves its edge`() {
    let test = window()
    view.avoidanceInset = EdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
    select(test, to: 170)
    // 10 points below the edge at 100 + 100 − 40.
    test.window.advance(to: 0.1001)
    #expect(isNear(view.contentOffset.y, 10))
    // What is seen ends 59 points from the top: line (10 + 59 − 12) / 20.4.
    #expect(view.layout?.line(at: view.selection.position) == 2)
  }

  @Test func `words are selected as they come by`() {
    let test = window()
    test.tap(CGPoint(x: 31, y: 115))
    test.window.advance(to: 0.1)
    test.window.touch(.began, at: CGPoint(x: 31, y: 115))
    test.window.touch(.moved, at: CGPoint(x: 31, y: 220))
    test.window.advance(to: 0.6001)
    #expect(isNear(view.contentOffset.y, 100))
    // Line (100 + 99 − 12) / 20.4.
    #expect(view.edited.selectedText.hasPrefix("line 0\n") && view.edited.selectedText.hasSuffix("line 8\nline"))
  }

  // 60 letters of 8.5 in 172 points: 338 more than fit.
  @Test(arguments: [false, true]) func `beside a field its text scrolls, and stands still when it is lifted`(
    isFocused: Bool
  ) {
    let test = window()
    if isFocused {
      field.becomeFirstResponder()
      test.window.press(.home)
    }
    test.window.touch(.began, at: CGPoint(x: 64, y: 420))
    test.window.touch(.moved, at: CGPoint(x: 81, y: 420))
    test.window.touch(.moved, at: CGPoint(x: 270, y: 420))
    #expect(field.textOffset == 0 && field.selection.range == 0..<20, "172 / 8.5")
    // 20 points beyond the right edge: 200 points a second.
    test.window.advance(to: 0.5001)
    #expect(isNear(field.textOffset, 100))
    #expect(field.selection.range == 0..<32, "272 / 8.5")
    test.window.touch(.ended, at: CGPoint(x: 270, y: 420))
    #expect(field.isFirstResponder && isNear(field.textOffset, 100))
    test.window.advance(to: 3)
    #expect(isNear(field.textOffset, 100) && field.selection.range == 0..<32)
  }

  @Test func `a field's text stops at both ends`() {
    let test = window()
    field.becomeFirstResponder()
    #expect(field.textOffset == 338)
    test.window.touch(.began, at: CGPoint(x: 230, y: 420))
    test.window.touch(.moved, at: CGPoint(x: 200, y: 420))
    test.window.touch(.moved, at: CGPoint(x: 10, y: 420))
    // 40 points beyond the left edge: 400 points a second.
    test.window.advance(to: 0.5001)
    #expect(isNear(field.textOffset, 138))
    test.window.advance(to: 2)
    #expect(field.textOffset == 0 && field.caretOffset == 0)
    test.window.touch(.moved, at: CGPoint(x: 290, y: 420))
    test.window.advance(to: 4)
    #expect(field.textOffset == 338 && field.caretOffset == 60)
  }
}
