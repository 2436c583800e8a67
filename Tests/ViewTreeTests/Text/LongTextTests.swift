import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// A text view of many paragraphs: what a key lays out and what is drawn is the paragraph it is pressed in and what is seen.
@MainActor
struct LongTextTests {
  // A line holds 20 letters of 8.5 points; lines are 20.4 high.
  private let view = TextView(frame: CGRect(x: 0, y: 0, width: 198, height: 100))

  private func window(_ paragraphs: Int) -> TestWindow {
    view.text = (0..<paragraphs).map { "paragraph number \($0), of two lines" }.joined(separator: "\n")
    let test = TestWindow([view])
    view.becomeFirstResponder()
    test.paint(on: CanvasTranscript())
    return test
  }

  @Test func `a key lays out the paragraph it is pressed in, once`() {
    let test = window(500)
    view.select(9_000..<9_000)
    for (key, count) in [("x", 1), ("字", 1), ("\n", 2)] {
      let before = test.engine.layoutCount
      test.window.type(key)
      #expect(test.engine.layoutCount == before + count, "\(key)")
      #expect(view.layout?.lineCount == 1000 + (key == "\n" ? 1 : 0))
    }
    let before = test.engine.layoutCount
    for key in [EditingKey.left, .up, .pageDown, .selectWordRight, .selectTextEnd, .textStart] {
      test.window.press(key)
    }
    #expect(test.engine.layoutCount == before, "moving the caret lays nothing out")
  }

  @Test func `only the paragraphs that are seen are drawn`() {
    let test = window(500)
    test.window.press(.textStart)
    let canvas = CanvasTranscript()
    // 100 points less 12 above show 4.3 lines; letters may reach out of the fifth and the sixth line.
    #expect(test.paint(on: canvas).contains("paragraph number 2,") && canvas.count(of: "text") == 3)
    view.setContentOffset(CGPoint(x: 0, y: 12 + 400 * 20.4))
    test.paint(on: canvas)
    // Lines 399 to 405.
    let numbers = (0..<500).filter { canvas.text.contains("paragraph number \($0),") }
    #expect(numbers == [199, 200, 201, 202] && canvas.count(of: "text") == 4)
    #expect(canvas.text.contains("of two lines\n\" 17/regular at 14,8172 "), "12 + 400 · 20.4")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `whatever is typed, composed, taken back and set, its lines are those of the whole text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    view.text = RandomText.make(30, using: &random)
    view.growsWithText = seed % 2 == 0
    let test = TestWindow([view])
    view.becomeFirstResponder()
    for step in 0..<30 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: test.window.compose(RandomText.make(2, using: &random), selectedRange: 0..<1)
      case 1: view.text = RandomText.make(20, using: &random)
      case 2: view.frame.size.width = [100, 198, 300].randomElement(using: &random) ?? 198
      case 3: test.window.traits.textScale = [1, 1.5].randomElement(using: &random) ?? 1
      case 4...7: test.window.type(RandomText.make(1, using: &random))
      case 8: test.window.paste(RandomText.make(6, using: &random))
      default: test.window.press(EditingKey.allCases.filter { $0 != .tab }.randomElement(using: &random) ?? .left)
      }
      test.window.layOut()
      guard let layout = view.layout else { return #expect(Bool(false)) }
      #expect(layout.description.string.utf8.elementsEqual(view.text.utf8))
      let found = difference(between: layout, and: test.engine.layout(layout.description))
      #expect(found == nil, "step \(step), \(Array(view.text.unicodeScalars))")
      if found != nil { return }
    }
  }

  @Test func `a width it was measured with is followed as well`() {
    let test = window(50)
    let before = test.engine.layoutCount
    let height = view.sizeThatFits(width: 300).height
    view.growsWithText = true
    #expect(view.sizeThatFits(width: 300).height != height)
    let measured = test.engine.layoutCount
    #expect(measured > before)
    test.window.type("x\ny")
    _ = view.sizeThatFits(width: 300)
    #expect(test.engine.layoutCount == measured + 4, "two paragraphs in two widths")
  }
}
