import Foundation
import TestSupport
import Testing
import ViewTree

/// The bars of a screen, on a phone 390 points wide.
@MainActor struct BarTests {
  @Test func `a navigation bar has 44 points below the status bar, and its button goes back`() {
    let bar = NavigationBar("Order", width: 390, safeAreaTop: 47)
    #expect(NavigationBar.barHeight == 44 && bar.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
    var count = 0
    bar.onBack = { count += 1 }
    let test = TestWindow([bar])
    test.tap(CGPoint(x: 20, y: 70))
    #expect(count == 0, "there is no way back yet")
    bar.backTitle = "Orders"
    test.window.layOut()
    test.tap(CGPoint(x: 20, y: 70))
    test.tap(CGPoint(x: 200, y: 70))
    test.tap(CGPoint(x: 20, y: 20))
    #expect(count == 1, "the title and the status bar's room are no button")
  }

  /// FACTS.md §3: 49 points. Three tabs of 130 points each.
  @Test func `a tab bar divides its width among its titles, from where rows begin`() {
    let bar = TabBar()
    bar.frame = CGRect(x: 0, y: 761, width: 390, height: 83)
    bar.titles = ["Home", "Search", "You"]
    var chosen: [Int] = []
    bar.onSelect = { chosen.append($0) }
    let test = TestWindow([bar])
    #expect(TabBar.barHeight == 49)
    #expect(bar.tabFrame(1) == CGRect(x: 130, y: 0, width: 130, height: 49))
    test.tap(CGPoint(x: 300, y: 780))
    test.window.traits.layoutDirection = .rightToLeft
    #expect(bar.tabFrame(0) == CGRect(x: 260, y: 0, width: 130, height: 49))
    test.tap(CGPoint(x: 300, y: 780))
    #expect(chosen == [2, 0])
    test.window.traits.layoutDirection = .leftToRight
    #expect(bar.tabFrame(0).minX == 0)
  }

  @Test func `the shown tab is marked by the accent, and every title stands in its tab`() {
    let bar = TabBar()
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 49)
    bar.titles = ["Home", "You"]
    bar.selectedIndex = 1
    let text = TestWindow([bar]).paint(on: CanvasTranscript())
    #expect(text.contains("text \"Home\" 10/medium at 0,32 #6B7280"))
    #expect(text.contains("text \"You\" 10/medium at 195,32 #2F6FED"))
  }

  @Test func `a status bar shows the time it is told and lets touches through`() {
    let bar = StatusBar(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
    let test = TestWindow([bar])
    #expect(bar.timeText == "9:41")
    bar.timeText = "23:59"
    #expect(test.paint(on: CanvasTranscript()).contains("text \"23:59\" 15/semibold"))
    #expect(test.window.hitTest(CGPoint(x: 40, y: 20)) === test.window)
  }

  @Test func `a button is filled with the accent, or is text in it`() {
    let button = Button("Send", style: .plain, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let test = TestWindow([button])
    let plain = test.paint(on: CanvasTranscript())
    #expect(plain.contains("text \"Send\" 17/semibold at 0,15 #2F6FED") && !plain.contains("fill"))
    button.style = .primary
    let filled = test.paint(on: CanvasTranscript())
    #expect(filled.contains("fill 0,0 100×50 r12 #2F6FED\n") && filled.hasSuffix("#FFFFFF"))
  }

  @Test func `a spacer takes what is left, and no less than it is told`() {
    let (first, spacer, second) = (View(), Spacer(minimumLength: 30), View())
    for view in [first, second] { view.fixedHeight = 40 }
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), [first, spacer, second])
    let test = TestWindow([stack])
    #expect(spacer.minimumLength == 30 && second.frame.minY == 160)
    stack.frame.size.height = 90
    test.window.layOut()
    #expect(spacer.frame.height == 30 && second.frame.minY == 70)
  }

  @Test func `a row of a table has a hairline from 16 points on, unless it shall have none`() {
    let row = TableRow(kind: "row", content: View())
    row.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    let test = TestWindow([row])
    #expect(test.paint(on: CanvasTranscript()).hasSuffix("fill 16,43 374×1 #E3E4EA"))
    row.hasSeparator = false
    #expect(test.paint(on: CanvasTranscript()).hasSuffix("fill 0,0 390×44 #FFFFFF"))
  }
}
