import Foundation
import KeyboardAvoidance

extension FocusTraits {
  /// The traits in a mapping.
  init(_ node: YamlNode) throws(ScenarioError) {
    let fields = try Fields(node, what: "focus", keys: Vocabulary.focusTraits)
    self.init()
    id = try fields["id"]?.integer("id", in: 0...1_000_000) ?? 0
    kind = try fields.choice("kind", Kind.self) ?? kind
    mode = try fields.choice("mode", Mode.self) ?? mode
    isInAlert = try fields.bool("isInAlert") ?? false
    isInSearchBar = try fields.bool("isInSearchBar") ?? false
    controllers = try fields.words("controllers")
  }
}

extension AvoidanceSettings {
  /// The settings in a mapping.
  init(_ node: YamlNode) throws(ScenarioError) {
    let fields = try Fields(node, what: "settings", keys: Vocabulary.settings)
    self.init()
    preventsBlankSpace = try fields.bool("preventsBlankSpace") ?? preventsBlankSpace
    isEnabled = try fields.bool("isEnabled") ?? isEnabled
    disabledControllers = Set(try fields.words("disabledControllers"))
    enabledControllers = Set(try fields.words("enabledControllers"))
  }
}

extension Fields {
  /// The names in a list of controller types; none if the key is not there.
  fileprivate func words(_ key: String) throws(ScenarioError) -> [String] {
    guard let node = self[key] else { return [] }
    var words: [String] = []
    for item in try node.items(key, of: "names", atMost: FactsFile.listLimit) { words.append(try item.text("a name")) }
    return words
  }
}
