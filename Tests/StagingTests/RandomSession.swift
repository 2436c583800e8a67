import Foundation
import Scenarios
import Staging
import TestSupport
import ViewTree

/// What a person may do in front of the window, at times that no frame is at: taps, drags that cross glides and slides, slow and
/// fast typing, keys, the wheel, every setting.
@MainActor
struct RandomSession {
  private(set) var events: [TimedEvent] = []
  private var random: SeededGenerator
  private var time = 0.3

  /// At least `count` events.
  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    while events.count < count { act() }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  private mutating func add(_ event: StageEvent, after delay: ClosedRange<Double>) {
    // Two events may share a time; most times are no multiple of anything.
    time += Int.random(in: 0..<8, using: &random) == 0 ? 0 : number(delay)
    events.append(TimedEvent(event, at: time))
  }

  private mutating func point(_ y: ClosedRange<Double> = 95...843) -> CGPoint {
    CGPoint(x: number(2...388), y: number(y))
  }

  private mutating func act() {
    switch Int.random(in: 0..<29, using: &random) {
    case 0..<8: tap()
    case 8..<13: drag()
    case 13..<17: type()
    case 17: edit()
    case 18..<20: add(.key(EditingKey.allCases.randomElement(using: &random) ?? .left), after: 0...0.4)
    case 20: add(.escape, after: 0...0.4)
    case 21, 22: add(.moveFocus(Bool.random(using: &random) ? 1 : -1), after: 0...0.5)
    case 23: add(.wheel(point(), dx: 0, dy: number(-80...80).rounded()), after: 0...0.1)
    case 24: add(.strategy(Bool.random(using: &random) ? "headroom" : "transform-field"), after: 0...0.3)
    case 25: add(.avoidance(Int.random(in: 0..<3, using: &random) > 0), after: 0...0.3)
    case 26: add(.keyboard(.init(height: number(200...340).rounded())), after: 0...0.3)
    case 27: surround()
    default:
      if Int.random(in: 0..<4, using: &random) == 0 {
        add(.reset, after: 0...0.5)
      } else {
        add(.theme(Bool.random(using: &random) ? .dark : .light), after: 0...0.3)
      }
    }
    // Now and then everything comes to rest.
    if Int.random(in: 0..<12, using: &random) == 0 { time += number(0.6...2) }
  }

  /// The device is turned, the window moved, or somebody calls.
  private mutating func surround() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: add(.safeArea(.init(top: [47, 67].randomElement(using: &random))), after: 0...0.5)
    case 1:
      let frame = CGRect(
        x: number(-50...50).rounded(), y: number(0...200).rounded(), width: number(300...400).rounded(),
        height: number(380...800).rounded())
      add(.window(frame), after: 0...0.5)
    default:
      add(.orientation(Device.Orientation.allCases.randomElement(using: &random) ?? .portrait), after: 0...0.5)
    }
  }

  private mutating func tap() {
    let point = point()
    add(.touch(.began, point), after: 0...0.6)
    add(.touch(.ended, point), after: 0.02...0.15)
  }

  private mutating func drag() {
    var point = point(100...700)
    let step = number(-40...40)
    add(.touch(.began, point), after: 0...0.5)
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      point.y += step + number(-3...3)
      point.x += number(-1...1)
      add(.touch(.moved, point), after: 0.004...0.03)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: add(.touch(.cancelled, .zero), after: 0...0.05)
    // The finger never goes up: the next touch finds it down.
    case 1: break
    default: add(.touch(.ended, point), after: 0...0.05)
    }
  }

  private mutating func edit() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let point = point()
      add(.shiftTouch(point), after: 0...0.3)
      add(.touch(.moved, CGPoint(x: point.x + 30, y: point.y)), after: 0.01...0.1)
      add(.touch(.ended, CGPoint(x: point.x + 30, y: point.y)), after: 0.01...0.1)
    case 1: add(.middleClick(point()), after: 0...0.3)
    case 2: add(.paste("漢\n字: \"b\"", at: Bool.random(using: &random) ? point() : nil), after: 0...0.3)
    default:
      add(.compose("ni hao", selected: 3..<6), after: 0...0.3)
      if Bool.random(using: &random) { add(.commit("你好"), after: 0...0.3) }
    }
  }

  private mutating func type() {
    let pause = [0.01...0.05, 0.05...0.2, 0.3...0.9].randomElement(using: &random) ?? 0.05...0.2
    let characters = Array("the quick brown fox äß,.?“\"\\#: 👩‍👧🇮🇹漢字\u{301}")
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      add(.text(String(characters.randomElement(using: &random) ?? "a")), after: pause)
    }
  }
}
