import Foundation

/// What an option of the command line takes.
struct OptionRule {
  enum Value { case none, text, number(ClosedRange<Double>) }

  let name: String
  let value: Value
  let help: String
}

/// The arguments of one command, checked against the options it knows.
struct Arguments {
  /// What stands without a dash, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// Options of the design that a later version has.
  private static let planned = ["--compare"]

  /// Sorts arguments into options and operands.
  ///
  /// - Throws: ``Failure`` with status 2 for an unknown option, a missing value, or a number out of range.
  init(_ arguments: [String], command: String, rules: [OptionRule]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if Self.planned.contains(parts[0]), !rules.contains(where: { $0.name == parts[0] }) {
        throw Failure(
          .badInput, "the option \(parts[0]) is not built yet; `headroom \(command) --help` lists those that are")
      }
      guard let rule = rules.first(where: { $0.name == parts[0] }) else {
        throw Self.unknown("option", parts[0], of: command, known: rules.map(\.name))
      }
      let inline = parts.count > 1 ? parts[1] : nil
      values[rule.name, default: []].append(try Self.value(of: rule, inline: inline, rest: &rest))
    }
  }

  private static func value(of rule: OptionRule, inline: String?, rest: inout ArraySlice<String>) throws -> String {
    if case .none = rule.value {
      if inline != nil { throw Failure(.badInput, "\(rule.name) takes no value") }
      return ""
    }
    guard let value = inline ?? rest.popFirst() else {
      throw Failure(.badInput, "\(rule.name) needs a value: \(rule.help)")
    }
    guard case .number(let range) = rule.value else { return value }
    guard let number = Double(value), number.isFinite, range.contains(number) else {
      let (low, high) = (Self.short(range.lowerBound), Self.short(range.upperBound))
      throw Failure(.badInput, "\(rule.name) \(value): a number from \(low) to \(high) is needed")
    }
    return value
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// The failure for a word that is none of those known, with the one it may have been meant to be.
  static func unknown(_ what: String, _ word: String, of place: String, known: [String]) -> Failure {
    let near = Nearest.word(to: word, among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
    return Failure(
      .badInput, "unknown \(what) \"\(word)\" for \(place); known: \(known.joined(separator: ", "))\(near)")
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.last }
  func texts(_ name: String) -> [String] { values[name] ?? [] }
  func number(_ name: String) -> Double? { text(name).flatMap(Double.init) }

  /// A whole number; the rule's range has been checked.
  func integer(_ name: String) throws -> Int? {
    guard let value = text(name) else { return nil }
    guard let number = Int(value) else { throw Failure(.badInput, "\(name) \(value): a whole number is needed") }
    return number
  }
}

/// Finds the word that was probably meant.
enum Nearest {
  /// The known word with the fewest edits to `word`, if they are few for its length.
  static func word(to word: String, among known: [String]) -> String? {
    let best = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= max(1, word.count / 3) else { return nil }
    return best.0
  }

  private static func distance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, character) in first.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for column in target.indices {
        let substituted = previous + (target[column] == character ? 0 : 1)
        previous = row[column + 1]
        row[column + 1] = min(substituted, previous + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
