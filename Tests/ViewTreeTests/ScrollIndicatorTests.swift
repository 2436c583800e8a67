import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ScrollIndicatorTests {
  private func scroll(width: CGFloat = 390, height: CGFloat = 1000) -> (ScrollView, TestWindow) {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: width, height: height)
    return (scroll, TestWindow([scroll]))
  }

  private func shown(_ scroll: ScrollView) -> [ScrollIndicator] { scroll.indicators.filter { !$0.isHidden } }

  @Test func `it appears with the drag, stands for what is seen, and fades`() throws {
    let (scroll, test) = scroll()
    #expect(scroll.indicators.isEmpty)
    test.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -10), count: 16)
    let bar = try #require(shown(scroll).first)
    #expect(shown(scroll).count == 1 && bar.axis == .vertical)
    // 400 of 1000 points seen: 40 % of a track of 394; 150 of 600 scrolled: a quarter of what is left of it.
    #expect(scroll.contentOffset.y == 150)
    #expect(abs(bar.span.length - 157.6) < 1e-9)
    #expect(abs(bar.span.start - (3 + (394 - 157.6) / 4)) < 1e-9)
    let frame = bar.frameInWindow(in: .presentation)
    #expect(frame.minX == 384 && abs(frame.minY - bar.span.start) < 1e-9, "it does not scroll along")
    test.window.touch(.cancelled, at: .zero)
    let end = test.window.time
    test.window.advance(to: end + 0.59)
    #expect(bar.shown(.opacity).value == 1)
    test.window.advance(to: end + 0.75)
    #expect(abs(bar.shown(.opacity).value - 0.5) < 1e-9)
    test.window.advance(to: end + 0.91)
    #expect(shown(scroll).isEmpty)
    #expect(test.window.nextDeadline == nil, "an idle window has nothing to do")
  }

  @Test func `beyond an end it becomes shorter`() throws {
    let (scroll, test) = scroll()
    test.drag(from: CGPoint(x: 50, y: 100), by: CGPoint(x: 0, y: 20), count: 8)
    let bar = try #require(shown(scroll).first)
    #expect(scroll.contentOffset.y < -20)
    #expect(abs(bar.span.length - (157.6 + scroll.contentOffset.y)) < 1e-9)
    #expect(bar.span.start == 3)
  }

  @Test func `both axes have one, and none is shown where nothing can move or none is wanted`() {
    let (both, test) = scroll(width: 800)
    test.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -10, y: 0), count: 3)
    #expect(shown(both).map(\.axis) == [.vertical, .horizontal])
    let (none, other) = scroll()
    none.showsIndicators = false
    other.drag(from: CGPoint(x: 50, y: 300), by: CGPoint(x: 0, y: -10), count: 3)
    #expect(none.contentOffset.y == 20 && shown(none).isEmpty)
  }
}
