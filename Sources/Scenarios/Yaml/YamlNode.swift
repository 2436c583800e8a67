/// A node of a YAML document that knows where it stands.
struct YamlNode: Hashable, Sendable {
  /// A key with its value.
  struct Entry: Hashable, Sendable {
    var key: String
    var place: SourcePlace
    var value: YamlNode
  }

  /// What a node is.
  enum Content: Hashable, Sendable {
    /// A word, number or text; `isPlain` if it was written without quotes.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YamlNode])
    /// Keys with values, in the order of the file; no key is there twice.
    case mapping([Entry])
  }

  var content: Content
  var place: SourcePlace
  /// The file it was read from, as errors name it.
  var file: String

  /// Whether nothing was written: an empty value, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// What was found, for an error.
  var summary: String {
    switch content {
    case .scalar where isNull: "nothing"
    case .scalar(let text, _): text.quoted()
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// An error at this node's place.
  func error(_ found: String, _ expected: String, name: String? = nil, among known: [String] = []) -> ScenarioError {
    ScenarioError(file: file, place: place, found: found, expected: expected, name: name, among: known)
  }
}
