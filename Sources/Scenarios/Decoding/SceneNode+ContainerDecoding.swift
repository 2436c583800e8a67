import Foundation

extension SceneNode {
  /// The kinds that only the root holds.
  static let rootKinds: Set<Kind> = [.navigationBar, .tabBar, .sheet, .alert, .popover]

  /// The most messages that a chat has at first, or gets at once.
  static let messageLimit = 10_000

  mutating func readBar(_ fields: Fields) throws(ScenarioError) {
    switch kind {
    case .navigationBar:
      title = try fields.required("title", in: "a navigationBar").text("title")
      container.backTitle = try fields.text("backTitle")
    default: container.titles = try Self.texts(try fields.required("titles", in: "a tabBar"), "titles", atMost: 100)
    }
  }

  mutating func readPresented(_ fields: Fields) throws(ScenarioError) {
    container.isPresented = try fields.bool("isPresented") ?? true
    switch kind {
    case .sheet:
      container.isForm = try fields.bool("isForm") ?? false
      if let node = fields["detents"] { container.detents = try Self.detents(node) }
    case .popover: container.anchor = try fields.text("from")
    default:
      title = try fields.required("title", in: "an alert").text("title")
      text = try fields.text("text") ?? ""
      container.buttons =
        try fields["buttons"].map { node throws(ScenarioError) in
          try Self.texts(node, "buttons", atMost: 100)
        } ?? ["OK"]
      for child in children where child.kind != .field {
        throw fields.node.error("a \(child.kind.rawValue) in an alert", "an alert holds fields alone")
      }
    }
  }

  mutating func readChat(_ fields: Fields) throws(ScenarioError) {
    container.messages =
      try fields["messages"].map { node throws(ScenarioError) in
        try Self.texts(node, "messages", atMost: Self.messageLimit)
      } ?? []
    container.isInverted = try fields.bool("isInverted") ?? false
    placeholder = try fields.text("placeholder") ?? "Message"
  }

  mutating func readDismissMode(_ fields: Fields) throws(ScenarioError) {
    container.keyboardDismissMode = try fields.choice("keyboardDismissMode", KeyboardDismissMode.self) ?? .none
  }

  mutating func readTable(_ fields: Fields) throws(ScenarioError) {
    try readDismissMode(fields)
    if let inset = fields["contentInset"] { contentInset = try SceneInsets(inset, key: "contentInset") }
    let rows = try Fields(
      try fields.required("rows", in: "a table"), what: "rows", keys: Vocabulary.rows)
    container.rowCount = try rows.required("count", in: "rows").integer("count", in: 0...1_000_000)
    children = [try SceneNode(try rows.required("template", in: "rows"), within: .stack)]
  }

  private static func texts(
    _ node: YamlNode, _ key: String, atMost limit: Int
  ) throws(ScenarioError) -> [String] {
    var texts: [String] = []
    for item in try node.items(key, of: "texts", atMost: limit) { texts.append(try item.text(key)) }
    guard !texts.isEmpty else { throw node.error("no \(key)", "give one at least, or leave the key out") }
    return texts
  }

  private static func detents(_ node: YamlNode) throws(ScenarioError) -> [Detent] {
    var detents: [Detent] = []
    for item in try node.items("detents", of: "heights", atMost: 16) {
      switch item.content {
      case .scalar("medium", _): detents.append(.medium)
      case .scalar("large", _): detents.append(.large)
      default: detents.append(.fixed(try item.number("a detent (medium, large or points)", .positive)))
      }
    }
    guard !detents.isEmpty else { throw node.error("no detents", "give one at least, or leave the key out") }
    return detents
  }
}
