import Foundation
import Tracing

/// M21 and M22: how much of what is seen shifts, and what shifts that has no reason to.
enum ShiftMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    shift(timeline, &outcome)
    bystanders(timeline, &outcome)
    return outcome
  }

  /// Per frame: the area of all views that moved, before and after, as part of the window, times the farthest move as
  /// part of the window's longer side. As the web's layout shift, but from the first point on and right after input too.
  private static func shift(_ timeline: Timeline, _ outcome: inout Outcome) {
    let size = timeline.header.device
    let (area, side) = (size.width * size.height, max(size.width, size.height))
    guard area > 0, side > 0 else { return outcome.lacks(.layoutShift, because: "the window has no area") }
    guard timeline.frames.count > 1 else { return outcome.lacks(.layoutShift, because: "there are no two frames") }
    var sum = 0.0
    // A window that turns or grows shifts everything for a reason of its own.
    for index in timeline.frames.indices.dropFirst()
    where !timeline.isByHand[index] && !timeline.isBeingTurned[index] && !timeline.isUnchanged(index) {
      var (moved, farthest) = ([CGRect](), CGFloat(0))
      for view in timeline.frames[index].views where isContent(view) {
        guard let old = counterpart(of: view, in: timeline.frames[index - 1]) else { continue }
        let way = abs(view.rect.minY - old.rect.minY)
        guard way > Timeline.stillness, view.visible != nil || old.visible != nil else { continue }
        moved += [view.visible, old.visible].compactMap(\.self)
        farthest = max(farthest, way)
      }
      if farthest > 0 { sum += Double(min(1, moved.unionArea / area) * min(1, farthest / side)) }
    }
    outcome.note(.layoutShift, sum)
  }

  private static func isContent(_ view: TraceView) -> Bool {
    switch view.role {
    case .field, .bystander, .companion, .label, .header: true
    case .caret, .stickyBar, .root, .scroll: false
    }
  }

  private static func counterpart(of view: TraceView, in frame: TraceFrame) -> TraceView? {
    if view.role == .field || view.role == .bystander { return frame.input(view.id) }
    return frame.views.first { $0.role == view.role && $0.id == view.id }
  }

  /// What lies in the focused view's root, and in no region that the focused view is not in, is carried along with it.
  /// Anything else has no reason to move but a hand.
  private static func bystanders(_ timeline: Timeline, _ outcome: inout Outcome) {
    var paths: [String: (path: CGFloat, frame: Int)] = [:]
    var (chain, hadFocus, carrier) = (Set<String>(), false, String?.none)
    for index in timeline.frames.indices.dropFirst() {
      let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
      if let field = frame.first(.field) {
        chain = Set(frame.focusChain.map(\.id))
        carrier = frame.root(around: field)?.id
        hadFocus = true
      }
      guard hadFocus, !timeline.isByHand[index], !timeline.isBeingTurned[index], !timeline.isUnchanged(index)
      else { continue }
      for view in frame.views where view.role == .bystander {
        guard let old = last.input(view.id), old.role == .bystander else { continue }
        let around = frame.regions(around: view)
        let root = frame.root(around: view)
        let isCarried = root != nil && root?.id == carrier
        if isCarried, around.allSatisfy({ chain.contains($0.id) }) { continue }
        var way = view.rect.minY - old.rect.minY
        if isCarried, let root, let oldRoot = last.views.first(where: { $0.role == .root && $0.id == root.id }) {
          way -= root.rect.minY - oldRoot.rect.minY
        }
        for region in around where chain.contains(region.id) {
          let (offset, oldOffset) = (region.offset ?? 0, last.region(region.id)?.offset ?? 0)
          way += offset - oldOffset
        }
        guard abs(way) > 2 * Timeline.stillness else { continue }
        paths[view.id] = ((paths[view.id]?.path ?? 0) + abs(way), paths[view.id]?.frame ?? index)
      }
    }
    guard timeline.frames.contains(where: { $0.all(.bystander).contains { $0.container != nil } }) else {
      return outcome.lacks(.bystanderMotion, because: "the trace has no bystander, or not what it lies in")
    }
    outcome.note(.bystanderMotion, paths.values.reduce(0) { max($0, $1.path) })
    for (id, moved) in paths.sorted(by: { ($0.value.frame, $0.key) < ($1.value.frame, $1.key) }) {
      outcome.findings.append(timeline.finding(.bystanderMoved, moved.frame, id, moved.path))
    }
  }
}
