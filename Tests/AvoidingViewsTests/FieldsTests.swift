import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

/// Which fields previous and next lead to, and what the toolbar shows.
@MainActor
struct FieldsTests {
  private let form = Form()

  private func names(_ order: FieldOrder) -> [String] {
    order.fields.map { candidate in form.window.tree.first { $0.identity == candidate.id }?.id ?? "?" }
  }

  @Test func `the form is gone through as it is read, through every nesting`() {
    // Two fields beside each other in views of their own, on the row of field-1.
    for (x, name) in [(200.0, "right"), (16, "left")] {
      let box = View(frame: CGRect(x: x, y: 60, width: 100, height: 44))
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      field.id = name
      box.addSubview(field)
      form.page.addSubview(box)
    }
    form.scroll.setContentOffset(CGPoint(x: 0, y: 200))
    form.fields[3].isHidden = true
    form.fields[4].isEnabled = false
    let order = form.avoider.fieldOrder(around: form.fields[0])
    #expect(names(order).prefix(6) == ["field-0", "left", "right", "field-1", "field-2", "field-5"])
    #expect(order.previous == nil && order.next != nil)
    #expect(form.avoider.fieldOrder(around: form.fields[11]).next == nil)
  }

  @Test func `it can be gone through in the order of the tree or of tags`() {
    form.page.insertSubview(form.fields[5], at: 0)
    for (index, field) in form.fields.enumerated() { field.tag = -index }
    form.avoider.toolbarOrder = .subviews
    #expect(names(form.avoider.fieldOrder(around: form.fields[0])).prefix(3) == ["field-5", "field-0", "field-1"])
    form.avoider.toolbarOrder = .tag
    #expect(names(form.avoider.fieldOrder(around: form.fields[0])).prefix(3) == ["field-11", "field-10", "field-9"])
  }

  @Test func `the focus goes to the previous and to the next, and no further than the ends`() {
    form.focus(form.fields[10])
    #expect(form.avoider.focusNext())
    #expect(form.fields[11].isFirstResponder)
    #expect(!form.avoider.focusNext())
    #expect(form.fields[11].isFirstResponder)
    #expect(form.avoider.focusPrevious() && form.fields[10].isFirstResponder)
    form.endEditing()
    #expect(!form.avoider.focusNext() && form.window.firstResponder == nil)
  }

  @Test func `the toolbar has the placeholder as title and arrows that know the ends`() {
    form.fields[0].placeholder = "Name"
    #expect(
      form.avoider.toolbar(for: form.fields[0])
        == toolbar(title: "Name", isPreviousEnabled: false, isNextEnabled: true))
    #expect(
      form.avoider.toolbar(for: form.fields[11]) == toolbar(title: nil, isPreviousEnabled: true, isNextEnabled: false))
    form.avoider.toolbarShowsPlaceholder = false
    #expect(form.avoider.toolbar(for: form.fields[0])?.title == nil)
    for field in form.fields.dropFirst() { field.removeFromSuperview() }
    #expect(form.avoider.toolbar(for: form.fields[0])?.showsArrows == false)
  }

  private func toolbar(title: String?, isPreviousEnabled: Bool, isNextEnabled: Bool) -> ToolbarRules.Toolbar? {
    var expected = form.avoider.toolbar(for: form.fields[5])
    expected?.title = title
    expected?.isPreviousEnabled = isPreviousEnabled
    expected?.isNextEnabled = isNextEnabled
    return expected
  }

  @Test func `an accessory that was asked for wins over the app's toolbar`() {
    func name(_ view: View) -> String { "\(form.avoider.accessory(for: view))".prefix { $0 != "(" }.description }
    let (plain, none, custom, own) = (form.fields[0], form.fields[1], form.fields[2], form.fields[3])
    none.avoidance.accessory = .none
    custom.avoidance.accessory = .custom(View())
    own.avoidance.accessory = .toolbar
    #expect([plain, none, custom, own].map(name) == ["dismissButton", "none", "custom", "toolbar"])
    form.avoider.isToolbarEnabled = true
    #expect([plain, none, custom, own].map(name) == ["toolbar", "none", "custom", "toolbar"])
    plain.avoidance.accessory = .dismissButton
    #expect(name(plain) == "dismissButton")
  }

  @Test func `a tap in a control or on the navigation bar keeps the keyboard`() {
    let button = Button("Send", frame: CGRect(x: 16, y: 64, width: 100, height: 30))
    let badge = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    button.addSubview(badge)
    form.page.addSubview(button)
    form.focus(form.fields[3])
    form.tap(CGPoint(x: 30, y: 170))
    #expect(form.fields[3].isFirstResponder)
    form.tap(CGPoint(x: 195, y: 60))
    #expect(form.fields[3].isFirstResponder)
  }
}
