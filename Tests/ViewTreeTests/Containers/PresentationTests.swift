import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct PresentationTests {
  private let root = screen("Root")
  private let test: TestWindow

  init() { test = testWindow(root) }

  /// A sheet of 300 + 34 points with a field at y = 510 + 100 of the window.
  private func presentSheet(animated: Bool = false) -> Presentation? {
    root.present(screen("Sheet"), style: .sheet(SheetStyle(detents: [.fixed(300)])), animated: animated)
  }

  private func tabletWindow() -> TestWindow {
    testWindow(
      screen("Root"), size: CGSize(width: 1032, height: 1376), safeArea: EdgeInsets(top: 24, bottom: 20))
  }

  @Test func `it lies in front of its presenter and behind status bar and keyboard`() {
    let keyboard = View(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
    test.window.addSubview(keyboard)
    let first = presentSheet()
    let second = first?.presented.present(screen("Second"), animated: false)
    #expect(test.window.subviews.count == 4)
    #expect(zip(test.window.subviews, [root.view, first, second, keyboard]).allSatisfy { $0 === $1 })
    #expect(test.window.frontmostController === second?.presented)
    #expect(root.presented === first?.presented)
  }

  @Test func `touches and focus order belong to what is in front`() {
    let sheet = presentSheet()
    #expect(test.window.hitTest(CGPoint(x: 100, y: 120))?.superview === sheet, "the ground, not the root's field")
    #expect(test.window.hitTest(CGPoint(x: 100, y: 620)) === test.field("Sheet-field"))
    #expect(test.window.focusOrder.map(\.id) == ["Sheet-field"])
    sheet?.dismiss()
    #expect(test.window.focusOrder.map(\.id) == ["Root-field"], "what leaves takes no focus")
  }

  /// Found by `fuzz` (seed 9007188): the finger went up when its watcher was no more, which ended the program.
  @Test func `its ground takes no tap that ends after it is gone`() {
    weak let sheet = presentSheet()
    test.window.touch(.began, at: CGPoint(x: 100, y: 120))
    sheet?.dismiss()
    test.run(to: 2, rate: 60)
    test.window.touch(.ended, at: CGPoint(x: 100, y: 120))
    #expect(sheet == nil && test.window.presentations.isEmpty)
  }

  /// Found by `fuzz` (seed 9007798): a field of an alert on its way out was focused, and went out with it.
  @Test func `nothing in it can be edited once it is on its way out`() {
    let sheet = presentSheet()
    let field = test.field("Sheet-field")
    sheet?.dismiss(animated: true)
    #expect(!test.window.makeFirstResponder(field))
    #expect(test.window.firstResponder == nil)
  }

  /// CASES.md H12, H13, X36: only the chain of the focus owner moves, and the presenter is not in it.
  @Test func `the chain of a field in it does not touch its presenter`() {
    let sheet = presentSheet()
    let chain = test.field("Sheet-field")?.chain ?? []
    #expect(!chain.contains { $0 === root || $0 === root.view || $0 === root.content })
    #expect(chain.contains { $0 === sheet } && chain.last === test.window)
    #expect(test.field("Sheet-field")?.nearestController === sheet?.presented)
  }

  @Test func `editing behind it ends, unless something in it takes over`() {
    let field = test.field("Root-field")
    field?.becomeFirstResponder()
    test.events = []
    let sheet = presentSheet()
    #expect(test.acts == ["willEndEditing Root-field first=Root-field", "focus Root-field → none"])
    sheet?.dismiss(animated: false)
    field?.becomeFirstResponder()
    test.events = []
    let next = screen("Next")
    root.present(next, style: .alert, focusing: next.content.subviews[0])
    #expect(test.acts == ["focus Root-field → Next-field"], "the keyboard stays")
  }

  @Test func `the focus goes away with it at once, the view when it has left`() {
    var gone = 0
    let sheet = presentSheet()
    sheet?.onDismissed = { gone += 1 }
    test.field("Sheet-field")?.becomeFirstResponder()
    root.dismiss()
    #expect(test.window.firstResponder == nil)
    #expect(sheet?.phase == .dismissing && gone == 0)
    // A slide takes 0.35 s: half of the way from 510 to 844 after half of it.
    test.wait(0.175)
    #expect(abs((sheet?.panel.shown(.originY).value ?? 0) - 677) < 1e-6)
    test.wait(0.175)
    #expect(gone == 1 && test.window.presentations.isEmpty && sheet?.superview == nil)
    #expect(sheet?.presented.appearance == .away && sheet?.presented.presentation == nil)
    sheet?.dismiss()
    #expect(gone == 1)
  }

  @Test func `it takes what lies in front of it along`() {
    let sheet = presentSheet()
    sheet?.presented.present(screen("Second"), style: .alert, animated: false)
    sheet?.dismiss(animated: false)
    #expect(test.window.presentations.isEmpty)
    #expect(test.window.subviews.count == 1)
  }

  @Test(arguments: [30.0, 60, 120, 1000])
  func `it comes from below in 0.35 s, at every frame rate`(rate: Double) {
    let sheet = presentSheet(animated: true)
    var told: [ViewController.Appearance] = []
    sheet?.presented.onAppearance = { told.append($0) }
    test.run(to: 0.175, rate: rate)
    #expect(abs((sheet?.panel.shown(.originY).value ?? 0) - 677) < 1e-6)
    #expect(sheet?.phase == .presenting)
    test.run(to: 0.35, rate: rate)
    #expect(sheet?.panel.shown(.originY).value == 510)
    #expect(sheet?.phase == .shown && told == [.shown])
  }

  @Test func `a full screen covers its presenter, which is away meanwhile`() {
    let full = root.present(screen("Full"))
    test.wait(1)
    #expect(full?.panelFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(full?.presented.safeArea == phoneSafeArea)
    #expect(root.appearance == .away)
    full?.presented.dismiss()
    test.wait(1)
    #expect(root.appearance == .shown && test.window.presentations.isEmpty)
  }

  @Test func `nothing is presented twice, nor outside a window`() {
    let sheet = screen("Sheet")
    #expect(root.present(sheet) != nil)
    #expect(root.present(sheet) == nil)
    #expect(screen("Lost").present(screen("Other")) == nil)
    #expect(test.window.presentations.count == 1)
  }

  /// A tablet of 1032 × 1376, 24 and 20 taken (FACTS.md §3).
  @Test func `a form sheet stands in the middle of a tablet and fills a phone`() {
    let tablet = tabletWindow()
    let form = tablet.window.rootController?.present(screen("Form"), style: .formSheet, animated: false)
    #expect(form?.panelFrame == CGRect(x: 246, y: 378, width: 540, height: 620))
    #expect(form?.presented.safeArea == .zero)
    tablet.window.resize(to: CGSize(width: 1376, height: 1032), safeArea: EdgeInsets(top: 24, bottom: 20))
    #expect(form?.panelFrame == CGRect(x: 418, y: 206, width: 540, height: 620), "CASES.md G5")
    let onPhone = root.present(screen("Form"), style: .formSheet, animated: false)
    #expect(onPhone?.presented.view.frameInWindow() == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  /// CASES.md H9, H11, A4: a container that moves itself says so, and moves up only.
  @Test func `a form sheet that avoids the keyboard itself rests on it, below the top at most`() {
    let tablet = tabletWindow()
    let controller = screen("Form")
    let form = tablet.window.rootController?.present(controller, style: .formSheet, animated: false)
    let keyboard = CGRect(x: 0, y: 900, width: 1032, height: 476)
    tablet.window.keyboardMoves(to: keyboard, pace: .immediate)
    #expect(form?.panelFrame.minY == 378, "it did not say so")
    controller.avoidsKeyboardByItself = true
    tablet.window.keyboardMoves(to: nil, pace: .immediate)
    tablet.window.keyboardMoves(to: keyboard, pace: .easeInOut(duration: 0.2))
    #expect(form?.panelFrame.minY == 280, "900 - 620")
    tablet.wait(0.1)
    #expect(abs((form?.panel.shown(.originY).value ?? 0) - 329) < 1e-6)
    tablet.window.keyboardMoves(to: CGRect(x: 0, y: 500, width: 1032, height: 876), pace: .immediate)
    #expect(form?.panelFrame.minY == 24)
    // A floating keyboard covers no bottom.
    tablet.window.keyboardMoves(to: CGRect(x: 300, y: 500, width: 320, height: 260), pace: .immediate)
    #expect(form?.panelFrame.minY == 378)
  }
}
