import AvoidingViews
import Foundation
import Scenarios
import ViewTree

/// Makes the views of a scene: a controller with bar and content, the phone's own status bar and home indicator.
struct SceneBuilder {
  let scenario: Scenario

  let presentables = ScenePresentables()

  /// Avoidance settings that name other views, once all exist.
  func connect(_ roots: [View], nodes: [SceneNode]) {
    func named(_ id: String) -> View? { roots.lazy.compactMap { $0.descendant(named: id) }.first }
    for node in nodes {
      guard let id = node.id, let view = named(id) else { continue }
      let wish = node.avoidance
      view.tag = wish.tag ?? 0
      view.avoidance.distance = wish.distance
      view.avoidance.companions = wish.companions.compactMap(named)
      view.avoidance.movingView = wish.movingView.flatMap(named)
      if wish.sticksToKeyboard {
        view.avoidance.sticksToKeyboard = true
        view.avoidance.list = wish.list.flatMap(named) as? ScrollView
      }
      if wish.ignoresAvoidance { view.avoidance.ignoresAvoidance = true }
      if let accessory = wish.accessory { view.avoidance.accessory = .init(accessory) }
      if node.kind == .textView || node.kind == .field { view.avoidance.isEnabled = !wish.ignoresAvoidance }
    }
  }

  func view(of node: SceneNode) -> View {
    let view = bareView(of: node)
    if !(view is LabelledField || view is ChatView) { view.id = node.id }
    view.fixedWidth = node.frame?.width
    view.fixedHeight = node.frame?.height
    return view
  }

  private func bareView(of node: SceneNode) -> View {
    switch node.kind {
    case .view, .card, .stack: return container(of: node)
    case .scroll: return scrollView(of: node)
    case .label: return label(of: node)
    case .field: return field(of: node)
    case .textView: return textView(of: node)
    case .button: return button(of: node)
    case .pager: return pager(of: node)
    case .chat: return chat(of: node)
    case .webPage: return webPage(of: node)
    case .table: return table(of: node)
    // Bars, sheets, alerts and popovers are the root's, which takes them out.
    case .spacer, .navigationBar, .tabBar, .sheet, .alert, .popover: return Spacer()
    }
  }

  func container(of node: SceneNode) -> SceneContainer {
    let container = SceneContainer()
    if node.kind == .card { container.showCard() }
    guard let layout = node.layout else {
      for child in node.children { container.place(view(of: child), child.frame) }
      return container
    }
    let stack = StackView(
      axis: layout.axis == .vertical ? .vertical : .horizontal, spacing: layout.spacing,
      padding: EdgeInsets(layout.padding), alignment: .init(rawValue: layout.alignment.rawValue) ?? .fill)
    for child in node.children { stack.addSubview(view(of: child)) }
    container.setStack(stack)
    return container
  }

  private func scrollView(of node: SceneNode) -> ScrollView {
    var content = node
    content.id = nil
    let scroll = SceneScrollView(
      container(of: content), isHorizontal: node.layout?.axis == .horizontal, toldHeight: node.contentHeight)
    scroll.backgroundRole = .background
    scroll.contentInset = EdgeInsets(node.contentInset)
    scroll.keyboardDismissMode = .init(node.container.keyboardDismissMode)
    return scroll
  }

  private func label(of node: SceneNode) -> Label {
    Label(
      node.text, font: Font(node.textStyle), textColor: ThemeColor(node.textStyle.color),
      alignment: TextAlignment(rawValue: node.textStyle.alignment.rawValue) ?? .leading, numberOfLines: 0)
  }

  private func field(of node: SceneNode) -> View {
    let field = TextField()
    field.text = node.text
    field.placeholder = node.placeholder
    field.isSecure = node.input.isSecure
    field.isEnabled = node.input.isEnabled
    field.keyboardType = KeyboardType(rawValue: node.input.keyboardType.rawValue) ?? .default
    field.returnKey = ReturnKey(rawValue: node.input.returnKey.rawValue) ?? .return
    guard let label = node.label else { return field }
    field.id = node.id
    return LabelledField(label, field: field)
  }

  private func textView(of node: SceneNode) -> TextView {
    let view = TextView()
    view.text = node.text
    view.placeholder = node.placeholder
    view.keyboardType = KeyboardType(rawValue: node.input.keyboardType.rawValue) ?? .default
    view.growsWithText = node.growth.growsWithText
    view.minHeight = node.growth.minHeight ?? 0
    view.maxHeight = node.growth.maxHeight
    return view
  }

  private func button(of node: SceneNode) -> Button {
    let button = Button(node.title, style: node.button.style == .primary ? .primary : .plain)
    if node.button.action == .submit {
      button.action = { [weak button] in button?.window?.makeFirstResponder(nil) }
    }
    if let id = node.button.presents {
      let action = button.action
      button.action = { [weak button, presentables] in
        action()
        presentables.present(id, in: button?.window)
      }
    }
    return button
  }
}

extension ViewAvoidance.Accessory {
  init(_ accessory: SceneNode.AvoidanceTraits.Accessory) {
    switch accessory {
    case .dismissButton: self = .dismissButton
    case .toolbar: self = .toolbar
    case .none: self = .none
    }
  }
}

extension ScrollView.KeyboardDismissMode {
  init(_ mode: SceneNode.KeyboardDismissMode) {
    switch mode {
    case .none: self = .none
    case .onDrag: self = .onDrag
    case .interactive: self = .interactive
    }
  }
}

extension EdgeInsets {
  init(_ insets: SceneInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Font {
  init(_ style: SceneNode.TextStyle) {
    let weight: Weight =
      switch style.weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    self.init(size: style.size ?? SceneMetrics.fontSize, weight: weight)
  }
}

extension ThemeColor {
  init(_ color: SceneNode.TextStyle.Color) {
    switch color {
    case .text: self = .text
    case .secondary: self = .secondary
    case .accent: self = .accent
    }
  }
}
