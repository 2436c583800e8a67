import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Testing
import ViewTree

/// The keyboard of a screen that turns, and of a window that is not the screen.
@MainActor
struct KeyboardScreenTests {
  private let phone = Screen(
    size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34),
    landscapeSafeArea: EdgeInsets(left: 47, bottom: 21, right: 47))
  private let tablet = Screen(
    size: CGSize(width: 834, height: 1210), safeArea: EdgeInsets(top: 24, bottom: 20),
    landscapeSafeArea: EdgeInsets(top: 24, bottom: 20))

  /// FACTS.md §4, "Rotation"; 183 + 40 on its side.
  @Test func `it follows a turn, told before it and after it, as wide as the screen`() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.forget()
    var sizes: [CGFloat] = []
    let tell = stage.keyboard.onNotification
    stage.keyboard.onNotification = {
      sizes.append(stage.window.frame.width)
      tell($0)
    }
    stage.keyboard.turn(height: 183) { stage.window.rotate(phone, to: .landscapeLeft) }
    stage.window.layOut()
    #expect(sizes == [390, 390, 844, 844])
    stage.advance(by: 1)
    #expect(
      stage.log == [
        "willChangeFrame 844 1.000", "willHide 844 1.000", "willChangeFrame 167 1.000", "willShow 167 1.000",
        "didChangeFrame 844 1.300", "didHide 844 1.300", "didChangeFrame 167 1.300", "didShow 167 1.300",
      ])
    #expect(stage.window.firstResponder === stage.first)
    #expect(stage.keyboard.shownFrame == CGRect(x: 0, y: 167, width: 844, height: 223))
    #expect(stage.keyboard.keys.frame == CGRect(x: 0, y: 40, width: 844, height: 183))
    let accessory = try #require(stage.keyboard.currentAccessory as? DismissAccessory)
    #expect(accessory.frame == CGRect(x: 0, y: 0, width: 844, height: 40))
    // CASES.md X13: clear of the 47 points that the notch takes.
    #expect(accessory.button.frame.origin == CGPoint(x: 757, y: 8))
    let point = try stage.point("p")
    #expect(point.x > 760 && point.y > 207)
    try stage.tap(["h", "i"])
    #expect(stage.first.text == "hi")
  }

  @Test func `a window that is resized by itself takes its keyboard along, and a hidden one comes from below it`()
    throws
  {
    let stage = try KeyboardStage(hasAccessories: false)
    stage.window.resize(to: CGSize(width: 500, height: 700))
    #expect(stage.keyboard.shownEdge == 700 && stage.keyboard.shownFrame == nil)
    stage.focus(stage.first)
    #expect(stage.keyboard.shownFrame == CGRect(x: 0, y: 409, width: 500, height: 291))
    stage.forget()
    stage.window.resize(to: CGSize(width: 480, height: 800))
    stage.advance(by: 1)
    #expect(stage.keyboard.shownFrame == CGRect(x: 0, y: 509, width: 480, height: 291))
    #expect(
      stage.log.filter { $0.hasPrefix("will") }.map { $0.prefix { $0 != " " } }
        == ["willChangeFrame", "willHide", "willChangeFrame", "willShow"])
  }

  /// CASES.md X14, X41: the keyboard is the screen's; the window sees what lies over it.
  @Test func `in a window that is a part of the screen it lies at the screen's bottom`() throws {
    let stage = try KeyboardStage(hasAccessories: false)
    stage.window.place(at: CGRect(x: 200, y: 300, width: 400, height: 700), on: tablet)
    stage.focus(stage.first)
    // 1210 − 291 = 919 on the screen, 619 in the window, 200 to the left of it.
    #expect(stage.keyboard.shownFrame == CGRect(x: -200, y: 619, width: 834, height: 291))
    #expect(stage.messages.last?.notification.end == CGRect(x: -200, y: 619, width: 834, height: 291))
    #expect(stage.keyboard.shownEdge == 619 && stage.keyboard.coverEdgeEnd == 619)
    stage.forget()
    stage.window.place(at: CGRect(x: 200, y: 100, width: 400, height: 700), on: tablet)
    stage.advance(by: 1)
    #expect(stage.log == [], "no system tells a window that it was moved")
    #expect(stage.keyboard.shownFrame == nil && stage.keyboard.shownEdge == 700)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    #expect(
      stage.log.first == "willChangeFrame 1110 2.000" || stage.log.first?.hasPrefix("willChangeFrame 1110") == true)
  }

  @Test func `a finger drags it where it is on the screen`() throws {
    let stage = try KeyboardStage(hasAccessories: false)
    stage.window.place(at: CGRect(x: 0, y: 210, width: 834, height: 1000), on: tablet)
    stage.focus(stage.first)
    #expect(stage.keyboard.shownEdge == 709)
    stage.keyboard.beginDrag()
    stage.keyboard.drag(toFingerY: 700)
    stage.keyboard.drag(toFingerY: 760)
    #expect(stage.keyboard.shownEdge == 760)
    stage.keyboard.place(at: nil)
  }

  @Test func `where it is put is meant in the window`() throws {
    let stage = try KeyboardStage(hasAccessories: false)
    stage.window.place(at: CGRect(x: 200, y: 300, width: 400, height: 700), on: tablet)
    stage.focus(stage.first)
    let frame = CGRect(x: 20, y: 100, width: 320, height: 260)
    stage.keyboard.place(at: frame)
    stage.advance(by: 1)
    #expect(stage.keyboard.floatingFrame == frame && stage.keyboard.shownFrame == frame)
  }
}
