public import Foundation

extension Window {
  /// Copies what is selected in the first responder. Answers whether there was anything that may be copied.
  func copySelection() -> Bool {
    guard let text = (firstResponder as? any TextInput)?.copyableText else { return false }
    clipboard.setText(text, of: .clipboard)
    return true
  }

  /// Copies what is selected in the first responder and deletes it. Answers whether there was anything that may be copied.
  func cutSelection() -> Bool {
    guard copySelection(), let input = firstResponder as? any TextInput else { return false }
    input.deleteBackward()
    return true
  }

  /// Asks the clipboard for a selection's text and pastes it once it comes, if the focus still is where it is now.
  func requestPaste(of selection: ClipboardSelection) {
    guard let input = firstResponder as? any TextInput else { return }
    clipboard.requestText(of: selection) { [weak self, weak input] text in
      guard let self, let input, let text, input.isFirstResponder else { return }
      input.pasteText(text)
      layOut()
    }
  }

  /// Pastes a text into the first responder; at a window point, if one is given, into the text there, which gets the focus.
  public func paste(_ text: String, at point: CGPoint? = nil) {
    if let point, !takeCaret(to: point) { return }
    (firstResponder as? any TextInput)?.pasteText(text)
    layOut()
  }

  /// Clicks the middle button at a window point: what was selected last is pasted into the text there.
  public func middleClick(at point: CGPoint) {
    if takeCaret(to: point) { requestPaste(of: .primary) }
    layOut()
  }

  private func takeCaret(to point: CGPoint) -> Bool {
    guard let input = hitTest(point) as? any EditableView, input.canBecomeFirstResponder else { return false }
    input.takeCaret(to: input.position(at: input.pointFromWindow(point) ?? .zero))
    return input.isFirstResponder
  }
}

extension TextInput {
  /// Offers what is selected to whoever presses the middle button.
  func offerSelection() {
    if let copyableText { window?.clipboard.setText(copyableText, of: .primary) }
  }
}
