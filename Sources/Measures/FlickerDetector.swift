import Foundation
import Tracing

/// Finds views that go out of sight and come back at once, and those the script could not tap.
enum FlickerDetector: MeasureFamily {
  /// A view that is out of sight no longer than this flickers, in seconds: 15 frames at 60 a second.
  static let limit = 0.25

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    var gone: [String: (frame: Int, height: CGFloat)] = [:]
    var seen: Set<String> = []
    for (index, frame) in timeline.frames.enumerated() {
      let isAnew = timeline.isBeingTurned[index] || index > 0 && frame.focus != timeline.frames[index - 1].focus
      if isAnew { (gone, seen) = ([:], []) }
      for view in frame.views where isWatched(view) {
        let key = "\(view.role.rawValue) \(view.id)"
        if view.visible != nil {
          if let start = gone.removeValue(forKey: key), frame.time - timeline.frames[start.frame].time <= limit,
            !(start.frame...index).contains(where: { timeline.isByHand[$0] })
          {
            outcome.findings.append(timeline.finding(.flicker, start.frame, view.id, start.height))
          }
          seen.insert(key)
        } else if seen.contains(key), gone[key] == nil {
          gone[key] = (index, view.rect.height)
        }
      }
      for id in frame.untappable { outcome.findings.append(timeline.finding(.untappable, index, id, 0)) }
    }
    return outcome
  }

  private static func isWatched(_ view: TraceView) -> Bool {
    switch view.role {
    case .field, .caret, .companion, .label, .header, .stickyBar: true
    case .bystander, .root, .scroll: false
    }
  }
}
