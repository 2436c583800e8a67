import Foundation

/// The text of a text view, in the space of its content, so that the text view cuts it off.
final class TextContentView: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  override var drawsContent: Bool { true }

  override func draw(_ canvas: any Canvas) {
    guard let owner = superview as? TextView, let layout = owner.layout else { return }
    let origin = CGPoint(x: TextView.textInset.left, y: TextView.textInset.top)
    guard owner.edited.text.isEmpty else {
      return cutOff(layout, at: origin, on: canvas) {
        self.drawEdited(
          layout, at: origin, color: self.color(.text),
          selected: owner.showsSelection ? owner.edited.selection.range : nil, marked: owner.edited.marked, on: $0)
      }
    }
    var description = layout.description
    description.string = owner.placeholder
    if let placeholder = window?.textEngine.layout(description) {
      cutOff(placeholder, at: origin, on: canvas) {
        $0.draw(placeholder, at: origin, color: self.color(.placeholder))
      }
    }
  }

  /// Draws text, cut off where it is larger than the view.
  private func cutOff(
    _ layout: any TextLayout, at origin: CGPoint, on canvas: any Canvas, _ draw: (any Canvas) -> Void
  ) {
    if bounds.contains(CGRect(origin: origin, size: layout.highlightedSize)) {
      draw(canvas)
    } else {
      canvas.clip(to: bounds, cornerRadius: 0, draw)
    }
  }
}
