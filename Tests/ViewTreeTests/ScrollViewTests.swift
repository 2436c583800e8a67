import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ScrollViewTests {
  private func scroll(content: CGFloat = 1000) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: content)
    return scroll
  }

  @Test func `the content follows the finger without making up for the slop`() {
    let scroll = scroll()
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -7), count: 2)
    #expect(scroll.contentOffset.y == 0)
    test.window.touch(.moved, at: CGPoint(x: 50, y: 250))
    #expect(scroll.contentOffset.y == 36)
    test.window.touch(.moved, at: CGPoint(x: 50, y: 270))
    #expect(scroll.contentOffset.y == 16)
    #expect(scroll.isInHand)
    #expect(test.acts == ["scrollBegan ScrollView"])
  }

  @Test func `content at its top stays there with another inset above it`() {
    let scroll = scroll()
    scroll.contentInset.top = 16
    #expect(scroll.contentOffset.y == -16)
    scroll.contentInset = EdgeInsets(top: 40, bottom: 34)
    #expect(scroll.contentOffset.y == -40)
    scroll.setContentOffset(CGPoint(x: 0, y: 100))
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `beyond an end it follows less and less`() {
    let scroll = scroll()
    let test = TestWindow([scroll])
    test.window.touch(.began, at: CGPoint(x: 50, y: 100))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 110))
    var last: CGFloat = 0
    var way: CGFloat = .infinity
    for y in stride(from: 120.0, through: 400, by: 10) {
      test.window.touch(.moved, at: CGPoint(x: 50, y: y))
      let step = last - scroll.contentOffset.y
      #expect(step > 0 && step < 5.5 && step < way)
      (last, way) = (scroll.contentOffset.y, step)
    }
    // UIKit: f(x) = h · (1 − 1 / (0.55 x / h + 1)) for x points of finger.
    #expect(abs(-scroll.contentOffset.y - 400 * (1 - 1 / (0.55 * 290 / 400 + 1))) < 1e-9)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 400))
    test.window.advance(to: 5)
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.shown(.offsetY).value == 0)
  }

  @Test func `a glide is where it is whatever the frame rate`() {
    func offsets(step: TimeInterval) -> [Double] {
      let scroll = scroll(content: 900)
      let test = TestWindow([scroll])
      test.drag(from: CGPoint(x: 50, y: 380), by: CGPoint(x: 0, y: -20), count: 8)
      test.window.touch(.ended, at: CGPoint(x: 50, y: 220))
      let start = test.window.time
      var result: [Double] = []
      var frame = 0
      for sample in stride(from: 0.0, through: 4, by: 0.2) {
        while start + Double(frame) * step < start + sample {
          test.window.advance(to: start + Double(frame) * step)
          frame += 1
        }
        test.window.advance(to: start + sample)
        result.append(scroll.shown(.offsetY).value)
      }
      #expect(test.acts == ["scrollBegan ScrollView", "scrollEnded ScrollView"])
      return result
    }
    let slow = offsets(step: 1.0 / 30)
    #expect(slow == offsets(step: 1.0 / 60))
    #expect(slow == offsets(step: 1.0 / 1000))
    #expect(slow.last == 500, "it came to rest at the end of its range")
    #expect(slow.max() ?? 0 > 500, "after a bounce")
  }

  @Test func `a touch catches a glide, wherever in the content it goes down, and taps nothing`() {
    let scroll = scroll(content: 5000)
    let button = Button("x", frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
    var taps = 0
    button.action = { taps += 1 }
    scroll.addSubview(button)
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 380), by: CGPoint(x: 0, y: -20), count: 8)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 220))
    test.window.advance(to: test.window.time + 0.2)
    let shown = CGFloat(scroll.shown(.offsetY).value)
    #expect(shown < scroll.contentOffset.y)
    test.window.touch(.began, at: CGPoint(x: 50, y: 200))
    test.window.advance(to: test.window.time + 0.2)
    #expect(CGFloat(scroll.shown(.offsetY).value) == shown)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 200))
    #expect(scroll.contentOffset.y == shown)
    #expect(!scroll.isInHand)
    #expect(taps == 0)
    test.tap(CGPoint(x: 50, y: 200))
    #expect(taps == 1)
  }

  /// A second press in a text selects a word: here it catches the glide of what the text lies in, and nothing else.
  @Test func `a press that catches a glide selects nothing, and lets it go on where it belongs`() {
    let scroll = scroll(content: 1000)
    let text = TextView("two words", frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    scroll.addSubview(text)
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 20), by: CGPoint(x: 0, y: 15), count: 4)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 80))
    test.window.advance(to: test.window.time + 0.05)
    #expect(scroll.shown(.offsetY).value < -1)
    for _ in 0..<2 {
      test.window.touch(.began, at: CGPoint(x: 50, y: 100))
      test.window.touch(.ended, at: CGPoint(x: 50, y: 100))
    }
    test.window.advance(to: test.window.time + 2)
    #expect(!scroll.isInHand && scroll.shown(.offsetY).value == 0)
  }

  /// The end is at 500 while the keyboard's inset is in force, and at 200 once it is gone.
  @Test(arguments: [("inset", 200.0), ("own inset", 200), ("height", 100)])
  func `a glide ends in the range there is by then`(_ change: String, _ end: Double) {
    let scroll = scroll(content: 600)
    if change == "own inset" {
      scroll.contentInset.bottom = 300
    } else {
      scroll.avoidanceInset = EdgeInsets(bottom: 300)
    }
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 380), by: CGPoint(x: 0, y: -30), count: 8)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 140))
    #expect(scroll.isInHand && scroll.contentOffset.y == 500)
    scroll.avoidanceInset = nil
    scroll.contentInset.bottom = 0
    if change == "height" { scroll.frame.size.height = 500 }
    test.window.layOut()
    test.window.advance(to: test.window.time + 5)
    #expect(!scroll.isInHand && scroll.shown(.offsetY).value == end && scroll.contentOffset.y == CGFloat(end))
  }

  /// Of 600 points 400 are seen at 200; a view of 500 shows the last of them at 100.
  @Test(arguments: [(false, CGFloat(100)), (true, 200)])
  func `what gets another height shows its content to the end`(_ hasFocus: Bool, _ offset: CGFloat) {
    let scroll = scroll(content: 600)
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    scroll.addSubview(field)
    let test = TestWindow([scroll])
    scroll.setContentOffset(CGPoint(x: 0, y: 200))
    if hasFocus { field.becomeFirstResponder() }
    scroll.frame.size.height = 500
    test.window.layOut()
    #expect(scroll.contentOffset.y == offset)
  }

  @Test func `a wheel moves the innermost view that can move`() {
    let outer = scroll()
    let inner = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 250)
    outer.addSubview(inner)
    let test = TestWindow([outer])
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 60)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 0))
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 60)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 60))
    test.window.wheel(at: CGPoint(x: 10, y: 300), dx: 0, dy: -9999)
    #expect(outer.contentOffset.y == 0)
    test.window.wheel(at: CGPoint(x: 10, y: 300), dx: 0, dy: 9999)
    #expect(outer.contentOffset.y == 600)
  }

  @Test func `a drag moves the innermost view that can move`() {
    let outer = scroll()
    let inner = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 250)
    outer.addSubview(inner)
    let test = TestWindow([outer])
    test.drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -10), count: 4)
    test.window.touch(.cancelled, at: .zero)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (30, 0))
    inner.contentSize.height = 200
    test.drag(from: CGPoint(x: 50, y: 150), by: CGPoint(x: 0, y: -10), count: 4)
    #expect(outer.contentOffset.y == 30)
  }

  @Test func `insets are in force one set at a time`() {
    let scroll = scroll()
    scroll.contentInset = EdgeInsets(top: 20, bottom: 30)
    #expect(scroll.offsetRange == -20...630)
    scroll.avoidanceInset = EdgeInsets(top: 20, bottom: 336)
    #expect(scroll.offsetRange == -20...936)
    scroll.avoidanceInset = nil
    #expect(scroll.offsetRange == -20...630)
    scroll.contentSize.height = 10
    #expect(scroll.offsetRange == -20 ... -20)
  }

  @Test func `an offset the app sets is reported and ends a glide`() {
    let scroll = scroll()
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 380), by: CGPoint(x: 0, y: -20), count: 8)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 220))
    test.events = []
    scroll.setContentOffset(CGPoint(x: 0, y: 33))
    test.window.advance(to: 9)
    #expect(scroll.shown(.offsetY).value == 33)
    #expect(test.acts == ["scrollEnded ScrollView", "offsetSet ScrollView"])
  }

  @Test func `without a range it does not move`() {
    let scroll = scroll(content: 400)
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -20), count: 4)
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 60)
    #expect(scroll.contentOffset.y == 0)
    #expect(test.acts.isEmpty)
  }
}
