import Foundation
import Tracing

/// What a trace does not tell.
extension Need {
  /// Whether a trace does not tell how far the views that are asked for must move in a transition: something else has moved
  /// them as well, or the keyboard can be avoided in more ways than one.
  static func isUntold(_ transition: Transition, of views: [TraceView], in timeline: Timeline) -> Bool {
    let (frame, before) = (timeline.frames[transition.start], timeline.frames[transition.start - 1])
    if Timeline.hidesAct(frame) || Timeline.hidesEdge(frame) { return true }
    // Where a scroll that is cut short would have ended is not told either.
    if timeline.isByHand[transition.start - 1] || timeline.isBeingTurned[transition.start] { return true }
    if isSentTwice(transition, in: timeline) || timeline.isFollowed(transition) { return true }
    if transition.cause == .change, timeline.isAnsweredLate(transition) { return true }
    // A sheet that comes, goes or is dragged takes its place along.
    let root = views.first.flatMap(frame.root(around:))?.writer
    if root == TraceView.presentationWriter || root == TraceView.handWriter { return true }
    return isInTheWayOfSome(transition, of: views, before, in: timeline)
  }

  /// Whether a keyboard that floats can be avoided in more ways than one; where it is in nobody's way, and the distance from
  /// it is kept, it is as if it were not there.
  private static func isInTheWayOfSome(
    _ transition: Transition, of views: [TraceView], _ before: TraceFrame, in timeline: Timeline
  ) -> Bool {
    let end = timeline.frames[transition.end]
    if timeline.isFloating(in: before), before.occluders != end.occluders { return true }
    let next = transition.rest == nil ? timeline.rest(from: transition.end) : transition.end
    guard timeline.frames[transition.start...next].contains(where: timeline.isFloating) else { return false }
    if transition.rest == nil || !timeline.isFloating(in: end) { return true }
    let distance = timeline.frames[transition.start].distance
    return views.contains {
      isInTheWay(of: $0.rect.offsetBy(dx: 0, dy: transition.steps[0]), end, distance: distance)
    }
  }

  static func isInTheWay(of rect: CGRect, _ frame: TraceFrame, distance: CGFloat?) -> Bool {
    frame.occluders.contains { $0.intersects(rect.insetBy(dx: 0, dy: -(distance ?? 0))) }
  }

  /// Whether the keyboard was sent to more than one place in a transition, of which the trace tells the last.
  private static func isSentTwice(_ transition: Transition, in timeline: Timeline) -> Bool {
    // One in parts has other places with the same edge.
    if (transition.start...transition.end).dropFirst().contains(where: { timeline.frames[$0].tells("keyboard") }) {
      return true
    }
    return (transition.start...transition.end)
      .filter { abs(timeline.goals[$0] - timeline.goals[$0 - 1]) > Timeline.stillness }.count > 1
  }
}
