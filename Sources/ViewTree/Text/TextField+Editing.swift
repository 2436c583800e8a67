import Foundation

extension TextField {
  /// The caret in ``text``: how many UTF-8 bytes are before it.
  public var caretOffset: Int { edited.caret }

  /// Return does not break the line.
  public var isMultiline: Bool { false }

  /// Types text at the caret. A line break alone is the return key; in other text it becomes a space.
  public func insertText(_ text: String) {
    if text.count == 1, text.allSatisfy(\.isNewline) {
      window?.pressReturn(in: self)
    } else {
      edit { $0.insert(Self.singleLine(text)) }
    }
  }

  /// Deletes the grapheme cluster before the caret.
  public func deleteBackward() { edit { $0.deleteBackward() } }

  /// Deletes the grapheme cluster behind the caret.
  public func deleteForward() { edit { $0.deleteForward() } }

  /// Moves the caret; up and down go to the start and the end.
  public func moveCaret(_ movement: CaretMovement) { edit { $0.move(movement) } }

  /// Puts the caret at a UTF-8 offset, as its user's act.
  public func moveCaret(to offset: Int) { edit { $0.place(caret: offset) } }
}
