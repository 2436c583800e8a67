import Foundation
import Motion
import Testing

@Suite struct SpringTests {
  static let dampings = [0, 0.2, 0.7, 0.999, 1, 1.001, 1.5, 4.56]
  static let origins = [
    MotionState(value: 100), MotionState(value: -336, velocity: 500), MotionState(value: 0, velocity: -40),
    MotionState(value: 12.5, velocity: 2000),
  ]

  @Test(arguments: dampings)
  func `value and velocity agree with numeric integration`(damping: Double) {
    for omega in [3.0, 18.257] {
      let spring = Spring(dampingRatio: damping, angularFrequency: omega)
      for origin in Self.origins {
        for time in [0.01, 0.1, 0.33, 1.0] {
          let exact = spring.state(from: origin, after: time)
          let oracle = RungeKutta.state(of: spring, from: origin, after: time)
          let scale = abs(origin.value) + abs(origin.velocity) / omega
          #expect(abs(exact.value - oracle.value) < 1e-6 * scale, "ζ \(damping) ω \(omega) \(origin) at \(time)")
          #expect(abs(exact.velocity - oracle.velocity) < 1e-6 * scale * omega, "ζ \(damping) ω \(omega) \(origin)")
        }
      }
    }
  }

  @Test(arguments: dampings)
  func `at time 0 the state is the origin`(damping: Double) {
    let spring = Spring(dampingRatio: damping, angularFrequency: 18.257)
    for origin in Self.origins {
      let state = spring.state(from: origin, after: 0)
      #expect(abs(state.value - origin.value) < 1e-12 * max(1, abs(origin.value) + abs(origin.velocity)))
      #expect(abs(state.velocity - origin.velocity) < 1e-9 * max(1, abs(origin.value) + abs(origin.velocity)))
    }
  }

  @Test func `at time 0 a motion is at its origin exactly`() {
    for damping in Self.dampings {
      let pace = Pace.spring(Spring(dampingRatio: damping, angularFrequency: 7.3), duration: 2)
      let motion = Trajectory(from: 844.1, to: 553.3, start: 12.7, pace: pace, velocity: -31.9)
      #expect(motion.state(at: 12.7) == MotionState(value: 844.1, velocity: -31.9))
    }
  }

  @Test(arguments: dampings)
  func `many small steps lead where one big step leads`(damping: Double) {
    let spring = Spring(dampingRatio: damping, angularFrequency: 18.257)
    let origin = MotionState(value: -336, velocity: 77)
    let whole = spring.state(from: origin, after: 0.37)
    for steps in [2, 37, 370] {
      var state = origin
      for _ in 0..<steps { state = spring.state(from: state, after: 0.37 / Double(steps)) }
      #expect(abs(state.value - whole.value) < 1e-8, "\(steps) steps")
      #expect(abs(state.velocity - whole.velocity) < 1e-7, "\(steps) steps")
    }
  }

  /// FACTS.md §1, column "critical".
  @Test(arguments: [
    (1.0 / 60, 0.038), (2.0 / 60, 0.125), (0.05, 0.232), (0.10, 0.545), (0.15, 0.758), (0.20, 0.879), (0.25, 0.942),
    (0.30, 0.973), (0.40, 0.994), (0.499999, 0.999),
  ])
  func `the iOS keyboard moves as its table says`(time: Double, share: Double) {
    let motion = Trajectory(from: 0, to: 1, start: 0, pace: .iosKeyboard)
    #expect(abs(motion.value(at: time) - share) <= 0.0005)
  }

  /// FACTS.md §1: 39 % at 0.25 s and 63 % at 0.5 s if mass 3, stiffness 1000, damping 500 are taken literally.
  @Test func `the literal constants are heavily overdamped`() {
    let spring = Spring(
      dampingRatio: 500 / (2 * (3.0 * 1000).squareRoot()), angularFrequency: (1000.0 / 3).squareRoot())
    for (time, share) in [(0.10, 0.173), (0.25, 0.390), (0.50, 0.632)] {
      #expect(abs(1 + spring.state(from: MotionState(value: -1), after: time).value - share) <= 0.0005)
    }
  }

  @Test func `response is the period without damping`() {
    let spring = Spring(dampingRatio: 0, response: 0.5)
    #expect(abs(spring.state(from: MotionState(value: 3), after: 0.5).value - 3) < 1e-12)
    #expect(abs(spring.state(from: MotionState(value: 3), after: 0.25).value + 3) < 1e-12)
  }
}
