import Foundation

extension ScriptDecoder {
  /// What shall be so, in a mapping of measures, views, keyboard, focus and texts.
  func expectation(_ node: YamlNode) throws(ScenarioError) -> Expectation {
    let fields = try Fields(node, what: "an expect", keys: Vocabulary.expectation)
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      throw node.error("an expect of nothing", "name a measure, views, keyboardEdge, focus or text")
    }
    var expectation = Expectation()
    for entry in entries where Expectation.measureNames.contains(entry.key) {
      expectation.measures.append(Expectation.Measured(entry.key, try measureDemand(entry.value, entry.key)))
    }
    if let views = fields["views"] {
      for entry in try items(of: views, "views") {
        expectation.views += try placed(entry.value, try knownView(entry))
      }
    }
    expectation.keyboardEdge = try fields["keyboardEdge"].map { (node) throws(ScenarioError) in
      try numberDemand(node, "keyboardEdge")
    }
    if let focus = fields["focus"] {
      let id = try focus.text("focus")
      guard id == "none" || isKnown(id) else { throw focus.unknown("id", id, among: ["none"] + ids) }
      expectation.focus = id == "none" ? Expectation.Focus.none : .view(id)
    }
    if let texts = fields["text"] {
      for entry in try items(of: texts, "text") {
        guard isKnown(entry.key) else { throw unknownView(entry, among: ids) }
        expectation.texts.append(Expectation.Written(entry.key, try entry.value.text("the text of \(entry.key)")))
      }
    }
    return expectation
  }

  private func items(of node: YamlNode, _ key: String) throws(ScenarioError) -> [YamlNode.Entry] {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      throw node.wrongType(key, "a mapping from ids is expected")
    }
    return entries
  }

  private func knownView(_ entry: YamlNode.Entry) throws(ScenarioError) -> String {
    guard isKnown(entry.key) || Expectation.namedViews.contains(entry.key) else {
      throw unknownView(entry, among: ids + Expectation.namedViews.filter { !ids.contains($0) })
    }
    return entry.key
  }

  private func unknownView(_ entry: YamlNode.Entry, among known: [String]) -> ScenarioError {
    .unknown("id", entry.key, among: known, file: entry.value.file, place: entry.place)
  }

  private func placed(_ node: YamlNode, _ id: String) throws(ScenarioError) -> [Expectation.Placed] {
    _ = try Fields(node, what: "a view's expect", keys: Expectation.Property.allCases.map(\.rawValue))
    var placed: [Expectation.Placed] = []
    for entry in try items(of: node, id) {
      guard let property = Expectation.Property(rawValue: entry.key) else { continue }
      placed.append(Expectation.Placed(id, property, try numberDemand(entry.value, entry.key)))
    }
    return placed
  }

  private func measureDemand(_ node: YamlNode, _ key: String) throws(ScenarioError) -> Expectation.MeasureDemand {
    switch node.content {
    case .scalar("true", isPlain: true): return .passes(true)
    case .scalar("false", isPlain: true): return .passes(false)
    case .mapping: return .number(try numberDemand(node, key))
    default:
      guard case .scalar(_, isPlain: true) = node.content, let number = try? node.number(key, .finite) else {
        throw node.wrongType(
          key, "true, false, a number or {\(Vocabulary.numberDemand.joined(separator: ", "))} is expected")
      }
      return .noWorseThan(number)
    }
  }

  /// A number, or a mapping of limits.
  private func numberDemand(_ node: YamlNode, _ key: String) throws(ScenarioError) -> NumberDemand {
    guard case .mapping = node.content else { return .equals(try node.number(key, .finite), within: nil) }
    let fields = try Fields(node, what: "a demand on a number", keys: Vocabulary.numberDemand)
    let (least, most) = (try fields.number("atLeast", .finite), try fields.number("atMost", .finite))
    let within = try fields.number("within", .notNegative)
    if let goal = try fields.number("equals", .finite) {
      guard least == nil, most == nil else {
        throw node.error("equals beside a limit", "give equals, with within if need be, or atLeast and atMost")
      }
      return .equals(goal, within: within)
    }
    guard within == nil else { throw node.error("within without equals", "say what the number equals") }
    guard least != nil || most != nil else {
      throw node.error("a demand for nothing", "give equals, atLeast or atMost")
    }
    guard least ?? -.infinity <= most ?? .infinity else {
      throw node.error("atLeast above atMost", "no number can be both")
    }
    return .between(atLeast: least, atMost: most)
  }
}
