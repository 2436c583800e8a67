import Foundation

extension ScriptDecoder {
  /// What a tap is aimed at: an id, or a mapping of one of id, text, point, key.
  func target(_ node: YamlNode, _ key: String) throws(ScenarioError) -> Step.Target {
    guard case .mapping(let entries) = node.content else {
      guard case .scalar = node.content, !node.isNull else {
        throw node.wrongType(key, "an id, or a mapping of id, text, point or key is expected")
      }
      return try id(node)
    }
    let fields = try Fields(node, what: "a target", keys: Vocabulary.target)
    guard entries.count == 1 else {
      throw node.error(
        "a target with \(entries.count) keys", "give one of \(Vocabulary.target.joined(separator: ", "))")
    }
    if let node = fields["text"] { return try text(node) }
    if let node = fields["point"] { return try point(node) }
    if let node = fields["key"] { return try self.key(node) }
    return try id(try fields.required("id", in: "a target"))
  }

  private func id(_ node: YamlNode) throws(ScenarioError) -> Step.Target {
    let id = try node.text("id")
    if isKnown(id) { return .id(id) }
    if knows(text: id) {
      throw node.error("\(id.quoted()), which is a text and no id", "write {text: \(YamlText.scalar(id))}")
    }
    throw node.unknown("id", id, among: ids)
  }

  /// Whether a view can be called so.
  func isKnown(_ id: String) -> Bool { !kinds(of: id).isEmpty }

  private func text(_ node: YamlNode) throws(ScenarioError) -> Step.Target {
    let text = try node.text("text")
    guard knows(text: text) else { throw node.unknown("text", text, among: texts) }
    return .text(text)
  }

  private func point(_ node: YamlNode) throws(ScenarioError) -> Step.Target {
    let point = try node.point("point")
    guard CGRect(origin: .zero, size: screen).contains(point) else {
      throw node.error(
        "a point outside the window",
        "the device is \(YamlText.number(device.size.width)) × \(YamlText.number(device.size.height))")
    }
    return .point(point)
  }

  /// A key of the on-screen keyboard: one character, or one of the named ones.
  private func key(_ node: YamlNode) throws(ScenarioError) -> Step.Target {
    let key = try node.text("key")
    guard key.count == 1 || Step.Target.namedKeys.contains(key) else {
      let names = Step.Target.namedKeys
      throw node.error(
        "unknown key \(key.quoted())", "a key is one character or one of \(names.joined(separator: ", "))", name: key,
        among: names)
    }
    return .key(key)
  }
}
