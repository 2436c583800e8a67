import Foundation
import TestSupport
import Testing
import ViewTree

/// What a view of an app's own is asked and told.
@MainActor struct ViewSubclassTests {
  /// A square with a shadow below it, in one of two colours.
  private final class Square: View {
    var calls: [String] = []
    var picture = 0
    override var drawsContent: Bool { true }
    override var drawingOutset: EdgeInsets { EdgeInsets(bottom: 4) }
    override var sizeFollowsSubviews: Bool { true }
    override var accessibilityText: String? { "Square" }
    override var canBecomeFirstResponder: Bool { true }
    override func pictureVersion(at time: TimeInterval) -> Int { picture }
    override func draw(_ canvas: any Canvas) {
      canvas.fill(bounds, color: picture == 0 ? .black : .white)
      canvas.fill(CGRect(x: 0, y: bounds.height, width: bounds.width, height: 4), color: Color(hex: 0x808080))
    }
    override func layoutSubviews() { calls.append("layout") }
    override func windowChanged() { calls.append(window == nil ? "left" : "entered") }
    override func firstResponderChanged() { calls.append(isFirstResponder ? "focused" : "unfocused") }
    override func safeAreaChanged() { calls.append("safe area") }
    override func touchBegan(_ touch: Touch) { calls.append("at \(Int(touch.location(in: self).y))") }
  }

  private let square = Square(frame: CGRect(x: 10, y: 20, width: 40, height: 40))

  @Test func `it hears of window, focus, safe area and touches, in its own space`() {
    let controller = ViewController()
    controller.content.addSubview(square)
    square.calls = []
    let test = testWindow(controller)
    #expect(square.calls == ["safe area", "entered", "layout"])
    square.calls = []
    square.becomeFirstResponder()
    test.window.makeFirstResponder(nil)
    test.window.safeArea.top = 59
    test.tap(CGPoint(x: 30, y: 27))
    square.removeFromSuperview()
    #expect(square.calls == ["focused", "unfocused", "safe area", "at 7", "left"])
  }

  @Test func `it is painted with what it draws outside its bounds, and again when its picture is another`() {
    let test = TestWindow(size: CGSize(width: 100, height: 100), [square])
    let shown = test.window.makeDisplayList()
    let calls = test.paint(on: CanvasTranscript()).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(calls == ["clip 0,0 100×100", "move 10,20", "fill 0,0 40×40 #000000", "fill 0,40 40×4 #808080"])
    #expect(test.window.makeDisplayList().changes(since: shown).isEmpty)
    square.picture = 1
    let changed = test.window.makeDisplayList().changes(since: shown)
    #expect(!changed.isEmpty && changed.allSatisfy { $0 == CGRect(x: 10, y: 20, width: 40, height: 44) })
    #expect(test.paint(on: CanvasTranscript()).contains("fill 0,0 40×40 #FFFFFF"))
  }

  @Test func `a change of the size it would like lays out what its own size is part of`() {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.addSubview(inner)
    let test = TestWindow([square])
    square.calls = []
    let passes = test.window.layoutCount
    inner.invalidateFittingSize()
    test.window.layOut()
    #expect(square.calls == ["layout"])
    #expect(test.window.layoutCount == passes + 1, "its size follows from what is in it, so the window is asked too")
    #expect(square.accessibilityText == "Square" && inner.accessibilityText == nil)
  }

  @Test func `what other modules keep with it is theirs alone and goes with it`() {
    final class Note {}
    weak var kept: Note?
    do {
      let view = View()
      let note = Note()
      kept = note
      view.attachments[ObjectIdentifier(Note.self)] = note
      #expect(view.attachments[ObjectIdentifier(Note.self)] === note && View().attachments.isEmpty)
    }
    #expect(kept == nil)
  }

  /// Ease-in-out is halfway at half time.
  @Test func `the origin of its own space is where it will be, or where it is shown`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 1000)
    let test = TestWindow([scroll])
    scroll.setContentOffset(CGPoint(x: 0, y: 200), pace: .easeInOut(duration: 1))
    test.window.advance(to: 0.5)
    #expect(scroll.boundsOrigin == CGPoint(x: 0, y: 200) && scroll.boundsOrigin(in: .model).y == 200)
    #expect(abs(scroll.boundsOrigin(in: .presentation).y - 100) < 0.001)
  }

  /// Half of the way is left at half time; put 40 further, all of what is shown is 40 further.
  @Test func `a property put elsewhere takes its motion along`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let test = TestWindow([view])
    view.animate(.translationX, to: 100, pace: .easeInOut(duration: 1))
    test.window.advance(to: 0.5)
    let before = view.shown(.translationX)
    #expect(abs(before.value - 50) < 0.001)
    view.displace(.translationX, to: 140)
    #expect(view.model(.translationX) == 140)
    #expect(abs(view.shown(.translationX).value - (before.value + 40)) < 1e-9)
    #expect(abs(view.shown(.translationX).velocity - before.velocity) < 1e-9)
    test.window.advance(to: 1)
    #expect(view.shown(.translationX).value == 140)
  }
}
