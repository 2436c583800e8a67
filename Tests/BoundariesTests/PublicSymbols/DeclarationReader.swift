/// Finds the declarations in a source file: those of its types and extensions, not those inside functions.
struct DeclarationReader {
  private(set) var declarations: [Declaration] = []
  /// What types and extensions name after their colon, by the type's dotted name.
  private(set) var parents: [String: [String]] = [:]

  private let target: String
  private let place: String
  private var cursor: TokenCursor

  init(target: String, place: String, text: String) {
    self.target = target
    self.place = place
    cursor = TokenCursor(SourceLexer.tokens(of: text))
    while cursor.token != nil { readMember(of: Scope()) }
  }

  private struct Scope {
    var path = ""
    /// Whether members are public that do not say so: requirements and cases of what is public.
    var opens = false
    var isProtocol = false
  }

  /// What stands before a declaration's keyword.
  private struct Opening {
    var isDocumented = false
    var words: Set<String> = []
  }

  private mutating func readMember(of scope: Scope) {
    let opening = readOpening()
    guard let keyword = cursor.token, keyword.isDeclarationKeyword else { return cursor.advance() }
    cursor.advance()
    var found = Declaration(
      kind: .type, name: "", scope: scope.path, target: target, place: "\(place):\(keyword.line)",
      isPublic: !opening.words.isDisjoint(with: ["public", "open"]), isDocumented: opening.isDocumented,
      isOverride: opening.words.contains("override"))
    if scope.opens, scope.isProtocol || keyword.text == "case" { found.isPublic = true }
    switch keyword.text {
    case "struct", "class", "enum", "actor", "protocol": readType(found, keyword: keyword.text)
    case "extension": readExtension()
    case "case": readCases(found)
    case "var", "let": readProperties(found)
    case "func", "init", "subscript": readFunction(found, keyword: keyword.text)
    case "typealias", "associatedtype":
      found.kind = keyword.text == "typealias" ? .typealias : .associatedtype
      found.name = cursor.takeText()
      declarations.append(found)
      cursor.skipToNextMember()
    default: cursor.skipToNextMember()
    }
  }

  private mutating func readOpening() -> Opening {
    var opening = Opening()
    while let token = cursor.token {
      if token.kind == .documentation {
        opening = Opening(isDocumented: true)
        cursor.advance()
      } else if cursor.take("@") || cursor.isAtModifier {
        // `private(set)` says nothing of who may read.
        let word = cursor.takeText()
        if !cursor.isAtSymbol("(") { opening.words.insert(word) } else { cursor.skipGroup() }
      } else {
        break
      }
    }
    return opening
  }

  private mutating func readType(_ opening: Declaration, keyword: String) {
    var type = opening
    type.kind = keyword == "protocol" ? .protocol : .type
    type.name = cursor.takeText()
    declarations.append(type)
    let opens = type.isPublic && (keyword == "protocol" || keyword == "enum")
    readBody(Scope(path: type.path, opens: opens, isProtocol: keyword == "protocol"))
  }

  private mutating func readExtension() {
    var path = cursor.takeText()
    while cursor.take(".") { path += "." + cursor.takeText() }
    readBody(Scope(path: path))
  }

  /// Reads what a type inherits from, and its members.
  private mutating func readBody(_ scope: Scope) {
    var isInheritance = false
    var isCondition = false
    while let token = cursor.token, !token.isSymbol("{") {
      if token.isWord("where") { isCondition = true }
      if token.isSymbol(":") || isCondition { isInheritance = !isCondition }
      if token.isSymbol("<"), !isInheritance { cursor.skipGenerics() }
      if isInheritance, token.kind == .word { parents[scope.path, default: []].append(token.text) }
      cursor.advance()
    }
    cursor.advance()
    while let token = cursor.token, !token.isSymbol("}") { readMember(of: scope) }
    cursor.advance()
  }
}

// MARK: Members

extension DeclarationReader {
  private mutating func readCases(_ opening: Declaration) {
    repeat {
      var found = opening
      found.kind = .case
      found.name = cursor.takeText()
      let start = cursor.index
      if cursor.isAtSymbol("(") { cursor.skipGroup() }
      found.signature = cursor.words(from: start)
      declarations.append(found)
      if cursor.take("=") {
        _ = cursor.take("-")
        cursor.advance()
      }
    } while cursor.take(",")
    cursor.skipToNextMember()
  }

  private mutating func readProperties(_ opening: Declaration) {
    var found = opening
    found.kind = .property
    var names: [String] = []
    repeat { names.append(cursor.takeText()) } while cursor.take(",")
    let start = cursor.index
    cursor.skipToNextMember(orBody: true)
    found.signature = cursor.words(from: start)
    for name in names {
      found.name = name
      declarations.append(found)
    }
    cursor.skipToNextMember()
  }

  private mutating func readFunction(_ opening: Declaration, keyword: String) {
    var found = opening
    found.kind = keyword == "func" ? .method : keyword == "init" ? .initializer : .subscript
    found.name = keyword
    if keyword == "func" {
      if cursor.token?.kind == .symbol { found.kind = .operator }
      found.name = cursor.takeText()
      while found.kind == .operator, let token = cursor.token, token.kind == .symbol, !token.isSymbol("(") {
        found.name += cursor.takeText()
      }
    } else {
      _ = cursor.take("?")
    }
    if cursor.isAtSymbol("<") {
      cursor.skipGenerics()
      cursor.advance()
    }
    let start = cursor.index
    cursor.skipGroup()
    found.parameters = Declaration.Parameter.list(
      cursor.tokens[start..<cursor.index], isOfSubscript: keyword == "subscript")
    cursor.skipToNextMember(orBody: true)
    found.signature = cursor.words(from: start)
    declarations.append(found)
    cursor.skipToNextMember()
  }
}
