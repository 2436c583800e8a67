/// The entries of a mapping, checked against the keys that are known there.
struct Fields {
  let node: YamlNode
  private let keys: [String]
  private let values: [String: YamlNode]

  /// Reads a mapping that errors call `what`, such as "a scene".
  init(_ node: YamlNode, what: String, keys: [String]) throws(ScenarioError) {
    guard case .mapping(let entries) = node.content else {
      throw node.error(
        "\(node.summary) where \(what) belongs", "a mapping is expected (\(keys.joined(separator: ", ")))")
    }
    self.node = node
    self.keys = keys
    var values: [String: YamlNode] = [:]
    for entry in entries {
      guard keys.contains(entry.key) else {
        throw .unknown("key", entry.key, in: " in " + what, among: keys, file: node.file, place: entry.place)
      }
      values[entry.key] = entry.value
    }
    self.values = values
  }

  /// How many keys there are.
  var count: Int { values.count }

  /// The value of a key; nil if it is not there.
  subscript(key: String) -> YamlNode? {
    assert(keys.contains(key), "\(key) is not in the vocabulary")
    return values[key]
  }

  /// The value of a key that must be there.
  func required(_ key: String, in what: String) throws(ScenarioError) -> YamlNode {
    guard let value = self[key] else { throw node.error("\(what) without \(key.quoted())", "it is required") }
    return value
  }

  /// The text of a key, if it is there.
  func text(_ key: String) throws(ScenarioError) -> String? { try self[key]?.text(key) }

  /// The number of a key, if it is there.
  func number(_ key: String, _ rule: NumberRule) throws(ScenarioError) -> Double? { try self[key]?.number(key, rule) }

  /// The truth of a key, if it is there.
  func bool(_ key: String) throws(ScenarioError) -> Bool? { try self[key]?.bool(key) }

  /// The word of a key, if it is there.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(ScenarioError) -> Word? where Word.RawValue == String { try self[key]?.choice(key, type) }
}
