import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct LabelTests {
  @Test func `it is as large as its text`() {
    let label = Label("abcd", font: Font(size: 20))
    let test = TestWindow([label])
    defer { withExtendedLifetime(test) {} }
    #expect(label.sizeThatFits(width: 390) == CGSize(width: 40, height: 24))
    #expect(label.sizeThatFits(width: 30) == CGSize(width: 30, height: 24))
  }

  @Test func `lines are limited`() {
    let label = Label("aaa bbb ccc ddd", font: Font(size: 20), numberOfLines: 0)
    let test = TestWindow([label])
    #expect(label.sizeThatFits(width: 30) == CGSize(width: 30, height: 96))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(width: 30) == CGSize(width: 30, height: 48))
    label.frame = CGRect(x: 10, y: 10, width: 30, height: 48)
    #expect(
      test.paint(on: CanvasTranscript()) == """
        clip 0,0 390×844
          move 10,10
            clip -4,0 38×48
              text "aaa bbb ccc ddd" 20/regular at 0,0 #16181D
        """)
  }

  @Test func `text too high for its frame stays near it`() {
    let label = Label(
      "a b c d", font: Font(size: 20), numberOfLines: 0, frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let test = TestWindow([label])
    #expect(test.paint(on: CanvasTranscript()).contains("clip -4,-4 18×28"))
  }

  @Test func `a role follows the theme, a fixed colour does not`() {
    let label = Label("a", textColor: .secondary, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let test = TestWindow([label])
    let canvas = CanvasTranscript()
    #expect(test.paint(on: canvas).contains("#6B7280"))
    test.window.theme = .dark
    #expect(test.paint(on: canvas).contains("#9AA3B2"))
    label.textColor = .fixed(.black)
    #expect(test.paint(on: canvas).contains("#000000"))
  }

  @Test func `another text asks a stack for another place`() {
    let label = Label("a", font: Font(size: 20))
    let button = Button("b")
    let stack = StackView(axis: .horizontal, [label, button])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let test = TestWindow([stack])
    #expect(button.frame.minX == 10)
    label.text = "aaaa"
    test.window.layOut()
    #expect(button.frame.minX == 40)
  }
}
