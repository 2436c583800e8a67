extension Scenario {
  /// Takes what the scenario says of its check: what shall be so at the end, who is held to it, who must fall short.
  mutating func decodeVerdict(
    _ fields: Fields, with decoder: ScriptDecoder, in surroundings: ScenarioSurroundings
  ) throws(ScenarioError) {
    note = try fields.text("note")
    if let node = fields["expect"] {
      expectation = try decoder.expectation(node)
      expectationPlace = node.place
    }
    if let node = fields["symptomIn"] {
      symptomIn = try Self.names(node, "symptomIn", among: surroundings.strategies + surroundings.planted)
    }
    if let node = fields["held"] { held = try Self.names(node, "held", among: surroundings.strategies) }
    if let name = symptomIn.first(where: held.contains), let node = fields["symptomIn"] {
      throw node.error("\(name.quoted()) both in symptomIn and held", "it either shows the fault or has to pass")
    }
  }

  private static func names(_ node: YamlNode, _ key: String, among known: [String]) throws(ScenarioError) -> [String] {
    var names: [String] = []
    for item in try node.items(key, of: "strategies") {
      let name = try item.text("a strategy")
      guard known.contains(name) else { throw item.unknown("strategy", name, among: known) }
      guard !names.contains(name) else { throw item.error("\(name.quoted()) for the second time", "name it once") }
      names.append(name)
    }
    return names
  }
}
