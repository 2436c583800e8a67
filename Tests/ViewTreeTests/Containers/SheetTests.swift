import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct SheetTests {
  private let root = screen("Root")
  private let test: TestWindow

  init() { test = testWindow(root) }

  private func present(_ style: SheetStyle = SheetStyle(), _ controller: ViewController? = nil) throws -> Presentation {
    try #require(root.present(controller ?? screen("Sheet"), style: .sheet(style), animated: false))
  }

  /// Drags from 18 points below the sheet's top; the finger rests before it goes up unless it is quick.
  private func drag(_ sheet: Presentation, by step: CGFloat, count: Int, isQuick: Bool = false) {
    let start = CGPoint(x: 195, y: sheet.panelFrame.minY + 18)
    test.drag(from: start, by: CGPoint(x: 0, y: step), count: count)
    if !isQuick { test.wait(0.2) }
    test.window.touch(.ended, at: CGPoint(x: 195, y: start.y + step * CGFloat(count)))
  }

  /// On 390 × 844 with 47 and 34 taken: large 844 − 47 − 10, medium 844 / 2, fixed above the home indicator.
  @Test(arguments: [
    (SheetStyle.Detent.medium, CGFloat(422)), (.large, 787), (.fixed(200), 234), (.fixed(5000), 787), (.fixed(-5), 34),
  ])
  func `detents are heights of the window`(detent: SheetStyle.Detent, height: CGFloat) throws {
    let sheet = try present(SheetStyle(detents: [detent]))
    #expect(sheet.detentHeights == [height])
    #expect(sheet.shownHeight == height)
    #expect(sheet.presented.view.frameInWindow() == CGRect(x: 0, y: 844 - height, width: 390, height: height))
  }

  @Test func `it comes in at its lowest detent, or the one it is told`() throws {
    #expect(try present(SheetStyle(detents: [.large, .medium])).shownHeight == 422)
    root.dismiss(animated: false)
    #expect(try present(SheetStyle(initial: .large)).shownHeight == 787)
    root.dismiss(animated: false)
    let card = root.present(screen("Card"), style: .card, animated: false)
    #expect(card?.detentHeights == [787])
  }

  /// The grabber's 16 points belong to the top safe area; the home indicator's 34 count once.
  @Test func `its safe area is its own`() throws {
    #expect(try present().presented.safeArea == EdgeInsets(top: 16, bottom: 34))
    root.dismiss(animated: false)
    #expect(try present(SheetStyle(hasGrabber: false)).presented.safeArea == EdgeInsets(bottom: 34))
  }

  @Test func `a drag up makes it higher under the finger, and it rests at the nearest detent`() throws {
    let sheet = try present()
    test.drag(from: CGPoint(x: 195, y: 440), by: CGPoint(x: 0, y: -10), count: 20)
    #expect(sheet.isDragged)
    #expect(sheet.panelFrame.minY == 232, "200 points but for 10 of slop")
    #expect(sheet.presented.view.frame.height == 612)
    test.wait(0.2)
    test.window.touch(.ended, at: CGPoint(x: 195, y: 240))
    #expect(sheet.panelFrame.minY == 57, "612 is nearer to 787 than to 422")
    #expect(sheet.panel.shown(.originY).value == 232, "no jump")
    test.wait(0.5)
    #expect(sheet.shownHeight == 787)
  }

  @Test func `drawn down it moves out as it is and the ground grows lighter; let go, it comes back`() throws {
    let sheet = try present(SheetStyle(detents: [.medium]))
    test.drag(from: CGPoint(x: 195, y: 440), by: CGPoint(x: 0, y: 10), count: 11)
    #expect(sheet.panelFrame.minY == 522)
    #expect(sheet.presented.view.frame.height == 422)
    #expect(sheet.presented.safeArea.bottom == 34)
    #expect(abs(sheet.dimming.alpha - 322.0 / 422) < 1e-9)
    test.wait(0.2)
    test.window.touch(.ended, at: CGPoint(x: 195, y: 550))
    test.wait(0.5)
    #expect(sheet.shownHeight == 422 && sheet.dimming.alpha == 1 && sheet.phase == .shown)
  }

  /// Less than half of 422 left where it would be 0.2 s later: it goes.
  @Test(arguments: [(CGFloat(10), 23, false, true), (10, 21, false, false), (20, 3, true, true), (8, 3, true, false)])
  func `how far and how fast decide whether it goes`(
    step: CGFloat, count: Int, isQuick: Bool, goes: Bool
  ) throws {
    let sheet = try present(SheetStyle(detents: [.medium]))
    // 23 steps: 220 points, 202 left. 21: 200, 222 left. 3 × 20 in 0.05 s: 382 left, 1,200 a second. 3 × 8: 480 a second.
    drag(sheet, by: step, count: count, isQuick: isQuick)
    #expect(sheet.phase == (goes ? .dismissing : .shown))
    test.wait(0.5)
    #expect(test.window.presentations.isEmpty == goes)
  }

  @Test func `one that must be answered follows less and less and stays`() throws {
    let sheet = try present(SheetStyle(detents: [.medium], canBeDismissed: false))
    test.drag(from: CGPoint(x: 195, y: 440), by: CGPoint(x: 0, y: 10), count: 31)
    // 300 points beyond its end are 844 (1 − 1 / (300 · 0.55 / 844 + 1)) = 138.02.
    #expect(abs(sheet.panelFrame.minY - 560.02) < 0.01)
    test.window.touch(.ended, at: CGPoint(x: 195, y: 750))
    test.wait(0.5)
    #expect(sheet.shownHeight == 422)
    test.tap(CGPoint(x: 195, y: 100))
    #expect(sheet.phase == .shown)
  }

  @Test func `a tap on the ground behind sends it away, and the focus in it at once`() throws {
    let sheet = try present()
    test.field("Sheet-field")?.becomeFirstResponder()
    test.tap(CGPoint(x: 195, y: 100))
    #expect(sheet.phase == .dismissing && test.window.firstResponder == nil)
  }

  @Test func `a drag that draws it away ends editing when the finger lets go`() throws {
    let sheet = try present()
    test.field("Sheet-field")?.becomeFirstResponder()
    drag(sheet, by: 20, count: 3, isQuick: true)
    #expect(test.window.firstResponder == nil && sheet.phase == .dismissing)
  }

  @Test func `content that is scrolled keeps its drag; at its top it gives it to the sheet`() throws {
    let controller = ViewController()
    let scroll = ScrollView()
    scroll.fillsSuperview = true
    scroll.contentSize = CGSize(width: 390, height: 2000)
    controller.content.addSubview(scroll)
    let sheet = try present(SheetStyle(detents: [.medium, .large], initial: .large), controller)
    func move(_ step: CGFloat) -> (sheet: Bool, content: Bool) {
      test.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 0, y: step), count: 3)
      defer {
        test.window.touch(.cancelled, at: .zero)
        test.wait(2)
      }
      return (sheet.isDragged, scroll.isInHand)
    }
    #expect(move(-10) == (false, true), "at full height content scrolls")
    scroll.setContentOffset(CGPoint(x: 0, y: 300))
    #expect(move(10) == (false, true))
    scroll.setContentOffset(.zero)
    #expect(move(10) == (true, false))
    sheet.selectDetent(height: 422)
    test.wait(1)
    #expect(move(-10) == (true, false), "below full height the sheet grows first")
  }

  @Test func `told to, it goes to the detent nearest to a height`() throws {
    let sheet = try present()
    sheet.selectDetent(height: 700)
    #expect(sheet.presented.view.frame.height == 787)
    test.wait(0.5)
    #expect(sheet.shownHeight == 787)
  }

  /// 844 × 390 with 21 at the bottom: medium 195, large 380.
  @Test func `a rotation keeps the detent`() throws {
    let sheet = try present(SheetStyle(initial: .large))
    test.window.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(sheet.detentHeights == [195, 380])
    #expect(sheet.presented.view.frameInWindow() == CGRect(x: 0, y: 10, width: 844, height: 380))
    #expect(sheet.presented.safeArea == EdgeInsets(top: 16, left: 47, bottom: 21, right: 47))
  }

  @Test(arguments: [30.0, 60, 120, 1000])
  func `what is shown after a release does not depend on the frame rate`(rate: Double) throws {
    let sheet = try present(SheetStyle(detents: [.medium]))
    test.window.touch(.began, at: CGPoint(x: 195, y: 440))
    for step in 1...9 {
      test.run(to: Double(step) * 0.013, rate: rate)
      test.window.touch(.moved, at: CGPoint(x: 195, y: 440 + 12 * CGFloat(step)))
    }
    test.wait(0.2)
    test.window.touch(.ended, at: CGPoint(x: 195, y: 548))
    test.run(to: 0.317 + 0.1, rate: rate)
    // 96 points to go by the keyboard's spring: 54.5 % are done after 0.1 s (FACTS.md §1).
    #expect(abs(sheet.panel.shown(.originY).value - (422 + 96 * (1 + 1.8257) * exp(-1.8257))) < 0.01)
  }
}
