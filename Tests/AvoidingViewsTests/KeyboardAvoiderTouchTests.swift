import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

@MainActor
struct KeyboardAvoiderTouchTests {
  private final class Taps { var count = 0 }

  private let form = Form()
  private let taps = Taps()
  private let button: Button
  /// Between two fields, and on no control.
  private let blank = CGPoint(x: 195, y: 172)

  init() {
    let taps = taps
    button = Button("Send", frame: CGRect(x: 16, y: 70, width: 100, height: 20)) { taps.count += 1 }
    form.page.addSubview(button)
    form.focus(form.fields[3])
  }

  @Test func `a tap on blank space ends editing`() {
    form.tap(blank)
    #expect(form.window.firstResponder == nil)
    #expect(form.messages == [.willShow, .willHide])
  }

  @Test func `a tap on text that is only read is one on blank space`() {
    let label = Label("Name", frame: CGRect(x: 130, y: 70, width: 100, height: 20))
    form.page.addSubview(label)
    form.tap(CGPoint(x: 150, y: 91 + 80))
    #expect(form.window.firstResponder == nil)
  }

  @Test func `a tap on a button fires it and keeps the keyboard`() {
    form.tap(CGPoint(x: 66, y: 91 + 80))
    #expect(taps.count == 1)
    #expect(form.fields[3].isFirstResponder)
    #expect(form.messages == [.willShow])
  }

  @Test func `a tap on another field moves the focus without the keyboard going away`() {
    form.tap(CGPoint(x: 195, y: 133))
    #expect(form.fields[0].isFirstResponder)
    #expect(form.messages == [.willShow, .willShow])
  }

  @Test func `a tap in the focused field keeps it`() {
    form.tap(CGPoint(x: 195, y: 367))
    #expect(form.fields[3].isFirstResponder)
  }

  @Test func `a drag scrolls and does not dismiss`() {
    form.drag(from: CGPoint(x: 195, y: 400), up: 60)
    #expect(form.fields[3].isFirstResponder)
    #expect(form.offset > 40)
  }

  @Test func `a finger that strays is no tap`() {
    form.window.touch(.began, at: blank)
    form.window.touch(.ended, at: CGPoint(x: blank.x + 12, y: blank.y))
    #expect(form.fields[3].isFirstResponder)
    form.window.touch(.began, at: blank)
    form.window.touch(.cancelled, at: blank)
    #expect(form.fields[3].isFirstResponder)
  }

  @Test func `where it is switched off a tap on blank space does nothing`() {
    form.avoider.resignsOnTouchOutside = false
    form.tap(blank)
    #expect(form.fields[3].isFirstResponder)
  }
}
