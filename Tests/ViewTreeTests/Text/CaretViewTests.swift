import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct CaretViewTests {
  private let field = TextField("abc", frame: CGRect(x: 20, y: 100, width: 200, height: 44))

  @Test func `it is on for half a second, off for half a second`() {
    let test = TestWindow([field])
    test.window.advance(to: 10)
    field.becomeFirstResponder()
    for (time, isOn) in [(10, true), (10.49, true), (10.5, false), (10.99, false), (11, true), (11.5, false)] {
      #expect(field.caret.isOn(at: time) == isOn, "at \(time)")
    }
  }

  @Test func `every edit and every move starts it anew`() {
    let test = TestWindow([field])
    field.becomeFirstResponder()
    test.window.advance(to: 0.7)
    #expect(!field.caret.isOn(at: 0.7))
    test.window.press(.left)
    #expect(field.caret.isOn(at: 0.7))
    #expect(field.caret.isOn(at: 1.19))
    #expect(!field.caret.isOn(at: 1.2))
    test.window.advance(to: 1.3)
    test.window.type("x")
    #expect(field.caret.isOn(at: 1.79))
  }

  @Test func `the next change is exact from any start`() {
    let test = TestWindow([field])
    for start in [0, 0.1, 1.0 / 3, 12.7, 1000.3] {
      test.window.advance(to: start)
      field.becomeFirstResponder()
      var time = start
      for count in 1...500 {
        let next = field.caret.nextPictureChange(after: time) ?? 0
        #expect(next > time)
        #expect(field.caret.isOn(at: next) == (count % 2 == 0))
        #expect(field.caret.isOn(at: next.nextDown) != field.caret.isOn(at: next))
        time = next
      }
      field.resignFirstResponder()
    }
  }

  @Test func `a window with a caret says when it blinks, without one it is quiet`() {
    let test = TestWindow([field])
    _ = test.window.makeDisplayList()
    #expect(test.window.nextPictureChange == nil)
    field.becomeFirstResponder()
    _ = test.window.makeDisplayList()
    #expect(test.window.nextPictureChange == 0.5)
    test.window.advance(to: 0.4)
    #expect(!test.window.needsDisplay)
    test.window.advance(to: 0.5)
    #expect(test.window.needsDisplay)
  }

  @Test func `a blink repaints the caret alone`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 400))
    scroll.backgroundRole = .background
    scroll.contentSize = CGSize(width: 390, height: 1200)
    scroll.addSubview(field)
    let test = TestWindow([scroll])
    field.becomeFirstResponder()
    let canvas = CanvasTranscript()
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 1)
    let before = test.window.makeDisplayList()
    test.window.advance(to: 0.5)
    let after = test.window.makeDisplayList()
    let caret = field.rectInWindow(field.caretRect)
    #expect(after.changes(since: before).allSatisfy { $0 == caret })
    #expect(!after.changes(since: before).isEmpty)
    #expect(
      test.paint(on: canvas, in: after.changes(since: before)) == """
        clip 0,50 390×400
          move 0,50
            layer 1 0,0 390×1200 opaque reused
        clip 0,50 390×400
          move 59,161
        """)
  }

  @Test func `moving the caret repaints no kept picture`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 400))
    scroll.addSubview(field)
    let test = TestWindow([scroll])
    field.becomeFirstResponder()
    let canvas = CanvasTranscript()
    test.paint(on: canvas)
    test.window.press(.left)
    #expect(test.window.needsDisplay)
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 0)
    #expect(canvas.layersReused == 1)
  }
}
