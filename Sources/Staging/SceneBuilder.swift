import AvoidingViews
import Foundation
import Scenarios
import ViewTree

/// Makes the views of a scene: a controller with bar and content, the phone's own status bar and home indicator.
struct SceneBuilder {
  let scenario: Scenario

  func build(in window: Window) {
    let device = scenario.device
    let safeArea = EdgeInsets(device.safeArea)
    let controller = ViewController(size: device.size, safeArea: safeArea)
    let root = scenario.scene.root
    let bar = root.children.first { $0.kind == .navigationBar }
    let statusBar = StatusBar(frame: CGRect(x: 0, y: 0, width: device.size.width, height: safeArea.top))
    if let bar {
      let view = NavigationBar(bar.title, width: device.size.width, safeAreaTop: safeArea.top)
      view.id = bar.id
      controller.setTopBar(view)
    } else {
      statusBar.backgroundRole = .background
      controller.content.frame = CGRect(origin: .zero, size: device.size).inset(by: EdgeInsets(top: safeArea.top))
    }
    controller.content.backgroundRole = .background
    controller.content.wantsLayer = true
    controller.view.backgroundRole = .background
    window.setRootController(controller)
    window.addSubview(statusBar)
    if safeArea.bottom > 0 {
      let height = safeArea.bottom
      window.addSubview(
        HomeIndicator(frame: CGRect(x: 0, y: device.size.height - height, width: device.size.width, height: height)))
    }

    var content = root
    content.children.removeAll { $0.kind == .navigationBar }
    let view = container(of: content)
    view.id = root.id
    view.frame = CGRect(origin: .zero, size: controller.content.frame.size)
    controller.setBody(view)
    connect(window)
  }

  /// Avoidance settings that name other views, once all exist.
  private func connect(_ window: Window) {
    for node in scenario.scene.nodes {
      guard let id = node.id, let view = window.descendant(named: id) else { continue }
      let wish = node.avoidance
      view.tag = wish.tag ?? 0
      view.avoidance.distance = wish.distance
      view.avoidance.companions = wish.companions.compactMap { window.descendant(named: $0) }
      view.avoidance.movingView = wish.movingView.flatMap { window.descendant(named: $0) }
      view.avoidance.ignoresAvoidance = wish.ignoresAvoidance
      if let accessory = wish.accessory { view.avoidance.accessory = .init(accessory) }
      if node.kind == .textView || node.kind == .field { view.avoidance.isEnabled = !wish.ignoresAvoidance }
    }
  }

  private func view(of node: SceneNode) -> View {
    let view = bareView(of: node)
    if !(view is LabelledField) { view.id = node.id }
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
    case .spacer: return Spacer()
    case .navigationBar:
      return NavigationBar(node.title, width: scenario.device.size.width, safeAreaTop: 0)
    }
  }

  private func container(of node: SceneNode) -> SceneContainer {
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
    let scroll = ScrollView()
    scroll.backgroundRole = .background
    scroll.contentInset = EdgeInsets(node.contentInset)
    var content = node
    content.id = nil
    scroll.setContent(container(of: content))
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
