import Foundation
import Motion
import TestSupport
import Testing
import ViewTree

/// What is seen of frames that layout changes at once.
@MainActor
struct FrameMotionTests {
  private let view = View(frame: CGRect(x: 0, y: 100, width: 50, height: 200))
  private let linear = Pace.curve(.linear, duration: 1)

  @Test func `a height that is there at once is shown on its way from the old one`() {
    let test = TestWindow([view])
    view.frame = CGRect(x: 0, y: 60, width: 50, height: 100)
    view.animate(.height, from: MotionState(value: 200), pace: linear)
    view.animate(.originY, from: MotionState(value: 100), pace: linear)
    for (time, top, height) in [(0.0, 100.0, 200.0), (0.25, 90, 175), (1, 60, 100)] {
      test.window.advance(to: time)
      #expect(view.frameInWindow(in: .presentation) == CGRect(x: 0, y: top, width: 50, height: height))
      #expect(view.frameInWindow() == CGRect(x: 0, y: 60, width: 50, height: 100))
    }
    #expect(!test.window.isAnimating)
  }

  @Test func `a motion from where it is shown goes on with the velocity it has`() {
    let test = TestWindow([view])
    view.animate(.originY, to: 0, pace: .iosKeyboard)
    test.window.advance(to: 0.1)
    let before = view.shown(.originY)
    view.frame.origin.y = -50
    view.animate(.originY, from: before, pace: .iosKeyboard)
    #expect(view.shown(.originY) == before)
    test.window.advance(to: 1)
    #expect(view.shown(.originY).value == -50)
  }

  @Test func `a frame set while it moves takes the motion along`() {
    let test = TestWindow([view])
    view.animate(.originY, to: 200, pace: linear)
    test.window.advance(to: 0.5)
    view.frame.origin.y = 230
    #expect(view.frame(in: .presentation).minY == 180)
    test.window.advance(to: 1)
    #expect(view.frame(in: .presentation).minY == 230)
  }

  @Test func `the edge that clips is the one that is shown`() {
    let inner = View(frame: CGRect(x: 0, y: 150, width: 50, height: 40))
    view.clipsToBounds = true
    view.addSubview(inner)
    let test = TestWindow([view])
    view.frame.size.height = 100
    view.animate(.height, from: MotionState(value: 200), pace: linear)
    test.window.advance(to: 0.25)
    // 100 to 275 is shown of 100 to 200; the view inside lies at 250 to 290.
    #expect(inner.visibleRectInWindow() == CGRect(x: 0, y: 250, width: 50, height: 25))
    #expect(test.window.hitTest(CGPoint(x: 10, y: 260)) === inner)
    test.window.advance(to: 1)
    #expect(inner.visibleRectInWindow() == .zero || inner.visibleRectInWindow().isEmpty)
  }

  @Test func `its background is as high as it is shown`() {
    view.backgroundColor = .white
    let test = TestWindow([view])
    view.frame.size.height = 100
    view.animate(.height, from: MotionState(value: 200), pace: linear)
    test.window.advance(to: 0.25)
    #expect(test.paint(on: CanvasTranscript()).contains("fill 0,0 50×175 #FFFFFF"))
  }

  @Test func `every view counts its own layouts`() {
    let test = TestWindow([view])
    let (own, window) = (view.layoutCount, test.window.layoutCount)
    view.setNeedsLayout()
    test.window.layOut()
    #expect(view.layoutCount == own + 1 && test.window.layoutCount == window)
  }

  @Test func `a body fills its controller's content, whatever size that is given`() {
    let controller = ViewController(size: CGSize(width: 390, height: 844))
    let body = View()
    controller.content.addSubview(view)
    controller.setBody(body)
    let test = TestWindow()
    test.window.setRootController(controller)
    test.window.layOut()
    #expect(body.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.content.subviews.first === body)
    controller.content.frame.size.height = 500
    test.window.layOut()
    #expect(body.frame == CGRect(x: 0, y: 0, width: 390, height: 500))
    controller.setBody(View())
    #expect(body.superview == nil)
  }
}
