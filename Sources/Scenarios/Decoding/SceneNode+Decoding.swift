import Foundation

extension SceneNode {
  /// What a node is in, which decides what its frame may say.
  enum Surroundings {
    case window, frames, stack
  }

  /// The node in a mapping, with everything in it.
  init(_ node: YamlNode, within surroundings: Surroundings) throws(ScenarioError) {
    let kind = try Self.kind(of: node)
    let fields = try Fields(node, what: "a \(kind.rawValue)", keys: Vocabulary.node(kind))
    self.init(kind, id: try fields.text("id"), place: node.place)
    if let frame = fields["frame"] { self.frame = try Frame(frame, within: surroundings) }
    try readAvoidance(fields)
    switch kind {
    case .view, .card, .stack, .scroll: try readContainer(fields, isRoot: surroundings == .window)
    case .sheet, .alert, .popover:
      try readContainer(fields, isRoot: false)
      try readPresented(fields)
    case .pager:
      try readContainer(fields, isRoot: false)
      container.page = try fields["page"]?.integer("page", in: 0...max(0, children.count - 1)) ?? 0
    case .webPage:
      try readContainer(fields, isRoot: false)
      title = try fields.text("title") ?? ""
      container.headerHeight = try fields.number("headerHeight", .notNegative) ?? 0
    case .chat: try readChat(fields)
    case .table: try readTable(fields)
    case .navigationBar, .tabBar: try readBar(fields)
    case .label: try readLabel(fields)
    case .field: try readField(fields)
    case .textView: try readTextView(fields)
    case .button:
      title = try fields.required("title", in: "a button").text("title")
      button.style = try fields.choice("style", ButtonTraits.Style.self) ?? .primary
      button.action = try fields.choice("action", ButtonTraits.Action.self) ?? .none
      button.presents = try fields.text("presents")
    case .spacer: break
    }
  }

  private static func kind(of node: YamlNode) throws(ScenarioError) -> Kind {
    guard case .mapping(let entries) = node.content else {
      throw node.error("\(node.summary) where a view belongs", "a mapping with \"type\" is expected")
    }
    guard let type = entries.first(where: { $0.key == "type" }) else {
      throw node.error("a view without \"type\"", "it is required")
    }
    return try type.value.choice("type", Kind.self)
  }

  private mutating func readContainer(_ fields: Fields, isRoot: Bool) throws(ScenarioError) {
    if Vocabulary.node(kind).contains("layout"), let layout = fields["layout"] { self.layout = try StackLayout(layout) }
    if kind == .scroll, let inset = fields["contentInset"] {
      contentInset = try SceneInsets(inset, key: "contentInset")
    }
    if kind == .scroll { try readDismissMode(fields) }
    if kind == .scroll { contentHeight = try fields.number("contentHeight", .notNegative).map { CGFloat($0) } }
    if [.view, .card, .stack].contains(kind) {
      avoidance.sticksToKeyboard = try fields.bool("sticksToKeyboard") ?? false
      avoidance.list = try fields.text("list")
    }
    for child in try fields["children"]?.items("children", of: "views") ?? [] {
      let node = try SceneNode(child, within: layout == nil ? .frames : .stack)
      if Self.rootKinds.contains(node.kind) {
        let (name, isBar) = (node.kind.rawValue, node.kind == .navigationBar || node.kind == .tabBar)
        guard isRoot else {
          let article = node.kind == .alert ? "an" : "a"
          throw child.error(
            "\(article) \(name) inside a view", "the root holds \(isBar ? "one \(name) at most" : "it")")
        }
        guard !isBar || !children.contains(where: { $0.kind == node.kind }) else {
          throw child.error("a second \(name)", "the root holds one \(name) at most")
        }
      }
      guard node.kind != .spacer || layout != nil else {
        throw child.error("a spacer outside a stack", "give the parent a \"layout\", or its children frames")
      }
      children.append(node)
    }
  }

  private mutating func readLabel(_ fields: Fields) throws(ScenarioError) {
    text = try fields.required("text", in: "a label").text("text")
    try readTextStyle(fields)
    textStyle.weight = try fields.choice("fontWeight", TextStyle.Weight.self) ?? .regular
    textStyle.color = try fields.choice("color", TextStyle.Color.self) ?? .text
  }

  private mutating func readField(_ fields: Fields) throws(ScenarioError) {
    text = try fields.text("text") ?? ""
    guard !text.contains(where: \.isNewline) else {
      throw fields.node.error("a field with several lines of text", "use a textView, or one line")
    }
    placeholder = try fields.text("placeholder") ?? ""
    label = try fields.text("label")
    try readTextStyle(fields)
    input.isSecure = try fields.bool("isSecure") ?? false
    input.isEnabled = try fields.bool("isEnabled") ?? true
    input.keyboardType = try fields.choice("keyboardType", InputTraits.KeyboardType.self) ?? .default
    input.returnKey = try fields.choice("returnKey", InputTraits.ReturnKey.self) ?? .return
    avoidance.accessory = try fields.choice("accessory", AvoidanceTraits.Accessory.self)
  }

  private mutating func readTextView(_ fields: Fields) throws(ScenarioError) {
    text = try fields.text("text") ?? ""
    placeholder = try fields.text("placeholder") ?? ""
    try readTextStyle(fields)
    input.keyboardType = try fields.choice("keyboardType", InputTraits.KeyboardType.self) ?? .default
    avoidance.accessory = try fields.choice("accessory", AvoidanceTraits.Accessory.self)
    growth.growsWithText = try fields.bool("growsWithText") ?? false
    growth.minHeight = try fields.number("minHeight", .positive).map { CGFloat($0) }
    growth.maxHeight = try fields.number("maxHeight", .positive).map { CGFloat($0) }
    if let least = growth.minHeight, let most = growth.maxHeight, least > most {
      throw fields.node.error("minHeight is more than maxHeight", "it is at most maxHeight")
    }
  }

  private mutating func readTextStyle(_ fields: Fields) throws(ScenarioError) {
    textStyle.size = try fields.number("fontSize", .fontSize).map { CGFloat($0) }
    textStyle.alignment = try fields.choice("textAlignment", TextStyle.Alignment.self) ?? .leading
  }

  private mutating func readAvoidance(_ fields: Fields) throws(ScenarioError) {
    avoidance.distance = try fields.number("distance", .notNegative).map { CGFloat($0) }
    for item in try fields["companions"]?.items("companions", of: "ids", atMost: 100) ?? [] {
      avoidance.companions.append(try item.text("companion"))
    }
    avoidance.movingView = try fields.text("movingView")
    avoidance.ignoresAvoidance = try fields.bool("ignoresAvoidance") ?? false
    avoidance.tag = try fields["tag"]?.integer("tag", in: -1_000_000...1_000_000)
  }
}
