import Foundation

extension ScriptDecoder {
  /// The most rows a table may have.
  static let rowLimit = 1_000_000

  /// What the app or the system does by program.
  func appAct(_ word: StepWord, _ node: YamlNode) throws(ScenarioError) -> Step.Action {
    switch word {
    case .copyTextFrom: return .app(.copyText(from: try shown(node, word.rawValue)))
    case .focus: return .app(.focus(try id(node, of: [.field, .textView, .chat], what: "field or text view")))
    case .present: return .app(.present(try id(node, of: [.sheet, .alert, .popover], what: "sheet, alert or popover")))
    case .select: return try select(node)
    case .setText: return try setText(node)
    case .resize: return .app(try resize(node))
    case .insertRows: return .app(try insertRows(node))
    case .reloadRow: return .app(try reloadRow(node))
    case .deleteRows: return .app(try deleteRows(node))
    case .scrollTo: return .app(try scrollTo(node))
    default: return .app(.background(try background(node)))
    }
  }

  private func select(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    guard case .mapping = node.content else {
      guard try node.text("select") == "all" else {
        throw node.error("select is \(node.summary)", "it is all, or a mapping of in, from, to")
      }
      return .pressKey(.a, modifiers: .control)
    }
    let fields = try Fields(node, what: "a select", keys: Vocabulary.select)
    let id = try id(
      try fields.required("in", in: "a select"), of: [.field, .textView, .chat], what: "field or text view")
    let from = try fields.required("from", in: "a select").integer("from", in: 0...1_000_000)
    let end = try fields.required("to", in: "a select")
    let to = try end.integer("to", in: 0...1_000_000)
    guard from <= to else { throw end.error("to is \(to), before from", "it is at least \(from)") }
    return .app(.select(in: id, from: from, to: to))
  }

  private func setText(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a setText", keys: Vocabulary.setText)
    let id = try id(
      try fields.required("in", in: "a setText"), of: [.label, .field, .textView, .chat],
      what: "label, field or text view")
    let text = try fields.required("text", in: "a setText").text("text")
    growth.texts.insert(text)
    return .app(.setText(in: id, text))
  }

  private func resize(_ node: YamlNode) throws(ScenarioError) -> Step.AppAct {
    let fields = try Fields(node, what: "a resize", keys: Vocabulary.resize)
    let place = try fields.required("id", in: "a resize")
    let id = try id(place, of: nil, what: "id")
    guard kinds(of: id).isDisjoint(with: SceneNode.rootKinds), id != nodes.first?.id else {
      throw place.error("\(id.quoted()), which has the window's place", "name a view in the content")
    }
    let resizing = Step.Resizing(
      x: try fields.number("x", .finite).map { CGFloat($0) }, y: try fields.number("y", .finite).map { CGFloat($0) },
      width: try fields.number("width", .notNegative).map { CGFloat($0) },
      height: try fields.number("height", .notNegative).map { CGFloat($0) },
      duration: try fields.number("duration", .notNegative) ?? 0)
    guard resizing.x ?? resizing.y ?? resizing.width ?? resizing.height != nil else {
      throw node.error("a resize to what it is", "give one of x, y, width, height")
    }
    return .resize(id, resizing)
  }

  private func insertRows(_ node: YamlNode) throws(ScenarioError) -> Step.AppAct {
    let fields = try Fields(node, what: "an insertRows", keys: Vocabulary.insertRows)
    let place = try fields.required("in", in: "an insertRows")
    let id = try id(place, of: [.table, .chat], what: "table or chat")
    guard kinds(of: id).contains(.chat) else {
      if let messages = fields["messages"] {
        throw messages.error("messages for a table", "give at and count; messages are a chat's")
      }
      growth.tables.insert(id)
      return .insertRows(
        in: id, at: try fields["at"]?.integer("at", in: 1...Self.rowLimit),
        count: try fields["count"]?.integer("count", in: 1...Self.rowLimit) ?? 1)
    }
    if let other = fields["at"] ?? fields["count"] {
      throw other.error("a place or a count for a chat", "give messages; they come at its end")
    }
    var messages: [String] = []
    let list = try fields.required("messages", in: "an insertRows for a chat")
    for item in try list.items("messages", of: "texts", atMost: SceneNode.messageLimit) {
      messages.append(try item.text("a message"))
    }
    guard !messages.isEmpty else { throw list.error("no messages", "give one at least") }
    growth.texts.formUnion(messages)
    return .insertMessages(in: id, messages)
  }

  private func reloadRow(_ node: YamlNode) throws(ScenarioError) -> Step.AppAct {
    let fields = try Fields(node, what: "a reloadRow", keys: Vocabulary.reloadRow)
    return .reloadRow(
      in: try id(try fields.required("in", in: "a reloadRow"), of: [.table], what: "table"),
      row: try fields.required("row", in: "a reloadRow").integer("row", in: 1...Self.rowLimit),
      height: try fields.required("height", in: "a reloadRow").number("height", .positive))
  }

  private func deleteRows(_ node: YamlNode) throws(ScenarioError) -> Step.AppAct {
    let fields = try Fields(node, what: "a deleteRows", keys: Vocabulary.deleteRows)
    return .deleteRows(
      in: try id(try fields.required("in", in: "a deleteRows"), of: [.table], what: "table"),
      at: try fields.required("at", in: "a deleteRows").integer("at", in: 1...Self.rowLimit),
      count: try fields["count"]?.integer("count", in: 1...Self.rowLimit) ?? 1)
  }

  private func scrollTo(_ node: YamlNode) throws(ScenarioError) -> Step.AppAct {
    let fields = try Fields(node, what: "a scrollTo", keys: Vocabulary.scrollTo)
    let id = try id(
      try fields.required("in", in: "a scrollTo"), of: [.scroll, .table, .textView, .chat, .pager, .webPage],
      what: "scroll region")
    let x = try fields.number("x", .finite).map { CGFloat($0) }
    let y = try fields.number("y", .finite).map { CGFloat($0) }
    guard x ?? y != nil else { throw node.error("a scrollTo without a place", "give x, y or both") }
    return .scrollTo(in: id, x: x, y: y, isAnimated: try fields.bool("animated") ?? false)
  }

  private func background(_ node: YamlNode) throws(ScenarioError) -> Step.Background {
    let fields = try Fields(node, what: "a background", keys: Vocabulary.background)
    return Step.Background(
      resetsLayout: try fields.bool("resetsLayout") ?? false,
      removesKeyboard: try fields.bool("removesKeyboard") ?? false)
  }
}
