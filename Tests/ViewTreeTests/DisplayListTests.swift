import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct DisplayListTests {
  private func form() -> (TestWindow, View, ScrollView) {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 91, width: 390, height: 753))
    scroll.backgroundRole = .background
    let fields = (0..<12).flatMap { index -> [View] in [Label("Field \(index)", font: Font(size: 13)), TextField()] }
    scroll.setContent(StackView(spacing: 8, padding: EdgeInsets(all: 16), fields))
    let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.addSubview(scroll)
    return (TestWindow([root, NavigationBar("Delivery", width: 390, safeAreaTop: 47)]), root, scroll)
  }

  @Test func `a clean window changes nothing`() {
    let (test, _, _) = form()
    let list = test.window.makeDisplayList()
    #expect(!test.window.needsDisplay)
    #expect(test.window.makeDisplayList().changes(since: list).isEmpty)
  }

  @Test func `a slide paints no kept picture anew, by lift or by offset`() {
    let (test, root, scroll) = form()
    let field = test.window.focusOrder[5]
    field.becomeFirstResponder()
    let canvas = CanvasTranscript()
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 1)
    root.animate(.translationY, to: -120, pace: .iosKeyboard)
    scroll.animate(.offsetY, to: 200, pace: .iosKeyboard)
    for frame in 1...40 {
      test.window.advance(to: Double(frame) / 60)
      #expect(frame >= 30 || test.window.needsDisplay)
      test.paint(on: canvas)
      #expect((canvas.layersPainted, canvas.layersReused) == (0, 1))
      #expect(canvas.count(of: "text") == 1, "the bar's title alone, which is no layer")
    }
  }

  @Test func `typing changes the scroll view's picture, not the bar's`() {
    let (test, _, scroll) = form()
    test.window.focusOrder[0].becomeFirstResponder()
    let before = test.window.makeDisplayList()
    test.window.type("x")
    let changes = test.window.makeDisplayList().changes(since: before)
    #expect(changes.allSatisfy { scroll.frameInWindow().contains($0) })
    #expect(!changes.isEmpty)
  }

  @Test func `what comes, goes, or trades places is in the changes`() {
    func box(_ x: CGFloat, _ color: Color) -> View {
      let view = View(frame: CGRect(x: x, y: 0, width: 20, height: 20))
      view.backgroundColor = color
      return view
    }
    let (a, b) = (box(0, .white), box(10, .black))
    let test = TestWindow([a, b])
    var list = test.window.makeDisplayList()
    func changes() -> [CGRect] {
      let next = test.window.makeDisplayList()
      defer { list = next }
      return next.changes(since: list)
    }
    b.isHidden = true
    #expect(changes() == [b.frame])
    b.isHidden = false
    #expect(changes() == [b.frame])
    test.window.insertSubview(b, at: 0)
    let overlap = CGRect(x: 10, y: 0, width: 10, height: 20)
    #expect(changes().contains { $0.contains(overlap) })
    let old = a.frame
    a.frame.origin.x = 100
    #expect(changes() == [old, a.frame])
    a.removeFromSuperview()
    #expect(changes() == [CGRect(x: 100, y: 0, width: 20, height: 20)])
  }

  @Test func `a scroll view that shows its ground changes whole when it moves`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 300))
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 100, height: 50)
    let other = View(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
    other.backgroundColor = .white
    let test = TestWindow([scroll])
    let before = test.window.makeDisplayList()
    let old = scroll.frame
    scroll.frame.origin.y = 300
    // Something new at the same time, so that views are matched one by one.
    test.window.addSubview(other)
    let changes = test.window.makeDisplayList().changes(since: before)
    #expect(changes.contains { $0.contains(old) })
    #expect(changes.contains { $0.contains(scroll.frame) })
  }

  @Test func `content outside the content size is shown`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
    view.backgroundColor = .white
    scroll.addSubview(view)
    let test = TestWindow([scroll])
    #expect(test.paint(on: CanvasTranscript()).contains("fill 0,0 20×20 #FFFFFF"))
  }

  @Test func `another ground of a scroll view is under all of its kept content`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scroll.backgroundRole = .background
    scroll.contentSize = CGSize(width: 20, height: 60)
    let test = TestWindow(size: CGSize(width: 20, height: 20), [scroll])
    let canvas = FlatCanvas(width: 20, height: 20)
    _ = canvas.picture(of: test.window.makeDisplayList())
    test.window.theme = .dark
    _ = canvas.picture(of: test.window.makeDisplayList())
    scroll.setContentOffset(CGPoint(x: 0, y: 40))
    let shown = canvas.picture(of: test.window.makeDisplayList())
    #expect(shown.allSatisfy { $0 == Theme.dark.background })
  }

  @Test func `a letter typed into a field of a form paints that field's part of the kept picture`() {
    let (test, _, _) = form()
    test.window.focusOrder[0].becomeFirstResponder()
    let canvas = FlatCanvas(width: 390, height: 200)
    _ = canvas.picture(of: test.window.makeDisplayList())
    let before = test.window.makeDisplayList()
    test.window.type("x")
    let after = test.window.makeDisplayList()
    _ = canvas.picture(of: after)
    #expect(canvas.partialUpdates == 1)
    let field = test.window.focusOrder[0].frameInWindow()
    #expect(after.changes(since: before).allSatisfy { field.contains($0) })
  }

  @Test func `a kept picture holds what sticks out of its view, and is painted again when views come and go`() {
    let box = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    box.backgroundColor = .white
    box.wantsLayer = true
    let test = TestWindow([box])
    let canvas = CanvasTranscript()
    #expect(test.paint(on: canvas).contains("layer 1 0,0 100×100 opaque painted"))
    let child = View(frame: CGRect(x: 80, y: 80, width: 40, height: 10))
    child.backgroundColor = .black
    box.addSubview(child)
    #expect(test.paint(on: canvas).contains("layer 1 0,0 120×100 painted"))
    child.frame.origin = .zero
    #expect(test.paint(on: canvas).contains("layer 1 0,0 100×100 opaque painted"))
    box.addSubview(Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 1)
    child.removeFromSuperview()
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 1)
  }

  @Test func `far content is kept in steps of a height`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 2000)
    let test = TestWindow([scroll])
    let canvas = CanvasTranscript()
    test.paint(on: canvas)
    var painted = 0
    for offset in stride(from: 0.0, through: 1900, by: 10) {
      scroll.setContentOffset(CGPoint(x: 0, y: offset))
      test.paint(on: canvas)
      painted += canvas.layersPainted
      let kept = scroll.keptContentBounds
      #expect(kept.minY <= offset && kept.maxY >= offset + 100)
    }
    #expect(painted == 19)
  }

  @Test func `a view that was out of the window when the theme changed is painted anew when it comes back`() {
    let badge = View(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    badge.wantsLayer = true
    badge.backgroundRole = .card
    let test = TestWindow([badge])
    let canvas = CanvasTranscript()
    test.paint(on: canvas)
    badge.removeFromSuperview()
    test.window.theme = .dark
    test.window.addSubview(badge)
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 1)
    badge.removeFromSuperview()
    test.window.addSubview(badge)
    test.paint(on: canvas)
    #expect(canvas.layersPainted == 0, "the same theme, the same picture")
  }
}
