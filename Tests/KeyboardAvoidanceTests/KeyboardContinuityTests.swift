import Foundation
import KeyboardAvoidance
import Motion
import TestSupport
import Testing

/// SYSTEMS.md §6, Motion: a change mid-flight continues from the shown value.
@Suite struct KeyboardContinuityTests {
  static let window = CGSize(width: 390, height: 844)

  /// Any act at any time, for every behaviour and every motion that moves: just before and just after it the keyboard is in
  /// the same place, and it never leaves the range between its full height and the window's bottom.
  @Test(arguments: KeyboardBehavior.allCases)
  func `no act makes it jump`(behavior: KeyboardBehavior) {
    var random = SeededGenerator(seed: 16)
    for motion in KeyboardMotion.allCases where motion.showPace != .immediate {
      for _ in 0..<30 {
        var keyboard = KeyboardModel(window: Self.window, motion: motion, behavior: behavior)
        var time = 0.0
        for _ in 0..<12 {
          time += Double.random(in: 0.001...0.3, using: &random)
          let before = keyboard.frame(at: time - 1e-7)
          let act = perform(&keyboard, at: time, &random)
          let after = keyboard.frame(at: time + 1e-7)
          let step = hypot(after.minX - before.minX, after.minY - before.minY)
          // Out of sight it may go sideways at once.
          #expect(step < 0.01 || before.minY >= 844 && after.minY > 843.9, "\(motion), \(act) at \(time)")
          for frame in 0..<4 {
            let edge = keyboard.edge(at: time + Double(frame) / 60)
            #expect(edge >= 844 - 431 - 0.3 && edge <= 844 + 40, "\(motion), \(act)")
          }
        }
      }
    }
  }

  private func perform(
    _ keyboard: inout KeyboardModel, at time: TimeInterval, _ random: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      _ = keyboard.focus(height: [200, 331, 431][Int.random(in: 0..<3, using: &random)], at: time)
      return "focus"
    case 2:
      _ = keyboard.resign(at: time)
      return "resign"
    case 3:
      let isBack = Bool.random(using: &random)
      _ = keyboard.place(at: isBack ? nil : CGRect(x: 50, y: 420, width: 320, height: 260), time: time)
      return "place"
    default:
      // A finger that goes down from the middle of the keyboard, let go at once.
      keyboard.beginDrag(at: time)
      _ = keyboard.drag(toFingerY: keyboard.edge(at: time) + 1, at: time)
      guard Bool.random(using: &random) else { return "drag" }
      if keyboard.endDrag(velocity: CGFloat.random(in: -900...900, using: &random), at: time)?.dismisses == true {
        _ = keyboard.resign(at: time)
      }
      return "drag and release"
    }
  }

  /// CASES.md X16: 336 up, another field with 260: the first frame is not at 70 % of the way.
  @Test func `a lower keyboard is come to frame by frame`() {
    var keyboard = KeyboardModel(window: Self.window)
    _ = keyboard.focus(height: 336, at: 0)
    _ = keyboard.focus(height: 260, at: 1)
    // FACTS.md §1: 3.8 % and 12.5 % after one and two frames.
    #expect(abs(keyboard.edge(at: 1 + 1.0 / 60) - (508 + 76 * 0.038)) < 0.05)
    #expect(abs(keyboard.edge(at: 1 + 2.0 / 60) - (508 + 76 * 0.125)) < 0.05)
  }

  @Test func `a keyboard that is put elsewhere tells frame changes alone, and comes back`() throws {
    var keyboard = KeyboardModel(window: Self.window)
    #expect(keyboard.place(at: CGRect(x: 0, y: 47, width: 390, height: 331), time: 0) == nil)
    _ = keyboard.focus(height: 331, at: 0)
    let place = CGRect(x: 10, y: 60, width: 370, height: 331)
    let messages = try unwrap(keyboard.place(at: place, time: 1))
    #expect(messages.compactMap(\.notification).map(\.kind) == [.willChangeFrame, .didChangeFrame])
    #expect(messages.map(\.time) == [1, 1.5])
    #expect(messages[0].notification?.begin == CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(messages[0].notification?.end == place)
    // Half-way in progress: 54.48 % after 0.1 s (FACTS.md §1).
    let half = keyboard.frame(at: 1.1)
    #expect(abs(half.minY - (513 - 453 * 0.5448)) < 0.05 && abs(half.minX - 10 * 0.5448) < 0.01)
    #expect(keyboard.sideMotion(at: 1.1).origin.value == 0 && keyboard.sideMotion(at: 1.1).target == 10)
    #expect(keyboard.frame(at: 1.5) == place && keyboard.phase(at: 1.5) == .floating(place))
    #expect(keyboard.place(at: place, time: 2) == nil)
    // A switch of fields leaves it where it is.
    let other = try unwrap(keyboard.focus(height: 331, accessoryDiffers: true, at: 2))
    #expect(other.allSatisfy { $0.notification?.end == place && $0.time == 2 })
    _ = keyboard.place(at: nil, time: 3)
    #expect(keyboard.frame(at: 3.5) == CGRect(x: 0, y: 513, width: 390, height: 331))
  }

  @Test func `a keyboard put elsewhere leaves from there and comes up straight`() {
    var keyboard = KeyboardModel(window: Self.window)
    _ = keyboard.focus(height: 331, at: 0)
    _ = keyboard.place(at: CGRect(x: 50, y: 60, width: 320, height: 260), time: 1)
    let hide = keyboard.resign(at: 2)
    #expect(hide?.compactMap(\.notification).map(\.kind) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(keyboard.frame(at: 2) == CGRect(x: 50, y: 60, width: 320, height: 260) && keyboard.edge(at: 2.6) == 844)
    _ = keyboard.focus(height: 331, at: 3)
    #expect(keyboard.frame(at: 3.1).minX == 0 && keyboard.floatingFrame == nil)
  }
}
