import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Testing
import ViewTree

/// FACTS.md A.16 and A.19 on a window of 390 × 844 with a keyboard of 291 and an accessory of 40: the edge is at 513.
@MainActor
struct KeyboardMovingTests {
  private let stage: KeyboardStage
  private var keyboard: KeyboardPresenter { stage.keyboard }
  private var keysTop: CGFloat { keyboard.keys.frameInWindow(in: .presentation).minY }

  init() throws {
    stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.forget()
  }

  /// CASES.md H16, X20: the finger meets the accessory's top at 513.
  @Test func `keys and accessory go with a finger that meets them`() {
    keyboard.beginDrag()
    let path: [(CGFloat, CGFloat)] = [(400, 513), (512, 513), (560, 560), (700, 700), (500, 513), (620, 620)]
    for (y, edge) in path {
      stage.advance(by: 1.0 / 60)
      keyboard.drag(toFingerY: y)
      #expect(keyboard.shownEdge == edge && keysTop == edge + 40)
      #expect(keyboard.currentAccessory?.frameInWindow(in: .presentation).minY == edge)
    }
    #expect(
      stage.log.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "began 513.0", "moved 560.0", "moved 700.0", "moved 513.0", "moved 620.0",
      ])
    #expect(stage.first.isFirstResponder)
  }

  @Test func `let go near the top it goes back up, followed to its end`() {
    keyboard.beginDrag()
    keyboard.drag(toFingerY: 513)
    keyboard.drag(toFingerY: 550)
    stage.forget()
    stage.onFollow = { [stage] _, frame in #expect(frame.minY == stage.keyboard.shownEdge && frame.minY >= 513) }
    keyboard.endDrag(velocity: -200)
    stage.advance(by: 1)
    // 0.5 s at 60 Hz: 29 frames and the end.
    #expect(stage.log.count == 30 && stage.log.last == "ended 513.0 1.500")
    #expect(keyboard.shownEdge == 513 && stage.first.isFirstResponder)
  }

  @Test func `let go further down it leaves, and the first responder resigns`() {
    keyboard.beginDrag()
    keyboard.drag(toFingerY: 513)
    keyboard.drag(toFingerY: 600)
    stage.forget()
    keyboard.endDrag(velocity: 0)
    #expect(stage.log == ["ended 600.0 1.000", "willChangeFrame 844 1.000", "willHide 844 1.000"])
    #expect(stage.window.firstResponder == nil && keyboard.shownEdge == 600 && keysTop == 640)
    #expect(stage.messages.last?.focus == "first")
    stage.advance(by: 1)
    #expect(stage.log.suffix(2) == ["didChangeFrame 844 1.500", "didHide 844 1.500"])
    #expect(keyboard.location(ofKey: "q") == nil)
  }

  /// CASES.md X17: dragged to half its height, let go, and a field is tapped before it rests.
  @Test func `called back in mid-flight it turns without a jump`() {
    keyboard.beginDrag()
    keyboard.drag(toFingerY: 513)
    keyboard.drag(toFingerY: 678)
    keyboard.endDrag(velocity: 300)
    stage.advance(by: 0.08)
    let edge = keyboard.shownEdge
    #expect(edge > 678 && edge < 844)
    stage.first.becomeFirstResponder()
    var last = edge
    for _ in 0..<300 {
      stage.advance(by: 0.002)
      #expect(abs(keysTop - 40 - last) < 6 && abs(keysTop - 40 - keyboard.shownEdge) < 1e-9)
      last = keysTop - 40
    }
    #expect(last == 513 && keyboard.location(ofKey: "q") != nil)
  }

  @Test func `a finger that does not meet it changes nothing`() {
    keyboard.beginDrag()
    keyboard.drag(toFingerY: 510)
    keyboard.endDrag(velocity: 2000)
    stage.advance(by: 1)
    #expect(stage.log.isEmpty && keyboard.shownEdge == 513)
  }

  @Test func `moved to a frame it goes there, tells of the change, and can be typed on`() throws {
    let frame = CGRect(x: 0, y: 100, width: 390, height: 331)
    keyboard.place(at: frame)
    #expect(stage.log == ["willChangeFrame 100 1.000"] && keyboard.floatingFrame == frame)
    // 54.48 % of the way after 0.1 s (FACTS.md §1).
    stage.advance(by: 0.1)
    #expect(abs(keysTop - 40 - (513 - 413 * 0.5448)) < 0.05)
    #expect(keyboard.shownFrame?.minY == keyboard.shownEdge)
    stage.advance(by: 0.4)
    #expect(stage.log.last == "didChangeFrame 100 1.500" && keyboard.shownFrame == frame)
    // Nothing of the keyboard is below it.
    let shown = keyboard.keys.superview?.subviews.filter { !$0.isHidden } ?? []
    #expect(shown.allSatisfy { $0.frameInWindow(in: .presentation).maxY <= 431 })
    try stage.tap("a")
    #expect(stage.first.text.hasSuffix("a"))
    stage.forget()
    keyboard.place(at: nil)
    stage.advance(by: 1)
    #expect(stage.log.map { $0.prefix(15) } == ["willChangeFrame", "didChangeFrame "])
    #expect(keyboard.shownEdge == 513 && keyboard.floatingFrame == nil)
  }

  @Test func `moved aside it is shown aside`() {
    keyboard.place(at: CGRect(x: 30, y: 60, width: 390, height: 331))
    stage.advance(by: 1)
    #expect(keyboard.keys.frameInWindow(in: .presentation).minX == 30)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    #expect(keyboard.shownFrame == nil && keyboard.shownEdge == 844)
    keyboard.place(at: CGRect(x: 0, y: 0, width: 390, height: 331))
    #expect(keyboard.floatingFrame == nil && keyboard.shownFrame == nil)
    stage.focus(stage.second)
    #expect(keyboard.keys.frameInWindow(in: .presentation).origin == CGPoint(x: 0, y: 553))
  }
}
