import Foundation
import Tracing

/// M23: how restless the content is while somebody types.
enum TypingMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    var (characters, moves, lines, reversals) = (0, 0, 0, 0)
    var direction: CGFloat = 0
    var last: Transition?
    for span in timeline.transitions {
      defer { last = span }
      guard span.cause == .typing else { continue }
      let goesOn = last?.cause == .typing && last?.target == span.target
      if !goesOn { direction = 0 }
      let events = timeline.frames[span.start].events
      // A finger on the keys types one at a time.
      characters += max(1, events.reduce(0) { $0 + self.characters(in: $1) })
      if isOnOtherLine(span.start, timeline) { lines += 1 }
      // What the character before has set in motion is no move of this one.
      var isMoving = goesOn && last?.steps.last.map { $0 != 0 } ?? false
      for step in span.steps {
        if step != 0, !isMoving { moves += 1 }
        isMoving = step != 0
        guard step != 0 else { continue }
        if direction * step < 0 { reversals += 1 }
        direction = step
      }
    }
    guard characters > 0 else {
      outcome.lacks(.typingSteps, .typingStepsPerCharacter, .typingReversals, because: "nothing was typed")
      return outcome
    }
    outcome.note(.typingSteps, Double(max(0, moves - lines)))
    outcome.note(.typingStepsPerCharacter, Double(moves) / Double(characters))
    outcome.note(.typingReversals, 10 * Double(reversals) / Double(characters))
    return outcome
  }

  /// How many characters an event puts in; a key that is pressed counts for one.
  private static func characters(in event: String) -> Int {
    let word = Timeline.word(of: event)
    guard Timeline.typingWords.contains(word) else { return 0 }
    guard ["inputText", "commitText"].contains(word) else { return 1 }
    let text = event.dropFirst(word.count).drop { $0 == ":" || $0 == " " }
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 else { return max(1, text.count) }
    var (count, isEscaped) = (0, false)
    for character in text.dropFirst().dropLast() {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { count += 1 }
    }
    return max(1, count)
  }

  /// Whether the caret is on another line of its text than in the frame before.
  private static func isOnOtherLine(_ index: Int, _ timeline: Timeline) -> Bool {
    guard let now = Timeline.place(ofCaretIn: timeline.frames[index]),
      let before = Timeline.place(ofCaretIn: timeline.frames[index - 1])
    else { return false }
    return abs(now.y - before.y) > 1
  }
}
