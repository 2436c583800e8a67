import Foundation
import Motion
import Testing

@Suite struct RetargetingTests {
  @Test func `value and velocity go on where the way is long enough`() {
    let up = Trajectory(from: 844, to: 508, start: 0, pace: .iosKeyboard)
    for millisecond in stride(from: 1, to: 500, by: 7) {
      let time = Double(millisecond) / 1000
      for target in [844.0, 400, 300] {
        let turned = up.retargeted(to: target, at: time)
        #expect(turned.state(at: time).value == up.state(at: time).value)
        #expect(turned.state(at: time).velocity == up.state(at: time).velocity, "to \(target) at \(millisecond) ms")
      }
    }
  }

  /// SYSTEMS.md §6, Motion: carried whole, 336 → 291 in mid-flight overshoots by 10 points.
  @Test func `a keyboard that shrinks in mid-flight never overshoots`() {
    let window = 844.0
    let up = Trajectory(from: window, to: window - 336, start: 0, pace: .iosKeyboard)
    var most = 0.0
    for millisecond in 0...500 {
      let time = Double(millisecond) / 1000
      let turned = up.retargeted(to: window - 291, at: time)
      let side: Double = turned.origin.value < turned.target ? 1 : -1
      for step in 0...520 {
        most = max(most, side * (turned.value(at: time + Double(step) / 1000) - turned.target))
      }
    }
    #expect(most <= 1e-9)
  }

  @Test func `carried whole it would overshoot by more than ten points`() {
    let up = Trajectory(from: 844, to: 508, start: 0, pace: .iosKeyboard)
    var most = 0.0
    for millisecond in 0...500 {
      let time = Double(millisecond) / 1000
      let now = up.state(at: time)
      let whole = Trajectory(from: now.value, to: 553, start: time, pace: .iosKeyboard, velocity: now.velocity)
      for step in 0..<500 where now.value > 553 {
        most = max(most, 553 - whole.value(at: time + Double(step) / 1000))
      }
    }
    #expect(most > 10 && most < 14, "\(most)")
  }

  @Test(arguments: [
    Pace.easeInOut(duration: 0.25), .curve(.linear, duration: 0.25), .androidKeyboard, .gnomeKeyboardShow,
    .gnomeKeyboardHide, .qtKeyboard,
  ])
  func `a curve that is sent elsewhere in mid-flight does not overshoot`(pace: Pace) {
    let first = Trajectory(from: 0, to: 336, start: 0, pace: pace)
    var most = 0.0
    for millisecond in 0..<250 {
      let time = Double(millisecond) / 1000
      for target in [291.0, 336, 400, 700] {
        let turned = first.retargeted(to: target, at: time)
        guard turned.origin.value < target else { continue }
        for step in 0...250 {
          most = max(most, turned.value(at: time + Double(step) / 1000) - target)
        }
      }
    }
    #expect(most <= 1e-9)
  }

  /// Found by `fuzz` (seed 9000808): what Android's curve carried turned it back near its end, and it leapt the last points.
  @Test(arguments: [Pace.androidKeyboard, .easeInOut(duration: 0.25), .gnomeKeyboardShow, .qtKeyboard])
  func `a curve slows down to its end, whatever it carries`(pace: Pace) {
    let first = Trajectory(from: 0, to: 867, start: 0, pace: pace)
    for millisecond in stride(from: 1, to: Int(pace.duration * 1000), by: 3) {
      let time = Double(millisecond) / 1000
      for target in [1322.0, 900, 400] {
        let turned = first.retargeted(to: target, at: time)
        let values = (0...40).map { turned.value(at: time + pace.duration * (0.7 + 0.3 * Double($0) / 40)) }
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }.map(abs)
        for (step, before) in zip(steps.dropFirst(), steps) { #expect(step <= before + 1e-9, "\(target) at \(time)") }
      }
    }
  }

  @Test(arguments: [Pace.iosKeyboard, .linear(duration: 0.22), .gnomeKeyboardShow, .qtKeyboard, .androidKeyboard])
  func `a motion that turns back goes on no further than there is room`(pace: Pace) {
    let first = Trajectory(from: 844, to: 513, start: 0, pace: pace)
    for millisecond in 0..<Int(pace.duration * 1000) {
      let time = Double(millisecond) / 1000
      let turned = first.retargeted(to: 844, at: time, room: first.value(at: time) - 513)
      #expect(turned.value(at: time) == first.value(at: time))
      let highest = (0...250).map { turned.value(at: time + Double($0) / 1000) }.min() ?? 0
      #expect(highest >= 513 - 1e-9, "\(highest) at \(millisecond) ms")
    }
  }

  @Test func `retargeting to where it is going with the same pace changes nothing it shows`() {
    let first = Trajectory(from: 0, to: 336, start: 0, pace: .iosKeyboard)
    let again = first.retargeted(to: 336, at: 0.1)
    for step in 0..<300 {
      let time = 0.1 + Double(step) / 1000
      #expect(abs(again.value(at: time) - first.value(at: time)) < (time < 0.5 ? 1e-9 : 0.4))
    }
  }

  @Test func `a jump forgets the velocity`() {
    let first = Trajectory(from: 0, to: 336, start: 0, pace: .iosKeyboard)
    let jump = first.retargeted(to: 0, at: 0.1, pace: .immediate)
    #expect(jump.state(at: 0.1) == MotionState(value: 0))
  }
}
