import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TextFieldTests {
  // Letters are 8.5 wide; text begins 14 from the left; there is room for 172 points.
  private let field = TextField(placeholder: "Name", frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  private func focused(_ text: String = "") -> TestWindow {
    field.text = text
    let test = TestWindow([field])
    field.becomeFirstResponder()
    test.events = []
    return test
  }

  @Test func `a tap focuses and puts the caret where it was made`() {
    field.text = "abcdef"
    let test = TestWindow([field])
    test.tap(CGPoint(x: 14 + 8.5 * 2 + 2, y: 20))
    #expect(field.isFirstResponder)
    #expect(field.caretOffset == 2)
    #expect(test.acts == ["focus none → TextField"])
    test.tap(CGPoint(x: 190, y: 20))
    #expect(field.caretOffset == 6)
    #expect(test.acts == ["focus none → TextField", "edited TextField"])
  }

  @Test func `a drag does not focus`() {
    let test = TestWindow([field])
    test.drag(from: CGPoint(x: 50, y: 20), by: CGPoint(x: 6, y: 0), count: 2)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 20))
    #expect(!field.isFirstResponder)
  }

  @Test func `typing and deleting report edits`() {
    let test = focused("ab")
    test.window.type("c👩‍👧")
    #expect(field.text == "abc👩‍👧")
    test.window.press(.backspace)
    test.window.press(.home)
    test.window.press(.forwardDelete)
    #expect(field.text == "bc")
    #expect(test.acts.count == 4)
    test.window.press(.backspace)
    test.window.press(.left)
    #expect(test.acts.count == 4, "nothing changed, nothing to report")
  }

  @Test func `setting the text is no edit of the user's`() {
    let test = focused("ab")
    field.text = "abc"
    #expect(test.acts.isEmpty)
    #expect(field.caretOffset == 3)
  }

  @Test func `line breaks become spaces`() {
    let test = focused()
    test.window.type("a\r\nb\nc")
    #expect(field.text == "a b c")
    field.text = "x\ny"
    #expect(field.text == "x y")
  }

  @Test func `the caret is 2 by 22 on whole points`() {
    let test = focused("abc")
    defer { withExtendedLifetime(test) {} }
    #expect(field.caretRect == CGRect(x: 39, y: 11, width: 2, height: 22))  // 14 + 25.5 − 1, rounded
    #expect(field.caret.frame == field.caretRect)
  }

  @Test func `text moves only as far as shows the caret`() {
    let test = focused()
    test.window.type(String(repeating: "a", count: 20))
    #expect(field.textOffset == 0)
    test.window.type("a")
    #expect(field.textOffset == 21 * 8.5 - 172)
    test.window.press(.left)
    test.window.press(.left)
    #expect(field.textOffset == 21 * 8.5 - 172, "the caret is in sight, nothing moves")
    test.window.press(.home)
    #expect(field.textOffset == 0)
  }

  @Test func `no room is left right of text that goes on at the left`() {
    let test = focused(String(repeating: "a", count: 40))
    #expect(field.textOffset == 40 * 8.5 - 172)
    for count in (0..<40).reversed() {
      test.window.press(.backspace)
      #expect(field.textOffset == max(0, CGFloat(count) * 8.5 - 172))
      #expect(field.caretRect.maxX <= 187)
    }
  }

  @Test func `the caret is in sight whatever is done`() {
    let test = focused()
    var state: UInt64 = 7
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch state >> 60 {
      case 0...6: test.window.type(["a", "字", "👩‍👧", " "][Int(state >> 40 & 3)])
      case 7: test.window.press(.home)
      case 8: test.window.press(.end)
      case 9...11: test.window.press(.left)
      case 12...13: test.window.press(.right)
      case 14: test.window.press(.forwardDelete)
      default: test.window.press(.backspace)
      }
      #expect(field.caretRect.minX >= 12 && field.caretRect.maxX <= 188)
      #expect(field.textOffset >= 0)
    }
    #expect(!field.text.isEmpty)
  }

  @Test func `without focus the text stands at its start`() {
    let test = focused(String(repeating: "a", count: 40))
    field.resignFirstResponder()
    #expect(field.textOffset == 0)
    #expect(field.caret.isHidden)
    field.becomeFirstResponder()
    #expect(field.textOffset > 0)
    #expect(test.acts.last == "focus none → TextField")
  }

  @Test func `a secure field shows bullets and keeps the caret's place`() {
    let test = focused()
    field.isSecure = true
    test.window.type("é👩‍👧z")
    let canvas = CanvasTranscript()
    #expect(test.paint(on: canvas).contains("\"•••\""))
    #expect(!canvas.text.contains("z"))
    test.window.press(.left)
    #expect(field.caretRect.minX == 30)  // 14 + 17 − 1
    #expect(field.caretOffset == field.text.utf8.count - 1)
    #expect(field.caretOffset(at: CGPoint(x: 14 + 8.5, y: 20)) == 2)
  }

  @Test func `it draws placeholder, text, hairline and ring in the theme's colours`() {
    let test = TestWindow([field])
    let canvas = CanvasTranscript()
    #expect(
      test.paint(on: canvas) == """
        clip 0,0 390×844
          move 0,0
            fill 0,0 200×44 r10 #FFFFFF
            clip 14,0 172×44
              text "Name" 17/regular at 14,12 #8E949F
            stroke 0.5,0.5 199×43 r9.5 w1 #E3E4EA
        """)
    field.becomeFirstResponder()
    test.window.type("Ada")
    test.window.theme = .dark
    #expect(
      test.paint(on: canvas) == """
        clip 0,0 390×844
          move 0,0
            fill 0,0 200×44 r10 #1B1E25
            clip 14,0 172×44
              text "Ada" 17/regular at 14,12 #F1F3F7
            stroke 1,1 198×42 r9 w2 #6C9BFF
        clip 0,0 390×844
          move 39,11
            fill 0,0 2×22 #6C9BFF
        """)
  }

  @Test func `a disabled field takes no focus and loses it`() {
    let test = focused()
    field.isEnabled = false
    #expect(!field.isFirstResponder)
    test.tap(CGPoint(x: 50, y: 20))
    #expect(!field.isFirstResponder)
  }
}
