import Foundation

extension TextField {
  /// Text or placeholder, and the line around it: a hairline, or the focus ring.
  func drawField(on canvas: any Canvas) {
    let isEmpty = edited.text.isEmpty
    var description = TextDescription(placeholder, font: Self.font, width: textArea.width, isTruncated: true)
    if !isEmpty, let layout {
      // While it is edited the text moves under the caret; at rest it is cut with an ellipsis.
      description = layout.description
      if !isFirstResponder, layout.size.width > textArea.width {
        description.width = textArea.width
        description.isTruncated = true
      }
    }
    if let layout = window?.textEngine.layout(description) {
      let y = ((bounds.height - layout.size.height) / 2).rounded()
      let origin = CGPoint(x: textArea.minX - textOffset, y: y)
      canvas.clip(to: textArea, cornerRadius: 0) {
        $0.draw(layout, at: origin, color: self.color(isEmpty ? .placeholder : .text))
      }
    }
    drawFieldBorder(in: bounds, on: canvas)
  }
}

extension View {
  /// A hairline just inside a rectangle of a field, or the focus ring, 2 points wide, if it is first responder.
  func drawFieldBorder(in rect: CGRect, on canvas: any Canvas) {
    let width: CGFloat = isFirstResponder ? 2 : 1
    canvas.stroke(
      rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2, width: width,
      color: color(isFirstResponder ? .accent : .hairline))
  }
}
