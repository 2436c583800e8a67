import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

/// Two axes, pages, nested views, the keyboard, the wheel.
@MainActor
struct ScrollAxisTests {
  private func scroll(_ frame: CGRect, content: CGSize) -> ScrollView {
    let scroll = ScrollView(frame: frame)
    scroll.contentSize = content
    return scroll
  }

  private func pager() -> (ScrollView, TestWindow) {
    let pager = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 1170, height: 400))
    pager.isPagingEnabled = true
    return (pager, TestWindow([pager]))
  }

  @Test func `a drag keeps to the axis it began along`() {
    let view = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 800, height: 1000))
    let test = TestWindow([view])
    test.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -10, y: -4), count: 4)
    #expect(view.contentOffset == CGPoint(x: 30, y: 0), "the first step passed the slop")
    test.window.touch(.moved, at: CGPoint(x: 260, y: 100))
    #expect(view.contentOffset == CGPoint(x: 30, y: 0))
  }

  @Test func `a pager rests at pages, one from where the drag began at most`() {
    for (count, step, page) in [(4, -10.0, 0), (22, -10, 1), (4, -25, 1), (8, -45, 1)] {
      let (pager, test) = pager()
      // Slow drags of 30 and 210 points, quick ones of 90 and 350.
      let interval = abs(step) == 10 ? 0.1 : 1.0 / 60
      test.drag(
        from: CGPoint(x: 380, y: 100), by: CGPoint(x: step, y: 0), count: count, interval: interval)
      test.window.touch(.ended, at: CGPoint(x: 380 + step * Double(count), y: 100))
      test.window.advance(to: test.window.time + 2)
      #expect(pager.contentOffset.x == 390 * CGFloat(page), "\(count) steps of \(step)")
      #expect(!pager.isInHand)
    }
  }

  @Test func `a page is turned without a jump and without passing it`() {
    let (pager, test) = pager()
    test.drag(from: CGPoint(x: 380, y: 100), by: CGPoint(x: -25, y: 0), count: 4)
    let before = pager.contentOffset.x
    test.window.touch(.ended, at: CGPoint(x: 280, y: 100))
    var last = pager.shown(.offsetX).value
    #expect(abs(last - before) < 1e-9)
    for _ in 0..<60 {
      test.window.advance(to: test.window.time + 1.0 / 60)
      let now = pager.shown(.offsetX).value
      #expect(now >= last - 1e-9 && now - last < 40 && now < 391)
      last = now
    }
  }

  @Test func `what the inner view cannot take moves the outer one, in the same drag and back`() {
    let outer = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 1000))
    let inner = scroll(CGRect(x: 0, y: 0, width: 390, height: 200), content: CGSize(width: 390, height: 250))
    outer.addSubview(inner)
    let test = TestWindow([outer])
    test.drag(from: CGPoint(x: 50, y: 180), by: CGPoint(x: 0, y: -10), count: 9)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (50, 30))
    #expect(test.acts == ["scrollBegan ScrollView", "scrollBegan ScrollView"])
    test.window.touch(.moved, at: CGPoint(x: 50, y: 140))
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (30, 0))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 190))
    #expect(
      inner.contentOffset.y == 0 && outer.contentOffset.y < 0 && outer.contentOffset.y > -20, "the outer stretches")
    test.window.touch(.cancelled, at: .zero)
    test.window.advance(to: 5)
    #expect((inner.contentOffset.y, outer.contentOffset.y) == (0, 0))
    #expect(!inner.isInHand && !outer.isInHand)
  }

  @Test func `a fling goes on in whoever moved last`() {
    let outer = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 3000))
    let inner = scroll(CGRect(x: 0, y: 0, width: 390, height: 300), content: CGSize(width: 390, height: 320))
    outer.addSubview(inner)
    let test = TestWindow([outer])
    test.drag(from: CGPoint(x: 50, y: 280), by: CGPoint(x: 0, y: -20), count: 6)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 160))
    let released = outer.shown(.offsetY).value
    test.window.advance(to: test.window.time + 3)
    #expect(inner.contentOffset.y == 20)
    #expect(outer.contentOffset.y > released + 300)
  }

  @Test func `a drag ends editing at once where that is wished`() {
    for (mode, ends) in [(ScrollView.KeyboardDismissMode.none, false), (.onDrag, true), (.interactive, false)] {
      let view = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 1000))
      let field = TextField("", frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      view.addSubview(field)
      view.keyboardDismissMode = mode
      let test = TestWindow([view])
      test.window.makeFirstResponder(field)
      test.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -10), count: 2)
      #expect((test.window.firstResponder == nil) == ends)
    }
  }

  @Test func `content stands still while its drag moves something else`() {
    let view = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 1000))
    let test = TestWindow([view])
    test.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -10), count: 5)
    #expect(view.contentOffset.y == 40)
    view.isDragHeld = true
    test.window.touch(.moved, at: CGPoint(x: 50, y: 390))
    #expect(view.contentOffset.y == 40)
    view.isDragHeld = false
    test.window.touch(.moved, at: CGPoint(x: 50, y: 380))
    #expect(view.contentOffset.y == 50)
  }

  @Test func `a notch of the wheel is smooth, notches add up, a pad's small steps are followed at once`() {
    let view = scroll(CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 1000))
    let test = TestWindow([view])
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 60)
    #expect(view.contentOffset.y == 60 && view.shown(.offsetY).value == 0)
    test.window.advance(to: 0.05)
    let shown = view.shown(.offsetY).value
    // Critically damped, ω = 30: 1 − (1 + 1.5) e^−1.5 of the way.
    #expect(abs(shown - 60 * (1 - 2.5 * exp(-1.5))) < 1e-9)
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 60)
    #expect(view.contentOffset.y == 120 && abs(view.shown(.offsetY).value - shown) < 1e-9)
    test.window.advance(to: 1)
    test.window.wheel(at: CGPoint(x: 10, y: 10), dx: 0, dy: 7)
    #expect(view.shown(.offsetY).value == 127)
  }
}
