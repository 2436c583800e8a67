import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct AlertControllerTests {
  private let root = screen("Root")
  private let test: TestWindow
  private let alert = AlertController("Rename", message: "The name on the list.")
  private let name: TextField

  init() {
    test = testWindow(root)
    name = alert.addField("Ada", placeholder: "Name")
    alert.addButton("Cancel")
  }

  /// Heading 20.4 → 21 high (17 · 1.2), message 13 · 1.2 → 16, field 44, button 44, gaps 8, margins 16: 181.
  @Test func `it stands in the middle, 270 wide, as high as what it says`() {
    let presentation = root.present(alert, style: .alert, animated: false)
    #expect(presentation?.panelFrame == CGRect(x: 60, y: 338, width: 270, height: 181))
    #expect(name.frameInWindow() == CGRect(x: 76, y: 407, width: 238, height: 44))
    // The middle of what is safe: (47 + 810) / 2.
    #expect(presentation?.panelFrame.midY == 428.5)
  }

  /// CASES.md H12; FACTS.md §5, 1.2.8: nobody but the alert itself answers the keyboard.
  @Test func `it gets out of the keyboard's way itself, and back`() {
    root.content.setWithoutAnimation(.translationY, to: 0)
    let presentation = root.present(alert, style: .alert, animated: false, focusing: name)
    #expect(alert.avoidsKeyboardByItself && name.isFirstResponder)
    test.window.keyboardMoves(to: CGRect(x: 0, y: 448, width: 390, height: 396), pace: .easeInOut(duration: 0.2))
    // In the middle of 47…448: 247.5 − 90.5.
    #expect(presentation?.panelFrame.minY == 157)
    test.wait(0.1)
    #expect(abs((presentation?.panel.shown(.originY).value ?? 0) - 247.5) < 1e-6)
    test.window.keyboardMoves(to: nil, pace: .immediate)
    #expect(presentation?.panelFrame.minY == 338)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `it fades in and out in 0.25 s, where it is`() {
    let presentation = root.present(alert, style: .alert)
    test.wait(0.125)
    #expect(abs((presentation?.panel.shown(.opacity).value ?? 0) - 0.5) < 1e-6)
    #expect(presentation?.panel.shown(.originY).value == 338)
    test.wait(0.125)
    #expect(presentation?.phase == .shown)
    presentation?.dismiss()
    test.wait(0.25)
    #expect(test.window.presentations.isEmpty)
  }

  @Test func `a tap on a button ends it and does what it is for, a tap beside it nothing`() {
    var text = ""
    alert.addButton("Save", style: .primary) { [alert] in text = alert.fields[0].text }
    let presentation = root.present(alert, style: .alert, animated: false, focusing: name)
    test.tap(CGPoint(x: 10, y: 100))
    #expect(presentation?.phase == .shown)
    #expect(alert.buttons[1].frameInWindow() == CGRect(x: 76, y: 485, width: 238, height: 44))
    test.tap(CGPoint(x: 195, y: 500))
    #expect(text == "Ada")
    #expect(presentation?.phase == .dismissing && test.window.firstResponder == nil)
  }

  @Test func `it grows with its text size`() {
    test.window.traits.textScale = 2
    let presentation = root.present(alert, style: .alert, animated: false)
    // 34 · 1.2 → 41 and, in two lines of 26 · 1.2, 63; the field is 44 + 22 high: 41 + 63 + 66 + 44 + 24 + 32.
    #expect(presentation?.panelFrame.height == 270)
  }

  @Test(arguments: [
    (CGRect(x: 100, y: 200, width: 40, height: 40), CGRect(x: 10, y: 248, width: 320, height: 300)),
    (CGRect(x: 340, y: 700, width: 40, height: 40), CGRect(x: 60, y: 392, width: 320, height: 300)),
    (CGRect(x: 0, y: 300, width: 390, height: 300), CGRect(x: 35, y: 57, width: 320, height: 235)),
  ])
  func `a popover stands below what it belongs to, else above, else where there is more room`(
    anchor: CGRect, frame: CGRect
  ) {
    let presentation = root.present(screen("Menu"), style: .popover(from: anchor), animated: false)
    #expect(presentation?.panelFrame == frame)
    test.tap(CGPoint(x: 380, y: 60))
    #expect(presentation?.phase == .dismissing)
  }

  /// CASES.md H11: resized after will-show, by itself.
  @Test func `a popover has the room above the keyboard`() {
    let menu = screen("Menu")
    menu.preferredContentSize = CGSize(width: 200, height: 400)
    let anchor = CGRect(x: 100, y: 100, width: 40, height: 40)
    let presentation = root.present(menu, style: .popover(from: anchor), animated: false)
    #expect(presentation?.panelFrame == CGRect(x: 20, y: 148, width: 200, height: 400))
    #expect(presentation?.squeeze == 0)
    test.window.keyboardMoves(to: CGRect(x: 0, y: 508, width: 390, height: 336), pace: .immediate)
    #expect(presentation?.panelFrame == CGRect(x: 20, y: 148, width: 200, height: 350))
    #expect(presentation?.squeeze == 50)
    #expect(menu.view.frame.size == CGSize(width: 200, height: 350))
  }

  /// What it belongs to is covered: it stands on the keyboard's edge, 10 above, with room for its 300.
  @Test func `a popover stays above the keyboard though what it belongs to is under it`() {
    let anchor = CGRect(x: 100, y: 650, width: 200, height: 50)
    let presentation = root.present(screen("Menu"), style: .popover(from: anchor), animated: false)
    #expect(presentation?.panelFrame == CGRect(x: 40, y: 342, width: 320, height: 300))
    test.window.keyboardMoves(to: CGRect(x: 0, y: 508, width: 390, height: 336), pace: .immediate)
    #expect(presentation?.panelFrame == CGRect(x: 40, y: 198, width: 320, height: 300) && presentation?.squeeze == 0)
    test.window.keyboardMoves(to: nil, pace: .immediate)
    #expect(presentation?.panelFrame == CGRect(x: 40, y: 342, width: 320, height: 300))
  }
}
