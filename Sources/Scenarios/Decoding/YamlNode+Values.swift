import Foundation

extension YamlNode {
  /// The most bytes of a text: about 60 printed pages.
  static let textLimit = 100_000

  /// The text of a scalar, which `key` names in errors.
  func text(_ key: String) throws(ScenarioError) -> String {
    guard case .scalar(let text, _) = content, !isNull else { throw wrongType(key, "a text is expected") }
    guard text.utf8.count <= Self.textLimit else {
      throw error("\(key) is \(text.utf8.count) bytes long", "a text has \(Self.textLimit) at most")
    }
    return text
  }

  /// A finite number within a rule.
  func number(_ key: String, _ rule: NumberRule) throws(ScenarioError) -> Double {
    guard case .scalar(let text, isPlain: true) = content, let number = Self.double(text) else {
      throw wrongType(key, "a number is expected")
    }
    if let flaw = rule.flaw(in: number) { throw error("\(key) is \(text.quoted()), \(flaw.found)", flaw.expected) }
    return number
  }

  /// A whole number within a range.
  func integer(_ key: String, in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    let number = try number(key, .finite)
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw wrongType(key, "a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
    }
    return integer
  }

  /// `true` or `false`.
  func bool(_ key: String) throws(ScenarioError) -> Bool {
    switch content {
    case .scalar("true", isPlain: true): return true
    case .scalar("false", isPlain: true): return false
    default: throw wrongType(key, "true or false is expected")
    }
  }

  /// One of the words of an enumeration.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(ScenarioError) -> Word where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard case .scalar(let text, _) = content, !isNull else {
      throw wrongType(key, "it is one of \(words.joined(separator: ", "))")
    }
    guard let word = Word(rawValue: text) else { throw unknown(key, text, among: words) }
    return word
  }

  /// A list.
  func items(_ key: String, of what: String) throws(ScenarioError) -> [YamlNode] {
    guard case .sequence(let items) = content else { throw wrongType(key, "a list of \(what) is expected") }
    return items
  }

  /// A point, written `[x, y]`.
  func point(_ key: String) throws(ScenarioError) -> CGPoint {
    guard case .sequence(let items) = content, items.count == 2 else {
      throw wrongType(key, "a point [x, y] is expected")
    }
    return CGPoint(x: try items[0].number("x", .finite), y: try items[1].number("y", .finite))
  }

  /// A list of at most so many things.
  func items(_ key: String, of what: String, atMost limit: Int) throws(ScenarioError) -> [YamlNode] {
    let items = try items(key, of: what)
    guard items.count <= limit else { throw error("\(items.count) \(what)", "at most \(limit) are read") }
    return items
  }

  /// The error for a word that is none of the known ones.
  func unknown(_ what: String, _ word: String, among known: [String]) -> ScenarioError {
    .unknown(what, word, among: known, file: file, place: place)
  }

  /// The error for something of another type.
  func wrongType(_ key: String, _ expected: String) -> ScenarioError { error("\(key) is \(summary)", expected) }

  /// The number that YAML's core schema sees in a word; infinite and not-a-number ones too, so that they can be named.
  private static func double(_ text: String) -> Double? {
    switch text.lowercased() {
    case "inf", "+inf", ".inf", "+.inf", "infinity": return .infinity
    case "-inf", "-.inf", "-infinity": return -.infinity
    case "nan", ".nan": return .nan
    default: break
    }
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return isDecimal ? Double(text) : nil
  }
}
