public import Foundation

extension TextView {
  /// Return breaks the line.
  public var isMultiline: Bool { true }

  var isConcealed: Bool { false }

  /// The caret position nearest to a point of its own space: a UTF-8 offset into ``text``.
  public func caretOffset(at point: CGPoint) -> Int { position(at: point).offset }

  func position(at point: CGPoint) -> TextPosition { layout?.position(at: textPoint(point)) ?? TextPosition(0) }

  func cluster(at point: CGPoint) -> Int { layout?.cluster(at: textPoint(point)) ?? 0 }

  private func textPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - Self.textInset.left, y: point.y - Self.textInset.top)
  }

  /// Types text in place of what is selected.
  public func insertText(_ text: String) {
    edit(.typing) { [limit = maximumLength] in $0.insert(text, limit: limit) }
  }

  /// Line breaks of other systems become those of this one.
  func pasteable(_ text: String) -> String {
    text.utf8.contains(13) ? String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) : text
  }

  /// Moves the caret; up, down and the ends of lines follow the lines as they are broken, a page is what is shown less a line.
  public func moveCaret(_ movement: CaretMovement, extending: Bool) {
    // The layout must be one of the text that is moved in, and a commit may cut that.
    unmarkText()
    let layout = layout
    edit(.moving) { text in
      guard let layout else { return _ = text.move(movement, extending: extending) }
      let page = frame.height - Self.textInset.top - Self.textInset.bottom - layout.lineHeight
      text.move(movement, in: layout, page: page, extending: extending)
    }
  }

  func highlightChanged() { content.setNeedsDisplay() }
}
