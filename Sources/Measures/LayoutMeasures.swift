import Foundation
import Tracing

/// M13 and M14: late frames, of which a trace knows nothing, and layout.
enum LayoutMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    outcome.lacks(.lateFrames, because: "a replay has no late frames; a live window and the bench measure them")
    guard !timeline.transitions.isEmpty else {
      outcome.lacks(.layoutPasses, .layoutsDuringMotion, because: "nothing happened")
      return outcome
    }
    var (most, during) = (0, 0)
    for span in timeline.transitions {
      let passes = (span.start...(span.rest ?? span.end)).filter { timeline.frames[$0].layoutPasses > 0 }
      most = max(most, passes.count)
      // What begins a motion lays out before it; what comes in meanwhile may do so too.
      during += passes.count { frame in
        frame > span.start && !timeline.isStill[frame] && !timeline.isStill[frame - 1]
          && timeline.frames[frame].events.isEmpty && !timeline.isByHand[frame]
      }
    }
    outcome.note(.layoutPasses, Double(most))
    outcome.note(.layoutsDuringMotion, Double(during))
    return outcome
  }
}
