import Foundation
import Tracing

extension Timeline {
  /// How far up a view still has to go in a frame until everything around it is where the plan in force sends it, in
  /// points (negative = down); 0 if no plan is known.
  func wayLeft(of id: String?, in index: Int) -> CGFloat {
    let frame = frames[index]
    guard let view = id.flatMap(frame.input), let plan = plan(in: index) else { return 0 }
    var way: CGFloat = 0
    for region in frame.regions(around: view) {
      guard let goal = region.region.flatMap({ goal(of: $0, in: index) }) else { continue }
      way += goal - (region.offset ?? goal)
    }
    if let moved = frame.root(around: view)?.translationY { way += plan.lift + moved }
    return way
  }

  /// Whether the keyboard is followed frame by frame in a transition, which then plans anew in each.
  func isFollowed(_ span: Transition) -> Bool {
    frames[span.start...span.end].filter { $0.plan != nil }.count > 4
  }

  /// Whether the first plan of a transition comes when that has long begun: what is under way then is another's.
  func isAnsweredLate(_ span: Transition) -> Bool {
    let first = (span.start...span.end).first { frames[$0].plan != nil }
    return first.map { $0 > span.start + 4 } ?? false
  }

  /// The offset that the last plan to say so sends a region to; nil as for a plan. One that is not around what has focus
  /// now goes on where it was sent before.
  private func goal(of region: Int, in index: Int) -> CGFloat? {
    for index in (0...index).reversed() {
      if let goal = frames[index].plan?.regions.first(where: { $0.id == region })?.offset { return goal }
      if isByHand[index] || frames[index].events.contains("reset") { return nil }
    }
    return nil
  }

  /// The plan in force in a frame; nil = there is none, or what it sent somewhere has been scrolled by hand or app since.
  private func plan(in index: Int) -> TracePlan? {
    for index in (0...index).reversed() {
      if let plan = frames[index].plan { return plan }
      if isByHand[index] || frames[index].events.contains("reset") { return nil }
    }
    return nil
  }
}
