extension EditableView {
  /// What is selected in the text, in UTF-8 offsets.
  public var selection: TextSelection { edited.selection }

  /// The bytes that an input method has not committed yet.
  public var markedRange: Range<Int>? { edited.marked }

  /// The selected text as it may be copied.
  public var copyableText: String? { isConcealed || !edited.hasSelection ? nil : edited.selectedText }

  /// Puts text from a clipboard in place of what is selected.
  public func pasteText(_ text: String) {
    edit { [limit = maximumLength] in $0.insert(pasteable(text), limit: limit) }
  }

  /// Deletes what is selected, or else the grapheme cluster before the caret.
  public func deleteBackward() { edit { $0.deleteBackward() } }

  /// Deletes what is selected, or else the grapheme cluster behind the caret.
  public func deleteForward() { edit { $0.deleteForward() } }

  /// Deletes what is selected, or else back to where the word before the caret begins.
  public func deleteWordBackward() { edit { [isConcealed] in $0.deleteWordBackward(isConcealed: isConcealed) } }

  /// Deletes what is selected, or else up to where the word behind the caret ends.
  public func deleteWordForward() { edit { [isConcealed] in $0.deleteWordForward(isConcealed: isConcealed) } }

  /// Selects bytes of the text, the caret at their end, as its user's act.
  public func select(_ range: Range<Int>) { edit(.moving) { $0.select(range) } }

  /// Takes the last edit back. Answers whether there was one.
  public func undo() -> Bool {
    unmarkText()
    guard history.canUndo else { return false }
    edit(.replaying) { _ = history.undo(&$0) }
    return true
  }

  /// Does the edit that was taken back last again. Answers whether there was one.
  public func redo() -> Bool {
    guard edited.marked == nil, history.canRedo else { return false }
    edit(.replaying) { _ = history.redo(&$0) }
    return true
  }

  /// Shows what an input method is composing.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) {
    edit(.composing) { $0.setMarkedText(pasteable(text), selected: selectedRange) }
  }

  /// Commits what an input method has composed, as it stands.
  public func unmarkText() {
    guard edited.marked != nil else { return }
    edit(.composing) { [limit = maximumLength] in $0.unmarkText(limit: limit) }
  }
}
