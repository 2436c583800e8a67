import Foundation

/// Which numbers make sense somewhere.
enum NumberRule {
  /// Every finite number.
  case finite
  /// 0 or more.
  case notNegative
  /// More than 0.
  case positive

  /// The greatest magnitude that is taken for a length, time or count.
  static let limit = 1e6

  /// What is wrong with a number: what was found, and what would be right.
  func flaw(in number: Double) -> (found: String, expected: String)? {
    if !number.isFinite { return ("not a finite number", "write a finite one") }
    if abs(number) > Self.limit { return ("beyond 1000000", "write a smaller one") }
    switch self {
    case .notNegative where number < 0: return ("negative", "it is 0 or more")
    case .positive where number <= 0: return (number == 0 ? "zero" : "negative", "it is more than 0")
    default: return nil
    }
  }
}
