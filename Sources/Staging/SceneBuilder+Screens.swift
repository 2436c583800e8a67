import AvoidingViews
import Foundation
import Scenarios
import ViewTree

/// What a scene can lay over its screen, by id: kept here until a button asks for it.
final class ScenePresentables {
  /// A style may need to know where things are in the window.
  typealias Style = (Window) -> PresentationStyle

  private var entries: [String: (controller: ViewController, style: Style)] = [:]

  func add(_ controller: ViewController, id: String, style: @escaping Style) { entries[id] = (controller, style) }

  /// What the scene in a window can lay over it.
  static func of(_ window: Window) -> ScenePresentables? {
    window.attachments[ObjectIdentifier(ScenePresentables.self)] as? ScenePresentables
  }

  /// Whether what has this id is laid over the window already.
  func isPresented(_ id: String) -> Bool { entries[id]?.controller.presentation != nil }

  /// Presents what has this id in front of everything in the window.
  func present(_ id: String, in window: Window?, animated: Bool = true) {
    guard let entry = entries[id], let window else { return }
    let first = (entry.controller as? AlertController)?.fields.first
    window.frontmostController?.present(
      entry.controller, style: entry.style(window), animated: animated, focusing: animated ? first : nil)
  }
}

extension SceneBuilder {
  /// Makes everything that is in the window but the keyboard.
  func build(in window: Window) {
    let device = scenario.device
    let root = scenario.scene.root
    let screen = screenController(of: root)
    window.setRootController(rootController(around: screen, root))
    // Upright the look has no cutout; on its side it is why content keeps away from the sides.
    let overlay = ScreenOverlay(Screen(device), orientation: Screen.Orientation(device.orientation))
    overlay.showsCutoutUpright = false
    if screen.topBar == nil, screen.navigationController == nil { overlay.statusBar.backgroundRole = .background }
    window.addSubview(overlay)
    let laidOver = presentedControllers(root)
    window.attachments[ObjectIdentifier(ScenePresentables.self)] = presentables
    connect([window] + laidOver.map(\.controller.view), nodes: scenario.scene.nodes)
    for entry in laidOver where entry.node.container.isPresented {
      presentables.present(entry.id, in: window, animated: false)
    }
  }

  /// The scene's own screen, with a bar of its own unless there is a way back: then the bar is the stack's.
  private func screenController(of root: SceneNode) -> ViewController {
    let controller = ViewController(size: scenario.windowFrame.size, safeArea: scenario.windowSafeArea)
    let bar = root.children.first { $0.kind == .navigationBar }
    controller.title = bar?.title ?? ""
    controller.contentGoesUnderStatusBar = bar?.container.backTitle != nil
    // A chat sees to that itself: its bar goes from edge to edge.
    controller.contentKeepsToSafeSides = !root.children.contains { $0.kind == .chat }
    if let bar, bar.container.backTitle == nil {
      let view = NavigationBar(bar.title, width: scenario.windowFrame.width, safeAreaTop: controller.safeArea.top)
      view.id = bar.id
      controller.setTopBar(view)
    }
    controller.content.backgroundRole = .background
    controller.content.wantsLayer = true
    controller.view.backgroundRole = .background
    var content = root
    content.children.removeAll { [.navigationBar, .tabBar, .sheet, .alert, .popover].contains($0.kind) }
    let view = container(of: content)
    view.id = root.id
    controller.setBody(view)
    return controller
  }

  /// The screen in a stack, if there is a way back, and in tabs, if there are any.
  private func rootController(around screen: ViewController, _ root: SceneNode) -> ViewController {
    let (size, safeArea) = (scenario.windowFrame.size, scenario.windowSafeArea)
    var result = screen
    if let bar = root.children.first(where: { $0.kind == .navigationBar }), let title = bar.container.backTitle {
      let navigation = NavigationController(root: emptyScreen(title), size: size, safeArea: safeArea)
      navigation.bar.id = bar.id
      navigation.push(screen, animated: false)
      result = navigation
    }
    guard let tabs = root.children.first(where: { $0.kind == .tabBar })?.container.titles, !tabs.isEmpty else {
      return result
    }
    if result === screen { screen.title = tabs[0] } else { result.title = tabs[0] }
    return TabBarController([result] + tabs.dropFirst().map(emptyScreen), size: size, safeArea: safeArea)
  }

  private func emptyScreen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.view.backgroundRole = .background
    return controller
  }

  private typealias LaidOver = (id: String, node: SceneNode, controller: ViewController)

  private func presentedControllers(_ root: SceneNode) -> [LaidOver] {
    root.children.enumerated().compactMap { index, node in
      let id = node.id ?? "presented-\(index)"
      switch node.kind {
      case .sheet:
        let sheet = sheetController(of: node)
        let detents = node.container.detents.map(SheetStyle.Detent.init)
        let style = SheetStyle(detents: detents, initial: detents.first)
        presentables.add(sheet, id: id) { _ in node.container.isForm ? .formSheet : .sheet(style) }
        return (id, node, sheet)
      case .alert:
        let alert = alertController(of: node)
        presentables.add(alert, id: id) { _ in .alert }
        return (id, node, alert)
      case .popover:
        let controller = sheetController(of: node)
        let anchor = node.container.anchor
        presentables.add(controller, id: id) { window in
          window.layOut()
          let view = anchor.flatMap { window.descendant(named: $0) }
          return .popover(from: view?.frameInWindow() ?? CGRect(x: window.frame.midX, y: 0, width: 0, height: 0))
        }
        return (id, node, controller)
      default: return nil
      }
    }
  }

  private func sheetController(of node: SceneNode) -> ViewController {
    let controller = ViewController()
    controller.contentGoesUnderStatusBar = false
    controller.contentKeepsToSafeSides = true
    controller.content.wantsLayer = true
    if let width = node.frame?.width, let height = node.frame?.height {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    let body = container(of: node)
    body.id = node.id
    // What scrolls shows the ground's round corners.
    for case let scroll as ScrollView in body.tree where !(scroll is any TextInput) { scroll.backgroundRole = nil }
    controller.setBody(body)
    return controller
  }

  private func alertController(of node: SceneNode) -> AlertController {
    let alert = AlertController(node.title, message: node.text)
    for child in node.children {
      let field = alert.addField(child.text, placeholder: child.placeholder)
      field.id = child.id
      field.isSecure = child.input.isSecure
      field.keyboardType = KeyboardType(rawValue: child.input.keyboardType.rawValue) ?? .default
      field.returnKey = ReturnKey(rawValue: child.input.returnKey.rawValue) ?? .done
    }
    for title in node.container.buttons { alert.addButton(title) }
    alert.content.avoidance.avoidsByItself = true
    return alert
  }
}

extension SheetStyle.Detent {
  init(_ detent: SceneNode.Detent) {
    switch detent {
    case .medium: self = .medium
    case .large: self = .large
    case .fixed(let height): self = .fixed(height)
    }
  }
}
