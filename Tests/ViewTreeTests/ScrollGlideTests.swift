import Foundation
import TestSupport
import Testing

@testable import ViewTree

struct ScrollGlideTests {
  /// Integrates the friction v' = −v/τ in small steps: an oracle that knows nothing of the closed form.
  private func integrated(from value: Double, velocity: Double, for time: Double) -> Double {
    let steps = 20_000
    let step = time / Double(steps)
    var (x, v) = (value, velocity)
    for _ in 0..<steps {
      // Midpoint rule.
      let middle = v - v / ScrollGlide.timeConstant * step / 2
      x += middle * step
      v -= middle / ScrollGlide.timeConstant * step
    }
    return x
  }

  @Test(arguments: [(0.0, 800.0), (500, -1200), (200, 50)]) func `it decays by friction`(
    value: Double, velocity: Double
  ) {
    let glide = ScrollGlide(from: value, velocity: velocity, range: -10_000...10_000, at: 3)
    for time in [0, 0.1, 0.3, 0.7] where 3 + time < glide.end {
      #expect(abs(glide.offset(at: 3 + time) - integrated(from: value, velocity: velocity, for: time)) < 1e-4)
    }
  }

  @Test func `it ends when it is slow, without a jump`() {
    let glide = ScrollGlide(from: 0, velocity: 1000, range: 0...10_000, at: 0)
    #expect(abs(glide.end - ScrollGlide.timeConstant * log(100)) < 1e-9)
    #expect(abs(glide.offset(at: glide.end) - glide.offset(at: glide.end - 0.001)) < 0.011)
    #expect(glide.offset(at: glide.end + 5) == glide.offset(at: glide.end))
  }

  @Test func `a slow finger stops at once`() {
    #expect(ScrollGlide(from: 5, velocity: 9, range: 0...100, at: 2).end == 2)
  }

  @Test(arguments: [3000.0, -3000]) func `it bounces at the end of the range and rests on it exactly`(velocity: Double)
  {
    let glide = ScrollGlide(from: 150, velocity: velocity, range: 0...300, at: 0)
    let bound = velocity > 0 ? 300.0 : 0
    var beyond = 0.0
    var last = 150.0
    for step in 1...2000 {
      let value = glide.offset(at: Double(step) / 1000)
      #expect(abs(value - last) <= abs(velocity) / 1000 + 1e-6, "no step is faster than the finger was")
      beyond = max(beyond, velocity > 0 ? value - bound : bound - value)
      last = value
    }
    #expect(beyond > 10)
    #expect(glide.offset(at: glide.end) == bound)
  }

  @Test func `from beyond its range it comes back`() {
    let glide = ScrollGlide(from: -80, velocity: 0, range: 0...300, at: 1)
    #expect(glide.offset(at: 1) == -80)
    #expect(glide.offset(at: glide.end) == 0)
    #expect(glide.offset(at: 1.2) > -80)
  }
}
