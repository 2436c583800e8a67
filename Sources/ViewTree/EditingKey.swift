/// A key of a physical keyboard that edits or moves instead of typing a character.
public nonisolated enum EditingKey: String, Hashable, Sendable, CaseIterable {
  /// Moves the caret: the key of this name, or with control by a word or to an end of the text.
  case left, right, up, down, home, end, pageUp, pageDown, wordLeft, wordRight, textStart, textEnd
  /// The same with shift: the selection is extended.
  case selectLeft, selectRight, selectUp, selectDown, selectHome, selectEnd, selectPageUp, selectPageDown
  /// The same with control and shift.
  case selectWordLeft, selectWordRight, selectTextStart, selectTextEnd
  /// Deletes the character, or with control the word, before or behind the caret.
  case backspace, forwardDelete, deleteWordBackward, deleteWordForward
  /// The key of this name; `backtab` is tab with shift.
  case enter, tab, backtab
  /// Control with A, C, X, V, Z; redo is control with Y, or with shift and Z.
  case selectAll, copy, cut, paste, undo, redo

  /// Where it moves the caret, and whether the selection is extended; nil for other keys.
  var movement: (movement: CaretMovement, extending: Bool)? {
    switch self {
    case .left: (.left, false)
    case .right: (.right, false)
    case .up: (.up, false)
    case .down: (.down, false)
    case .home: (.lineStart, false)
    case .end: (.lineEnd, false)
    case .pageUp: (.pageUp, false)
    case .pageDown: (.pageDown, false)
    case .wordLeft: (.wordLeft, false)
    case .wordRight: (.wordRight, false)
    case .textStart: (.textStart, false)
    case .textEnd: (.textEnd, false)
    case .selectLeft: (.left, true)
    case .selectRight: (.right, true)
    case .selectUp: (.up, true)
    case .selectDown: (.down, true)
    case .selectHome: (.lineStart, true)
    case .selectEnd: (.lineEnd, true)
    case .selectPageUp: (.pageUp, true)
    case .selectPageDown: (.pageDown, true)
    case .selectWordLeft: (.wordLeft, true)
    case .selectWordRight: (.wordRight, true)
    case .selectTextStart: (.textStart, true)
    case .selectTextEnd: (.textEnd, true)
    case .backspace, .forwardDelete, .deleteWordBackward, .deleteWordForward, .enter, .tab, .backtab, .selectAll,
      .copy, .cut, .paste, .undo, .redo:
      nil
    }
  }
}
