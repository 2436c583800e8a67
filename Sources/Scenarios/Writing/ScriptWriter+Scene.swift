import Foundation

extension ScriptWriter {
  /// A scene by its name if the library has it, otherwise whole, on one line.
  static func yaml(scene: Scene) -> String {
    if scene.origin == .library { return YamlText.scalar(scene.name) }
    var mapping = FlowMapping()
    mapping.add("title", text: scene.title)
    mapping.add("root", yaml(node: scene.root))
    return mapping.yaml
  }

  private static func yaml(node: SceneNode) -> String {
    var mapping = FlowMapping()
    mapping.add("type", node.kind.rawValue)
    if let id = node.id { mapping.add("id", text: id) }
    if let frame = node.frame { mapping.add("frame", yaml(frame: frame)) }
    if let layout = node.layout, node.kind != .stack || layout != SceneNode.StackLayout() {
      mapping.add("layout", yaml(layout: layout))
    }
    if node.contentInset != .zero { mapping.add("contentInset", yaml(insets: node.contentInset)) }
    if node.container.keyboardDismissMode != .none {
      mapping.add("keyboardDismissMode", node.container.keyboardDismissMode.rawValue)
    }
    if let height = node.contentHeight { mapping.add("contentHeight", number: height) }
    addContent(of: node, to: &mapping)
    addContainer(node, to: &mapping)
    addAvoidance(node.avoidance, to: &mapping)
    if !node.children.isEmpty, node.kind != .table {
      mapping.add("children", YamlText.list(node.children.map(yaml(node:))))
    }
    return mapping.yaml
  }

  private static func yaml(frame: SceneNode.Frame) -> String {
    var mapping = FlowMapping()
    if frame.x != 0 { mapping.add("x", number: frame.x) }
    if frame.y != 0 { mapping.add("y", number: frame.y) }
    if let width = frame.width { mapping.add("width", number: width) }
    if let height = frame.height { mapping.add("height", number: height) }
    return mapping.yaml
  }

  private static func yaml(layout: SceneNode.StackLayout) -> String {
    var mapping = FlowMapping()
    mapping.add("axis", layout.axis.rawValue)
    if layout.spacing != 0 { mapping.add("spacing", number: layout.spacing) }
    if layout.padding != .zero { mapping.add("padding", yaml(insets: layout.padding)) }
    mapping.add("alignment", word: layout.alignment, unless: .fill)
    return mapping.yaml
  }

  private static func addContent(of node: SceneNode, to mapping: inout FlowMapping) {
    switch node.kind {
    case .label, .field, .textView:
      if node.kind == .label || !node.text.isEmpty { mapping.add("text", text: node.text) }
    case .button, .navigationBar: mapping.add("title", text: node.title)
    case .alert:
      mapping.add("title", text: node.title)
      if !node.text.isEmpty { mapping.add("text", text: node.text) }
    case .webPage: if !node.title.isEmpty { mapping.add("title", text: node.title) }
    case .view, .card, .scroll, .stack, .spacer, .tabBar, .sheet, .popover, .pager, .chat, .table: break
    }
    if !node.placeholder.isEmpty { mapping.add("placeholder", text: node.placeholder) }
    if let label = node.label { mapping.add("label", text: label) }
    if let size = node.textStyle.size { mapping.add("fontSize", number: size) }
    mapping.add("fontWeight", word: node.textStyle.weight, unless: .regular)
    mapping.add("color", word: node.textStyle.color, unless: .text)
    mapping.add("textAlignment", word: node.textStyle.alignment, unless: .leading)
    if node.input.isSecure { mapping.add("isSecure", "true") }
    if !node.input.isEnabled { mapping.add("isEnabled", "false") }
    mapping.add("keyboardType", word: node.input.keyboardType, unless: .default)
    mapping.add("returnKey", word: node.input.returnKey, unless: .return)
    if node.growth.growsWithText { mapping.add("growsWithText", "true") }
    if let height = node.growth.minHeight { mapping.add("minHeight", number: height) }
    if let height = node.growth.maxHeight { mapping.add("maxHeight", number: height) }
    mapping.add("style", word: node.button.style, unless: .primary)
    mapping.add("action", word: node.button.action, unless: .none)
    if let id = node.button.presents { mapping.add("presents", text: id) }
  }

  private static func addContainer(_ node: SceneNode, to mapping: inout FlowMapping) {
    let (traits, usual) = (node.container, SceneNode.ContainerTraits())
    func add(_ key: String, _ texts: [String]) {
      if !texts.isEmpty { mapping.add(key, YamlText.list(texts.map(YamlText.scalar))) }
    }
    add("titles", traits.titles)
    add("buttons", traits.buttons)
    add("messages", traits.messages)
    if let title = traits.backTitle { mapping.add("backTitle", text: title) }
    if traits.detents != usual.detents { mapping.add("detents", YamlText.list(traits.detents.map(yaml(detent:)))) }
    if traits.isForm { mapping.add("isForm", "true") }
    if let anchor = traits.anchor { mapping.add("from", text: anchor) }
    if !traits.isPresented { mapping.add("isPresented", "false") }
    if traits.page != 0 { mapping.add("page", String(traits.page)) }
    if traits.isInverted { mapping.add("isInverted", "true") }
    if traits.headerHeight != 0 { mapping.add("headerHeight", number: traits.headerHeight) }
    guard node.kind == .table, let template = node.children.first else { return }
    var rows = FlowMapping()
    rows.add("count", String(traits.rowCount))
    rows.add("template", yaml(node: template))
    mapping.add("rows", rows.yaml)
  }

  private static func yaml(detent: SceneNode.Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fixed(let height): YamlText.number(height)
    }
  }

  private static func addAvoidance(_ traits: SceneNode.AvoidanceTraits, to mapping: inout FlowMapping) {
    if let distance = traits.distance { mapping.add("distance", number: distance) }
    if !traits.companions.isEmpty { mapping.add("companions", YamlText.list(traits.companions.map(YamlText.scalar))) }
    if let view = traits.movingView { mapping.add("movingView", text: view) }
    if traits.ignoresAvoidance { mapping.add("ignoresAvoidance", "true") }
    if traits.sticksToKeyboard { mapping.add("sticksToKeyboard", "true") }
    if let list = traits.list { mapping.add("list", text: list) }
    if let tag = traits.tag { mapping.add("tag", String(tag)) }
    if let accessory = traits.accessory { mapping.add("accessory", accessory.rawValue) }
  }
}
