import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import Testing
import ViewTree

/// Height taken from the root's bottom.
@MainActor
struct BottomPaddingTests {
  /// A list above a button that stands at the bottom.
  private final class Page: View {
    let list: ScrollView
    let button = Button("Send")

    init(list: ScrollView) {
      self.list = list
      super.init()
      addSubview(list)
      addSubview(button)
    }

    override func layoutSubviews() {
      list.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height - 60)
      button.frame = CGRect(x: 16, y: frame.height - 55, width: frame.width - 32, height: 50)
    }
  }

  private let form = Form()
  private let page: Page

  init() {
    page = Page(list: form.scroll)
    form.controller.setBody(page)
    form.window.layOut()
    form.avoider.strategy = Padding.self
  }

  private var content: View { form.controller.content }

  @Test func `the content is laid out in what is left, at once and once`() {
    let passes = (content.layoutCount, page.layoutCount, form.scroll.layoutCount, form.fields[0].layoutCount)
    form.fields[1].becomeFirstResponder()
    form.window.layOut()
    // 753 − 331 = 422; the list has 60 less.
    #expect(content.frame == CGRect(x: 0, y: 91, width: 390, height: 422))
    #expect(form.scroll.frame.height == 362)
    #expect(page.button.frame.minY == 367)
    #expect(content.layoutCount == passes.0 + 1 && page.layoutCount == passes.1 + 1)
    #expect(form.scroll.layoutCount == passes.2 + 1 && form.fields[0].layoutCount == passes.3)
    form.advance(by: 1)
    #expect(content.layoutCount == passes.0 + 1)
    form.endEditing()
    #expect(content.frame.height == 753 && form.scroll.frame.height == 693)
    #expect(content.layoutCount == passes.0 + 2)
  }

  @Test func `what the layout moved, and every edge that clips, is in step with the keyboard`() {
    form.fields[1].becomeFirstResponder()
    for frame in 0...40 {
      form.window.advance(to: Double(frame) / 60)
      let edge = form.keyboard.edge(at: form.window.time)
      #expect(abs(form.shown(content).maxY - edge) < 1e-6, "frame \(frame)")
      #expect(abs(form.shown(page.button).maxY - (edge - 5)) < 1e-6)
      #expect(abs(form.shown(form.scroll).maxY - (edge - 60)) < 1e-6)
      #expect(form.shown(form.fields[1]).minY == 189)
    }
  }

  @Test(arguments: [0.05, 0.15, 0.3]) func `a change of mind goes on from what is shown`(time: Double) {
    form.fields[1].becomeFirstResponder()
    form.advance(by: time)
    let before = (page.button.shown(.originY), form.scroll.shown(.height), content.shown(.height))
    form.window.makeFirstResponder(nil)
    #expect(abs(page.button.shown(.originY).value - before.0.value) < 1e-9)
    #expect(abs(form.scroll.shown(.height).value - before.1.value) < 1e-9)
    #expect(abs(content.shown(.height).value - before.2.value) < 1e-9)
    #expect(abs(page.button.shown(.originY).velocity - before.0.velocity) < 1e-6)
    form.advance(by: 1)
    #expect(form.shown(page.button).maxY == 839 && form.shown(content).maxY == 844)
  }

  @Test func `home geometry does not see the padding, which is told beside it`() throws {
    form.fields[1].avoidance.companions = [page.button]
    form.focus(form.fields[1])
    for height in [331, 376, 291] as [CGFloat] {
      form.setKeyboardHeight(height)
      let facts = try form.facts()
      #expect(facts.root.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
      #expect(facts.root.bottomPadding == height)
      // The list is 753 − 60 high at home, the button 55 above the bottom of 844.
      #expect(facts.regions.map(\.clip) == [CGRect(x: 0, y: 91, width: 390, height: 693)])
      #expect(facts.rect(.field) == CGRect(x: 16, y: 189, width: 358, height: 44))
      #expect(facts.rect(.companion(0)) == CGRect(x: 16, y: 789, width: 358, height: 50))
    }
    form.endEditing()
    #expect(try form.facts().root.bottomPadding == 0)
  }

  @Test func `where somebody else sets the height there is no padding any more`() throws {
    form.focus(form.fields[1])
    content.frame.size.height = 700
    form.window.layOut()
    #expect(try form.facts().root.bottomPadding == 0)
    #expect(try form.facts().root.frame.height == 700)
    form.endEditing()
    #expect(content.frame.height == 700)
  }

  @Test func `a higher keyboard takes more from the same home`() {
    form.focus(form.fields[1])
    form.setKeyboardHeight(376)
    form.advance(by: 1)
    // 753 − 376.
    #expect(content.frame.height == 377)
    form.endEditing()
    #expect(content.frame.height == 753)
  }

  @Test func `another root gets its height back`() {
    let card = View(frame: CGRect(x: 16, y: 0, width: 358, height: 400))
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    card.addSubview(field)
    page.addSubview(card)
    field.avoidance.movingView = card
    form.focus(form.fields[1])
    form.focus(field)
    #expect(content.frame.height == 753)
    // 400 − 331.
    #expect(card.frame.height == 69)
  }

  @Test func `a start is jumped to in the same frame, and the rest is played from there`() {
    form.avoider.strategy = Commit.self
    form.focus(form.fields[1])
    #expect(form.lift == 331 && content.frame.height == 753)
    let shown = form.shown(page.button)
    let didShow = KeyboardNotification(
      kind: .didShow, begin: .zero, end: CGRect(x: 0, y: 513, width: 390, height: 331), duration: 0.25,
      pace: .iosKeyboard)
    form.avoider.receive(didShow)
    #expect(form.lift == 0 && content.frame.height == 422)
    #expect(form.shown(page.button) == shown)
    form.window.makeFirstResponder(nil)
    #expect(content.frame.height == 753)
    #expect(form.shown(page.button) == shown)
    for frame in 1...40 {
      form.advance(by: 1.0 / 60)
      let edge = form.keyboard.edge(at: form.window.time)
      #expect(abs(form.shown(page.button).maxY - (edge - 5)) < 1e-6, "frame \(frame)")
    }
    #expect(form.shown(page.button).maxY == 839)
  }
}
