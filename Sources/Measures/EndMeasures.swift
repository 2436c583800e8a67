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
        // What a hand or the app has scrolled since is where they want it, and a table keeps its rows where they are seen.
        if timeline.isByHand[index] || timeline.frames[index].events.contains("reset") { plan = nil }
        plan = timeline.frames[index].plan ?? plan
        if Timeline.changesLayout(timeline.frames[index]) { plan = nil }
      }
      planned = span.end + 1
      guard span.rest != nil, span.isOfAvoidance else { continue }
      worst = max(worst ?? 0, leap(at: span, timeline))
      if let plan { worst = max(worst ?? 0, remainder(timeline.frames[span.end], of: plan)) }
    }
    if let worst {
      outcome.note(.endSnap, worst)
    } else {
      outcome.lacks(.endSnap, because: "nothing came to rest")
    }
    return outcome
  }

  /// By how much the last step is longer than the ones before it let expect, where there were some: a motion that ends
  /// slows down, or has gone faster and faster as evenly, with a keyboard that leaves so. What goes with an edge that is
  /// there at once is there at once too, and what follows an edge frame by frame goes no further in one than that.
  private static func leap(at span: Transition, _ timeline: Timeline) -> CGFloat {
    let last = span.steps.lastIndex { $0 != 0 } ?? 0
    guard last > 0, span.steps[last - 1] != 0, !timeline.isBeingTurned[span.start + last] else { return 0 }
    let frames = (span.start + last - 2...span.start + last).map { timeline.frames[max(0, $0)] }
    let (edgeBefore, edgeNow) = (abs(frames[1].edge - frames[0].edge), abs(frames[2].edge - frames[1].edge))
    if edgeNow > Timeline.stillness, edgeBefore <= Timeline.stillness { return 0 }
    // One that floats has no edge.
    if frames[2].occluders != frames[1].occluders, frames[1].occluders == frames[0].occluders { return 0 }
    if timeline.isFollowed(span), abs(span.steps[last]) <= edgeNow + Timeline.stillness { return 0 }
    let growth = edgeBefore > Timeline.stillness ? max(1, edgeNow / edgeBefore) : 1
    let before = abs(span.steps[last - 1])
    let gain = last > 1 && span.steps[last - 2] != 0 ? max(0, before - abs(span.steps[last - 2])) : 0
    return max(0, abs(span.steps[last]) - max(before * growth, before + gain))
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
