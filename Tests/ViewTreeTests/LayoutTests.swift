import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct LayoutTests {
  private final class Row: View {
    var passes = 0
    override func layoutSubviews() {
      passes += 1
      for view in subviews { view.frame.size.width = frame.width }
    }
  }

  @Test func `a clean tree is not laid out`() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let test = TestWindow([row])
    let passes = test.window.layoutPasses
    row.frame.origin.y = 50
    row.alpha = 0.5
    row.transform = AffineTransform(translationByX: 0, byY: 5)
    test.window.layOut()
    _ = test.window.makeDisplayList()
    #expect(test.window.layoutPasses == passes)
    #expect(test.events.isEmpty)
  }

  @Test func `another size lays out it and what follows, once each`() {
    let inner = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    outer.addSubview(inner)
    let test = TestWindow([outer])
    (inner.passes, outer.passes) = (0, 0)
    outer.frame.size.width = 200
    test.window.layOut()
    #expect(inner.frame.width == 200)
    #expect((inner.passes, outer.passes) == (1, 1))
    #expect(test.events == ["layoutChanged"])
  }

  @Test func `a layout that never settles does not hang`() {
    final class Restless: View {
      override func layoutSubviews() { frame.size.height += 1 }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let test = TestWindow([view])
    #expect(view.frame.height == 18)
    test.window.layOut()
    #expect(view.frame.height == 26)
  }

  @Test func `an animation lays nothing out`() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let test = TestWindow([row])
    let passes = test.window.layoutPasses
    row.animate(.translationY, to: -100, pace: .iosKeyboard)
    for frame in 1...60 {
      test.window.advance(to: Double(frame) / 60)
      _ = test.window.makeDisplayList()
    }
    #expect(test.window.layoutPasses == passes)
  }

  @Test func `a resized window fills its controller's view`() {
    let controller = ViewController(size: CGSize(width: 390, height: 844))
    let test = TestWindow()
    test.window.setRootController(controller)
    test.window.resize(to: CGSize(width: 844, height: 390))
    #expect(controller.view.frame.size == CGSize(width: 844, height: 390))
    #expect(test.acts == ["resized"])
  }

  @Test func `a tree as text`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 91, width: 390, height: 753))
    scroll.id = "form"
    let field = TextField("Ada", placeholder: "Name")
    field.id = "name"
    scroll.setContent(
      StackView(spacing: 8, padding: EdgeInsets(all: 16), [Label("Name", font: Font(size: 13)), field]))
    let test = TestWindow([scroll])
    field.becomeFirstResponder()
    scroll.transform = AffineTransform(translationByX: 0, byY: -20)
    #expect(
      test.window.snapshot == """
        Window 0,0 390×844 clips
          ScrollView 'form' 0,91 390×753 transform 0,-20 content 390×100 clips layer
            StackView 0,0 390×100
              Label 16,16 358×16 "Name"
              TextField 'name' 16,40 358×44 "Ada" control first
                CaretView 39,11 2×22 live untouchable
        """)
  }
}
