import Foundation

extension View {
  /// Draws text with what is selected in it behind it and a line under what is being composed. Ranges are of the layout's
  /// text; `origin` is the layout's top left, in points.
  func drawEdited(
    _ layout: any TextLayout, at origin: CGPoint, color: Color, selected: Range<Int>?, marked: Range<Int>?,
    on canvas: any Canvas
  ) {
    let visible = canvas.clipBounds.offsetBy(dx: -origin.x, dy: -origin.y)
    if let selected {
      for rect in layout.highlightRects(for: selected, visible: visible) {
        canvas.fill(rect.offsetBy(dx: origin.x, dy: origin.y), color: self.color(.selection))
      }
    }
    if let layout = layout as? ParagraphedLayout {
      layout.draw(at: origin, color: color, visible: visible, on: canvas)
    } else {
      canvas.draw(layout, at: origin, color: color)
    }
    guard let marked else { return }
    for rect in layout.highlightRects(for: marked, visible: visible) {
      let line = CGRect(x: rect.minX, y: (origin.y + rect.maxY - 2).rounded(), width: rect.width, height: 1)
      canvas.fill(line.offsetBy(dx: origin.x, dy: 0), color: color)
    }
  }
}
