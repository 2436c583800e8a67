import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct StackViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func frames(_ stack: StackView) -> [[Double]] {
    stack.subviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) } }
  }

  @Test(arguments: [
    (StackView.Alignment.leading, [10.0, 60]), (.center, [30, 60]), (.trailing, [50, 60]), (.fill, [10, 100]),
  ])
  func `a column aligns across`(alignment: StackView.Alignment, expected: [Double]) {
    let stack = StackView(
      spacing: 5, padding: EdgeInsets(top: 7, left: 10, bottom: 3, right: 10), alignment: alignment,
      frame: CGRect(x: 0, y: 0, width: 120, height: 200), [box(60, 20), box(60, 30)])
    let test = TestWindow([stack])
    defer { withExtendedLifetime(test) {} }
    #expect(frames(stack) == [[expected[0], 7, expected[1], 20], [expected[0], 32, expected[1], 30]])
    #expect(stack.sizeThatFits(width: 120).height == 65)
  }

  @Test func `a row aligns across`() {
    let stack = StackView(
      axis: .horizontal, spacing: 5, alignment: .center, frame: CGRect(x: 0, y: 0, width: 200, height: 50),
      [box(60, 20), box(40, 30)])
    let test = TestWindow([stack])
    defer { withExtendedLifetime(test) {} }
    #expect(frames(stack) == [[0, 15, 60, 20], [65, 10, 40, 30]])
    #expect(stack.sizeThatFits(width: 300) == CGSize(width: 105, height: 30))
    stack.alignment = .fill
    stack.window?.layOut()
    #expect(frames(stack) == [[0, 0, 60, 50], [65, 0, 40, 50]])
  }

  @Test func `fixed sizes win`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), [box(60, 20), box(60, 20)])
    let test = TestWindow([stack])
    stack.subviews[0].fixedHeight = 77
    stack.subviews[1].fixedWidth = 33
    test.window.layOut()
    #expect(frames(stack) == [[0, 0, 100, 77], [0, 77, 33, 20]])
  }

  @Test func `spacers take what is left`() {
    let column = StackView(
      spacing: 10, frame: CGRect(x: 0, y: 0, width: 100, height: 200), [box(9, 20), Spacer(), box(9, 20)])
    let row = StackView(
      axis: .horizontal, frame: CGRect(x: 0, y: 0, width: 100, height: 40), [Spacer(), box(20, 20), Spacer()])
    let test = TestWindow([column, row])
    defer { withExtendedLifetime(test) {} }
    #expect(column.subviews[2].frame.maxY == 200)
    #expect(row.subviews[1].frame.minX == 40)
    #expect(column.sizeThatFits(width: 100).height == 60)
  }

  @Test func `fields share what a row leaves`() {
    let row = StackView(
      axis: .horizontal, spacing: 10, frame: CGRect(x: 0, y: 0, width: 220, height: 44),
      [TextField(), TextField(), box(40, 44)])
    let test = TestWindow([row])
    defer { withExtendedLifetime(test) {} }
    #expect(frames(row).map { $0[2] } == [80, 80, 40])
  }

  @Test func `hidden views take no place`() {
    let stack = StackView(spacing: 10, frame: CGRect(x: 0, y: 0, width: 100, height: 200), [box(9, 20), box(9, 30)])
    let test = TestWindow([stack])
    stack.subviews[0].isHidden = true
    test.window.layOut()
    #expect(stack.subviews[1].frame.minY == 0)
    #expect(stack.sizeThatFits(width: 100).height == 30)
  }

  @Test func `a scroll view takes its content's size from a stack, nested ones included`() {
    let label = Label("a", font: Font(size: 20), numberOfLines: 0)
    let inner = StackView([label, box(10, 10)])
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    scroll.setContent(StackView(padding: EdgeInsets(all: 5), [box(10, 500), inner]))
    let test = TestWindow([scroll])
    #expect(scroll.contentSize == CGSize(width: 50, height: 544))
    label.text = "aaaa bbbb cccc"
    test.window.layOut()
    #expect(scroll.contentSize.height == 592)
    #expect(inner.frame.height == 82)
  }
}
