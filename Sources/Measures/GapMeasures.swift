import Foundation
import Tracing

/// M8 and M19: nothing where content was, while the keyboard is up and after it.
enum GapMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    gaps(timeline, &outcome)
    deadSpace(timeline, &outcome)
    return outcome
  }

  private static func gaps(_ timeline: Timeline, _ outcome: inout Outcome) {
    guard timeline.frames.contains(where: { $0.first(.root) != nil || $0.first(.scroll) != nil }) else {
      return outcome.lacks(.blankGap, .blankGapAtEnd, because: "the trace has neither root nor scroll region")
    }
    var (greatest, atEnd) = (CGFloat(0), CGFloat(0))
    var home: [String: CGFloat] = [:]
    var isKnown = false
    let rests = Set(timeline.transitions.filter { $0.rest != nil }.map(\.end))
    for (index, frame) in timeline.frames.enumerated() {
      let blanks = blanks(in: frame, timeline)
      // What is blank in another window is known once it is seen without a keyboard.
      if timeline.isAnotherWindow[index] { home.removeAll() }
      // What is blank without avoidance: at first, and wherever hands have scrolled since while nothing was avoided.
      if timeline.isClosed(index) {
        for (id, blank) in blanks where home[id] == nil || timeline.isByHand[index] {
          if !timeline.isBeingTurned[index] { home[id] = blank.height }
        }
        isKnown = isKnown || !home.isEmpty
      }
      var worst: (id: String, gap: CGFloat) = ("", 0)
      for (id, blank) in blanks.sorted(by: { $0.key < $1.key }) where !timeline.isByHand[index] {
        guard let own = home[id] else { continue }
        let gap = blank.height - max(own, blank.allowed)
        if gap > worst.gap { worst = (id, gap) }
      }
      greatest = max(greatest, worst.gap)
      if rests.contains(index) {
        atEnd = max(atEnd, worst.gap)
        if worst.gap > 0.5 { outcome.findings.append(timeline.finding(.blankGap, index, worst.id, worst.gap)) }
      }
    }
    guard isKnown else {
      return outcome.lacks(.blankGap, .blankGapAtEnd, because: "no frame shows what is blank without a keyboard")
    }
    outcome.note(.blankGap, greatest)
    outcome.note(.blankGapAtEnd, atEnd)
  }

  /// How much of the window above the keyboard lies below the end of root and regions, and how much of that may.
  private static func blanks(
    in frame: TraceFrame, _ timeline: Timeline
  ) -> [String: (height: CGFloat, allowed: CGFloat)] {
    var blanks: [String: (height: CGFloat, allowed: CGFloat)] = [:]
    let height = timeline.height(in: frame)
    let bottom = timeline.isFloating(in: frame) ? height : min(frame.edge, height)
    for root in frame.all(.root) { blanks[root.id] = (max(0, bottom - root.rect.maxY), 0) }
    let bars = frame.all(.stickyBar).map(\.rect)
    for region in frame.all(.scroll) {
      let content = region.rect.minY + (region.contentHeight ?? region.rect.height) - (region.offset ?? 0)
      // A bar on the keyboard is where what lies behind it ends.
      let bar = bars.filter { !$0.holds(region.rect) && $0.minY > region.rect.minY }.map(\.minY).min() ?? bottom
      let seen = min(bottom, bar, region.rect.maxY)
      guard seen > region.rect.minY else { continue }
      let allowed = max(region.ownInsetBottom ?? 0, bottom < height ? frame.distance ?? 0 : 0)
      blanks[region.id] = (max(0, seen - max(content, region.rect.minY)), allowed)
    }
    return blanks
  }

  private static func deadSpace(_ timeline: Timeline, _ outcome: inout Outcome) {
    var dead: CGFloat?
    for span in timeline.transitions where span.rest != nil && timeline.isClosed(span.end) {
      for region in timeline.frames[span.end].all(.scroll) {
        guard let bottom = region.insetBottom, let own = region.ownInsetBottom else { continue }
        let top = (region.insetTop ?? 0) - (region.ownInsetTop ?? region.insetTop ?? 0)
        dead = max(dead ?? 0, bottom - own, top)
      }
    }
    if let dead { return outcome.note(.deadSpace, dead) }
    outcome.lacks(.deadSpace, because: "no scroll region with the app's insets came to rest with the keyboard closed")
  }
}
