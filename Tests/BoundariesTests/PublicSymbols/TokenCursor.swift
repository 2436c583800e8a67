/// A place in the tokens of a source file.
struct TokenCursor {
  let tokens: [SourceToken]
  private(set) var index = 0

  init(_ tokens: [SourceToken]) { self.tokens = tokens }

  /// The token it stands at; nil at the end.
  var token: SourceToken? { index < tokens.count ? tokens[index] : nil }

  func isAtSymbol(_ text: String) -> Bool { token?.isSymbol(text) == true }

  mutating func advance() { index += 1 }

  /// Takes the token's text and goes on.
  mutating func takeText() -> String {
    defer { index += 1 }
    return token?.text ?? ""
  }

  /// Goes on behind the sign, if it stands at it. Answers whether it did.
  mutating func take(_ symbol: String) -> Bool {
    guard isAtSymbol(symbol) else { return false }
    index += 1
    return true
  }

  /// Goes on behind the bracket that closes the one it stands at.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      guard let token else { return }
      if token.kind == .symbol, "([{".contains(token.text) { depth += 1 }
      if token.kind == .symbol, ")]}".contains(token.text) { depth -= 1 }
      index += 1
    } while depth > 0
  }

  /// Goes on to the angle bracket that closes the one it stands at.
  mutating func skipGenerics() {
    while let token, !token.isSymbol(">") { index += 1 }
  }

  /// The words from an index to here.
  func words(from start: Int) -> Set<String> {
    Set(tokens[start..<min(index, tokens.count)].filter { $0.kind == .word }.map(\.text))
  }

  /// Whether it stands at a word that qualifies a declaration.
  var isAtModifier: Bool {
    guard let token, token.kind == .word else { return false }
    guard token.text == "class" else { return SourceToken.modifiers.contains(token.text) }
    return index + 1 < tokens.count && ["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
  }

  /// Goes on to where, at a line's start, the next member begins, or the scope ends, or if so wished to the body.
  mutating func skipToNextMember(orBody: Bool = false) {
    while let token {
      if token.isSymbol("}") || (orBody && token.isSymbol("{")) { return }
      if token.startsLine, token.kind == .documentation || token.isSymbol("@") { return }
      if token.startsLine, isAtModifier || token.isDeclarationKeyword { return }
      if token.kind == .symbol, "([{".contains(token.text) { skipGroup() } else { index += 1 }
    }
  }
}

extension SourceToken {
  /// Words that may stand before a declaration's keyword.
  static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "override", "nonisolated",
    "isolated", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "convenience", "required", "prefix",
    "postfix", "infix", "consuming", "borrowing", "dynamic",
  ]
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "deinit", "subscript",
    "case", "typealias", "associatedtype", "import", "operator", "precedencegroup",
  ]

  /// Whether it says what is declared.
  var isDeclarationKeyword: Bool { kind == .word && Self.keywords.contains(text) }
}
