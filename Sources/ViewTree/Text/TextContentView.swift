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
    guard owner.edited.text.isEmpty else { return canvas.draw(layout, at: origin, color: color(.text)) }
    var description = layout.description
    description.string = owner.placeholder
    if let placeholder = window?.textEngine.layout(description) {
      canvas.draw(placeholder, at: origin, color: color(.placeholder))
    }
  }
}
