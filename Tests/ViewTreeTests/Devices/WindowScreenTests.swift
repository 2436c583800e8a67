import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// Windows that are not the screen: a tablet of 1032 × 1376, 24 and 20 taken (FACTS.md §3).
@MainActor
struct WindowScreenTests {
  private let screen = Screen(
    size: CGSize(width: 1032, height: 1376), safeArea: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeArea: EdgeInsets(top: 24, bottom: 20))
  private let controller = ViewController()
  private let test: TestWindow

  init() { test = testWindow(controller, size: CGSize(width: 1032, height: 1376), safeArea: .zero) }

  /// CASES.md F7: split view, half of the width.
  @Test func `a window beside another has its own points`() {
    test.window.place(at: CGRect(x: 516, y: 0, width: 516, height: 1376), on: screen)
    #expect(controller.view.frame.size == CGSize(width: 516, height: 1376))
    #expect(controller.safeArea == EdgeInsets(top: 24, bottom: 20))
    let keyboard = CGRect(x: 0, y: 900, width: 1032, height: 476)
    #expect(test.window.rectFromScreen(keyboard) == CGRect(x: -516, y: 900, width: 1032, height: 476))
  }

  /// CASES.md X14, X41: a window that floats over others covers no edge, and the keyboard covers less of it.
  @Test func `a window in the middle has no safe area, and of the keyboard what lies over it`() {
    test.window.place(at: CGRect(x: 200, y: 300, width: 400, height: 700), on: screen)
    #expect(controller.safeArea == .zero)
    let keyboard = test.window.rectFromScreen(CGRect(x: 0, y: 900, width: 1032, height: 476))
    #expect(keyboard.intersection(test.window.bounds) == CGRect(x: 0, y: 600, width: 400, height: 100))
    // Dragged up by 200 it is free.
    test.window.place(at: CGRect(x: 200, y: 100, width: 400, height: 700), on: screen)
    #expect(
      test.window.rectFromScreen(CGRect(x: 0, y: 900, width: 1032, height: 476)).minY == 800)
    test.window.place(at: CGRect(x: 0, y: 0, width: 1032, height: 1376), on: screen)
    #expect(test.window.screenFrame == nil)
    #expect(controller.safeArea == EdgeInsets(top: 24, bottom: 20))
  }

  /// CASES.md X41: who has to do with the screen hears that the window has moved, then that everything is new.
  @Test func `a window that is moved says so once, before it says that it is elsewhere`() {
    test.window.place(at: CGRect(x: 200, y: 300, width: 400, height: 700), on: screen)
    test.window.keyboardMoves(to: CGRect(x: -200, y: 600, width: 1032, height: 476), pace: .immediate)
    test.events = []
    test.window.place(at: CGRect(x: 210, y: 100, width: 400, height: 700), on: screen)
    #expect(test.acts == ["moved 10.0 -200.0", "resized"])
    #expect(test.window.screenInWindow == CGRect(x: -210, y: -100, width: 1032, height: 1376))
    #expect(test.window.keyboardFrame == CGRect(x: -210, y: 800, width: 1032, height: 476))
    test.window.place(at: CGRect(x: 210, y: 100, width: 400, height: 700), on: screen)
    #expect(test.acts.count == 2)
  }

  @Test func `in a part of the screen nothing is cut out`() {
    var notched = screen
    notched.cutout = .notch
    let overlay = ScreenOverlay(notched)
    test.window.addSubview(overlay)
    test.window.layOut()
    #expect(overlay.subviews.last?.isHidden == false)
    test.window.place(at: CGRect(x: 0, y: 0, width: 516, height: 1376), on: screen)
    #expect(overlay.subviews.last?.isHidden == true)
  }

  @Test func `animated layout moves what has another place and nothing else`() {
    let a = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = View(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    controller.content.addSubview(a)
    controller.content.addSubview(b)
    test.window.layOut()
    test.window.animateLayout(pace: .easeInOut(duration: 0.2)) {
      #expect(test.window.layoutPace == .easeInOut(duration: 0.2))
      a.frame.origin.x = 100
      b.frame.size.width = 20
    }
    #expect(test.window.layoutPace == .immediate)
    test.wait(0.1)
    #expect(abs(a.shown(.originX).value - 50) < 1e-6)
    #expect(b.shown(.originX).value == 50 && b.frame.width == 20)
    #expect(a.shown(.originY).velocity == 0)
    test.wait(0.1)
    #expect(a.shown(.originX).value == 100)
    test.window.animateLayout(pace: .immediate) { a.frame.origin.x = 0 }
    #expect(a.shown(.originX).value == 0)
  }
}
