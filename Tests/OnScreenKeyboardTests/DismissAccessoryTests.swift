import Foundation
import OnScreenKeyboard
import TestSupport
import Testing
import ViewTree

@MainActor
struct DismissAccessoryTests {
  private final class Taps { var count = 0 }

  private let window = Window(size: CGSize(width: 390, height: 100), textEngine: FixedTextLayoutEngine())
  private let taps = Taps()
  private let accessory: DismissAccessory

  init() {
    let taps = taps
    accessory = DismissAccessory(width: 390) { taps.count += 1 }
    window.addSubview(accessory)
  }

  private func transcript() -> String {
    let canvas = CanvasTranscript(clip: CGRect(x: 0, y: 0, width: 390, height: 100))
    window.makeDisplayList().paint(on: canvas)
    return canvas.text
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, to end: CGPoint? = nil) {
    window.touch(.began, at: CGPoint(x: x, y: y))
    window.touch(.ended, at: end ?? CGPoint(x: x, y: y))
  }

  @Test func `it looks as SYSTEMS §4 says, to the number`() {
    #expect(accessory.frame.size == CGSize(width: 390, height: 40))
    #expect(accessory.button.frame == CGRect(x: 350, y: 8, width: 30, height: 30))
    #expect(accessory.button.cornerRadius == 15 && accessory.button.clipsToBounds)
    #expect(
      transcript() == """
        clip 0,0 390×100
          move 0,0
            layer 1 0,0 390×40 painted
              move 350,8
                fill 0,0 30×30 r15 #000000/0.1
                path M 6,12 L 15,21 L 24,12 w2 round round #FFFFFF
                clip 0,0 30×30 r15
        """)
  }

  @Test func `it is as wide as it is told`() {
    #expect(DismissAccessory(width: 320) {}.button.frame == CGRect(x: 280, y: 8, width: 30, height: 30))
  }

  @Test func `a pressed button is darker`() {
    window.touch(.began, at: CGPoint(x: 365, y: 23))
    #expect(transcript().contains("fill 0,0 30×30 r15 #000000/0.25"))
    window.touch(.moved, at: CGPoint(x: 365, y: 90))
    #expect(transcript().contains("fill 0,0 30×30 r15 #000000/0.1"))
  }

  @Test func `a tap on the button dismisses, in its corner and a little beside it too`() {
    tap(365, 23)
    tap(352, 10)
    tap(365, 23, to: CGPoint(x: 365, y: 47))
    #expect(taps.count == 3)
  }

  @Test func `a finger that leaves the button dismisses nothing`() {
    tap(365, 23, to: CGPoint(x: 365, y: 49))
    window.touch(.began, at: CGPoint(x: 365, y: 23))
    window.touch(.cancelled, at: .zero)
    #expect(taps.count == 0)
  }

  @Test func `touches beside the button go through to what lies behind`() {
    let behind = Taps()
    let button = Button("Behind", frame: CGRect(x: 0, y: 0, width: 390, height: 100)) { behind.count += 1 }
    window.insertSubview(button, at: 0)
    for point in [(20, 20), (348, 20), (382, 20), (365, 6), (365, 39)] { tap(CGFloat(point.0), CGFloat(point.1)) }
    #expect(behind.count == 5)
    #expect(taps.count == 0)
    tap(365, 23)
    #expect(behind.count == 5)
    #expect(taps.count == 1)
  }

  @Test func `on a keyboard it sends the keyboard away`() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    let button = try #require(stage.keyboard.currentAccessory as? DismissAccessory).button
    let frame = button.frameInWindow(in: .presentation)
    #expect(frame == CGRect(x: 350, y: 521, width: 30, height: 30))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    stage.window.touch(.began, at: middle)
    stage.window.touch(.ended, at: middle)
    #expect(stage.window.firstResponder == nil)
    stage.advance(by: 1)
    #expect(stage.keyboard.shownEdge == 844)
  }
}
