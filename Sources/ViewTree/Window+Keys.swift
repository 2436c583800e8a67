/// A key of a physical keyboard that edits or moves instead of typing a character.
public nonisolated enum EditingKey: String, Hashable, Sendable, CaseIterable {
  /// The key of this name; `backtab` is tab with shift.
  case left, right, up, down, home, end, backspace, forwardDelete, enter, tab, backtab
}

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
    switch key {
    case .left: input.moveCaret(.left)
    case .right: input.moveCaret(.right)
    case .up: input.moveCaret(.up)
    case .down: input.moveCaret(.down)
    case .home: input.moveCaret(.lineStart)
    case .end: input.moveCaret(.lineEnd)
    case .backspace: input.deleteBackward()
    case .forwardDelete: input.deleteForward()
    case .enter: input.isMultiline ? input.insertText("\n") : pressReturn(in: input)
    case .tab: return moveFocus(by: 1)
    case .backtab: return moveFocus(by: -1)
    }
    return true
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
