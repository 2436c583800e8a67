public import Foundation

extension TextView {
  /// The caret in ``text``: how many UTF-8 bytes are before it.
  public var caretOffset: Int { edited.caret }

  /// Return breaks the line.
  public var isMultiline: Bool { true }

  /// The caret position nearest to a point of its own space: a UTF-8 offset into ``text``.
  public func caretOffset(at point: CGPoint) -> Int {
    layout?.caretOffset(at: CGPoint(x: point.x - Self.textInset.left, y: point.y - Self.textInset.top)) ?? 0
  }

  /// Types text at the caret.
  public func insertText(_ text: String) { edit { $0.insert(text) } }

  /// Deletes the grapheme cluster before the caret.
  public func deleteBackward() { edit { $0.deleteBackward() } }

  /// Deletes the grapheme cluster behind the caret.
  public func deleteForward() { edit { $0.deleteForward() } }

  /// Moves the caret; up, down and the ends of lines follow the lines as they are broken.
  public func moveCaret(_ movement: CaretMovement) {
    let layout = layout
    edit { text in
      if let layout { text.move(movement, in: layout) } else { text.move(movement) }
    }
  }

  /// Puts the caret at a UTF-8 offset, as its user's act.
  public func moveCaret(to offset: Int) { edit { $0.place(caret: offset) } }
}
