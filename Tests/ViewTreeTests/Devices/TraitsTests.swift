import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TraitsTests {
  @Test func `text is as large as its reader wants it, and what lies below it moves`() {
    let (first, second) = (Label("Name", font: Font(size: 17)), Label("Street", font: Font(size: 17)))
    let button = Button("Save")
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), [first, second, button])
    let test = TestWindow([stack])
    #expect(second.frame == CGRect(x: 0, y: 21, width: 390, height: 21))
    #expect(button.frame.height == 50)
    // 53 / 17: body text at the largest size.
    test.window.traits.textScale = Traits.TextSize.accessibilityExtraExtraExtraLarge.scale
    test.window.layOut()
    #expect(first.scaled(first.font) == Font(size: 53))
    #expect(second.frame == CGRect(x: 0, y: 64, width: 390, height: 64))
    #expect(button.frame.height == 104, "53 · 1.5 + 24")
    #expect(test.paint(on: CanvasTranscript()).contains("text \"Name\" 53/regular"))
    test.window.traits = Traits()
    test.window.layOut()
    #expect(second.frame.minY == 21)
  }

  @Test func `sizes grow, and large is as designed`() {
    let scales = Traits.TextSize.allCases.map(\.scale)
    #expect(scales == scales.sorted() && Set(scales).count == 12)
    #expect(Traits.TextSize.large.scale == 1)
  }

  @Test func `a row begins at the right where lines do`() {
    let views = [40.0, 60].map { width in
      let view = View()
      view.fixedWidth = width
      view.fixedHeight = 20
      return view
    }
    let row = StackView(
      axis: .horizontal, spacing: 10, padding: EdgeInsets(left: 5, right: 25),
      frame: CGRect(x: 0, y: 0, width: 300, height: 20), views)
    let test = TestWindow([row])
    #expect(views.map(\.frame.minX) == [5, 55])
    test.window.traits.layoutDirection = .rightToLeft
    test.window.layOut()
    // 300 − 5 − 40, and 10 + 60 further left.
    #expect(views.map(\.frame.minX) == [255, 185])
  }

  @Test(arguments: [(StackView.Alignment.leading, CGFloat(240)), (.trailing, 0), (.center, 120), (.fill, 240)])
  func `a column's leading edge is the right`(alignment: StackView.Alignment, x: CGFloat) {
    let view = View()
    view.fixedWidth = 60
    view.fixedHeight = 20
    let column = StackView(alignment: alignment, frame: CGRect(x: 0, y: 0, width: 300, height: 20), [view])
    let test = TestWindow([column])
    test.window.traits.layoutDirection = .rightToLeft
    test.window.layOut()
    #expect(view.frame.minX == x)
  }

  @Test func `a label's leading is the right`() {
    let label = Label("ab", frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    let test = TestWindow([label])
    test.window.traits.layoutDirection = .rightToLeft
    #expect([.leading, .center, .trailing].map(label.natural) == [.trailing, .center, .leading])
    let layout = test.engine.layout(
      TextDescription("ab", font: label.font, width: 100, isTruncated: true, alignment: .trailing))
    let count = test.engine.layoutCount
    test.paint(on: CanvasTranscript())
    #expect(test.engine.layoutCount == count, "it is laid out like one that stands at the right")
    #expect(layout.caretRect(at: 0).minX == 83, "100 - 2 · 8.5")
  }
}
