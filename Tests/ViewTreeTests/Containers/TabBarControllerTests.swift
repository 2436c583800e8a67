import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TabBarControllerTests {
  private let tabs: TabBarController
  private let test: TestWindow

  init() {
    tabs = TabBarController(
      [screen("Home"), screen("Search"), screen("You")], size: phoneSize, safeArea: phoneSafeArea)
    test = testWindow(tabs)
  }

  /// FACTS.md §3: 49 + 34 on a phone with a home indicator. CASES.md C21, X38: the 34 count once.
  @Test func `a screen ends where the bar begins and has no bottom safe area of its own`() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.selected?.view.frameInWindow() == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(tabs.selected?.safeArea == EdgeInsets(top: 47))
  }

  @Test func `in navigation in tabs every edge counts once`() {
    let navigation = NavigationController(root: screen("List"), size: phoneSize)
    let tabs = TabBarController([navigation], size: phoneSize, safeArea: phoneSafeArea)
    let test = testWindow(tabs)
    #expect(navigation.top.view.frameInWindow() == CGRect(x: 0, y: 91, width: 390, height: 670))
    #expect(navigation.top.safeArea == .zero)
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(navigation.top.view.frameInWindow() == CGRect(x: 0, y: 44, width: 844, height: 276))
    #expect(navigation.top.safeArea == EdgeInsets(left: 47, right: 47))
  }

  @Test func `a tap on a tab shows its screen and ends editing in the other`() {
    var chosen: [Int] = []
    tabs.onSelect = { chosen.append($0) }
    test.field("Home-field")?.becomeFirstResponder()
    test.tap(CGPoint(x: 195, y: 780))
    #expect(tabs.selectedIndex == 1 && chosen == [1])
    #expect(test.window.firstResponder == nil)
    #expect(tabs.children.map(\.view.isHidden) == [true, false, true])
    #expect(tabs.children.map(\.appearance) == [.away, .shown, .away])
    #expect(test.window.focusOrder.map(\.id) == ["Search-field"])
    test.tap(CGPoint(x: 195, y: 780))
    #expect(chosen == [1])
    test.tap(CGPoint(x: 380, y: 830))
    #expect(tabs.selectedIndex == 1, "below the tabs is the home indicator's room")
  }

  @Test func `a bar shows its titles, the chosen one in the accent's colour`() {
    let text = test.paint(on: CanvasTranscript())
    #expect(text.contains("text \"Home\" 10/medium at 0,32 #2F6FED"))
    #expect(text.contains("text \"You\" 10/medium at 260,32 #6B7280"))
    tabs.children[2].title = "Me"
    #expect(test.paint(on: CanvasTranscript()).contains("text \"Me\""))
  }
}
