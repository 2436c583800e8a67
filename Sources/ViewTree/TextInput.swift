public import Foundation

/// What kind of text a field is for.
public nonisolated enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// A page for text of this kind; `default` for any text.
  case `default`, email, number, url, phone
}

/// What the return key of a field says and does.
public nonisolated enum ReturnKey: String, Hashable, Sendable, CaseIterable {
  /// The word on the key; `next` moves the focus on where there is a next field.
  case `return`, next, done, go, send, search
}

/// A view that text is typed into.
public protocol TextInput: View {
  /// The whole text.
  var text: String { get set }
  /// What kind of text it is for.
  var keyboardType: KeyboardType { get }
  /// What its return key says and does.
  var returnKey: ReturnKey { get }
  /// Whether return breaks the line.
  var isMultiline: Bool { get }
  /// The caret in its own space, in points: 2 wide, as high as its line's text.
  var caretRect: CGRect { get }
  /// What is selected in ``text``, in UTF-8 offsets.
  var selection: TextSelection { get }
  /// The bytes of ``text`` that an input method has not committed yet; nil if none composes.
  var markedRange: Range<Int>? { get }
  /// The selected text as it may be copied: nil where nothing is selected and in a secure field.
  var copyableText: String? { get }

  /// Types text in place of what is selected.
  func insertText(_ text: String)
  /// Puts text from a clipboard in place of what is selected.
  func pasteText(_ text: String)
  /// Deletes what is selected, or else the grapheme cluster before the caret.
  func deleteBackward()
  /// Deletes what is selected, or else the grapheme cluster behind the caret.
  func deleteForward()
  /// Deletes what is selected, or else back to where the word before the caret begins.
  func deleteWordBackward()
  /// Deletes what is selected, or else up to where the word behind the caret ends.
  func deleteWordForward()
  /// Moves the caret; the selection is extended to it, or given up.
  func moveCaret(_ movement: CaretMovement, extending: Bool)
  /// Selects bytes of the text, the caret at their end.
  func select(_ range: Range<Int>)
  /// Takes the last edit back. Answers whether there was one.
  func undo() -> Bool
  /// Does the edit that was taken back last again. Answers whether there was one.
  func redo() -> Bool
  /// Shows what an input method is composing, underlined; `selectedRange` counts UTF-8 bytes of it. Empty = given up.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)
  /// Commits what an input method has composed, as it stands.
  func unmarkText()
}

extension TextInput {
  /// Moves the caret and gives the selection up.
  public func moveCaret(_ movement: CaretMovement) { moveCaret(movement, extending: false) }

  /// The caret in ``text``: how many UTF-8 bytes are before it.
  public var caretOffset: Int { selection.caret }

  /// Puts the caret at a UTF-8 offset, as its user's act.
  public func moveCaret(to offset: Int) { select(offset..<offset) }

  /// Selects all of the text.
  public func selectAll() { select(0..<text.utf8.count) }
}

/// Where a caret can go.
public nonisolated enum CaretMovement: Hashable, Sendable {
  /// By a character, by a line, or to an end of the line or the text.
  case left, right, up, down, lineStart, lineEnd, textStart, textEnd
  /// To where a word begins or ends, or by as many lines as are shown.
  case wordLeft, wordRight, pageUp, pageDown
}
