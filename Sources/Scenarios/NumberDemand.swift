/// What a number of a run shall be.
public enum NumberDemand: Hashable, Sendable {
  /// This number, give or take `within`; nil = what the rounding of a trace can do.
  case equals(Double, within: Double?)
  /// Within these limits; nil = none on that side.
  case between(atLeast: Double?, atMost: Double?)

  /// Whether a number is as it is demanded, give or take `tolerance`.
  ///
  ///     NumberDemand.equals(506, within: nil).isMet(by: 506.001, tolerance: 0.01)             // true
  ///     NumberDemand.between(atLeast: nil, atMost: 506).isMet(by: 506.1, tolerance: 0.01)     // false
  public func isMet(by number: Double, tolerance: Double) -> Bool {
    switch self {
    case .equals(let goal, let within): abs(number - goal) <= max(within ?? 0, tolerance)
    case .between(let least, let most):
      number >= (least ?? -.infinity) - tolerance && number <= (most ?? .infinity) + tolerance
    }
  }
}

extension NumberDemand: CustomStringConvertible {
  /// `506`, `506 ± 0.5`, `≤ 506`, `≥ 91 and ≤ 506`.
  public var description: String {
    switch self {
    case .equals(let goal, nil): YamlText.number(goal)
    case .equals(let goal, let within?): "\(YamlText.number(goal)) ± \(YamlText.number(within))"
    case .between(let least, let most):
      [least.map { "≥ " + YamlText.number($0) }, most.map { "≤ " + YamlText.number($0) }].compactMap(\.self)
        .joined(separator: " and ")
    }
  }
}
