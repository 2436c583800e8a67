import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct NavigationControllerTests {
  private let navigation: NavigationController
  private let test: TestWindow

  init() {
    navigation = NavigationController(root: screen("Orders"), size: phoneSize, safeArea: phoneSafeArea)
    test = testWindow(navigation)
  }

  @Test func `screens lie below the bar and have no top safe area of their own`() {
    #expect(navigation.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
    let top = navigation.top
    #expect(top.view.frameInWindow() == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(top.safeArea == EdgeInsets(bottom: 34))
    #expect(top.view.frameInWindow().minY + top.topLimit == 91)
  }

  /// FACTS.md §1: 0.35 s, ease-in-out. A quarter of the time is 12.916 % of the way, three quarters 87.084 %.
  @Test(arguments: [
    (0.0, CGFloat(390), CGFloat(0)), (0.0875, 339.63, -15.11), (0.175, 195, -58.5), (0.2625, 50.37, -101.89),
    (0.35, 0, 0),
  ])
  func `a push brings the new screen in and moves the old one off by three tenths`(
    time: TimeInterval, front: CGFloat, behind: CGFloat
  ) {
    let (old, new) = (navigation.top, screen("Order"))
    navigation.push(new)
    test.window.advance(to: time)
    #expect(abs(new.view.shown(.originX).value - front) < 0.01)
    #expect(abs(old.view.shown(.originX).value - behind) < 0.01)
    #expect(navigation.isTransitioning == (time < 0.35))
    #expect(old.view.isHidden == (time == 0.35))
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 390, height: 753), "where it will be is known at once")
  }

  @Test func `the bar says what the screen in front will say`() {
    #expect(navigation.bar.title == "Orders")
    #expect(navigation.bar.backTitle == nil)
    navigation.push(screen("Order"))
    #expect(navigation.bar.title == "Order")
    #expect(navigation.bar.backTitle == "Orders")
    test.wait(1)
    navigation.top.title = "Order 7"
    #expect(navigation.bar.title == "Order 7")
    // The button back is 120 × 43 at (4, 47).
    test.tap(CGPoint(x: 30, y: 70))
    #expect(navigation.bar.title == "Orders")
    #expect(navigation.bar.backTitle == nil)
    test.wait(1)
    #expect(navigation.stack.count == 1)
  }

  @Test func `a pop goes back as it was, and the last screen stays`() {
    let before = test.window.snapshot
    let order = screen("Order")
    navigation.push(order)
    test.wait(1)
    #expect(navigation.pop() === order)
    test.wait(0.175)
    #expect(abs(order.view.shown(.originX).value - 195) < 0.01)
    test.wait(0.175)
    #expect(test.window.snapshot == before)
    #expect(order.view.superview == nil && order.appearance == .away)
    #expect(navigation.pop() == nil)
  }

  @Test func `editing ends with the screen it is in`() {
    test.field("Orders-field")?.becomeFirstResponder()
    navigation.push(screen("Order"))
    #expect(test.window.firstResponder == nil)
    test.wait(1)
    test.field("Order-field")?.becomeFirstResponder()
    #expect(test.window.focusOrder.map(\.id) == ["Order-field"])
    navigation.pop()
    #expect(test.window.firstResponder == nil)
  }

  @Test func `screens are told what becomes of them`() {
    var told: [String] = []
    let order = screen("Order")
    navigation.top.onAppearance = { told.append("orders \($0)") }
    order.onAppearance = { told.append("order \($0)") }
    navigation.push(order)
    test.wait(1)
    #expect(told == ["orders disappearing", "order appearing", "orders away", "order shown"])
  }

  @Test func `a push during a push starts from the one before at rest`() {
    let (a, b) = (screen("A"), screen("B"))
    navigation.push(a)
    test.wait(0.1)
    navigation.push(b)
    #expect(a.view.shown(.originX).value == 0)
    #expect(b.view.shown(.originX).value == 390)
    test.wait(0.35)
    #expect(navigation.stack.map(\.title) == ["Orders", "A", "B"])
    #expect(a.view.isHidden && !b.view.isHidden)
  }

  @Test func `a screen is as large as the window after a rotation, in the middle of a push too`() {
    navigation.push(screen("Order"))
    test.wait(0.1)
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(navigation.top.view.frameInWindow() == CGRect(x: 0, y: 44, width: 844, height: 346))
    #expect(navigation.top.safeArea == EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(!navigation.isTransitioning)
  }
}
