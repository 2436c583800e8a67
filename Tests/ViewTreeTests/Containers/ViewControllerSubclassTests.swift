import Foundation
import TestSupport
import Testing
import ViewTree

/// What a controller of an app's own is asked and told.
@MainActor struct ViewControllerSubclassTests {
  private final class Split: ViewController {
    var told: [String] = []
    override func layoutViews() {
      super.layoutViews()
      for child in children {
        place(child, at: CGRect(x: 0, y: 0, width: content.frame.width / 2, height: content.frame.height))
      }
    }
    override var visibleChildren: [ViewController] { Array(children.prefix(1)) }
    override func fittingSize(in room: CGSize) -> CGSize? { CGSize(width: 200, height: room.height / 4) }
    override func titleChanged(of child: ViewController) { told.append("title \(child.title)") }
    override func appearanceChanged() { told.append("\(appearance)") }
  }

  @Test func `it places its children, says which are in front, and hears of titles`() {
    let split = Split()
    let (first, second) = (screen("First"), screen("Second"))
    split.addChild(first)
    split.addChild(second)
    _ = testWindow(split)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
    #expect(first.appearance == .shown && second.appearance == .away)
    second.title = "Other"
    #expect(split.told == ["shown", "title Other"])
  }

  /// FACTS.md §1: 0.35 s in, 0.35 s out; a popover fades in 0.25 s.
  @Test func `it appears and goes with its presentation, as large as it asks to be`() throws {
    let root = screen("Root")
    let test = testWindow(root)
    let split = Split()
    let full = try #require(root.present(split))
    #expect(full.style == .fullScreen && full.presenter === root && split.appearance == .appearing)
    test.wait(0.36)
    #expect(split.told == ["appearing", "shown"] && root.appearance == .away)
    full.dismiss()
    #expect(full.phase == .dismissing)
    test.wait(0.36)
    #expect(split.told == ["appearing", "shown", "disappearing", "away"])
    #expect(full.phase == .gone && root.appearance == .shown && root.presented == nil)
    let popover = try #require(
      root.present(split, style: .popover(from: CGRect(x: 100, y: 100, width: 40, height: 40)), animated: false))
    #expect(popover.panelFrame.width == 200)
  }

  @Test func `a controller knows the navigation it is part of, however deep`() {
    let outer = ViewController()
    let inner = screen("Inner")
    outer.addChild(inner)
    #expect(inner.navigationController == nil)
    let navigation = NavigationController(root: outer, size: phoneSize)
    #expect(inner.navigationController === navigation && outer.navigationController === navigation)
    #expect(navigation.navigationController == nil)
  }

  @Test func `a swipe back is told when it begins`() {
    let navigation = NavigationController(root: screen("Orders"), size: phoneSize, safeArea: phoneSafeArea)
    let test = testWindow(navigation)
    navigation.push(screen("Order"), animated: false)
    test.window.layOut()
    var count = 0
    navigation.swipeBackBegan = { count += 1 }
    test.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 10, y: 0), count: 4)
    test.window.touch(.ended, at: CGPoint(x: 140, y: 400))
    #expect(count == 0, "not from the edge")
    test.drag(from: CGPoint(x: 10, y: 400), by: CGPoint(x: 10, y: 0), count: 4)
    #expect(count == 1 && navigation.isSwipingBack)
  }

  @Test func `a tab is shown by its index, where there is one`() {
    let tabs = TabBarController([screen("Home"), screen("You")], size: phoneSize, safeArea: phoneSafeArea)
    _ = testWindow(tabs)
    tabs.select(1)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedIndex == 1 && tabs.selected?.title == "You")
    tabs.select(2)
    tabs.select(-1)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.titles == ["Home", "You"])
  }

  @Test func `a pager takes other pages and begins with the first`() {
    let old = (0..<3).map { _ in View() }
    let pager = PagerView(old, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let test = TestWindow([pager])
    pager.turn(to: 2, pace: .immediate)
    let new = [View(), View()]
    pager.setPages(new)
    test.window.layOut()
    #expect(pager.currentPage == 0 && pager.contentOffset.x == 0 && pager.contentSize.width == 780)
    #expect(old.allSatisfy { $0.superview == nil } && new.map(\.frame.minX) == [0, 390])
  }

  @Test func `a chat keeps the room below its bar that it is told`() {
    let chat = ChatView()
    chat.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let test = TestWindow([chat])
    #expect(chat.composer.frame.maxY == 800)
    chat.bottomInset = 34
    test.window.layOut()
    #expect(chat.composer.frame.maxY == 766 && chat.list.frame.maxY == chat.composer.frame.minY)
  }

  @Test func `what is written is sent once, and nothing empty is`() {
    let composer = ComposerBar()
    var sent: [String] = []
    composer.onSend = { sent.append($0) }
    composer.sendButton.action()
    composer.textView.text = "Hello"
    composer.sendButton.action()
    composer.sendButton.action()
    #expect(sent == ["Hello"] && composer.textView.text.isEmpty)
  }

  @Test func `an overlay shows the device it is told`() {
    let overlay = ScreenOverlay()
    let test = TestWindow(size: phoneSize, [overlay])
    test.window.safeArea = phoneSafeArea
    test.window.layOut()
    #expect(!test.paint(on: CanvasTranscript()).contains("#000000"), "nothing is cut out of a screen nobody knows")
    overlay.show(Screen(size: phoneSize, safeArea: phoneSafeArea, cutout: .notch), .portrait)
    test.window.layOut()
    #expect(test.paint(on: CanvasTranscript()).contains("#000000"))
  }

  @Test func `who listens to a clipboard hears of every text`() {
    let clipboard = InMemoryClipboard()
    var heard: [String] = []
    clipboard.onChange = { heard.append("\($1) \($0)") }
    clipboard.setText("a", of: .primary)
    clipboard.setText("b", of: .clipboard)
    #expect(heard == ["primary a", "clipboard b"] && clipboard.text(of: .primary) == "a")
  }
}
