import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

/// The swipe back of a navigation controller (CASES.md H3, X34, D10).
@MainActor
struct SwipeBackTests {
  private let navigation: NavigationController
  private let test: TestWindow
  private let order = screen("Order")

  init() {
    navigation = NavigationController(root: screen("Orders"), size: phoneSize, safeArea: phoneSafeArea)
    test = testWindow(navigation)
    navigation.push(order, animated: false)
    test.window.layOut()
  }

  @Test func `the screen follows the finger, the one behind comes along at three tenths`() {
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 16)
    #expect(navigation.isSwipingBack)
    #expect(order.view.frame.minX == 150, "the first 10 points are slop")
    #expect(navigation.stack[0].view.frame.minX == -72, "-0.3 (390 - 150)")
    #expect(!navigation.stack[0].view.isHidden)
    #expect(navigation.bar.title == "Order")
  }

  @Test func `a cancelled swipe leaves everything as it was`() throws {
    let field = try #require(test.field("Order-field"))
    field.becomeFirstResponder()
    order.content.setWithoutAnimation(.translationY, to: -120)
    test.window.layOut()
    let before = test.window.snapshot
    test.events = []
    var told: [ViewController.Appearance] = []
    order.onAppearance = { told.append($0) }
    var ended: [Bool] = []
    navigation.swipeBackEnded = { ended.append($0) }
    // Out to 150 and back to 0, as H3 says.
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 16)
    for step in 1...16 {
      test.wait(1.0 / 60)
      test.window.touch(.moved, at: CGPoint(x: 170 - 10 * CGFloat(step), y: 400))
    }
    test.window.touch(.ended, at: CGPoint(x: 10, y: 400))
    #expect(navigation.isSwipingBack && ended.isEmpty, "not before everything is at rest")
    test.wait(0.35)
    #expect(!navigation.isSwipingBack)
    #expect(ended == [true])
    #expect(test.window.snapshot == before)
    #expect(field.isFirstResponder && test.acts.isEmpty)
    #expect(told == [.disappearing, .shown])
  }

  @Test(
    arguments: [(60, 0.1, false), (60, 1.0 / 60, true), (250, 0.1, true), (170, 0.1, false)]
      as [(CGFloat, TimeInterval, Bool)])
  func `a release goes where the screen would be nearer to in 0.2 s`(
    way: CGFloat, interval: TimeInterval, isPopped: Bool
  ) {
    // Five steps: 60 points in 0.5 s are 120 a second (60 + 24 < 195), in 5/60 s 720 a second (60 + 144 > 195).
    var ended: [Bool] = []
    navigation.swipeBackEnded = { ended.append($0) }
    test.window.touch(.began, at: CGPoint(x: 5, y: 400))
    test.window.touch(.moved, at: CGPoint(x: 15, y: 400))
    for step in 1...5 {
      test.wait(interval)
      test.window.touch(.moved, at: CGPoint(x: 15 + way * CGFloat(step) / 5, y: 400))
    }
    if way > 100 { test.wait(0.2) }  // at rest in hand
    test.window.touch(.ended, at: CGPoint(x: 15 + way, y: 400))
    test.wait(0.35)
    #expect(ended == [!isPopped])
    #expect(navigation.stack.count == (isPopped ? 1 : 2))
    #expect(navigation.bar.title == (isPopped ? "Orders" : "Order"))
  }

  @Test func `a completed swipe ends editing when the finger lets go`() {
    test.field("Order-field")?.becomeFirstResponder()
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 30)
    #expect(test.window.firstResponder != nil)
    test.window.touch(.ended, at: CGPoint(x: 310, y: 400))
    #expect(test.window.firstResponder == nil)
    #expect(navigation.isSwipingBack)
  }

  @Test func `it begins at the edge, sideways, with a screen behind, and before what scrolls in the screen`() {
    let pager = PagerView([View(), View()], frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    order.content.addSubview(pager)
    test.window.layOut()
    for (start, step, begins) in [
      (CGPoint(x: 30, y: 450), CGPoint(x: 10, y: 0), false), (CGPoint(x: 10, y: 600), CGPoint(x: 2, y: 10), false),
      (CGPoint(x: 10, y: 450), CGPoint(x: 10, y: 0), true),
    ] {
      test.drag(from: start, by: step, count: 3)
      #expect(navigation.isSwipingBack == begins)
      test.window.touch(.cancelled, at: start)
      test.wait(2)
    }
    navigation.pop(animated: false)
    test.drag(from: CGPoint(x: 10, y: 600), by: CGPoint(x: 10, y: 0), count: 3)
    #expect(!navigation.isSwipingBack)
  }

  @Test func `a swipe in hand when the window turns is taken back`() {
    var ended: [Bool] = []
    navigation.swipeBackEnded = { ended.append($0) }
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 16)
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: .zero)
    #expect(ended == [true])
    #expect(navigation.stack.count == 2 && order.view.frame.minX == 0)
    test.window.touch(.moved, at: CGPoint(x: 300, y: 200))
    test.window.touch(.ended, at: CGPoint(x: 300, y: 200))
    #expect(order.view.frame.minX == 0)
  }

  /// DESIGN.md, idea 3: the state at a time is the same at every frame rate.
  @Test(arguments: [30.0, 60, 120, 1000])
  func `what is shown does not depend on the frame rate`(rate: Double) {
    test.window.touch(.began, at: CGPoint(x: 10, y: 400))
    for step in 1...12 {
      test.run(to: Double(step) * 0.013, rate: rate)
      test.window.touch(.moved, at: CGPoint(x: 10 + 14 * CGFloat(step), y: 400))
    }
    test.window.touch(.ended, at: CGPoint(x: 178, y: 400))
    test.run(to: 0.3, rate: rate)
    // Let go at 154 points and 0.156 s with 1,077 points a second: a curve of 0.35 s carries that.
    #expect(abs(order.view.shown(.originX).value - expected) < 1e-9)
    test.run(to: 0.6, rate: rate)
    #expect(navigation.stack.count == 1)
  }

  /// Of the same gesture seen once, at 0.3 s: see the test above.
  private var expected: Double {
    let way = 390.0 - 154
    let p = (0.3 - 0.156) / 0.35
    // The samples of the last 0.1 s: 7 steps of 14 points in 0.091 s.
    let velocity = min(98 / 0.091, 1.85 * way / 0.35)
    return 154 + way * TimingCurve.easeInOut.value(at: p) + velocity * 0.35 * p * (1 - p) * (1 - p) * (1 - p)
  }
}
