/// What kinds of views there are in a tree; kept up to date so that no frame has to count.
struct Population: Hashable {
  var live = 0
  var layers = 0

  static prefix func - (value: Population) -> Population { Population(live: -value.live, layers: -value.layers) }
}

extension View {
  /// Puts a view in front of the subviews; it leaves the superview it had.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view at `index` among the subviews (0 is furthest back); it leaves the superview it had.
  public func insertSubview(_ view: View, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if view.fillsSuperview { view.fillSuperview() }
    count(view.population)
    view.announce(window)
    view.invalidateFittingSize()
    invalidatePictures()
  }

  /// Takes it out of its superview. A first responder inside it stops being one.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    if let window, let first = window.firstResponder, first.isDescendant(of: self) { window.makeFirstResponder(nil) }
    invalidateFittingSize()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.count(-population)
    announce(nil)
    parent.invalidatePictures()
  }

  private func count(_ change: Population) {
    guard change != Population() else { return }
    for view in sequence(first: self, next: { $0.superview }) {
      view.population.live += change.live
      view.population.layers += change.layers
    }
  }

  func layerWishChanged() {
    count(Population(layers: wantsLayer ? 1 : -1))
    geometryChanged()
  }

  private func announce(_ window: Window?) {
    if let window {
      // The colours may have changed while it was out of sight: what was kept of it is of another theme.
      if let themeName, themeName != window.theme.name { setNeedsDisplay() }
      themeName = window.theme.name
    }
    windowChanged()
    for view in subviews { view.announce(window) }
  }

  /// Whether it is `view` or lies in it at any depth.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Itself and every view in it, each before those in it.
  public var tree: [View] { [self] + subviews.flatMap(\.tree) }

  /// ``tree`` without what is hidden and all in that.
  var shownTree: [View] { isHidden ? [] : [self] + subviews.flatMap(\.shownTree) }

  /// The first view named `id` among itself and all in it.
  public func descendant(named id: String) -> View? {
    if self.id == id { return self }
    for view in subviews {
      if let found = view.descendant(named: id) { return found }
    }
    return nil
  }

  /// The nearest view around it (itself excluded) of a type.
  public func enclosing<Kind: View>(_ kind: Kind.Type) -> Kind? {
    var current = superview
    while let candidate = current {
      if let found = candidate as? Kind { return found }
      current = candidate.superview
    }
    return nil
  }

  /// Attaches a gesture recognizer.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Detaches a gesture recognizer.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
