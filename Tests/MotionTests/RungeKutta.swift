import Motion

/// The numeric oracle: x'' = −2ζω x' − ω² x, integrated by the classic fourth-order Runge–Kutta method.
enum RungeKutta {
  static func state(
    of spring: Spring, from initial: MotionState, after time: Double, steps: Int = 4000
  ) -> MotionState {
    let h = time / Double(steps)
    let (zeta, omega) = (spring.dampingRatio, spring.angularFrequency)
    func acceleration(_ x: Double, _ v: Double) -> Double { -2 * zeta * omega * v - omega * omega * x }
    var (x, v) = (initial.value, initial.velocity)
    for _ in 0..<steps {
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return MotionState(value: x, velocity: v)
  }
}
