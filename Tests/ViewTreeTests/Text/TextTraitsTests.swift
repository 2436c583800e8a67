import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// Fields and text views in the text size and the direction their user asked for.
@MainActor
struct TextTraitsTests {
  private let field = TextField(placeholder: "Name", frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let view = TextView(placeholder: "Notes", frame: CGRect(x: 0, y: 60, width: 198, height: 100))

  /// Body text of 53 points, the largest.
  private static let largest = Traits.TextSize.accessibilityExtraExtraExtraLarge.scale

  // 22 · 53 / 17 = 68.6: the caret is 69 high, and so is the field with 11 above and below. A line is 1.2 · 53 = 63.6.
  @Test func `fields grow with their user's text, and what lies below moves`() {
    let (first, second) = (TextField("ab"), TextView("ab", growsWithText: true))
    let button = Button("Save")
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), [first, second, button])
    let test = TestWindow([stack])
    #expect([first, second, button].map(\.frame.minY) == [0, 44, 89])
    test.window.traits.textScale = Self.largest
    test.window.layOut()
    #expect([first, second, button].map(\.frame.minY) == [0, 91, 91 + 88])
    first.becomeFirstResponder()
    // Two letters of 26.5 from 14, less 1; (91 − 69) / 2.
    #expect(first.caretRect == CGRect(x: 66, y: 11, width: 2, height: 69))
    #expect(first.caret.frame == first.caretRect)
    // The line's middle is 12 + 31.8.
    #expect(second.caretRect == CGRect(x: 66, y: 9, width: 2, height: 69))
    #expect(first.caretOffset(at: CGPoint(x: 14 + 30, y: 20)) == 1)
    test.window.traits = Traits()
    test.window.layOut()
    #expect([first, second, button].map(\.frame.minY) == [0, 44, 89])
    #expect(first.caretRect == CGRect(x: 30, y: 11, width: 2, height: 22))
  }

  @Test func `a smaller text leaves a field its height`() {
    let test = TestWindow([field])
    test.window.traits.textScale = Traits.TextSize.extraSmall.scale
    #expect(field.sizeThatFits(width: 200).height == 44)
    #expect(field.caretRect.height == 18, "22 · 14 / 17")
  }

  @Test func `text and placeholder are drawn in their user's size`() {
    let test = TestWindow([field, view])
    test.window.traits.textScale = 2
    let canvas = CanvasTranscript()
    let empty = test.paint(on: canvas)
    #expect(empty.contains("\"Name\" 34/regular") && empty.contains("\"Notes\" 34/regular"))
    (field.text, view.text) = ("Ada", "Bob")
    let filled = test.paint(on: canvas)
    #expect(filled.contains("\"Ada\" 34/regular") && filled.contains("\"Bob\" 34/regular"))
  }

  // Letters of 8.5 end 14 from the right: "abc" begins at 200 − 14 − 25.5.
  @Test(arguments: ["abc", "אבג"]) func `where reading begins at the right, a field's text stands there`(text: String) {
    field.text = text
    let test = TestWindow([field])
    test.window.traits.layoutDirection = .rightToLeft
    let isHebrew = text.utf8.count == 6
    let offsets = isHebrew ? [6, 4, 2, 0] : [0, 1, 2, 3]
    for (place, offset) in offsets.enumerated() {
      let x = 160.5 + 8.5 * CGFloat(place)
      test.window.advance(to: Double(place + 1))
      test.tap(CGPoint(x: x, y: 20))
      #expect(field.caretOffset == offset)
      #expect(field.caretRect.minX == (x - 1).rounded())
    }
    #expect(test.paint(on: CanvasTranscript()).contains("17/regular at 160.5,12"))
  }

  @Test func `an empty field has its caret and its placeholder at the right`() {
    let test = TestWindow([field, view])
    test.window.traits.layoutDirection = .rightToLeft
    field.becomeFirstResponder()
    #expect(field.caretRect.minX == 185)
    #expect(view.caretRect.minX == 183, "198 − 14 − 1")
    for (text, width, isTruncated) in [("Name", 172.0, true), ("Notes", 170, false)] {
      _ = test.engine.layout(
        TextDescription(
          text, font: Font(size: 17), width: width, isTruncated: isTruncated, alignment: .trailing))
    }
    let count = test.engine.layoutCount
    test.paint(on: CanvasTranscript())
    #expect(test.engine.layoutCount == count, "both are laid out like text that stands at the right")
  }

  @Test func `longer text moves under the caret from the right as from the left`() {
    let test = TestWindow([field])
    test.window.traits.layoutDirection = .rightToLeft
    field.becomeFirstResponder()
    for count in 1...30 {
      test.window.type("a")
      #expect(field.textOffset == max(0, CGFloat(count) * 8.5 - 172))
      #expect(field.caretRect.minX == 185)
    }
    test.window.press(.home)
    #expect(field.textOffset == 0 && field.caretRect.minX == 13)
  }

  @Test func `the lines of a text view stand at the right whichever way they run`() {
    view.text = "ab\nאבג"
    let test = TestWindow([view])
    test.window.traits.layoutDirection = .rightToLeft
    view.becomeFirstResponder()
    // 170 points from 14; lines of 20.4 from 72.
    for (x, line, offset) in [(167.0, 0, 0), (175.5, 0, 1), (184, 0, 2), (184, 1, 3), (158.5, 1, 9)] {
      test.window.advance(to: test.window.time + 1)
      test.tap(CGPoint(x: x, y: 60 + 12 + 20.4 * (CGFloat(line) + 0.5)))
      #expect(view.caretOffset == offset)
      #expect(view.caretRect.minX == CGFloat(x - 1).rounded())
    }
    test.window.press(.selectAll)
    let fills = test.paint(on: CanvasTranscript()).split(separator: "\n").filter { $0.contains("#2F6FED/0.24") }
    #expect(fills.contains { $0.contains("fill 167,12 17×20.4") })
    #expect(fills.contains { $0.contains("fill 158.5,32.4 25.5×20.4") })
  }

  @Test func `a composer grows to five lines of its user's text`() {
    let bar = ComposerBar()
    let test = TestWindow([bar])
    bar.textView.text = "1\n2\n3\n4\n5\n6\n7"
    #expect(bar.sizeThatFits(width: 390).height == 142.5, "5 · 20.5 + 24 + 16")
    test.window.traits.textScale = 2
    #expect(bar.sizeThatFits(width: 390).height == 245.5, "102.5 · 2 + 24 + 16, the growth in whole points")
  }
}
