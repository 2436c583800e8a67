import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ViewControllerTests {
  @Test func `bars and content follow the window's size and safe area`() {
    let controller = ViewController()
    controller.setTopBar(NavigationBar("Form", width: 390, safeAreaTop: 47))
    let test = testWindow(controller)
    #expect(controller.topBar?.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
    #expect(controller.content.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    // On its side: no status bar, 47 at the sides, 21 below (FACTS.md §3, 390 × 844).
    test.window.resize(
      to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(controller.topBar?.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
    #expect(controller.content.frame == CGRect(x: 0, y: 44, width: 844, height: 346))
    #expect(controller.topLimit == 44)
    controller.contentKeepsToSafeSides = true
    test.window.layOut()
    #expect(controller.content.frame == CGRect(x: 47, y: 44, width: 750, height: 346))
    #expect(controller.topLimitInWindow == 44)
    #expect(controller.areaInWindow == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(test.acts == ["resized"])
  }

  /// CASES.md H7: the bar of a call makes the top safe area 20 higher.
  @Test func `a higher status bar moves the content down`() {
    let controller = ViewController()
    controller.contentGoesUnderStatusBar = false
    let test = testWindow(controller)
    #expect(controller.content.frame.minY == 47)
    test.window.safeArea.top = 67
    test.window.layOut()
    #expect(controller.content.frame == CGRect(x: 0, y: 67, width: 390, height: 777))
    #expect(controller.topLimit == 67)
    #expect(test.events == ["layoutChanged"])
  }

  @Test func `who hears of a resize sees the new layout, and scrolled content is back in its range`() {
    let controller = ViewController()
    let scroll = ScrollView()
    scroll.fillsSuperview = true
    scroll.contentSize = CGSize(width: 390, height: 1000)
    controller.content.addSubview(scroll)
    let test = testWindow(controller)
    scroll.setContentOffset(CGPoint(x: 0, y: 156))
    final class Listener: WindowObserver {
      var heights: [CGFloat] = []
      let scroll: ScrollView
      init(_ scroll: ScrollView) { self.scroll = scroll }
      func window(_ window: Window, didReport event: WindowEvent) {
        if case .resized = event { heights.append(scroll.frame.height) }
      }
    }
    let listener = Listener(scroll)
    test.window.addObserver(listener)
    test.window.resize(to: CGSize(width: 390, height: 950))
    #expect(listener.heights == [950])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func `a child has what of the safe area lies over its place, each edge once`() {
    let (parent, child) = (ViewController(), ViewController())
    let test = testWindow(parent)
    parent.addChild(child)
    parent.place(child, at: CGRect(x: 0, y: 30, width: 390, height: 800))
    // Of 47 at the top 17 reach into it, of 34 at the bottom 20.
    #expect(child.safeArea == EdgeInsets(top: 17, bottom: 20))
    #expect(child.view.frameInWindow().minY + child.topLimit == 47)
    parent.place(child, at: CGRect(x: 0, y: 100, width: 390, height: 200))
    #expect(child.safeArea == .zero)
    #expect(test.window.rootController === parent)
  }

  @Test func `the chain goes from a child through its parent to the window`() {
    let (parent, child) = (ViewController(), screen("child"))
    let test = testWindow(parent)
    parent.addChild(child)
    let chain = test.field("child-field")?.chain ?? []
    let expected: [Responder] = [
      child.content, child.view, child, parent.content, parent.view, parent, test.window,
    ]
    #expect(zip(chain.dropFirst(), expected).allSatisfy { $0 === $1 } && chain.count == 8)
    #expect(child.content.subviews[0].nearestController === child)
    #expect(child.outermost === parent)
  }

  @Test func `a child that is taken out takes the focus along and is away`() {
    let (parent, child) = (ViewController(), screen("child"))
    let test = testWindow(parent)
    var told: [ViewController.Appearance] = []
    child.onAppearance = { told.append($0) }
    parent.addChild(child)
    test.field("child-field")?.becomeFirstResponder()
    child.removeFromParent()
    #expect(test.window.firstResponder == nil)
    #expect(told == [.shown, .away])
    #expect(parent.children.isEmpty && child.parent == nil && child.view.superview == nil)
  }
}
