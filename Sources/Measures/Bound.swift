/// What a measured value shall be at the most or at the least.
public enum Bound: Hashable, Sendable, CustomStringConvertible {
  /// No more than this.
  case atMost(Double)
  /// No less than this.
  case atLeast(Double)

  /// Whether `value` keeps it, give or take `tolerance`: numbers of a trace are rounded to 0.001.
  public func isMet(by value: Double, tolerance: Double) -> Bool {
    switch self {
    case .atMost(let limit): value <= limit + tolerance
    case .atLeast(let limit): value >= limit - tolerance
    }
  }

  /// `≤ 1` or `≥ 0.9`.
  public var description: String {
    switch self {
    case .atMost(let limit): "≤ \(limit.inShort)"
    case .atLeast(let limit): "≥ \(limit.inShort)"
    }
  }
}

extension Double {
  /// Rounded to 0.001, as numbers of a trace are.
  var rounded3: Double { abs(self) < 1e12 ? (self * 1000).rounded() / 1000 + 0 : self }

  /// Rounded to 0.001, whole ones without a point.
  var inShort: String {
    let value = rounded3
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
