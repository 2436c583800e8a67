import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ResponderTests {
  private func field(_ id: String, x: CGFloat = 0, y: CGFloat) -> TextField {
    let field = TextField(frame: CGRect(x: x, y: y, width: 100, height: 44))
    field.id = id
    return field
  }

  @Test func `the chain goes through controllers`() {
    let controller = ViewController(size: CGSize(width: 390, height: 844))
    let field = field("a", y: 0)
    controller.content.addSubview(field)
    let test = TestWindow()
    test.window.setRootController(controller)
    let chain = field.chain
    let expected: [Responder] = [field, controller.content, controller.view, controller, test.window]
    #expect(chain.count == expected.count)
    #expect(zip(chain, expected).allSatisfy { $0 === $1 })
  }

  @Test func `a switch ends no editing`() {
    let (a, b) = (field("a", y: 0), field("b", y: 100))
    let test = TestWindow([a, b])
    #expect(a.becomeFirstResponder())
    #expect(b.becomeFirstResponder())
    #expect(b.becomeFirstResponder(), "it is already")
    b.resignFirstResponder()
    a.resignFirstResponder()
    #expect(
      test.acts == ["focus none → a", "focus a → b", "willEndEditing b first=b", "focus b → none"])
  }

  @Test func `what cannot take the focus does not`() {
    let label = Label("x", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let a = field("a", y: 0)
    let stranger = field("stranger", y: 0)
    let test = TestWindow([label, a])
    a.becomeFirstResponder()
    #expect(!label.becomeFirstResponder())
    #expect(!stranger.becomeFirstResponder())
    #expect(!test.window.makeFirstResponder(stranger))
    #expect(a.isFirstResponder)
  }

  @Test func `taking a field out ends editing, its caret with it`() {
    let a = field("a", y: 0)
    let box = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    box.addSubview(a)
    let test = TestWindow([box])
    a.becomeFirstResponder()
    test.events = []
    box.removeFromSuperview()
    #expect(test.acts == ["willEndEditing a first=a", "focus a → none"])
    #expect(a.caret.isHidden)
    test.window.addSubview(box)
    #expect(a.caret.isHidden)
    #expect(test.window.makeDisplayList().items.allSatisfy { $0.view !== a.caret })
  }

  @Test func `reading order goes by line, then from the left, without what is hidden`() {
    let views = [field("d", y: 200), field("b", x: 120, y: 50), field("a", y: 50), field("hidden", y: 10)]
    let box = View(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    box.addSubview(field("c", y: 0))
    let cover = View(frame: .zero)
    cover.isHidden = true
    cover.addSubview(field("in hidden", y: 0))
    views[3].isHidden = true
    let test = TestWindow(views + [box, cover])
    #expect(test.window.focusOrder.compactMap(\.id) == ["a", "b", "c", "d"])
  }

  @Test func `observers are told in order and not kept alive`() {
    final class Other: WindowObserver {
      func window(_ window: Window, didReport event: WindowEvent) {}
    }
    let test = TestWindow([field("a", y: 0)])
    weak var gone: Other?
    do {
      let other = Other()
      gone = other
      test.window.addObserver(other)
    }
    #expect(gone == nil)
    test.window.removeObserver(test)
    test.window.moveFocus(by: 1)
    test.window.focusOrder.first?.becomeFirstResponder()
    #expect(test.events.isEmpty)
  }
}
