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

  /// Types text at the caret.
  func insertText(_ text: String)
  /// Deletes the grapheme cluster before the caret.
  func deleteBackward()
  /// Deletes the grapheme cluster behind the caret.
  func deleteForward()
  /// Moves the caret.
  func moveCaret(_ movement: CaretMovement)
}

/// Where a caret can go.
public nonisolated enum CaretMovement: Hashable, Sendable {
  /// By a character, by a line, or to an end of the line or the text.
  case left, right, up, down, lineStart, lineEnd, textStart, textEnd
}
