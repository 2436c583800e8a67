import Foundation
import Tracing

/// M18: whether everything can be scrolled into view while the keyboard is up.
enum ReachMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    var least: Double?
    var last: (focus: String, lost: CGFloat)?
    for rest in Rests(timeline) {
      guard let region = rest.frame.focusChain.last, let height = region.contentHeight, height > 0 else { continue }
      let lost = unreachable(of: region, height: height, rest.frame, timeline)
      least = min(least ?? 1, max(0, 1 - Double(lost / height)))
      // Every typed character ends in a rest; it is one finding.
      if lost > 0.01, last?.focus != rest.focus || last?.lost != lost {
        outcome.findings.append(timeline.finding(.unreachableContent, rest.index, region.id, lost))
      }
      last = (rest.focus, lost)
    }
    if let least {
      outcome.note(.reachability, least)
    } else {
      outcome.lacks(.reachability, because: "no focused view came to rest in a scroll region")
    }
    return outcome
  }

  /// The height of the content that stays out of the band between top limit and edge at both ends of the range.
  ///
  /// Of nested regions it is the outermost, which brings the others into view. Rows between the ends can be reached if
  /// the ends can.
  private static func unreachable(
    of region: TraceView, height: CGFloat, _ frame: TraceFrame, _ timeline: Timeline
  ) -> CGFloat {
    let band = timeline.band(in: frame)
    let (top, bottom) = (max(band.top, region.rect.minY), min(band.bottom, region.rect.maxY))
    guard bottom > top else { return height }
    let highest = -(region.insetTop ?? 0)
    let lowest = max(highest, height + (region.insetBottom ?? 0) - region.rect.height)
    let above = max(0, top - (region.rect.minY - highest))
    let below = max(0, region.rect.minY + height - lowest - bottom)
    return min(height, above + below)
  }
}
