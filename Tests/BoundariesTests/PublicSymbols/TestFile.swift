/// What a test file says, as far as its words tell.
struct TestFile {
  /// The library targets it may speak of: those its test target depends on, near and far.
  let targets: Set<String>
  private var words: Set<String> = []
  /// What follows a dot, or the backslash and dot of a key path.
  private var members: Set<String> = []
  /// What is called: a parenthesis or brace follows.
  private var called: Set<String> = []
  /// What stands before a colon.
  private var labels: Set<String> = []
  private var symbols: Set<String> = []
  /// The types all of whose cases it goes through.
  private var enumerated: Set<String> = []

  init(text: String, targets: Set<String>) {
    self.targets = targets
    let tokens = SourceLexer.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      guard token.kind == .word else {
        if token.kind == .symbol { symbols.insert(token.text) }
        continue
      }
      words.insert(token.text)
      if index > 0, tokens[index - 1].isSymbol(".") { members.insert(token.text) }
      if index > 1, token.isWord("allCases") { enumerated.insert(tokens[index - 2].text) }
      guard index + 1 < tokens.count else { continue }
      let next = tokens[index + 1]
      if next.isSymbol("(") || next.isSymbol("{") { called.insert(token.text) }
      if next.isSymbol(":") {
        labels.insert(token.text)
        // `func offer(_ text: String, as selection: Selection)`: a witness in a test has its labels before its names.
        if tokens[max(0, index - 1)].kind == .word { labels.insert(tokens[index - 1].text) }
      }
    }
  }

  /// By what a file may be seen to speak of a type.
  struct Owners {
    /// Its name, those around it, those of its heirs.
    var types: Set<String>
    /// Members of other types that give one or take one: with `view.avoidance.mode`, nothing names `ViewAvoidance`.
    var carriers: Set<String>
  }

  func mentions(_ owners: Owners) -> Bool {
    !words.isDisjoint(with: owners.types) || !members.isDisjoint(with: owners.carriers)
  }

  /// Whether it refers to a declaration whose type it may call by some names.
  ///
  /// A name that is common, because several types use it or anything may be called so, counts only beside one of its type.
  func refers(to declaration: Declaration, of owners: Owners, isCommon: Bool) -> Bool {
    let isOwned = declaration.scope.isEmpty || mentions(owners)
    let required = declaration.parameters.filter { !$0.mayBeLeftOut }.compactMap(\.label)
    let saysLabels = labels.isSuperset(of: required)
    switch declaration.kind {
    case .protocol: return !words.isDisjoint(with: owners.types)
    case .type, .typealias, .associatedtype: return words.contains(declaration.name)
    case .initializer:
      return saysLabels && isOwned && (!called.isDisjoint(with: owners.types) || called.contains("init"))
    case .subscript: return isOwned && symbols.contains("[") && saysLabels
    case .operator: return isOwned && symbols.contains(String(declaration.name.prefix(1)))
    case .method:
      return saysLabels && (members.contains(declaration.name) || called.contains(declaration.name))
        && (isOwned || !isCommon)
    case .case, .property:
      if declaration.kind == .case, enumerated.contains(declaration.owner) { return true }
      if members.contains(declaration.name) { return isOwned || !isCommon }
      // A value given to an initializer and compared whole is looked at too.
      return isOwned && labels.contains(declaration.name) && !called.isDisjoint(with: owners.types)
    }
  }
}
