/// How an animation of fixed length paces itself: progress in time (0…1) → progress in value (0…1).
public enum TimingCurve: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// A cubic Bézier from (0, 0) to (1, 1) with two control points; both x in 0…1, as in CSS.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Two parabolas that meet in the middle: slow at both ends, as Qt's InOutQuad.
  case easeInOutQuad

  /// UIKit's default curve: slow at both ends.
  public static let easeInOut = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the start.
  public static let easeIn = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// A parabola that starts at rest, p²; as a Bézier it is exact.
  public static let easeInQuad = TimingCurve.cubicBezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1.0 / 3)
  /// A parabola that ends at rest, 1 − (1 − p)²; as a Bézier it is exact.
  public static let easeOutQuad = TimingCurve.cubicBezier(x1: 1.0 / 3, y1: 2.0 / 3, x2: 2.0 / 3, y2: 1)

  /// The share of the way done at `progress` of the time; clamped to the ends outside 0…1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    switch self {
    case .linear: return progress
    case .easeInOutQuad: return progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return bezier(y1, y2, at: parameter(x1, x2, for: progress))
    }
  }

  /// The derivative of ``value(at:)``; 0 outside 0…1. Infinite where a Bézier starts or ends upright.
  public func slope(at progress: Double) -> Double {
    if progress < 0 || progress > 1 { return 0 }
    switch self {
    case .linear: return 1
    case .easeInOutQuad: return progress < 0.5 ? 4 * progress : 4 * (1 - progress)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let t = parameter(x1, x2, for: progress)
      let run = bezierSlope(x1, x2, at: t)
      if run > 0 { return bezierSlope(y1, y2, at: t) / run }
      return limitSlope(x1, y1, x2, y2, atStart: t < 0.5)
    }
  }

  /// A point of the curve without a search for its parameter, which runs from 0 to 1.
  func point(_ t: Double) -> (progress: Double, value: Double) {
    switch self {
    case .linear, .easeInOutQuad: (t, value(at: t))
    case .cubicBezier(let x1, let y1, let x2, let y2): (bezier(x1, x2, at: t), bezier(y1, y2, at: t))
    }
  }

  /// The slope at an end where both derivatives vanish: towards the other control point.
  private func limitSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, atStart: Bool) -> Double {
    let (rise, run) =
      atStart ? (y1 == 0 ? y2 : y1, y1 == 0 ? x2 : 0) : (y2 == 1 ? 1 - y1 : 1 - y2, y2 == 1 ? 1 - x1 : 0)
    return run > 0 ? rise / run : (rise == 0 ? 1 : .infinity)
  }

  private func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private func bezierSlope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// The curve parameter whose x is `x`, by bisection: x grows with it, so 60 halvings reach the last bit.
  private func parameter(_ x1: Double, _ x2: Double, for x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
