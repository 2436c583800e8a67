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
        // What is scrolled in the last frame goes there in the next.
        if index == span.end, timeline.frames[index].isScrolled { continue }
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
    // A plan that is there at once is no end of a motion.
    if timeline.frames[span.start + last].plan != nil { return 0 }
    if timeline.isFollowed(span), abs(span.steps[last]) <= edgeNow + Timeline.stillness { return 0 }
    let growth = edgeBefore > Timeline.stillness ? max(1, edgeNow / edgeBefore) : 1
    let before = abs(span.steps[last - 1])
    let gain = last > 1 && span.steps[last - 2] != 0 ? max(0, before - abs(span.steps[last - 2])) : 0
    let leap = max(0, abs(span.steps[last]) - max(before * growth, before + gain))
    // Each of several motions that end together ends with its own step.
    let (frame, earlier) = (timeline.frames[span.start + last], timeline.frames[span.start + last - 1])
    guard let target = span.target.flatMap(frame.input) else { return leap }
    // What lies in a bar on the keyboard stops where that is at home, as the edge goes on.
    let bars = frame.all(.stickyBar) + earlier.all(.stickyBar)
    if bars.contains(where: { $0.rect.contains(target.rect.origin) }) { return 0 }
    return leap / CGFloat(max(1, motions(around: target, frame, since: earlier)))
  }

  /// How many motions bring a view to where it is in a frame: those of the regions and the root around it.
  private static func motions(around view: TraceView, _ frame: TraceFrame, since last: TraceFrame) -> Int {
    let scrolled = frame.scrolled(since: last).map(\.id)
    let regions = frame.regions(around: view).count { scrolled.contains($0.id) }
    let (root, old) = (frame.root(around: view), last.root(around: view))
    return regions + (abs((root?.rect.minY ?? 0) - (old?.rect.minY ?? 0)) > Timeline.stillness ? 1 : 0)
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
