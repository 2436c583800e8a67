import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct WindowTouchTests {
  /// A view that writes down its touches.
  private final class Pad: View {
    var log: [String] = []
    override func touchBegan(_ touch: Touch) { log.append("began") }
    override func touchMoved(_ touch: Touch) { log.append("moved") }
    override func touchEnded(_ touch: Touch) { log.append("ended") }
    override func touchCancelled(_ touch: Touch) { log.append("cancelled") }
  }
  private final class Log { var entries: [String] = [] }

  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func tapRecognizer(_ log: Log) -> TapGestureRecognizer {
    TapGestureRecognizer { _ in log.entries.append("tap") }
  }

  private func panRecognizer(_ log: Log) -> PanGestureRecognizer {
    PanGestureRecognizer { event in
      switch event {
      case .began(let touch): log.entries.append("pan began \(Int(touch.translation.y))")
      case .moved(let touch): log.entries.append("pan moved \(Int(touch.translation.y))")
      case .ended: log.entries.append("pan ended")
      case .cancelled: log.entries.append("pan cancelled")
      }
    }
  }

  @Test(arguments: [(9.9, ["tap"]), (10.0, [])]) func `ten points make a drag of a tap`(way: Double, expected: [String])
  {
    let log = Log()
    pad.addGestureRecognizer(tapRecognizer(log))
    let test = TestWindow([pad])
    test.window.touch(.began, at: CGPoint(x: 50, y: 50))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 50 + way))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 50))
    #expect(log.entries == expected)
  }

  @Test func `a finger that only goes up elsewhere has moved`() {
    let log = Log()
    pad.addGestureRecognizer(tapRecognizer(log))
    let test = TestWindow([pad])
    test.window.touch(.began, at: CGPoint(x: 50, y: 50))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 90))
    #expect(log.entries.isEmpty)
    #expect(pad.log == ["began", "moved", "ended"])
  }

  @Test func `a pan takes the touch from the view and from other recognizers`() {
    let log = Log()
    pad.addGestureRecognizer(tapRecognizer(log))
    pad.addGestureRecognizer(panRecognizer(log))
    let test = TestWindow([pad])
    test.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 6), count: 3)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 68))
    #expect(log.entries == ["pan began 12", "pan moved 18", "pan ended"])
    #expect(pad.log == ["began", "moved", "cancelled"])
  }

  @Test func `the innermost pan wins, one that does not accept leaves it to the next`() {
    let (inside, outside) = (Log(), Log())
    let inner = panRecognizer(inside)
    pad.addGestureRecognizer(inner)
    let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.addSubview(pad)
    box.addGestureRecognizer(panRecognizer(outside))
    let test = TestWindow([box])
    test.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 11), count: 1)
    test.window.touch(.cancelled, at: .zero)
    #expect((inside.entries, outside.entries) == (["pan began 11", "pan cancelled"], []))
    inner.accepts = { _ in false }
    test.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 11), count: 1)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 61))
    #expect(outside.entries == ["pan began 11", "pan ended"])
  }

  /// Found by `fuzz` (seed 9006669): `reset` took the screen away under a finger, and the next move ended the program.
  @Test(arguments: [TouchPhase.moved, .ended, .cancelled])
  func `a view that is taken away under a finger hears no more of it`(phase: TouchPhase) {
    let log = Log()
    let test = TestWindow([pad])
    var box: ScrollView? = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box?.setContent(View(frame: CGRect(x: 0, y: 0, width: 300, height: 900)))
    box?.addGestureRecognizer(panRecognizer(log))
    weak let gone = box
    box.map { test.window.addSubview($0) }
    test.window.touch(.began, at: CGPoint(x: 50, y: 80))
    box?.removeFromSuperview()
    box = nil
    #expect(gone == nil)
    test.window.touch(phase, at: CGPoint(x: 50, y: 40))
    #expect(log.entries.isEmpty)
  }

  @Test func `a recognizer may refuse a touch`() {
    let log = Log()
    let tap = tapRecognizer(log)
    tap.shouldReceive = { !$0.view.isControl }
    pad.addGestureRecognizer(tap)
    pad.addSubview(Button("x", frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let test = TestWindow([pad])
    test.tap(CGPoint(x: 20, y: 20))
    #expect(log.entries.isEmpty)
    test.tap(CGPoint(x: 100, y: 100))
    #expect(log.entries == ["tap"])
    tap.isEnabled = false
    test.tap(CGPoint(x: 100, y: 100))
    #expect(log.entries == ["tap"])
  }

  @Test func `velocity is that of the last tenth of a second`() {
    let test = TestWindow([pad])
    test.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 5), count: 20)
    let touch = test.window.touch
    #expect(abs((touch?.velocity(at: test.window.time).y ?? 0) - 300) < 1e-6)
    #expect(touch?.velocity(at: test.window.time + 0.2) == .zero)
    #expect(test.window.fingerLocation == CGPoint(x: 50, y: 150))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 150))
    #expect(test.window.fingerLocation == nil)
  }

  @Test func `a second press cancels the first`() {
    let test = TestWindow([pad])
    test.window.touch(.began, at: CGPoint(x: 50, y: 50))
    test.window.touch(.began, at: CGPoint(x: 60, y: 50))
    test.window.touch(.ended, at: CGPoint(x: 60, y: 50))
    #expect(pad.log == ["began", "cancelled", "began", "ended"])
  }
}
