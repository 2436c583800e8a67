import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// Containers where lines begin at the right: everything the other way round.
@MainActor
struct MirroredContainersTests {
  private let navigation = NavigationController(root: screen("Orders"), size: phoneSize, safeArea: phoneSafeArea)

  private func pushed() -> (test: TestWindow, order: ViewController) {
    let test = testWindow(navigation)
    test.window.traits.layoutDirection = .rightToLeft
    let order = screen("Order")
    navigation.push(order, animated: false)
    test.window.layOut()
    return (test, order)
  }

  @Test func `a screen comes from the left and goes back there`() {
    let (test, order) = pushed()
    let next = screen("Item")
    navigation.push(next)
    test.wait(0.175)
    #expect(abs(next.view.shown(.originX).value + 195) < 1e-9)
    #expect(abs(order.view.shown(.originX).value - 0.3 * 195) < 1e-9)
    test.wait(0.2)
    navigation.pop()
    test.wait(0.175)
    #expect(abs(next.view.shown(.originX).value + 195) < 1e-9)
  }

  @Test func `a swipe back begins at the right edge and goes with the finger`() {
    let (test, order) = pushed()
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 16)
    test.window.touch(.ended, at: CGPoint(x: 170, y: 400))
    #expect(!navigation.isSwipingBack, "the left edge is the far one")
    test.drag(from: CGPoint(x: 380, y: 400), by: CGPoint(x: -10, y: 0), count: 16)
    #expect(navigation.isSwipingBack)
    #expect(order.view.frame.minX == -150, "the first 10 points are slop")
    #expect(navigation.stack[0].view.frame.minX == 72, "0.3 (390 - 150)")
    var ended: [Bool] = []
    navigation.swipeBackEnded = { ended.append($0) }
    test.window.touch(.ended, at: CGPoint(x: 220, y: 400))
    test.wait(0.35)
    #expect(ended == [false] && navigation.stack.count == 1)
  }

  @Test func `a swipe back that is cancelled leaves the screen where it was`() {
    let (test, order) = pushed()
    test.drag(from: CGPoint(x: 380, y: 400), by: CGPoint(x: -10, y: 0), count: 10)
    test.wait(0.3)
    test.window.touch(.ended, at: CGPoint(x: 280, y: 400))
    test.wait(0.35)
    #expect(navigation.stack.count == 2 && order.view.frame.minX == 0)
  }

  private func pager() -> (pager: PagerView, test: TestWindow) {
    let pager = PagerView([View(), View(), View()])
    let controller = ViewController()
    pager.fillsSuperview = true
    controller.content.addSubview(pager)
    return (pager, testWindow(controller))
  }

  @Test func `pages run from the right to the left, and a drag to the right turns one`() {
    let (pager, test) = pager()
    test.window.traits.layoutDirection = .rightToLeft
    test.window.layOut()
    #expect(pager.pages.map(\.frame.minX) == [780, 390, 0])
    #expect(pager.currentPage == 0 && pager.contentOffset.x == 780)
    test.drag(from: CGPoint(x: 60, y: 500), by: CGPoint(x: 20, y: 0), count: 12)
    test.window.touch(.ended, at: CGPoint(x: 300, y: 500))
    test.wait(2)
    #expect(pager.currentPage == 1 && pager.contentOffset.x == 390)
    pager.turn(to: 2, pace: .immediate)
    #expect(pager.currentPage == 2 && pager.contentOffset.x == 0)
  }

  @Test func `another direction and another size keep the page`() {
    let (pager, test) = pager()
    pager.turn(to: 2, pace: .immediate)
    test.window.traits.layoutDirection = .rightToLeft
    test.window.layOut()
    #expect(pager.currentPage == 2 && pager.contentOffset.x == 0)
    pager.turn(to: 0, pace: .immediate)
    test.window.resize(to: CGSize(width: 844, height: 390))
    #expect(pager.currentPage == 0 && pager.contentOffset.x == 1688)
  }
}
