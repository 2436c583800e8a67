import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TextViewTests {
  // Letters are 8.5 wide, lines 20.4 high; a line holds 20 letters.
  private func view(height: CGFloat = 100, grows: Bool = false, maxHeight: CGFloat? = nil) -> TextView {
    TextView(
      placeholder: "Notes", growsWithText: grows, maxHeight: maxHeight,
      frame: CGRect(x: 0, y: 0, width: 198, height: height))
  }

  @Test func `return breaks the line`() {
    let view = view()
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.type("ab")
    test.window.press(.enter)
    test.window.type("c")
    #expect(view.text == "ab\nc")
    #expect(view.caretRect == CGRect(x: 22, y: 32, width: 2, height: 22))  // 14 + 8.5 − 1; 12 + 30.6 − 11
    #expect(view.isFirstResponder)
  }

  @Test func `a growing view is no lower than it shall be`() {
    let view = view(height: 44, grows: true)
    let test = TestWindow([view])
    view.minHeight = 90
    test.window.layOut()
    #expect(view.frame.height == 90)
    view.minHeight = 0
    test.window.layOut()
    #expect(view.frame.height == 45)  // 20.4 rounded up, and 12 above and below it
    #expect(TextView.textInset == EdgeInsets(top: 12, left: 14, bottom: 12, right: 14))
  }

  @Test func `a growing view is as high as its text, no higher than its limit`() {
    let view = view(height: 44, grows: true, maxHeight: 110)
    let test = TestWindow([view])
    view.becomeFirstResponder()
    #expect(view.frame.height == 45)
    test.window.type(String(repeating: "a", count: 21))
    #expect(view.frame.height == 65)
    test.window.type("\n\n\n\n")
    #expect(view.frame.height == 110)
    #expect(view.contentOffset.y == view.contentSize.height - 110)
    for _ in 0..<25 { test.window.press(.backspace) }
    #expect(view.text.isEmpty)
    #expect(view.frame.height == 45)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `whoever hears of an edit sees the layout that comes of it`() {
    final class Watcher: WindowObserver {
      var heights: [CGFloat] = []
      func window(_ window: Window, didReport event: WindowEvent) {
        switch event {
        case .willLayOutEdit(let view), .edited(let view): heights.append(view.frame.height)
        default: break
        }
      }
    }
    let view = view(height: 44, grows: true)
    let test = TestWindow([view])
    let watcher = Watcher()
    test.window.addObserver(watcher)
    view.becomeFirstResponder()
    test.window.type("a\nb")
    #expect(watcher.heights == [45, 65], "and what was there before")
  }

  /// Text of three lines is 85 points high.
  @Test(arguments: [(false, CGFloat?.none, true), (true, nil, false), (true, 60, true)])
  func `a text scrolls in a view that does not take its height`(_ grows: Bool, _ limit: CGFloat?, _ scrolls: Bool) {
    let view = view(height: 200, grows: grows)
    view.maxHeight = limit
    let test = TestWindow([view])
    view.text = "a\nb\nc"
    test.window.layOut()
    #expect(view.scrollsItself == scrolls)
    view.isScrollEnabled = false
    #expect(!view.scrollsItself)
  }

  @Test func `growing pushes what follows in a stack`() {
    let view = view(height: 0, grows: true)
    let button = Button("Send")
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 198, height: 300))
    scroll.setContent(StackView(spacing: 10, [view, button]))
    let test = TestWindow([scroll])
    #expect(button.frame == CGRect(x: 0, y: 55, width: 198, height: 50))
    #expect(scroll.contentSize.height == 105)
    view.becomeFirstResponder()
    test.window.type("a\nb")
    #expect(view.frame.height == 65)
    #expect(button.frame.minY == 75)
    #expect(scroll.contentSize.height == 125)
  }

  @Test func `a limited view scrolls by itself to the caret, as little as needed`() {
    let view = view()
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.type("1\n2\n3")
    #expect(view.contentOffset.y == 0)
    test.window.type("\n4\n5\n6")
    let end = view.contentOffset.y
    #expect(end == view.contentSize.height - 100)
    test.window.press(.up)
    test.window.press(.up)
    #expect(view.contentOffset.y == end, "the caret is in sight")
    for _ in 0..<3 { test.window.press(.up) }
    #expect(view.contentOffset.y == 0)
    #expect(test.acts.allSatisfy { $0.hasPrefix("edited") || $0.hasPrefix("focus") })
  }

  @Test func `a tap in scrolled text puts the caret there`() {
    let view = view()
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.type("1\n2\n3\n4\n5\nabc")
    test.tap(CGPoint(x: 14 + 9, y: 100 - 12 - 10))
    #expect(view.caretOffset == 11)
    test.tap(CGPoint(x: 14 + 9, y: 100 - 12 - 30))
    #expect(view.caretOffset == 9)
  }

  @Test func `a drag in a view without a range of its own scrolls what it lies in`() {
    let view = view(height: 44, grows: true)
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 198, height: 300))
    scroll.contentSize = CGSize(width: 198, height: 900)
    scroll.addSubview(view)
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 30), by: CGPoint(x: 0, y: -10), count: 5)
    #expect(scroll.contentOffset.y == 40)
    test.window.touch(.ended, at: CGPoint(x: 50, y: -20))
    #expect(!view.isFirstResponder)
  }

  @Test func `at its limit a growing view is scrolled by hand and by wheel, and typing shows the caret again`() {
    let view = view(height: 44, grows: true, maxHeight: 90)
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.type("1\n2\n3\n4\n5\n6")
    #expect(view.frame.height == 90)
    let end = view.contentSize.height - 90
    #expect(view.contentOffset.y == end)
    test.window.wheel(at: CGPoint(x: 50, y: 40), dx: 0, dy: -20)
    #expect(view.contentOffset.y == end - 20)
    test.window.advance(to: 1)
    // The slop of 10 points is not made up for.
    test.drag(from: CGPoint(x: 50, y: 30), by: CGPoint(x: 0, y: 10), count: 3)
    #expect(view.contentOffset.y == end - 40)
    test.window.touch(.cancelled, at: .zero)
    #expect(view.shownEdit == "1\n2\n3\n4\n5\n6|", "scrolling selects nothing")
    test.window.type("7")
    #expect(view.contentOffset.y == end)
  }

  @Test func `selected lines are filled, their breaks narrowly, and the caret is away`() {
    let view = view()
    view.text = "ab\n\nabc"
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.press(.selectTextStart)
    let canvas = CanvasTranscript()
    let fills = test.paint(on: canvas).split(separator: "\n").filter { $0.contains("#2F6FED/0.24") }
    // Lines of 20.4 from 12; letters of 8.5 from 14; a break is 6 wide.
    let expected = ["14,12 17×20.4", "31,12 6×20.4", "14,32.4 6×20.4", "14,52.8 25.5×20.4"]
    #expect(fills.map { $0.drop { $0 == " " } } == expected.map { "fill \($0) #2F6FED/0.24" })
    #expect(view.caret.isHidden)
    test.window.press(.left)
    #expect(!test.paint(on: canvas).contains("/0.24"))
    #expect(!view.caret.isHidden)
  }

  @Test func `it draws inside its edges only`() {
    let view = view(height: 44)
    view.text = "1\n2"
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.window.press(.end)
    let canvas = CanvasTranscript()
    #expect(
      test.paint(on: canvas) == """
        clip 0,0 198×44
          move 0,-20
            fill 0,20 198×44 r10 #FFFFFF
            stroke 1,21 196×42 r9 w2 #2F6FED
        clip 0,0 198×44
          move 0,-20
            text "1
        " 17/regular at 14,12 #16181D
            text "2" 17/regular at 14,32.4 #16181D
        clip 0,0 198×44
          move 22,12
            fill 0,0 2×22 #2F6FED
        """)
  }

  @Test func `an empty view shows its placeholder`() {
    let test = TestWindow([view()])
    #expect(test.paint(on: CanvasTranscript()).contains("text \"Notes\" 17/regular at 14,12 #8E949F"))
  }
}
