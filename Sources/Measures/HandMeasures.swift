import Foundation
import Tracing

/// M24 and M26: whether what is seen keeps up with hands.
enum HandMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    coupling(timeline, &outcome)
    latency(timeline, &outcome)
    return outcome
  }

  /// The edge keeps the distance from the finger that it had when the finger took it, but is never above the place it
  /// was taken at, nor below the window (FACTS.md A.16).
  private static func coupling(_ timeline: Timeline, _ outcome: inout Outcome) {
    var worst: CGFloat?
    var (grip, top) = (CGFloat?.none, CGFloat(0))
    for (index, frame) in timeline.frames.enumerated() {
      guard frame.isKeyboardInHand, let finger = frame.finger else {
        grip = nil
        continue
      }
      if grip == nil {
        top = index > 0 ? min(frame.edge, timeline.frames[index - 1].edge) : frame.edge
        // A finger that comes from above meets the edge; one that starts below it keeps its distance.
        grip = min(0, frame.edge - finger.y)
      }
      let implied = min(max(finger.y + (grip ?? 0), top), timeline.height(in: frame))
      worst = max(worst ?? 0, abs(frame.edge - implied))
    }
    if let worst {
      outcome.note(.fingerCoupling, worst)
    } else {
      outcome.lacks(.fingerCoupling, because: "no finger moved the keyboard")
    }
  }

  /// The longest time a reaction is looked for, in seconds.
  private static let patience = 1.0

  private static func latency(_ timeline: Timeline, _ outcome: inout Outcome) {
    let silent: Set<String> = ["touchDown", "touchMove", "touchCancel", "chapter", "theme", "wait"]
    let inputs = timeline.frames.indices.filter { index in
      index > 0 && timeline.frames[index].events.contains { !silent.contains(Timeline.word(of: $0)) }
    }
    var most: Int?
    for (position, index) in inputs.enumerated() {
      let next = position + 1 < inputs.count ? inputs[position + 1] : timeline.frames.count
      let limit = timeline.frames[index].time + patience
      let reaction = (index..<next).first { frame in
        timeline.frames[frame].time <= limit
          && (!timeline.isStill[frame] || timeline.frames[frame].focus != timeline.frames[frame - 1].focus
            || timeline.frames[frame].first(.caret)?.rect != timeline.frames[frame - 1].first(.caret)?.rect)
      }
      if let reaction { most = max(most ?? 0, reaction - index) }
    }
    if let most {
      outcome.note(.reactionLatency, Double(most))
    } else {
      outcome.lacks(.reactionLatency, because: "no input moved anything")
    }
  }
}
