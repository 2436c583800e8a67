import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

/// An app that comes back to the front (CASES.md H1, X18).
@MainActor
struct LifecycleTests {
  private let form = Form()

  @Test func `what was lifted for a keyboard that is gone is at rest at once, focus or not`() {
    let rest = form.state
    for isFocused in [true, false] {
      form.focus(form.fields[7])
      #expect(form.offset > 0)
      form.avoider.isAppActive = false
      if !isFocused { form.window.makeFirstResponder(nil) }
      #expect(form.offset > 0)
      form.avoider.resume(keyboardFrame: nil)
      #expect(form.state == rest && form.avoider.keyboardFrame == nil)
      form.endEditing()
      #expect(form.state == rest)
    }
  }

  @Test func `what a layout undid is there again at once, and at rest in the end`() {
    let rest = form.state
    form.focus(form.fields[7])
    let lifted = form.state
    form.avoider.isAppActive = false
    form.scroll.setWithoutAnimation(.offsetY, to: 0)
    form.avoider.resume(keyboardFrame: CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(form.state == lifted)
    form.endEditing()
    #expect(form.state == rest)
  }

  @Test func `an app that was in front all the time is told where the keyboard is as well`() {
    form.focus(form.fields[7])
    let offset = form.offset
    form.avoider.resume(keyboardFrame: CGRect(x: 0, y: 553, width: 390, height: 291))
    #expect(form.avoider.keyboardFrame?.minY == 553)
    // The edge went down by 40: at least that share of the scroll is given back.
    #expect(form.offset <= offset - 40 && form.offset > 0)
  }
}
