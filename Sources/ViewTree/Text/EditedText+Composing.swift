nonisolated extension EditedText {
  /// Shows what an input method is composing, in place of what is selected or of what it composed before.
  ///
  /// - Parameters:
  ///   - string: the uncommitted text; empty = the composition is given up.
  ///   - selected: what of it is selected, in its own UTF-8 bytes; the caret goes to the end of it.
  public mutating func setMarkedText(_ string: String, selected: Range<Int>) {
    goal = nil
    guard marked != nil || !string.isEmpty else { return }
    let range = marked ?? selection.range
    replace(range, with: string)
    if composition == nil { composition = lastChange }
    guard !string.isEmpty else { return endComposing(with: "") }
    let end = range.lowerBound + string.utf8.count
    marked = range.lowerBound..<end
    func place(_ offset: Int) -> Int { boundary(before: min(range.lowerBound + max(0, offset), end)) }
    selection = TextSelection(anchor: place(selected.lowerBound), caret: place(selected.upperBound))
  }

  /// Commits what an input method has composed so far, as it stands. Answers whether there was anything.
  ///
  /// - Parameter limit: how many grapheme clusters the text may have; see ``insert(_:limit:)``.
  @discardableResult
  public mutating func unmarkText(limit: Int? = nil) -> Bool {
    guard let marked else { return false }
    return insert(String(text[indices(marked)]), limit: limit)
  }

  /// The composition is over: what it changed is one change, from what was there before it began.
  mutating func endComposing(with committed: String) {
    marked = nil
    guard var whole = composition else { return }
    composition = nil
    whole.inserted = committed
    whole.after = selection
    lastChange = whole
  }
}
