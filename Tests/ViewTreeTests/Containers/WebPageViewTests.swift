import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct WebPageViewTests {
  private let page: WebPageView
  private let field = TextField(frame: CGRect(x: 16, y: 650, width: 300, height: 44))
  private let header = View(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private let test: TestWindow
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  init() {
    let content = View()
    content.fixedHeight = 2000
    content.addSubview(field)
    page = WebPageView(content: content, header: header)
    page.fillsSuperview = true
    let controller = ViewController()
    controller.content.addSubview(page)
    test = testWindow(controller)
  }

  /// FACTS.md A.18: layout untouched, the visual viewport is the keyboard's height lower.
  @Test func `a keyboard changes no layout, only how much is seen`() {
    test.window.keyboardMoves(to: keyboard, pace: .immediate)
    #expect(page.visualViewport == CGRect(x: 0, y: 0, width: 390, height: 508))
    #expect(page.document.frame == CGRect(x: 0, y: 56, width: 390, height: 788))
    #expect(page.document.contentInset == .zero)
    #expect(page.document.contentSize.height == 2000)
  }

  /// CASES.md X50 and X49: the header leaves with the pan, and what is tapped is what is seen.
  @Test func `a pan takes the fixed header along, and taps hit what is seen`() {
    test.window.keyboardMoves(to: keyboard, pace: .immediate)
    page.panVisualViewport(to: 300)
    #expect(page.visualViewport.minY == 300)
    #expect(header.frameInWindow().minY == -300)
    // 56 + 650 − 300.
    #expect(field.frameInWindow() == CGRect(x: 16, y: 406, width: 300, height: 44))
    #expect(test.window.hitTest(CGPoint(x: 100, y: 420)) === field)
    page.panVisualViewport(to: 900)
    #expect(page.visualViewport.minY == 336, "no further than the layout viewport")
  }

  /// CASES.md X49: afterwards the offset is 0.
  @Test func `without the keyboard it comes back to the top`() {
    test.window.keyboardMoves(to: keyboard, pace: .immediate)
    page.panVisualViewport(to: 300)
    test.window.keyboardMoves(to: nil, pace: .easeInOut(duration: 0.2))
    #expect(page.visualViewport == CGRect(x: 0, y: 0, width: 390, height: 844))
    test.wait(0.1)
    #expect(abs(page.shown(.offsetY).value - 150) < 1e-6)
    test.wait(0.1)
    #expect(page.shown(.offsetY).value == 0)
    #expect(field.frameInWindow(in: .presentation).minY == 706)
  }

  @Test func `a drag scrolls the page first, and at its end pans what is seen`() {
    test.window.keyboardMoves(to: keyboard, pace: .immediate)
    page.document.setContentOffset(CGPoint(x: 0, y: 1200))
    test.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), count: 7)
    // 60 points: 12 to the document's end at 2000 − 788, 48 of the visual viewport.
    #expect(page.document.contentOffset.y == 1212)
    #expect(page.visualViewport.minY == 48)
  }

  @Test func `a keyboard over another part of the window takes nothing`() {
    page.fillsSuperview = false
    page.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    test.window.layOut()
    test.window.keyboardMoves(to: keyboard, pace: .immediate)
    #expect(page.visualViewport.height == 400)
  }
}
