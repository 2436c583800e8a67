import Foundation

extension View {
  /// Says that its picture changed: it is painted again in the next frame, and so is every kept picture it is part of.
  public func setNeedsDisplay() {
    version += 1
    // A scroll view's ground is under all of its kept content, not only under what is visible.
    invalidatePictures(in: wantsLayer && self is ScrollView ? nil : drawnBounds)
  }

  /// Says that the size it would like changed: what lays it out, and what that size is part of in turn, is laid out again.
  public func invalidateFittingSize() {
    var view = superview
    while let current = view {
      current.setNeedsLayout()
      view = current.sizeFollowsSubviews ? current.superview : nil
    }
  }

  /// Says that its subviews' places must be found again before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    window?.layoutIsNeeded = true
  }

  /// Lays out every view in it that asked for it, outer views first, until none asks.
  func layoutIfNeeded() {
    for _ in 0..<8 {
      guard layoutPass() else { return }
    }
  }

  private func layoutPass() -> Bool {
    var didLayout = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      didLayOutSubviews()
      layoutCount += 1
      window?.layoutPasses += 1
      didLayout = true
    }
    for view in subviews where view.layoutPass() { didLayout = true }
    return didLayout
  }

  func frameChanged(from old: CGRect) {
    if !animations.isEmpty { carryMotion(fromFrame: old) }
    if frame.size != old.size {
      setNeedsLayout()
      for view in subviews where view.fillsSuperview { view.fillSuperview() }
      version += 1
      // What it covered and covers no more is in its kept picture too.
      invalidatePictures()
    }
    geometryChanged()
  }

  func fillSuperview() {
    guard let superview else { return }
    frame = CGRect(origin: .zero, size: superview.frame.size)
  }

  /// Its place, not its picture, changed: kept pictures around it are stale, one of itself is not.
  func geometryChanged() {
    guard !isLive, let superview else {
      window?.displayIsNeeded = true
      return
    }
    superview.invalidatePictures()
  }

  /// Marks it and every view around it as containing something new: in `area` of its own space, or anywhere in it. A live
  /// view is in no kept picture.
  func invalidatePictures(in area: CGRect? = nil) {
    var view: View? = self
    var isLivePart = false
    var area = area
    while let current = view {
      isLivePart = isLivePart || current.isLive
      if !isLivePart {
        current.subtreeVersion += 1
        if current.wantsLayer { current.layerChanges.note(version: current.subtreeVersion, area: area) }
      }
      if let window = current as? Window { window.displayIsNeeded = true }
      view = current.superview
      if view != nil { area = area.map { current.transformToSuperview(in: .presentation).boundingBox(of: $0) } }
    }
  }
}
