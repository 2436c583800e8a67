import Foundation

/// What a field and a text view have in common: an edited text, a caret, and the way back to the window.
protocol EditableView: TextInput {
  var edited: EditedText { get set }
  /// Brings everything that follows from text, caret and focus up to date.
  func contentChanged()
  /// The same where the text is what it was.
  func caretMoved()
}

extension EditableView {
  /// Lets the user change the text or the caret. Whoever hears of it sees the layout that comes of it.
  func edit(_ change: (inout EditedText) -> Void) {
    let old = edited
    change(&edited)
    guard edited != old else { return }
    if edited.text.utf8.elementsEqual(old.text.utf8) { caretMoved() } else { contentChanged() }
    guard let window, isFirstResponder else { return }
    window.layOut()
    window.report(.edited(self))
  }

  /// A tap at a place in the text: the caret goes there before the focus does, so that who hears of the focus sees it.
  func takeCaret(to offset: Int) {
    if isFirstResponder { return edit { $0.place(caret: offset) } }
    edited.place(caret: offset)
    if !becomeFirstResponder() { caretMoved() }
  }
}

extension TextField: EditableView {}
extension TextView: EditableView {}

extension Touch {
  /// Whether it stayed within a press's slop of where it went down.
  var isTap: Bool { samples.allSatisfy { hypot($0.point.x - start.x, $0.point.y - start.y) < GestureRecognizer.slop } }
}
