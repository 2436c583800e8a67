import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

/// The device of 393 × 852: 59 and 34 upright, 59, 21 and 59 on its side (FACTS.md §3).
private let island = Screen(
  size: CGSize(width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34),
  landscapeSafeArea: EdgeInsets(left: 59, bottom: 21, right: 59), cutout: .island)

@MainActor
struct ScreenTests {
  @Test func `size and safe area follow how it is held`() {
    for orientation in Screen.Orientation.allCases {
      let size = island.size(orientation)
      #expect(size == (orientation.isLandscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)))
    }
    #expect(island.safeArea(.landscapeRight) == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(island.safeArea(.portraitUpsideDown) == island.safeArea)
  }

  @Test(arguments: [
    (Screen.Orientation.portrait, CGRect(x: 133.5, y: 11, width: 126, height: 37)),
    (.portraitUpsideDown, CGRect(x: 133.5, y: 804, width: 126, height: 37)),
    (.landscapeLeft, CGRect(x: 11, y: 133.5, width: 37, height: 126)),
    (.landscapeRight, CGRect(x: 804, y: 133.5, width: 37, height: 126)),
  ])
  func `the island goes round with the screen, inside the safe area`(orientation: Screen.Orientation, frame: CGRect) {
    #expect(island.cutoutFrame(orientation) == frame)
    let overlay = ScreenOverlay(island, orientation: orientation)
    let test = TestWindow(size: island.size(orientation))
    test.window.safeArea = island.safeArea(orientation)
    test.window.addSubview(overlay)
    let text = test.paint(on: CanvasTranscript(clip: CGRect(x: 0, y: 0, width: 852, height: 852)))
    #expect(text.contains("fill 0,0 \(Int(frame.width))×\(Int(frame.height)) r18.5 #000000"))
    #expect(overlay.statusBar.isHidden == orientation.isLandscape)
    #expect(overlay.homeIndicator.frame.height == (orientation.isLandscape ? 21 : 34))
    #expect(test.window.hitTest(CGPoint(x: frame.midX, y: frame.midY)) === test.window)
  }

  @Test func `a notch goes over the edge, a button phone has nothing`() {
    var screen = Screen(size: phoneSize, safeArea: phoneSafeArea, cutout: .notch)
    let test = TestWindow()
    let overlay = ScreenOverlay(screen)
    test.window.addSubview(overlay)
    test.window.safeArea = phoneSafeArea
    #expect(test.paint(on: CanvasTranscript()).contains("fill 0,-20 210×50 r20 #000000"))
    overlay.showsCutoutUpright = false
    #expect(!test.paint(on: CanvasTranscript()).contains("fill 0,-20 210×50 r20 #000000"))
    screen.cutout = .none
    #expect(screen.cutoutFrame(.portrait) == nil)
  }

  @Test func `a rotation is one turn: size, safe area and layout, and views go to their new places`() {
    let controller = ViewController()
    controller.setTopBar(NavigationBar("Form", width: 393, safeAreaTop: 59))
    let card = Card(frame: CGRect(x: 16, y: 100, width: 200, height: 100))
    let stack = StackView(alignment: .center, [card])
    card.fixedWidth = 200
    card.fixedHeight = 100
    stack.fillsSuperview = true
    controller.content.addSubview(stack)
    let test = testWindow(controller, size: island.size, safeArea: island.safeArea)
    let overlay = ScreenOverlay(island)
    test.window.addSubview(overlay)
    test.window.layOut()
    #expect(card.frameInWindow() == CGRect(x: 97, y: 103, width: 200, height: 100))  // (393 − 200) / 2, rounded
    test.events = []
    let passes = test.window.layoutPasses
    test.window.rotate(island, to: .landscapeLeft)
    #expect(test.acts == ["resized"])
    #expect(controller.content.frame == CGRect(x: 0, y: 44, width: 852, height: 349))
    #expect(card.frameInWindow() == CGRect(x: 326, y: 44, width: 200, height: 100))
    #expect(overlay.statusBar.isHidden)
    #expect(test.window.layoutPasses > passes)
    // 0.3 s, ease-in-out: half of the way after half of it; sizes are new at once.
    test.window.advance(to: 0.15)
    #expect(abs(card.frameInWindow(in: .presentation).minX - 211.5) < 1e-6)
    #expect(abs(controller.content.frameInWindow(in: .presentation).minY - 73.5) < 1e-6)
    #expect(controller.content.frame.width == 852)
    test.window.advance(to: 0.3)
    #expect(card.frameInWindow(in: .presentation) == CGRect(x: 326, y: 44, width: 200, height: 100))
    test.window.rotate(island, to: .portrait)
    test.window.advance(to: 0.6)
    #expect(card.frameInWindow() == CGRect(x: 97, y: 103, width: 200, height: 100))
  }

  @Test(arguments: [30.0, 60, 120, 1000])
  func `what a rotation shows does not depend on the frame rate`(rate: Double) {
    let controller = ViewController()
    let field = TextField()
    controller.setTopBar(NavigationBar("Form", width: 393, safeAreaTop: 59))
    controller.content.addSubview(field)
    let test = testWindow(controller, size: island.size, safeArea: island.safeArea)
    test.window.rotate(island, to: .landscapeLeft)
    test.run(to: 0.1, rate: rate)
    test.window.rotate(island, to: .portrait)
    test.run(to: 0.15, rate: rate)
    let shown = controller.content.shown(.originY).value
    test.window.advance(to: 1)
    #expect(abs(shown - Self.reference) < 1e-9)
    #expect(controller.content.shown(.originY).value == 103)
  }

  /// The same turn with no frame in between.
  private static let reference: Double = {
    var y = Trajectory(from: 103, to: 44, start: 0, pace: Window.rotationPace)
    y = y.retargeted(to: 103, at: 0.1)
    return y.value(at: 0.15)
  }()
}
