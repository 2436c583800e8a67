import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct PagerViewTests {
  private let pager: PagerView
  private let test: TestWindow

  init() {
    let pages = (0..<3).map { index in
      let page = View()
      let field = TextField(frame: CGRect(x: 16, y: 50, width: 200, height: 44))
      field.id = "field-\(index)"
      page.addSubview(field)
      return page
    }
    pager = PagerView(pages)
    let controller = ViewController()
    pager.fillsSuperview = true
    controller.content.addSubview(pager)
    test = testWindow(controller)
  }

  @Test func `pages lie side by side, and a drag turns one`() {
    #expect(pager.pages.map(\.frame.minX) == [0, 390, 780])
    #expect(pager.contentSize == CGSize(width: 1170, height: 844))
    test.drag(from: CGPoint(x: 300, y: 500), by: CGPoint(x: -20, y: 0), count: 12)
    test.window.touch(.ended, at: CGPoint(x: 60, y: 500))
    test.wait(2)
    #expect(pager.currentPage == 1)
    #expect(pager.contentOffset == CGPoint(x: 390, y: 0))
  }

  @Test func `it turns to a page it is told, the nearest there is, and says so to who listens`() {
    pager.turn(to: 7, pace: .easeInOut(duration: 0.3))
    #expect(pager.currentPage == 2 && pager.contentOffset.x == 780)
    test.wait(0.15)
    #expect(abs(pager.shown(.offsetX).value - 390) < 1e-9)
    #expect(test.acts == ["offsetSet PagerView"])
  }

  /// CASES.md A12 and G1–G4: the page is kept, whatever the width.
  @Test func `a rotation keeps the page`() {
    pager.turn(to: 1, pace: .immediate)
    test.window.rotate(
      Screen(size: phoneSize, safeArea: phoneSafeArea, landscapeSafeArea: EdgeInsets(left: 47, bottom: 21, right: 47)),
      to: .landscapeLeft)
    #expect(pager.contentOffset == CGPoint(x: 844, y: 0))
    #expect(pager.currentPage == 1)
    #expect(pager.pages[1].frameInWindow() == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `it cannot scroll up or down`() {
    #expect(pager.offsetRange(along: .vertical) == 0...0)
    #expect(pager.offsetRange(along: .horizontal) == 0...780)
  }
}
