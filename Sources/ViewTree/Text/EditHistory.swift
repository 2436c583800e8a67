/// One change of a text: what was taken out, what was put in, and what was selected before and after.
nonisolated struct TextChange: Hashable, Sendable {
  /// Where: a UTF-8 offset.
  var start: Int
  var removed: String
  var inserted: String
  var before: TextSelection
  var after: TextSelection
}

/// What was done to a text and can be taken back, step by step, and done again.
///
/// Typing makes one step of a run: letters up to where the next word begins, the caret is moved or something else is done.
/// Every other edit is a step of its own, however much it changes.
nonisolated struct EditHistory: Sendable {
  /// How many steps are kept at most; the oldest are forgotten.
  static let depth = 500

  private var done: [TextChange] = []
  private var undone: [TextChange] = []
  private var runIsOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes a change that was made.
  mutating func note(_ change: TextChange, isTyping: Bool) {
    guard !change.removed.isEmpty || !change.inserted.isEmpty else { return }
    undone.removeAll()
    if isTyping, runIsOpen, let last = done.last, Self.continues(last, change) {
      done[done.count - 1].inserted += change.inserted
      done[done.count - 1].after = change.after
    } else {
      if done.count == Self.depth { done.removeFirst() }
      done.append(change)
    }
    runIsOpen = isTyping
  }

  /// What is typed next begins a new step: the caret was moved or the focus went.
  mutating func endRun() { runIsOpen = false }

  private static func continues(_ last: TextChange, _ next: TextChange) -> Bool {
    guard next.removed.isEmpty, next.start == last.start + last.inserted.utf8.count,
      let end = last.inserted.last, let begin = next.inserted.first
    else { return false }
    return !begin.isNewline && !end.isNewline && (begin.isWhitespace || !end.isWhitespace)
  }

  /// Takes the last step back. Answers whether there was one.
  mutating func undo(_ text: inout EditedText) -> Bool {
    guard let change = done.popLast() else { return false }
    runIsOpen = false
    undone.append(change)
    text.replace(change.start..<change.start + change.inserted.utf8.count, with: change.removed)
    text.selection = change.before
    return true
  }

  /// Does the step that was taken back last again. Answers whether there was one.
  mutating func redo(_ text: inout EditedText) -> Bool {
    guard let change = undone.popLast() else { return false }
    runIsOpen = false
    done.append(change)
    text.replace(change.start..<change.start + change.removed.utf8.count, with: change.inserted)
    text.selection = change.after
    return true
  }
}
