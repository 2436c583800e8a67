import Foundation

/// What a field and a text view have in common: an edited text, its history, and the way back to the window.
protocol EditableView: TextInput {
  var edited: EditedText { get set }
  var history: EditHistory { get set }
  /// How many grapheme clusters the text may have; nil = no limit.
  var maximumLength: Int? { get }
  /// Whether the text is nobody's to see, so that its words are not to be found out and nothing of it is copied.
  var isConcealed: Bool { get }
  /// Whether a finger selects text in it right now; the selection is shown although it has no focus yet.
  var isSelecting: Bool { get set }
  /// The text is about to change: nobody else may hold on to it, or it would be copied.
  func releaseText()
  /// The text may have changed.
  func followText()
  /// Brings everything that follows from text, caret and focus up to date.
  func contentChanged()
  /// The same where the text is what it was.
  func caretMoved()
  /// What is shown as selected is to be drawn anew.
  func highlightChanged()
  /// The caret position nearest to a point of its own space.
  func position(at point: CGPoint) -> TextPosition
  /// Where in the text the grapheme cluster under a point of its own space begins.
  func cluster(at point: CGPoint) -> Int
  /// Text from a clipboard as it can be inserted.
  func pasteable(_ text: String) -> String
  /// How far a point of its own space is beyond an edge that text can be scrolled at, in points: negative before the
  /// first, 0 between the edges.
  func excess(of point: CGPoint) -> CGFloat
  /// The point nearest to another, both of its own space, at which text is seen.
  func seenPoint(nearestTo point: CGPoint) -> CGPoint
  /// Scrolls its text by some points, as far as there is more. Answers whether there was.
  func scrollText(by step: CGFloat) -> Bool
}

/// What an edit is to the history.
enum EditKind {
  /// Typed text, which makes one step with what was typed before it.
  case typing
  /// A step of its own.
  case step
  /// An input method's text, which is a step once it is committed.
  case composing
  /// A step that is taken back or done again.
  case replaying
  /// No edit: the caret is moved or something selected.
  case moving
}

extension EditableView {
  /// Lets the user change text or selection. Whoever hears of it sees the layout that comes of it.
  func edit(_ kind: EditKind = .step, _ change: (inout EditedText) -> Void) {
    if kind == .step || kind == .replaying || kind == .moving { unmarkText() }
    let (selection, marked) = (edited.selection, edited.marked)
    if kind != .moving { releaseText() }
    change(&edited)
    if kind != .moving { followText() }
    let textChange = edited.lastChange
    edited.lastChange = nil
    guard textChange != nil || edited.selection != selection || edited.marked != marked else { return }
    if let textChange {
      if edited.marked == nil, kind != .replaying {
        history.note(textChange, isTyping: kind == .typing && marked == nil)
      }
      contentChanged()
    } else {
      history.endRun()
      if edited.selection.range != selection.range, edited.hasSelection || !selection.range.isEmpty {
        highlightChanged()
      }
      caretMoved()
    }
    guard let window, isFirstResponder else { return }
    window.report(.willLayOutEdit(self))
    window.layOut()
    window.report(.edited(self))
  }

  /// A tap at a place in the text: the caret goes there before the focus does, so that who hears of the focus sees it.
  func takeCaret(to position: TextPosition) {
    edit(.moving) { $0.place(caret: position.offset, affinity: position.affinity) }
    if !isFirstResponder { becomeFirstResponder() }
  }

  /// Whether the selection is shown.
  var showsSelection: Bool { edited.hasSelection && (isFirstResponder || isSelecting) }

  /// Whether the caret is shown.
  var showsCaret: Bool { isFirstResponder && !edited.hasSelection }

  /// The focus came or went: what was being composed or typed is over.
  func focusChanged() {
    if !isFirstResponder { unmarkText() }
    history.endRun()
    contentChanged()
  }
}

extension TextField: EditableView {}
extension TextView: EditableView {}

extension Touch {
  /// Whether it stayed within a press's slop of where it went down.
  var isTap: Bool { samples.allSatisfy { hypot($0.point.x - start.x, $0.point.y - start.y) < GestureRecognizer.slop } }
}
