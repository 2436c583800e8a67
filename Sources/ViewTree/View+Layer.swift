import Foundation

extension View {
  var hasOwnContent: Bool { drawsContent || backgroundRole != nil || backgroundColor.alpha > 0 }

  /// Whether it or anything in it is drawn over kept pictures instead of into them.
  var hasLivePart: Bool { population.live > 0 }

  /// Whether it is kept as one picture: it wants to be, and nothing in it is kept so itself.
  var isShownAsLayer: Bool { wantsLayer && population.layers == 1 }

  /// The extent of its kept picture, in its own space.
  var layerBounds: CGRect {
    if let scroll = self as? ScrollView { return scroll.keptContentBounds }
    return clipsToBounds ? drawnBounds : drawnBounds.union(subviewExtent)
  }

  /// Where the subviews draw, in its own space; what in them lies outside them is not looked for. Null if there are none.
  var subviewExtent: CGRect {
    subviews.reduce(.null) { extent, view in
      if view.isHidden || view.isLive { return extent }
      return extent.union(view.transformToSuperview(in: .presentation).boundingBox(of: view.drawnBounds))
    }
  }

  /// Where it draws itself, what it draws outside its bounds included.
  var drawnBounds: CGRect {
    let outset = drawingOutset
    let bounds = bounds(in: .presentation)
    return CGRect(
      x: bounds.minX - outset.left, y: bounds.minY - outset.top, width: bounds.width + outset.left + outset.right,
      height: bounds.height + outset.top + outset.bottom)
  }

  /// Whether its background alone lets nothing behind it show.
  var backgroundIsOpaque: Bool { shownBackgroundColor.isOpaque && cornerRadius == 0 }

  /// Whether its background covers every pixel of its kept picture.
  func layerIsOpaque(in extent: CGRect) -> Bool {
    backgroundIsOpaque && (self is ScrollView || extent == bounds(in: .presentation))
  }

  /// Whether something of a scroll view's background shows beside its kept content.
  func backgroundShowsBehindLayer(_ layer: CGRect, visible: CGRect) -> Bool {
    self is ScrollView && shownBackgroundColor.alpha > 0 && !layer.contains(visible)
  }

  /// Draws its background and its own content, nothing of what is in it.
  func paintOwnContent(on canvas: any Canvas) {
    let background = shownBackgroundColor
    if background.alpha > 0 {
      let visible = bounds(in: .presentation)
      if cornerRadius > 0 {
        canvas.fill(visible, cornerRadius: cornerRadius, color: background)
      } else {
        canvas.fill(visible, color: background)
      }
    }
    if drawsContent { draw(canvas) }
  }

  /// Draws its kept picture: all of it and all in it, but for what is live.
  func paintLayer(on canvas: any Canvas, bounds: CGRect) {
    if self is ScrollView {
      if shownBackgroundColor.alpha > 0 { canvas.fill(bounds, color: shownBackgroundColor) }
      if drawsContent { draw(canvas) }
    } else {
      paintOwnContent(on: canvas)
    }
    guard clipsToBounds, !(self is ScrollView) else { return paintSubviews(on: canvas) }
    canvas.clip(to: self.bounds(in: .presentation), cornerRadius: cornerRadius) { self.paintSubviews(on: $0) }
  }

  private func paintSubviews(on canvas: any Canvas) {
    for view in subviews where !view.isHidden && !view.isLive { view.paintTree(on: canvas) }
  }

  /// Draws it and all in it in its superview's space.
  private func paintTree(on canvas: any Canvas) {
    let opacity = Double(value(.opacity, in: .presentation))
    guard opacity > 0 else { return }
    let transform = transformToSuperview(in: .presentation)
    if clipsToBounds || subviews.isEmpty {
      if !transform.boundingBox(of: drawnBounds).overlaps(canvas.clipBounds) { return }
    }
    canvas.transform(transform) { canvas in
      let content = { (canvas: any Canvas) in
        self.paintOwnContent(on: canvas)
        if self.clipsToBounds {
          canvas.clip(to: self.bounds(in: .presentation), cornerRadius: self.cornerRadius) {
            self.paintSubviews(on: $0)
          }
        } else {
          self.paintSubviews(on: canvas)
        }
      }
      if opacity < 1 { canvas.opacity(opacity, content) } else { content(canvas) }
    }
  }
}
