/// Takes Swift source text apart. Comments and the text of literals are left out; what a string interpolates is kept.
struct SourceLexer {
  static func tokens(of text: String) -> [SourceToken] {
    var lexer = SourceLexer(bytes: Array(text.utf8))
    lexer.readCode(untilParenthesis: false)
    return lexer.tokens
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var isAtLineStart = true
  private var tokens: [SourceToken] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private func hasPrefix(_ text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where byte(offset) != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        isAtLineStart = true
      }
      index += 1
    }
  }

  private mutating func append(_ kind: SourceToken.Kind, _ text: String = "") {
    tokens.append(SourceToken(kind: kind, text: text, line: line, startsLine: isAtLineStart))
    isAtLineStart = false
  }

  /// Reads code to its end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/") where hasPrefix("//"): readLineComment()
      case UInt8(ascii: "/") where hasPrefix("/*"): skipBlockComment()
      case UInt8(ascii: "/") where beginsRegex: skipRegex(isExtended: false)
      case UInt8(ascii: "#") where hasPrefix("#/"): skipRegex(isExtended: true)
      case UInt8(ascii: "#") where hasPrefix("#\""): readString(isRaw: true)
      case UInt8(ascii: "\""): readString(isRaw: false)
      case UInt8(ascii: "`"): readQuotedWord()
      case let byte where Self.isWord(byte): readWord()
      case UInt8(ascii: ")") where untilParenthesis && depth == 0: return
      case let byte:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        readSymbol()
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }

  private mutating func readWord() {
    let start = index
    while Self.isWord(byte()) { index += 1 }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    append(isNumber ? .literal : .word, isNumber ? "" : String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func readQuotedWord() {
    advance()
    let start = index
    while index < bytes.count, byte() != UInt8(ascii: "`") { index += 1 }
    append(.word, String(decoding: bytes[start..<index], as: UTF8.self))
    advance()
  }

  private mutating func readSymbol() {
    let length = hasPrefix("->") ? 2 : 1
    append(.symbol, String(decoding: bytes[index..<index + length], as: UTF8.self))
    advance(length)
  }

  private mutating func readLineComment() {
    let isDocumentation = hasPrefix("///") && byte(3) != UInt8(ascii: "/")
    if isDocumentation, tokens.last?.kind != .documentation { append(.documentation) }
    while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if hasPrefix("/*") {
        depth += 1
        advance(2)
      } else if hasPrefix("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }
}

extension SourceLexer {
  /// A slash is a division, but after a sign that wants an operand and with no space behind.
  private var beginsRegex: Bool {
    guard let last = tokens.last, last.kind == .symbol, byte(1) != UInt8(ascii: " ") else { return false }
    return ["(", ",", "=", ":", "["].contains(last.text)
  }

  private mutating func skipRegex(isExtended: Bool) {
    append(.literal)
    advance(isExtended ? 2 : 1)
    while index < bytes.count, isExtended ? !hasPrefix("/#") : byte() != UInt8(ascii: "/") {
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance(isExtended ? 2 : 1)
  }

  private mutating func readString(isRaw: Bool) {
    append(.literal)
    if isRaw { advance() }
    let isLong = hasPrefix("\"\"\"")
    advance(isLong ? 3 : 1)
    while index < bytes.count {
      if isLong ? hasPrefix("\"\"\"") : byte() == UInt8(ascii: "\"") {
        let length = isLong ? 3 : 1
        if !isRaw || byte(length) == UInt8(ascii: "#") {
          advance(length + (isRaw ? 1 : 0))
          break
        }
        advance()
      } else if isRaw ? hasPrefix("\\#(") : hasPrefix("\\(") {
        advance(isRaw ? 3 : 2)
        readCode(untilParenthesis: true)
        advance()
      } else {
        advance(!isRaw && byte() == UInt8(ascii: "\\") ? 2 : 1)
      }
    }
    isAtLineStart = false
  }
}
