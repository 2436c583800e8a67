/// Checks that ids are unique and that what nodes say of others is about nodes that are there.
struct SceneReferences {
  /// The most bytes of an id.
  static let idLimit = 200

  /// Names in their order, and to look one up.
  private struct Names {
    let list: [String]
    let set: Set<String>

    init(_ list: [String]) {
      self.list = list
      set = Set(list)
    }
  }

  let file: String
  let root: SceneNode

  /// Compares the decoded tree with the YAML it came from, which has the places of ids.
  func check(against yaml: YamlNode) throws(ScenarioError) {
    var lines: [String: Int] = [:]
    try checkUnique(yaml, lines: &lines)
    let nodes = root.withDescendants
    try checkNames(
      yaml, ids: Names(nodes.compactMap(\.id)),
      presentable: Names(nodes.filter { [.sheet, .alert, .popover].contains($0.kind) }.compactMap(\.id)))
  }

  private func checkUnique(_ yaml: YamlNode, lines: inout [String: Int]) throws(ScenarioError) {
    if let node = yaml.value(of: "id") {
      let id = try node.text("id")
      guard !id.isEmpty else { throw node.error("an empty id", "an id has at least one letter") }
      guard id.utf8.count <= Self.idLimit else {
        throw node.error("an id of \(id.utf8.count) bytes", "an id has \(Self.idLimit) at most")
      }
      if let first = lines[id] {
        throw node.error("id \(id.quoted()) for the second time", "choose another (the first is in line \(first))")
      }
      lines[id] = node.place.line
    }
    for child in yaml.children { try checkUnique(child, lines: &lines) }
  }

  private func checkNames(_ yaml: YamlNode, ids: Names, presentable: Names) throws(ScenarioError) {
    if let target = yaml.value(of: "presents") {
      let id = try target.text("presents")
      guard presentable.set.contains(id) else {
        throw target.unknown("sheet, alert or popover", id, among: presentable.list)
      }
    }
    if case .sequence(let companions) = yaml.value(of: "companions")?.content {
      for companion in companions { try check(companion, ids: ids, own: yaml.value(of: "id")) }
    }
    for key in ["movingView", "list", "from"] {
      if let reference = yaml.value(of: key) { try check(reference, ids: ids, own: nil) }
    }
    for child in yaml.children { try checkNames(child, ids: ids, presentable: presentable) }
  }

  private func check(_ reference: YamlNode, ids: Names, own: YamlNode?) throws(ScenarioError) {
    let id = try reference.text("id")
    guard ids.set.contains(id) else { throw reference.unknown("id", id, among: ids.list) }
    if let own, try own.text("id") == id {
      throw reference.error("a view as its own companion", "name other views")
    }
  }
}

extension YamlNode {
  /// The value of a key of a mapping.
  fileprivate func value(of key: String) -> YamlNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var children: [YamlNode] {
    let template = value(of: "rows")?.value(of: "template").map { [$0] } ?? []
    guard case .sequence(let items) = value(of: "children")?.content else { return template }
    return items + template
  }
}
