public import Foundation

extension ViewController {
  /// Makes a controller part of this one, its view the frontmost in `container` (``content`` unless given). It leaves the
  /// controller it was part of.
  public func addChild(_ child: ViewController, in container: View? = nil) {
    adopt(child, in: container ?? content)
    if visibleChildren.contains(where: { $0 === child }) { child.setAppearance(appearance) }
  }

  func adopt(_ child: ViewController, in container: View) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
    container.addSubview(child.view)
  }

  /// Takes it and its view out of the controller it is part of. A first responder in it stops being one.
  public func removeFromParent() {
    guard let parent else { return }
    view.removeFromSuperview()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    setAppearance(.away)
  }

  /// Gives a child its place in its superview and what of the safe area lies over that place: each edge counts once
  /// (CASES.md C21, X38).
  public func place(_ child: ViewController, at frame: CGRect) {
    child.view.frame = frame
    guard let container = child.view.superview else { return }
    let inView = container.transform(to: view, in: .model).boundingBox(of: frame)
    child.safeArea = safeArea.overlap(with: inView, in: view.frame.size)
  }

  /// The controller that fills the window or its presentation: the outermost it is part of.
  public var outermost: ViewController { parent?.outermost ?? self }

  /// The navigation controller it is part of, if any.
  public var navigationController: NavigationController? {
    sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? NavigationController }.first
  }

  /// Tells it and the children in front that it appears or goes away.
  func setAppearance(_ new: Appearance) {
    if appearance != new {
      appearance = new
      appearanceChanged()
      onAppearance(new)
    }
    for child in children {
      let isVisible = visibleChildren.contains { $0 === child }
      child.setAppearance(isVisible ? new : .away)
    }
  }
}

extension View {
  /// The controller whose view it lies in: the nearest up the responder chain.
  public var nearestController: ViewController? { chain.lazy.compactMap { $0 as? ViewController }.first }
}

nonisolated extension EdgeInsets {
  /// What of insets of a space of `size` points lies over `frame` in it.
  func overlap(with frame: CGRect, in size: CGSize) -> EdgeInsets {
    EdgeInsets(
      top: min(max(0, top - frame.minY), frame.height), left: min(max(0, left - frame.minX), frame.width),
      bottom: min(max(0, frame.maxY - (size.height - bottom)), frame.height),
      right: min(max(0, frame.maxX - (size.width - right)), frame.width))
  }
}
