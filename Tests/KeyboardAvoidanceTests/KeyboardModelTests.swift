import Foundation
import KeyboardAvoidance
import Motion
import Testing

@Suite struct KeyboardModelTests {
  let window = CGSize(width: 393, height: 852)

  @Test func `a new keyboard is hidden`() {
    let keyboard = KeyboardModel(window: window)
    #expect(keyboard.phase(at: 0) == .hidden)
    #expect(keyboard.endFrame == nil && keyboard.edge(at: 5) == 852 && keyboard.height == 0)
  }

  @Test func `showing names both frames, the reported duration and the real pace`() {
    var keyboard = KeyboardModel(window: window)
    let notification = keyboard.show(height: 336, at: 2)
    #expect(notification.kind == .willShow)
    #expect(notification.begin == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(notification.end == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(notification.duration == 0.25 && notification.pace == .iosKeyboard)
    #expect(keyboard.endFrame == notification.end)
    #expect(keyboard.edge(at: 2) == 852 && keyboard.edge(at: 2.5) == 516)
    #expect(keyboard.motionEnd(after: 2.1) == 2.5 && keyboard.motionEnd(after: 2.5) == nil)
    #expect(keyboard.phase(at: 2.5) == .docked(notification.end))
    guard case .moving(let begin, let end, let edge) = keyboard.phase(at: 2.1) else {
      Issue.record("not moving")
      return
    }
    #expect(begin.minY == 852 && end == notification.end)
    #expect(abs(edge.value(at: 2.1) - (852 - 336 * 0.54477)) < 0.01)
  }

  /// FACTS.md §4: GNOME Shell's comes by ease-out-quad and leaves by ease-in-quad, 150 ms each. Halfway in time the one
  /// has gone 1 − 0.5² of its way, the other 0.5².
  @Test func `it leaves at a pace of its own`() {
    var keyboard = KeyboardModel(window: window, motion: .gnome)
    #expect(keyboard.pace == .gnomeKeyboardShow && keyboard.hidingPace == .gnomeKeyboardHide)
    _ = keyboard.show(height: 336, at: 0)
    #expect(abs(keyboard.edge(at: 0.075) - (852 - 336 * 0.75)) < 1e-9)
    _ = keyboard.hide(at: 1)
    #expect(abs(keyboard.edge(at: 1.075) - (516 + 336 * 0.25)) < 1e-9)
    keyboard.hidingPace = .immediate
    _ = keyboard.show(height: 336, at: 2)
    _ = keyboard.hide(at: 3)
    #expect(keyboard.edge(at: 3) == 852)
  }

  @Test func `a change of height goes from where it is`() {
    var keyboard = KeyboardModel(window: window)
    _ = keyboard.show(height: 291, at: 0)
    let notification = keyboard.show(height: 336, at: 1)
    #expect(notification.kind == .willShow)
    #expect(notification.begin.minY == 561 && notification.end.minY == 516)
    #expect(keyboard.edge(at: 1) == 561 && keyboard.edge(at: 1.5) == 516 && keyboard.height == 336)
  }

  @Test func `hiding ends below the window at the old height`() {
    var keyboard = KeyboardModel(window: window)
    _ = keyboard.show(height: 336, at: 0)
    let notification = keyboard.hide(at: 1)
    #expect(notification?.kind == .willHide)
    #expect(notification?.begin.minY == 516)
    #expect(notification?.end == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(keyboard.endFrame == nil && keyboard.edge(at: 1.5) == 852)
    #expect(keyboard.phase(at: 1.5) == .hidden)
    #expect(keyboard.hide(at: 2) == nil)
  }

  @Test func `turning back in mid-flight keeps value and velocity`() {
    var keyboard = KeyboardModel(window: window)
    _ = keyboard.show(height: 336, at: 0)
    let before = keyboard.edge(at: 0.1)
    let speed = (keyboard.edge(at: 0.1) - keyboard.edge(at: 0.1 - 1e-6)) / 1e-6
    #expect(keyboard.hide(at: 0.1) != nil)
    #expect(keyboard.edge(at: 0.1) == before)
    #expect(abs((keyboard.edge(at: 0.1 + 1e-6) - before) / 1e-6 - speed) < 1)
    #expect(keyboard.edge(at: 0.6) == 852)
    for step in 0..<500 { #expect(keyboard.edge(at: 0.1 + Double(step) / 1000) <= 852) }
  }

  @Test func `a repeated show has equal frames and does not start the motion again`() {
    var keyboard = KeyboardModel(window: window)
    _ = keyboard.show(height: 336, at: 0)
    let edge = keyboard.edge(at: 0.2)
    let again = keyboard.show(height: 336, at: 0.15)
    #expect(again.begin == again.end && again.end.minY == 516)
    #expect(keyboard.edge(at: 0.2) == edge)
    #expect(keyboard.motionEnd(after: 0.2) == 0.5)
  }

  @Test func `a keyboard is no taller than its window`() {
    var keyboard = KeyboardModel(window: CGSize(width: 300, height: 200))
    let notification = keyboard.show(height: 336, at: 0)
    #expect(notification.end == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(notification.begin == CGRect(x: 0, y: 200, width: 300, height: 200))
  }

  @Test func `the example in the documentation is right`() {
    var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))
    #expect(keyboard.show(height: 331, at: 0).end == CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(abs(keyboard.edge(at: 0.1) - 663.7) < 0.05)
  }
}
