/// What inherits from what.
struct Kinship {
  private var parents: [String: Set<String>] = [:]
  private var children: [String: Set<String>] = [:]

  init(_ readers: [DeclarationReader]) {
    for reader in readers {
      for (path, names) in reader.parents {
        parents[Self.last(path), default: []].formUnion(names)
        for name in names { children[name, default: []].insert(Self.last(path)) }
      }
    }
  }

  private static func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? "" }

  /// The simple names of what the type at a path inherits from, near and far.
  func ancestors(of path: String) -> Set<String> { closure(of: Self.last(path), in: parents) }

  /// The names under which a test may speak of the type at a path: its own, those around it, and its heirs'.
  func names(of path: String) -> Set<String> {
    closure(of: Self.last(path), in: children).union(path.split(separator: ".").map(String.init))
  }

  private func closure(of name: String, in graph: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for name in graph[next, default: []] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }
}
