import Tracing

extension Timeline {
  /// Events that give focus to another view, or may.
  private static let focusWords: Set<String> = ["focus", "next", "previous", "touchUp"]
  /// Events that end focus, or may.
  private static let endWords: Set<String> = ["unfocus", "back", "hideKeyboard", "tapOutside", "dismissSheet"]
  /// Events that move the caret in a view by program.
  private static let caretWords: Set<String> = ["select", "setText"]

  /// Whether something was asked for between a frame and the one before that the frame does not tell of: another view had
  /// focus, or something was done to its text, before the focus that the frame has came; or since then the layout has
  /// become another.
  static func hidesAct(_ frame: TraceFrame) -> Bool {
    let words = frame.events.map(word)
    func asks(_ word: String) -> Bool {
      focusWords.contains(word) || typingWords.contains(word) || caretWords.contains(word)
    }
    guard let first = words.firstIndex(where: asks) else { return false }
    let last = words.lastIndex { focusWords.contains($0) || endWords.contains($0) } ?? first
    if first < last { return true }
    let harmless = endWords.union(["keyboardEvent"])
    return frame.focus != nil
      && words[first...].contains { !asks($0) && !quietWords.contains($0) && !harmless.contains($0) }
  }

  /// The same of what bears on the places of rest. What is typed into a field bears on none that its focus has not borne on
  /// already, unless a hand has scrolled it away.
  func hidesReveal(_ index: Int) -> Bool {
    let frame = frames[index]
    guard Self.hidesAct(frame) else { return false }
    let last = frames[max(0, index - 1)]
    let words = frame.events.map(Self.word)
    let isSettled =
      index > 0 && last.focus != nil && last.region(last.focus ?? "") == nil
      && demands.includes(.caret, in: last, index - 1)
    if frame.focus == nil, words.allSatisfy({ Self.endWords.contains($0) || Self.typingWords.contains($0) }) {
      return !isSettled
    }
    guard isSettled else { return true }
    var others = frame
    others.events.removeAll { Self.typingWords.contains(Self.word(of: $0)) }
    return Self.hidesAct(others)
  }

  /// Whether focus and keyboard both became others between a frame and the one before: the edge may have gone somewhere
  /// and back.
  static func hidesEdge(_ frame: TraceFrame) -> Bool {
    let words = frame.events.map(word)
    return words.contains("keyboard") && words.contains(where: focusWords.contains)
  }

  /// Whether the app has moved the caret of the view that has focus.
  static func isCaretMovedByApp(_ frame: TraceFrame) -> Bool {
    frame.events.contains { event in
      caretWords.contains(word(of: event)) && value(of: "in", in: event).map { String($0) } == frame.focus
    }
  }
}
