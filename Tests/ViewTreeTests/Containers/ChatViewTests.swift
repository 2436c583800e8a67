import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ChatViewTests {
  private let controller = ChatController(size: phoneSize, safeArea: phoneSafeArea)
  private let test: TestWindow
  private var chat: ChatView { controller.chat }
  private var list: MessageList { controller.chat.list }

  init() {
    controller.setTopBar(NavigationBar("Chat", width: 390, safeAreaTop: 47))
    test = testWindow(controller)
  }

  private func fill(_ count: Int) {
    list.append((1...count).map { MessageList.Message("Message \($0)", isOwn: $0 % 3 == 0) })
    test.window.layOut()
  }

  /// One line is 20.4 → 21 high, with 24 around it 45, with 8 above and below 61.
  @Test func `the list ends where the bar begins, the bar where the home indicator's room does`() {
    #expect(chat.composer.frameInWindow() == CGRect(x: 0, y: 749, width: 390, height: 61))
    #expect(list.frameInWindow() == CGRect(x: 0, y: 91, width: 390, height: 658))
    #expect(chat.composer.list === list)
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(chat.composer.frameInWindow() == CGRect(x: 0, y: 308, width: 844, height: 61))
    #expect(list.frameInWindow() == CGRect(x: 0, y: 44, width: 844, height: 264))
  }

  /// CASES.md X13: bar and list go from edge to edge, text and messages keep away from the cutout.
  @Test func `on its side nothing that is read lies beside the cutout`() throws {
    fill(30)
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(chat.composer.textView.frameInWindow().minX == 55)
    #expect(chat.composer.sendButton.frameInWindow().maxX == 797)
    let bubbles = list.subviews.filter { $0 is MessageBubble }.map { $0.frameInWindow() }
    #expect(bubbles.count == 30)
    #expect(bubbles.map(\.minX).min() == 59 && bubbles.map(\.maxX).max() == 785)
  }

  /// What is on top of a keyboard can be seen through: nothing of the list shows between bar and keyboard.
  @Test func `the bar's ground reaches down behind the keyboard`() {
    let ground = chat.composer.subviews.first { $0.frame.minY == chat.composer.frame.height }
    #expect(ground?.backgroundRole == .bar)
    #expect(ground?.frame == CGRect(x: 0, y: 61, width: 390, height: 480))
    #expect(test.window.hitTest(CGPoint(x: 200, y: 830)) !== ground)
  }

  /// Lines of 20.4: 45, 65, 86 high (whole points), five at most: 5 · 20.5 + 24 = 126.5.
  @Test(arguments: [(1, CGFloat(61)), (2, 81), (3, 102), (9, 142.5)])
  func `the bar grows with its text up to five lines, upwards`(lines: Int, height: CGFloat) {
    chat.composer.textView.becomeFirstResponder()
    test.window.type((1...lines).map { "\($0)" }.joined(separator: "\n"))
    #expect(chat.composer.frameInWindow() == CGRect(x: 0, y: 810 - height, width: 390, height: height))
    #expect(list.frame.height == 719 - height)
  }

  /// CASES.md X24. A bubble is 21 + 16 high, 8 apart, 12 at the ends: 30 of them are 30 · 45 + 16.
  @Test func `a list at its end stays there when messages come and when the bar grows`() {
    fill(30)
    #expect(list.contentSize.height == 1366)
    list.scrollToEnd()
    #expect(list.contentOffset.y == 708)
    fill(3)
    #expect(list.contentOffset.y == 843)
    chat.composer.textView.becomeFirstResponder()
    test.window.type("1\n2")
    #expect(list.contentOffset.y == 863)
  }

  @Test func `a list elsewhere stays where it is`() {
    fill(30)
    list.setContentOffset(CGPoint(x: 0, y: 687))
    #expect(!list.isAtEnd, "21 from its end, 20 count (FACTS.md A.15)")
    fill(3)
    #expect(list.contentOffset.y == 687)
  }

  @Test func `few messages stand at the top, in an inverted list at the bottom`() {
    fill(3)
    // 3 · 45 + 16 = 151.
    #expect(list.contentOffset.y == 0 && list.offsetRange == 0...0)
    list.isInverted = true
    test.window.layOut()
    #expect(list.contentInset.top == 507)
    #expect(list.contentOffset.y == -507)
    fill(30)
    #expect(list.contentInset.top == 0 && list.isAtEnd)
  }

  @Test func `what is sent is the last message and in sight; nothing is sent while nothing is written`() {
    fill(30)
    let send = chat.composer.sendButton.frameInWindow()
    test.tap(CGPoint(x: send.midX, y: send.midY))
    #expect(list.messages.count == 30)
    chat.composer.textView.becomeFirstResponder()
    test.window.type("Hello\nyou")
    test.tap(CGPoint(x: send.midX, y: send.midY))
    #expect(list.messages.last == MessageList.Message("Hello\nyou", isOwn: true))
    #expect(chat.composer.textView.text.isEmpty && chat.composer.frame.height == 61)
    #expect(list.isAtEnd)
    #expect(chat.composer.textView.isFirstResponder, "the keyboard stays")
  }

  @Test func `own messages stand at the right, in a right-to-left window at the left`() {
    fill(3)
    // "Message 3": 9 · 8.5 = 76.5 → 77, and 24.
    let bubbles = list.subviews.compactMap { $0 as? MessageBubble }
    #expect(bubbles.map(\.frame.minX) == [12, 12, 277])
    #expect(bubbles.map(\.frame.width) == [101, 101, 101])
    test.window.traits.layoutDirection = .rightToLeft
    test.window.layOut()
    #expect(bubbles.map(\.frame.minX) == [277, 277, 12])
    #expect(chat.composer.sendButton.frame.minX == 0)
  }
}
