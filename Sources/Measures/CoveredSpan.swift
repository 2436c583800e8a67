public import Foundation
public import Tracing

/// A time through which the caret is not wholly visible though it is asked for.
public struct CoveredSpan: Hashable, Sendable {
  /// The id of the focused view.
  public var view: String
  /// The first frame's time, in seconds from the trace's start.
  public var start: TimeInterval
  /// When the caret is visible again or nobody asks for it, in seconds from the trace's start.
  public var end: TimeInterval

  /// How long it lasts, in seconds.
  public var duration: TimeInterval { end - start }
}

extension Trace {
  /// When the caret is covered, in order. Their lengths add up to the measure `coveredTimeTotal`.
  public var coveredSpans: [CoveredSpan] {
    let timeline = Timeline(self)
    var spans: [CoveredSpan] = []
    var isOpen = false
    for (index, frame) in timeline.frames.enumerated() {
      guard let view = frame.focus, timeline.isCaretCovered(in: index) else {
        isOpen = false
        continue
      }
      let end = timeline.end(of: index)
      if isOpen, spans.last?.view == view {
        spans[spans.count - 1].end = end
      } else {
        spans.append(CoveredSpan(view: view, start: frame.time, end: end))
      }
      isOpen = true
    }
    return spans
  }
}

extension Timeline {
  /// Whether a frame's caret is asked for and not wholly visible.
  func isCaretCovered(in index: Int) -> Bool {
    guard let caret = frames[index].first(.caret) else { return false }
    return !caret.isWhole && demands.includes(.caret, in: frames[index], index)
  }

  /// Until when a frame is shown, in seconds from the trace's start: until the next one is; the last one no longer.
  func end(of index: Int) -> TimeInterval {
    max(frames[index].time, index + 1 < frames.count ? frames[index + 1].time : frames[index].time)
  }
}
