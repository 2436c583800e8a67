/// A word, sign, literal or documentation comment of a Swift source file.
struct SourceToken: Equatable {
  enum Kind { case word, symbol, literal, documentation }

  var kind: Kind
  /// What is written; empty for literals and documentation.
  var text: String
  var line: Int
  /// Whether nothing but white space and comments stands before it on its line.
  var startsLine: Bool

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
