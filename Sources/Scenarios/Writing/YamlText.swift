import Foundation

/// Writes values as YAML that reads back as the same values.
enum YamlText {
  /// A number in the fewest digits that give the same number again; whole ones without a point.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  /// A text: as it stands if it is a simple word, otherwise in double quotes on one line.
  static func scalar(_ text: String) -> String { isWord(text) ? text : quoted(text) }

  /// A list on one line.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// A point.
  static func point(_ point: CGPoint) -> String { list([number(point.x), number(point.y)]) }

  /// Whether every YAML reader sees a text in it when it stands without quotes.
  private static func isWord(_ text: String) -> Bool {
    let special = ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "inf", "infinity", "nan"]
    guard let first = text.utf8.first, isLetter(first), !special.contains(text.lowercased()) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let isWide = digits.utf8.count > 4
        result +=
          (isWide ? "\\U" : "\\u") + String(repeating: "0", count: (isWide ? 8 : 4) - digits.utf8.count) + digits
      }
    }
    return result + "\""
  }

  /// Whether YAML 1.1 takes the character raw inside quotes on one line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF: false
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

/// A mapping on one line, built key by key.
struct FlowMapping {
  private var entries: [String] = []

  /// Adds a key with a value that is YAML already; without a value the key stands alone.
  mutating func add(_ key: String, _ value: String?) { entries.append(value.map { "\(key): \($0)" } ?? key) }

  /// Adds a number.
  mutating func add(_ key: String, number: Double) { add(key, YamlText.number(number)) }

  /// Adds a text.
  mutating func add(_ key: String, text: String) { add(key, YamlText.scalar(text)) }

  /// Adds a word unless it is the one that is meant by leaving it out.
  mutating func add<Word: RawRepresentable & Equatable>(
    _ key: String, word: Word, unless usual: Word
  ) where Word.RawValue == String {
    if word != usual { add(key, word.rawValue) }
  }

  /// The mapping.
  var yaml: String { "{" + entries.joined(separator: ", ") + "}" }

  /// Whether nothing was added.
  var isEmpty: Bool { entries.isEmpty }
}
