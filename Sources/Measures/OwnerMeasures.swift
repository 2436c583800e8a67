import Foundation
import Tracing

/// M20: whether one writer alone moved things, and by as much as was needed.
enum OwnerMeasures: MeasureFamily {
  /// A target moved by so much more than its need (points) is still moved by its need.
  private static let allowance: CGFloat = 0.5

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    let spans = timeline.transitions.filter(\.isOfAvoidance)
    if let most = spans.map({ owners(in: $0, timeline).count }).max(), most > 0 {
      outcome.note(.owners, Double(most))
    } else {
      outcome.lacks(.owners, because: "neither root nor scroll region moved")
    }
    var greatest: Double?
    for span in spans where !span.edgeGoesDown && span.cause != .close && span.rest != nil {
      guard let need = Need.up(for: span, in: timeline), abs(need) > Timeline.stillness else { continue }
      let moved = span.net * (need > 0 ? 1 : -1)
      // What was under way goes on to where it was sent.
      let isCarriedOn = span.carried > 0 && moved > 0 && moved <= span.carried + abs(need) + allowance
      let isEnough = abs(moved - abs(need)) <= allowance || isCarriedOn
      greatest = max(greatest ?? 0, isEnough ? 1 : Double(max(0, moved) / abs(need)))
    }
    if let greatest {
      outcome.note(.displacementRatio, greatest)
    } else {
      outcome.lacks(.displacementRatio, because: "nothing that came to rest is known to have needed to move")
    }
    return outcome
  }

  /// Who moved root and regions of the focused view's screen in a transition. A move nobody is named for is the app's.
  private static func owners(in span: Transition, _ timeline: Timeline) -> Set<String> {
    var owners: Set<String> = []
    // Who has taken something gives it back himself.
    let isGivenBack = span.edgeGoesDown || span.cause == .close
    let underWay = underWay(before: span.start, timeline)
    for index in span.start...span.end
    where (!timeline.isByHand[index] || timeline.isByApp[index]) && !timeline.isWindowTurning[index] {
      let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
      let root = span.target.flatMap(frame.input).flatMap(frame.root(around:))
      for view in frame.views where view.role == .root || view.role == .scroll {
        // What another screen does is its own.
        let around = view.role == .root ? view : frame.root(around: view)
        if let root, let around, around.id != root.id { continue }
        guard let old = last.views.first(where: { $0.role == view.role && $0.id == view.id }) else { continue }
        let isMoved =
          view.role == .root
          ? abs(view.rect.minY - old.rect.minY) > Timeline.stillness
          : abs((view.offset ?? 0) - (old.offset ?? 0)) > Timeline.stillness
        // What has been sent on its way before goes on by that.
        if view.role == .scroll, view.writer == nil, underWay.contains(view.id) { continue }
        // A sheet that is dragged, or comes and goes, does not do so for the keyboard.
        if [TraceView.handWriter, TraceView.presentationWriter].contains(view.writer) { continue }
        if isGivenBack, view.writer == TraceView.systemWriter { continue }
        // A text view that scrolls its own text is no owner of the place it lies in.
        if isMoved, view.writer != nil || frame.input(view.id) == nil { owners.insert(view.writer ?? "app") }
      }
    }
    return owners
  }

  /// How long what is sent somewhere is under way at most, in seconds.
  private static let longestWay = 1.0

  /// The regions that were moving before a frame because a wheel or the app had sent something somewhere, or given it
  /// another size, by id.
  private static func underWay(before index: Int, _ timeline: Timeline) -> Set<String> {
    guard index > 1 else { return [] }
    let begin = timeline.frames[index].time - longestWay
    let isSent = timeline.frames[..<index].reversed().prefix { $0.time > begin }.contains {
      $0.isScrolled || Timeline.changesLayout($0)
    }
    return isSent ? Set(timeline.frames[index - 1].scrolled(since: timeline.frames[index - 2]).map(\.id)) : []
  }
}
