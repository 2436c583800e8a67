/// The public declarations of the library targets, and which of them lack a doc comment or a test.
struct PublicSymbols {
  /// Those that a user of the libraries sees.
  let visible: [Declaration]
  private let documented: [String: [Declaration]]
  private let kinship: Kinship
  /// What has a word in its signature, by the word; initializers give nothing that they do not name.
  private let carriers: [String: [Declaration]]

  init(_ readers: [DeclarationReader]) {
    let all = readers.flatMap(\.declarations)
    let kinship = Kinship(readers)
    let hidden = Set(all.filter { ($0.kind == .type || $0.kind == .protocol) && !$0.isPublic }.map(\.path))
    self.kinship = kinship
    visible = all.filter { $0.isPublic && hidden.isDisjoint(with: Self.scopes(of: $0)) }
    var carriers: [String: [Declaration]] = [:]
    for declaration in visible where declaration.kind != .initializer {
      for word in declaration.signature { carriers[word, default: []].append(declaration) }
    }
    self.carriers = carriers
    documented = Dictionary(grouping: all.filter(\.isDocumented), by: \.name)
  }

  private static func scopes(of declaration: Declaration) -> [String] {
    let parts = declaration.scope.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }

  /// Those without a doc comment of their own, or one that they inherit.
  var undocumented: [Declaration] { visible.filter { !$0.isDocumented && !inheritsDocumentation($0) } }

  /// Whether it stands for something that a superclass or protocol declares, and documents.
  func inheritsDocumentation(_ declaration: Declaration) -> Bool {
    let ancestors = kinship.ancestors(of: declaration.scope)
    if ancestors.contains(where: { StandardWitnesses.names[$0]?.contains(declaration.name) == true }) { return true }
    return documented[declaration.name, default: []].contains { other in
      ancestors.contains(other.owner) && other.parameters.map(\.label) == declaration.parameters.map(\.label)
    }
  }

  /// Those to which no test in a file that may speak of their target refers.
  func untested(by tests: [TestFile]) -> [Declaration] {
    let counts = Dictionary(grouping: visible, by: \.name).mapValues { Set($0.map(\.scope)).count }
    let missing = visible.filter { declaration in
      let owners = owners(of: declaration)
      let isCommon = counts[declaration.name, default: 0] > 1 || Self.everyday.contains(declaration.name)
      let isCalledThroughAnother = declaration.isOverride || inheritsDocumentation(declaration)
      return !tests.contains { file in
        file.targets.contains(declaration.target)
          && (isCalledThroughAnother && file.mentions(owners)
            || file.refers(to: declaration, of: owners, isCommon: isCommon))
      }
    }
    // A type whose member is tested has a test, though type inference may have spared its name.
    let untestedTitles = Set(missing.map(\.title))
    let tested = Set(visible.filter { !untestedTitles.contains($0.title) }.map(\.scope))
    return missing.filter { !($0.kind == .type && tested.contains($0.path)) }
  }

  private func owners(of declaration: Declaration) -> TestFile.Owners {
    let isProtocol = declaration.kind == .protocol
    let path = isProtocol ? declaration.path : declaration.scope
    let carriers = carriers[isProtocol ? declaration.name : declaration.owner, default: []]
    return TestFile.Owners(
      types: kinship.names(of: path), carriers: Set(carriers.lazy.filter { $0.scope != path }.map(\.name)))
  }

  /// Words that anything may be called by: such a name alone says nothing of whose it is.
  private static let everyday: Set<String> = [
    "append", "contains", "count", "description", "duration", "end", "filter", "first", "height", "id", "index", "init",
    "insert", "isEmpty", "last", "map", "max", "maxX", "maxY", "midX", "midY", "min", "minX", "minY", "name", "none",
    "origin", "path", "rawValue", "remove", "size", "some", "start", "string", "text", "time", "value", "width", "x",
    "y",
  ]
}
