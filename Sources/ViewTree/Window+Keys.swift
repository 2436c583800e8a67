extension Window {
  /// Types text into the first responder; nothing happens if it takes no text.
  public func type(_ text: String) {
    (firstResponder as? any TextInput)?.insertText(text)
    layOut()
  }

  /// Presses an editing key. Answers whether the first responder had a use for it.
  @discardableResult
  public func press(_ key: EditingKey) -> Bool {
    guard let input = firstResponder as? any TextInput else { return false }
    defer { layOut() }
    if let (movement, extending) = key.movement {
      input.moveCaret(movement, extending: extending)
      if extending { input.offerSelection() }
      return true
    }
    switch key {
    case .backspace: input.deleteBackward()
    case .forwardDelete: input.deleteForward()
    case .deleteWordBackward: input.deleteWordBackward()
    case .deleteWordForward: input.deleteWordForward()
    case .enter: input.isMultiline ? input.insertText("\n") : pressReturn(in: input)
    case .tab: return moveFocus(by: 1)
    case .backtab: return moveFocus(by: -1)
    case .selectAll:
      input.selectAll()
      input.offerSelection()
    case .copy: return copySelection()
    case .cut: return cutSelection()
    case .paste: requestPaste(of: .clipboard)
    case .undo: return input.undo()
    case .redo: return input.redo()
    default: return false
    }
    return true
  }

  /// Shows what an input method is composing in the first responder; `selectedRange` counts UTF-8 bytes of it.
  public func compose(_ text: String, selectedRange: Range<Int>) {
    (firstResponder as? any TextInput)?.setMarkedText(text, selectedRange: selectedRange)
    layOut()
  }

  /// Commits an input method's text in the first responder: it takes the place of what was composed, or of what is
  /// selected, and is one step to undo. Empty text gives the composition up.
  public func commit(_ text: String) {
    guard let input = firstResponder as? any TextInput else { return }
    input.setMarkedText(text, selectedRange: text.utf8.count..<text.utf8.count)
    input.unmarkText()
    layOut()
  }

  /// Return in a field of one line: observers hear of it; then, if none of them moved the focus, the field's return key
  /// says whether the next field gets it or nobody.
  func pressReturn(in input: any TextInput) {
    report(.returnPressed(input))
    guard firstResponder === input else { return }
    if input.returnKey == .next, moveFocus(by: 1) { return }
    makeFirstResponder(nil)
  }
}
