import Foundation
import Tracing

/// M16: whether a motion ends where it was sent, and without a last leap.
enum EndMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    var worst: CGFloat?
    var plan: TracePlan?
    var planned = 0
    for span in timeline.transitions {
      for index in planned...span.end {
        // What a hand or the app has scrolled since is where they want it.
        if timeline.isByHand[index] { plan = nil }
        plan = timeline.frames[index].plan ?? plan
      }
      planned = span.end + 1
      guard span.rest != nil, span.isOfAvoidance else { continue }
      worst = max(worst ?? 0, leap(at: span))
      if let plan { worst = max(worst ?? 0, remainder(timeline.frames[span.end], of: plan)) }
    }
    if let worst {
      outcome.note(.endSnap, worst)
    } else {
      outcome.lacks(.endSnap, because: "nothing came to rest")
    }
    return outcome
  }

  /// By how much the last step is longer than the one before it, where there was one: a motion that ends slows down.
  private static func leap(at span: Transition) -> CGFloat {
    let last = span.steps.lastIndex { $0 != 0 } ?? 0
    guard last > 0, span.steps[last - 1] != 0 else { return 0 }
    return max(0, abs(span.steps[last]) - abs(span.steps[last - 1]))
  }

  /// How far regions are from the offsets that the plan in force sends them to, and the root from its lift, where the
  /// plan lifts by a transform.
  private static func remainder(_ frame: TraceFrame, of plan: TracePlan) -> CGFloat {
    var worst: CGFloat = 0
    for region in frame.all(.scroll) where region.writer != TraceView.handWriter {
      guard let goal = plan.regions.first(where: { $0.id == region.region })?.offset else { continue }
      worst = max(worst, abs(goal - (region.offset ?? goal)))
    }
    for root in frame.all(.root) {
      if let moved = root.translationY, moved != 0 { worst = max(worst, abs(plan.lift + moved)) }
    }
    return worst
  }
}
