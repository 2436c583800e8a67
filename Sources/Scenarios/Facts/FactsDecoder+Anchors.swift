import Foundation
import KeyboardAvoidance

extension FactsDecoder {
  /// The anchors of a mapping with `field`, `caret` and `companions`, at home; `fallback` has those it leaves out.
  func anchors(
    _ fields: Fields, _ home: HomeGeometry, in what: String, fallback: [Anchor] = []
  ) throws(ScenarioError) -> [Anchor] {
    var field = fallback.first { $0.level == .field }
    if let node = fields["field"] {
      field = try anchor(node, .field, home, defaults: windowBounds, name: field?.name ?? "")
    }
    guard let field else { throw fields.node.error("\(what) without \"field\"", "it is required") }
    var anchors = fallback.filter { $0.level != .field }
    if let node = fields["caret"] {
      let caret = try anchor(node, .caret, home, defaults: field.rect, name: field.name, container: field.container)
      anchors = [caret] + anchors.filter { $0.level != .caret }
    }
    anchors.insert(field, at: anchors.first?.level == .caret ? 1 : 0)
    guard let list = fields["companions"] else { return anchors }
    anchors.removeAll { if case .companion = $0.level { true } else { false } }
    for (index, node) in try list.items("companions", of: "companions", atMost: FactsFile.listLimit).enumerated() {
      anchors.append(try anchor(node, .companion(index), home, defaults: windowBounds))
    }
    return anchors
  }

  /// One anchor: a rectangle, and what it lies in (the innermost region of the focus chain, if nothing else is said).
  private func anchor(
    _ node: YamlNode, _ level: Anchor.Level, _ home: HomeGeometry, defaults: CGRect, name: String = "",
    container: Int = 0
  ) throws(ScenarioError) -> Anchor {
    let key = Self.word(for: level)
    if case .sequence = node.content {
      let rect = try node.rect(key, defaults: defaults)
      return Anchor(level: level, rect: home.anchor(rect, in: container, bar: nil), container: container, name: name)
    }
    guard case .mapping = node.content else {
      throw node.wrongType(key, "a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]")
    }
    let fields = try Fields(node, what: key, keys: Vocabulary.anchor)
    let container = try fields["in"].map { node throws(ScenarioError) in try self.container(node, home) } ?? container
    let bar = try fields["bar"].map { node throws(ScenarioError) in try index(of: node, "bar", among: names.bars) + 1 }
    var anchor = Anchor(
      level: level, rect: home.anchor(try fields.rect(key, defaults: defaults), in: container, bar: bar),
      container: container, name: try fields.text("name") ?? name)
    anchor.bar = bar
    return anchor
  }

  private func container(_ node: YamlNode, _ home: HomeGeometry) throws(ScenarioError) -> Int {
    let name = try node.text("in")
    if name == "root" { return home.chain }
    guard let index = names.regions.firstIndex(of: name) else {
      throw node.unknown("region", name, among: names.regions + ["root"])
    }
    guard index < home.chain else {
      throw node.error("region \(name.quoted()), which is not in the focus chain", "name one that is, or root")
    }
    return index
  }

  private static func word(for level: Anchor.Level) -> String {
    switch level {
    case .caret: "caret"
    case .field: "field"
    case .companion: "a companion"
    }
  }
}
