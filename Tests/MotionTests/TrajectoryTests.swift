import Foundation
import Motion
import Testing

@Suite struct TrajectoryTests {
  static let paces: [Pace] = [
    .iosKeyboard, .easeInOut(duration: 0.25), .curve(.linear, duration: 0.4), .curve(.easeOut, duration: 0.3),
    .spring(Spring(dampingRatio: 0.6, angularFrequency: 12), duration: 1),
    .spring(Spring(dampingRatio: 1.4, angularFrequency: 12), duration: 1),
  ]

  @Test(arguments: paces)
  func `it starts at its origin and is at its target exactly from the end on`(pace: Pace) {
    let motion = Trajectory(from: 844, to: 553, start: 3, pace: pace)
    #expect(motion.state(at: 2).value == 844 && motion.state(at: 3).value == 844)
    #expect(motion.end == 3 + pace.duration)
    #expect(motion.state(at: motion.end) == MotionState(value: 553))
    #expect(motion.isSettled(at: motion.end) && !motion.isSettled(at: motion.end - 0.001))
  }

  @Test(arguments: paces)
  func `velocity is the derivative of the value, a carried velocity included`(pace: Pace) {
    let motion = Trajectory(from: 844, to: 553, start: 1, pace: pace, velocity: -120)
    let h = 1e-6
    for index in 1..<50 {
      let time = 1 + pace.duration * Double(index) / 50
      let numeric = (motion.value(at: time + h) - motion.value(at: time - h)) / (2 * h)
      #expect(abs(motion.state(at: time).velocity - numeric) < 1e-2, "\(pace) at \(time)")
    }
  }

  @Test func `the first velocity is taken up at once`() {
    for pace in Self.paces {
      let motion = Trajectory(from: 0, to: 100, start: 0, pace: pace, velocity: 80)
      #expect(abs((motion.value(at: 1e-7) - motion.value(at: 0)) / 1e-7 - 80) < 0.5, "\(pace)")
    }
  }

  @Test func `immediate motions and motions of no time arrive at once`() {
    #expect(Trajectory(from: 0, to: 10, start: 0, pace: .immediate).value(at: 0) == 10)
    #expect(Trajectory(from: 0, to: 10, start: 0, pace: .easeInOut(duration: 0)).value(at: 0) == 10)
    #expect(Trajectory(resting: 7).state(at: -100) == MotionState(value: 7))
  }

  /// After 0.5 s 0.1 % of the way is left: 0.37 of 336 points (FACTS.md §1), but 3.8 of 3,481.
  @Test func `a spring on a long way arrives without a leap (X44)`() {
    for way in [0.5, 336, 440, 484, 1_000, 3_481, 1_000_000] {
      for (pace, velocity) in [(Pace.iosKeyboard, 0.0), (.iosKeyboard, 2 * way), (.iosKeyboard, -2 * way)] {
        let motion = Trajectory(from: way, to: 0, start: 2, pace: pace, velocity: velocity)
        #expect(abs(motion.value(at: motion.end - 1e-9)) <= 0.5, "\(way), \(velocity)")
        #expect(motion.value(at: motion.end) == 0)
      }
    }
    #expect(Trajectory(from: 844, to: 508, start: 2, pace: .iosKeyboard).end == 2.5)
    #expect(Trajectory(from: 3_481, to: 0, start: 0, pace: .iosKeyboard).end < 0.7)
  }

  @Test func `which times were asked before makes no difference`() {
    let motion = Trajectory(from: 844, to: 553, start: 0, pace: .iosKeyboard)
    let once = motion.state(at: 0.2)
    for rate in [30.0, 60, 120, 1000] {
      for frame in 0...Int(rate / 5) { _ = motion.state(at: Double(frame) / rate) }
      #expect(motion.state(at: 0.2) == once)
    }
  }

  @Test func `the examples in the documentation are right`() {
    let edge = Trajectory(from: 844, to: 553, start: 0, pace: .iosKeyboard)
    #expect(abs(edge.value(at: 0.1) - 685.5) < 0.05)
    let spring = Spring(dampingRatio: 1, angularFrequency: 18.257)
    #expect(abs(spring.state(from: MotionState(value: -336), after: 0.25).value + 19.5) < 0.05)
  }
}
