import Foundation
import Tracing

/// M3 and M4: how long the caret is covered, and when it is free.
enum CoverMeasures: MeasureFamily {
  /// How long a keyboard's slide takes where the trace has none: that of iOS (FACTS.md §4), in seconds.
  private static let usualDuration = 0.5

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    let focuses = focuses(timeline)
    guard !focuses.isEmpty else {
      outcome.lacks(.coveredTime, .coveredTimeTotal, .timeToVisible, because: "no frame has a caret")
      return outcome
    }
    let slide = slideDuration(timeline)
    outcome.note(
      .coveredTime, focuses.map(\.covered).max() ?? 0, bound: .atMost(slide), because: "as long as the keyboard slides")
    outcome.note(.coveredTimeTotal, focuses.reduce(0) { $0 + $1.covered })
    let free = focuses.map(\.free).max() ?? 0
    outcome.note(
      .timeToVisible, free, bound: .atMost(slide + 1 / max(1, timeline.header.rate)),
      because: "until the keyboard rests, and a frame")
    return outcome
  }

  private struct Focus {
    var id: String
    var covered = 0.0
    /// Seconds from the focus to the first frame from which on the caret is visible; to its end if there is none.
    var free = 0.0
    var start: Double
  }

  private static func focuses(_ timeline: Timeline) -> [Focus] {
    var focuses: [Focus] = []
    var last: String?
    for (index, frame) in timeline.frames.enumerated() {
      defer { last = frame.focus }
      guard let id = frame.focus, frame.first(.caret) != nil else { continue }
      // A turn is as if the focus came anew: what was in sight need not be in the other window.
      if id != last || timeline.isAnotherWindow[index] { focuses.append(Focus(id: id, start: frame.time)) }
      guard !focuses.isEmpty, timeline.isCaretCovered(in: index) else { continue }
      let until = timeline.end(of: index)
      focuses[focuses.count - 1].covered += until - frame.time
      focuses[focuses.count - 1].free = max(0, until - focuses[focuses.count - 1].start)
    }
    return focuses
  }

  /// The longest time that the edge moves without a pause and without a finger.
  private static func slideDuration(_ timeline: Timeline) -> Double {
    var (longest, current) = (0.0, 0.0)
    for index in timeline.frames.indices.dropFirst() {
      let step = abs(timeline.frames[index].edge - timeline.frames[index - 1].edge)
      let moves = step > Timeline.stillness && !timeline.frames[index].isKeyboardInHand
      current = moves ? current + timeline.duration(of: index) : 0
      longest = max(longest, current)
    }
    return longest > 0 ? longest : usualDuration
  }
}
