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
    guard owner.edited.text.isEmpty else { return draw(layout, at: origin, color: color(.text), on: canvas) }
    var description = layout.description
    description.string = owner.placeholder
    if let placeholder = window?.textEngine.layout(description) {
      draw(placeholder, at: origin, color: color(.placeholder), on: canvas)
    }
  }

  /// Draws text, cut off where it is larger than the view.
  private func draw(_ layout: any TextLayout, at origin: CGPoint, color: Color, on canvas: any Canvas) {
    if bounds.contains(CGRect(origin: origin, size: layout.size)) {
      canvas.draw(layout, at: origin, color: color)
    } else {
      canvas.clip(to: bounds, cornerRadius: 0) { $0.draw(layout, at: origin, color: color) }
    }
  }
}
