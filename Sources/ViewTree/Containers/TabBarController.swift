public import Foundation

/// Screens of which one is shown, chosen in a bar of 49 points above the bottom safe area (FACTS.md §3).
///
/// A screen ends at the bar's top, so its own safe area has no bottom: nothing is counted twice (CASES.md C21, X38). The
/// others are kept as they are.
public final class TabBarController: ViewController {
  /// The bar at the bottom.
  public let tabBar = TabBar()
  /// The screen that is shown, from 0. A change ends editing in the one before.
  public private(set) var selectedIndex = 0
  /// Called when another screen was chosen.
  public var onSelect: (Int) -> Void = { _ in }

  /// A bar for `controllers`, one at least, of which the first is shown.
  public init(_ controllers: [ViewController], size: CGSize, safeArea: EdgeInsets = .zero) {
    super.init(size: size, safeArea: safeArea)
    view.addSubview(tabBar)
    content.clipsToBounds = true
    for (index, controller) in controllers.enumerated() {
      controller.view.isHidden = index != 0
      addChild(controller)
    }
    tabBar.titles = controllers.map(\.title)
    tabBar.onSelect = { [unowned self] in select($0) }
    layoutViews()
  }

  /// The screen that is shown.
  public var selected: ViewController? { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }

  public override var visibleChildren: [ViewController] { selected.map { [$0] } ?? [] }

  public override func titleChanged(of child: ViewController) { tabBar.titles = children.map(\.title) }

  /// Shows another screen; nothing happens for an index there is no screen for.
  public func select(_ index: Int) {
    guard index != selectedIndex, children.indices.contains(index), let old = selected else { return }
    if let window = view.window, let first = window.firstResponder, first.isDescendant(of: old.view) {
      window.makeFirstResponder(nil)
    }
    selectedIndex = index
    tabBar.selectedIndex = index
    for child in children {
      child.view.isHidden = child !== selected
      child.setAppearance(child === selected ? appearance : .away)
    }
    onSelect(index)
  }

  public override func layoutViews() {
    let size = view.frame.size
    let height = min(size.height, TabBar.barHeight + safeArea.bottom)
    tabBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    content.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - height)
    for child in children { place(child, at: CGRect(origin: .zero, size: content.frame.size)) }
  }
}
