import Foundation
import Tracing

extension Timeline {
  /// Events that put something into the focused view.
  static let typingWords: Set<String> = [
    "inputText", "commitText", "composeText", "pasteText", "eraseText", "pressKey", "middleClick",
  ]

  /// Events that give the window another size, place or edges.
  static let surroundingWords: Set<String> = ["setOrientation", "window", "safeArea"]

  /// Events that change the rows of a table or list.
  private static let rowWords: Set<String> = ["insertRows", "deleteRows", "reloadRow", "insertMessages"]
  /// Keys that move the caret, and do nothing where it cannot go further, or that type nothing at all.
  private static let movingKeys: Set<String> = [
    "left", "right", "up", "down", "home", "end", "pageUp", "pageDown", "backspace", "delete",
    "tab", "escape",
  ]

  /// Whether the app gives views another size or place in their content in a frame.
  static func changesLayout(_ frame: TraceFrame) -> Bool {
    frame.events.map(word).contains { $0 == "resize" || rowWords.contains($0) }
  }

  /// The first word of an event: the name of a step.
  static func word(of event: String) -> String { String(event.prefix { $0 != ":" && $0 != " " }) }

  /// Whether something came into the view that had focus before, from a keyboard or by a finger on the keys.
  static func isTyped(_ frame: TraceFrame, since last: TraceFrame, isKeyed: Bool) -> Bool {
    guard frame.focus != nil, frame.focus == last.focus else { return false }
    if frame.events.contains(where: { typingWords.contains(word(of: $0)) && !isMovingKey($0) }) { return true }
    guard let now = place(ofCaretIn: frame), let before = place(ofCaretIn: last), now != before else { return false }
    return isKeyed || frame.events.contains(where: isMovingKey)
  }

  /// For each frame, whether a finger that went down on the keyboard does something in it.
  static func keyed(_ frames: [TraceFrame]) -> [Bool] {
    var isOnKeys = false
    return frames.map { frame in
      for event in frame.events where ["touchDown", "shiftTouchDown"].contains(word(of: event)) {
        isOnKeys = touchedY(event).map { $0 >= frame.edge } ?? false
      }
      return isOnKeys && frame.events.contains { touchedY($0) != nil }
    }
  }

  /// Whether a key is pressed that erases: it may find nothing to, or leave the caret where it is.
  static func erases(_ frame: TraceFrame) -> Bool {
    frame.events.contains { isMovingKey($0) && ($0.contains("backspace") || $0.contains("delete")) }
  }

  private static func isMovingKey(_ event: String) -> Bool {
    word(of: event) == "pressKey" && movingKeys.contains { event.contains($0) }
  }

  /// Whether the caret is at another place of the text that had focus before, and the text is no other by program.
  static func isCaretMoved(_ frame: TraceFrame, since last: TraceFrame) -> Bool {
    frame.focus != nil && frame.focus == last.focus && place(ofCaretIn: frame) != place(ofCaretIn: last)
      && !frame.tells("setText")
  }

  /// Where the caret is in its text, in points from the top left of the field and its text.
  static func place(ofCaretIn frame: TraceFrame) -> CGPoint? {
    guard let caret = frame.first(.caret), let field = frame.first(.field) else { return nil }
    let scrolled = frame.regions(around: caret).first { $0.id == field.id }?.offset ?? 0
    let place = CGPoint(x: caret.rect.minX - field.rect.minX, y: caret.rect.minY - field.rect.minY + scrolled)
    return CGPoint(x: (place.x * 10).rounded() / 10, y: (place.y * 10).rounded() / 10)
  }

  /// The region and the offset in points of `scrollTo: {in: form, y: 300}`; nil for other events, and without a y.
  static func offsetSet(_ event: String) -> (id: String, y: CGFloat)? {
    guard word(of: event) == "scrollTo", let id = value(of: "in", in: event) else { return nil }
    guard let y = value(of: " y", in: event).flatMap({ Double($0) }), y.isFinite else { return nil }
    return (String(id), CGFloat(y))
  }

  /// The table or list whose rows an event changes. It keeps what is seen where it is by itself.
  static func tableChanged(_ event: String) -> String? {
    rowWords.contains(word(of: event)) ? value(of: "in", in: event).map { String($0) } : nil
  }

  /// The value of a key of an event's mapping, as it is written.
  static func value(of key: String, in event: String) -> Substring? {
    guard let start = event.firstRange(of: "\(key): ")?.upperBound else { return nil }
    return event[start...].prefix { !",}".contains($0) }
  }

  /// The y of a touch, in window points.
  private static func touchedY(_ event: String) -> CGFloat? {
    word(of: event).hasPrefix("touch") ? point(of: event)?.y : nil
  }
}
