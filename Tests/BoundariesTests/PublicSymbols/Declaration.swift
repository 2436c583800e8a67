/// A declaration of a library target, as its source text has it.
struct Declaration {
  enum Kind: String {
    case type, `protocol`, `case`, property, method, initializer, `subscript`, `operator`, `typealias`, `associatedtype`
  }

  struct Parameter: Equatable {
    /// What stands before the colon in a call; nil for `_`.
    var label: String?
    /// Whether a call may leave its label out: it has a default value, or is a closure that may trail.
    var mayBeLeftOut: Bool
  }

  var kind: Kind
  var name: String
  /// The dotted name of the type it is a member of; empty at the top of a file.
  var scope: String
  var target: String
  /// The file, as `Sources/Motion/Spring.swift:9`.
  var place: String
  /// Whether it is written to be seen from outside; its scope may still hide it.
  var isPublic: Bool
  var isDocumented: Bool
  var isOverride = false
  var parameters: [Parameter] = []
  /// The words of its types: of a property, of parameters, of what is returned, of what is associated with a case.
  var signature: Set<String> = []

  /// The name with its scope, such as `Spring.state(from:after:)`.
  var title: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    let takesParameters = kind == .method || kind == .initializer || kind == .subscript
    return (scope.isEmpty ? "" : scope + ".") + name + (takesParameters ? "(\(labels))" : "")
  }
  /// The simple name of the type it is a member of.
  var owner: String { scope.split(separator: ".").last.map(String.init) ?? "" }
  /// For a type, the dotted name of itself.
  var path: String { scope.isEmpty ? name : scope + "." + name }
}

extension Declaration.Parameter {
  /// The parameters of a list in its parentheses; those of a subscript have a label only beside a name.
  static func list(_ tokens: ArraySlice<SourceToken>, isOfSubscript: Bool) -> [Self] {
    var parts: [[SourceToken]] = [[]]
    var depth = 0
    for token in tokens.dropFirst().dropLast() {
      if token.kind == .symbol, "([{<".contains(token.text) { depth += 1 }
      if token.kind == .symbol, ")]}>".contains(token.text) { depth -= 1 }
      if depth == 0, token.isSymbol(",") { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }.map { part in
      let names = part.prefix { !$0.isSymbol(":") }.map(\.text)
      let label = names.first == "_" || (isOfSubscript && names.count == 1) ? nil : names.first
      return Self(label: label, mayBeLeftOut: part.contains { $0.isSymbol("=") || $0.isSymbol("->") })
    }
  }
}
