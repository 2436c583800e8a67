import Foundation

extension TextField {
  /// Text or placeholder, and the line around it: a hairline, or the focus ring.
  func drawField(on canvas: any Canvas) {
    let isEmpty = edited.text.isEmpty
    var description = TextDescription(
      placeholder, font: font, width: textArea.width, isTruncated: true, alignment: natural(.leading))
    if !isEmpty, let layout {
      // While it is edited the text moves under the caret; at rest it is cut with an ellipsis.
      if !isFirstResponder, !isSelecting, layout.size.width > textArea.width {
        description.string = layout.description.string
      } else {
        description = layout.description
      }
    }
    if let layout = window?.textEngine.layout(description) {
      let y = ((bounds.height - layout.size.height) / 2).rounded()
      let origin = CGPoint(x: description.width == nil ? textX(of: layout) : textArea.minX, y: y)
      canvas.clip(to: textArea, cornerRadius: 0) {
        self.drawEdited(
          layout, at: origin, color: self.color(isEmpty ? .placeholder : isEnabled ? .text : .secondary),
          selected: self.showsSelection ? self.shown(self.edited.selection.range) : nil,
          marked: self.edited.marked.map(self.shown), on: $0)
      }
    }
    drawFieldBorder(in: bounds, on: canvas)
  }
}
