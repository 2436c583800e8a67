import Foundation

/// Which numbers make sense somewhere.
enum NumberRule {
  /// Every finite number.
  case finite
  /// 0 or more.
  case notNegative
  /// More than 0.
  case positive
  /// 0 or more and not more than a limit.
  case zeroTo(Double)
  /// More than 0 and not more than a limit.
  case upTo(Double)
  /// From 1 to a limit.
  case oneTo(Double)

  /// How wide and high a screen or a window may be, in points: pictures of it have a pixel, and fit into memory.
  static let extent = NumberRule.oneTo(4096)
  /// How long a finger may move, in seconds: each 60th of a second is an event of its own.
  static let gesture = NumberRule.upTo(600)
  /// The same, of a movement that may be there at once.
  static let gestureOrJump = NumberRule.zeroTo(600)
  /// The size of letters, in points.
  static let fontSize = NumberRule.upTo(1000)

  /// The greatest magnitude that is taken for a length, time or count.
  static let limit = 1e6

  /// What is wrong with a number: what was found, and what would be right.
  func flaw(in number: Double) -> (found: String, expected: String)? {
    if !number.isFinite { return ("not a finite number", "write a finite one") }
    if abs(number) > Self.limit { return ("beyond 1000000", "write a smaller one") }
    switch self {
    case .notNegative where number < 0: return ("negative", "it is 0 or more")
    case .positive where number <= 0: return (number == 0 ? "zero" : "negative", "it is more than 0")
    case .upTo where number <= 0, .oneTo where number <= 0: return NumberRule.positive.flaw(in: number)
    case .zeroTo where number < 0: return NumberRule.notNegative.flaw(in: number)
    case .oneTo where number < 1: return ("below 1", "it is 1 or more")
    case .upTo(let limit) where number > limit, .oneTo(let limit) where number > limit,
      .zeroTo(let limit) where number > limit:
      return ("beyond \(YamlText.number(limit))", "it is at most \(YamlText.number(limit))")
    default: return nil
    }
  }
}
