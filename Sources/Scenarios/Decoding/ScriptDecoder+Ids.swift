import Foundation

extension ScriptDecoder {
  /// The id of a view of the scene, of one of some kinds (nil = of any), which errors call `what`.
  func id(_ node: YamlNode, of wanted: Set<SceneNode.Kind>?, what: String) throws(ScenarioError) -> String {
    let id = try node.text("id")
    let found = kinds(of: id)
    guard let wanted else {
      guard !found.isEmpty else { throw node.unknown("id", id, among: ids) }
      return id
    }
    guard found.isDisjoint(with: wanted) else { return id }
    let fitting = nodes.filter { wanted.contains($0.kind) }.compactMap(\.id)
    guard let kind = found.first else { throw node.unknown(what, id, among: fitting) }
    let article = kind == .alert ? "an" : "a"
    let list = fitting.isEmpty ? "the scene has none" : "known: " + ScenarioError.list(fitting)
    throw node.error("\(id.quoted()), which is \(article) \(kind.rawValue)", "a \(what) is meant; \(list)")
  }

  /// What a view of this id is; nothing if there is none.
  func kinds(of id: String) -> Set<SceneNode.Kind> {
    Set(rowPatterns.filter { isRow(id, of: $0) }.map(\.kind)).union(kindsByID[id] ?? [])
  }

  /// Whether it is an id of a table's template with the number of one of its rows. Rows that a script inserts go by the
  /// numbers beyond.
  private func isRow(_ id: String, of rows: SceneNode.RowPattern) -> Bool {
    guard id.hasPrefix(rows.prefix), id.hasSuffix(rows.suffix) else { return false }
    guard id.count > rows.prefix.count + rows.suffix.count else { return false }
    let number = Int(id.dropFirst(rows.prefix.count).dropLast(rows.suffix.count)) ?? 0
    let isInserted = rows.table.map(growth.tables.contains) ?? false
    return number >= 1 && (number <= rows.count || isInserted)
  }

  /// Whether the scene or the script has a text.
  func knows(text: String) -> Bool { knownTexts.contains(text) || growth.texts.contains(text) }
}

/// What the steps read so far add to the scene: later steps may speak of it.
final class SceneGrowth {
  /// The ids of tables that rows are inserted into.
  var tables: Set<String> = []
  /// Texts that are set and messages that come.
  var texts: Set<String> = []
}
