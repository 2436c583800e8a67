import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ControlTests {
  private final class Counter { var value = 0 }

  private func button(_ counter: Counter, y: CGFloat = 100) -> Button {
    let button = Button("Go", frame: CGRect(x: 16, y: y, width: 358, height: 50)) { counter.value += 1 }
    return button
  }

  @Test func `a tap fires once, on the way up`() {
    let counter = Counter()
    let button = button(counter)
    let test = TestWindow([button])
    test.window.touch(.began, at: CGPoint(x: 50, y: 120))
    #expect(button.isPressed)
    #expect(counter.value == 0)
    test.window.touch(.ended, at: CGPoint(x: 52, y: 122))
    #expect(!button.isPressed)
    #expect(counter.value == 1)
  }

  @Test func `a finger that leaves does not fire, one that comes back does`() {
    let counter = Counter()
    let button = button(counter)
    let test = TestWindow([button])
    test.window.touch(.began, at: CGPoint(x: 50, y: 120))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 300))
    #expect(!button.isPressed)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 300))
    #expect(counter.value == 0)
    test.window.touch(.began, at: CGPoint(x: 50, y: 120))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 300))
    test.window.touch(.moved, at: CGPoint(x: 50, y: 110))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 110))
    #expect(counter.value == 1)
  }

  @Test func `a drag that scrolls does not fire`() {
    let counter = Counter()
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 1000)
    let button = button(counter)
    scroll.addSubview(button)
    let test = TestWindow([scroll])
    test.drag(from: CGPoint(x: 50, y: 120), by: CGPoint(x: 0, y: -4), count: 3)
    #expect(!button.isPressed, "the scroll view took the touch")
    test.window.touch(.moved, at: CGPoint(x: 50, y: 120))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 120))
    #expect(counter.value == 0)
    test.window.advance(to: 5)
    test.tap(CGPoint(x: 50, y: 120))
    #expect(counter.value == 1)
  }

  @Test func `a cancelled touch does not fire`() {
    let counter = Counter()
    let button = button(counter)
    let test = TestWindow([button])
    test.window.touch(.began, at: CGPoint(x: 50, y: 120))
    test.window.touch(.cancelled, at: CGPoint(x: 50, y: 120))
    test.window.touch(.ended, at: CGPoint(x: 50, y: 120))
    #expect(!button.isPressed)
    #expect(counter.value == 0)
  }

  @Test func `a disabled button neither fires nor looks pressed`() {
    let counter = Counter()
    let button = button(counter)
    button.isEnabled = false
    let test = TestWindow([button])
    test.window.touch(.began, at: CGPoint(x: 50, y: 120))
    #expect(!button.isPressed)
    test.window.touch(.ended, at: CGPoint(x: 50, y: 120))
    #expect(counter.value == 0)
  }

  @Test func `it is darker while pressed`() {
    let test = TestWindow([button(Counter(), y: 0)])
    let canvas = CanvasTranscript()
    #expect(
      test.paint(on: canvas) == """
        clip 0,0 390×844
          move 16,0
            fill 0,0 358×50 r12 #2F6FED
            text "Go" 17/semibold at 0,15 #FFFFFF
        """)
    test.window.touch(.began, at: CGPoint(x: 50, y: 20))
    #expect(test.paint(on: canvas).contains("r12 #275DC6"))
  }

  @Test func `bars and cards draw as they should in both themes`() {
    let bar = NavigationBar("Delivery", width: 390, safeAreaTop: 47)
    let status = StatusBar(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
    let card = Card(frame: CGRect(x: 16, y: 120, width: 358, height: 100))
    let home = HomeIndicator(frame: CGRect(x: 0, y: 810, width: 390, height: 34))
    let test = TestWindow([card, bar, status, home])
    let canvas = CanvasTranscript()
    let light = """
      clip 0,0 390×844
        move 16,120
          fill 0,0 358×100 r14 #FFFFFF
          stroke 0.5,0.5 357×99 r13.5 w1 #E3E4EA
      clip 0,0 390×844
        move 0,0
          fill 0,0 390×91 #FAFAFC
          fill 0,90 390×1 #E3E4EA
          text "Delivery" 17/semibold at 16,59 #16181D
      clip 0,0 390×844
        move 0,0
          text "9:41" 15/semibold at 34,15 #16181D
          stroke 334.5,17.5 25×11 r3.5 w1 #16181D
          fill 337,20 16×6 r1.5 #16181D
      clip 0,0 390×844
        move 0,810
          fill 128,21 134×5 r2.5 #16181D
      """
    #expect(test.paint(on: canvas) == light)
    test.window.theme = .dark
    let dark = test.paint(on: canvas)
    let roles: [ThemeColor] = [.card, .hairline, .bar, .text]
    var expected = light
    for role in roles {
      expected = expected.replacingOccurrences(of: hex(role.color(in: .light)), with: hex(role.color(in: .dark)))
    }
    #expect(dark == expected)
  }

  private func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "#" + parts.map { String(format: "%02X", $0) }.joined()
  }

  @Test func `decoration lets touches through`() {
    let home = HomeIndicator(frame: CGRect(x: 0, y: 0, width: 390, height: 34))
    let status = StatusBar(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
    let label = Label("x", frame: CGRect(x: 0, y: 0, width: 390, height: 34))
    let behind = View(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let test = TestWindow([behind, label, status, home])
    #expect(test.window.hitTest(CGPoint(x: 195, y: 20)) === behind)
  }
}
