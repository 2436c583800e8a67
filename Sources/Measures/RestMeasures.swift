import Foundation
import Tracing

/// M9 and M10: whether everything comes back, and whether the same leads to the same.
enum RestMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    drift(timeline, &outcome)
    idempotence(timeline, &outcome)
    return outcome
  }

  private static func drift(_ timeline: Timeline, _ outcome: inout Outcome) {
    guard let first = timeline.frames.first else { return outcome.lacks(.restoreDrift, because: "there is no frame") }
    var place = RestingPlace(timeline)
    var (worst, hadFocus) = (CGFloat?.none, first.focus != nil)
    let rests = Set(timeline.transitions.filter { $0.rest != nil }.map(\.end))
    for index in timeline.frames.indices.dropFirst() {
      let frame = timeline.frames[index]
      let wasKnown = place.isKnown
      place.follow(index, of: timeline)
      hadFocus = hadFocus && wasKnown == place.isKnown || frame.focus != nil
      // What a finger holds is not at rest, however still.
      guard hadFocus, place.isKnown, rests.contains(index), timeline.isClosed(index), frame.finger == nil else {
        continue
      }
      let farthest = drifts(in: frame, from: place, topLimit: timeline.topLimit(of: frame)).max {
        $0.points < $1.points
      }
      worst = max(worst ?? 0, farthest?.points ?? 0)
      if let farthest, farthest.points > 0.01 {
        outcome.findings.append(timeline.finding(.restoreDrift, index, farthest.id, farthest.points))
      }
    }
    if let worst { return outcome.note(.restoreDrift, worst) }
    outcome.lacks(.restoreDrift, because: "after no focus did everything come to rest with the keyboard closed")
  }

  private static func drifts(
    in frame: TraceFrame, from place: RestingPlace, topLimit: CGFloat
  ) -> [(id: String, points: CGFloat)] {
    var drifts: [(id: String, points: CGFloat)] = []
    for root in frame.all(.root) {
      guard let top = place.top(of: root, topLimit: topLimit) else { continue }
      drifts.append((root.id, abs(root.rect.minY - top)))
    }
    for region in frame.all(.scroll) where region.writer != TraceView.handWriter {
      guard let offset = region.offset, let rest = place.offset(of: region) else { continue }
      drifts.append((region.id, abs(offset - rest)))
    }
    return drifts
  }

  /// Places of rest are equal inputs' if the same acts in the same order from the same closed state led to them, and
  /// edge, window and content are the same.
  private struct State: Hashable {
    var acts: [String]
    var edge: Int
    /// The window's size, and what there is to scroll.
    var sizes: [Int]
    var home: [Int]
  }

  private static func idempotence(_ timeline: Timeline, _ outcome: inout Outcome) {
    var seen: [State: (least: [CGFloat], greatest: [CGFloat], times: Int)] = [:]
    var acts: [String] = []
    var home: [Int] = []
    if let first = timeline.frames.first { home = places(in: first).map(rounded) }
    for span in timeline.transitions {
      let frame = timeline.frames[span.end]
      switch span.cause {
      case .open, .change: acts.append("focus \(frame.focus ?? "") \(caret(in: frame))")
      case .caret: acts.append("caret \(caret(in: frame))")
      case .typing: acts.append("typing \(span.start)")
      case .hand, .other: acts.append("act \(span.start)")
      case .close, .keyboard: break
      }
      // What a finger takes is where it wants it.
      let next = timeline.frames[min(span.end + 1, timeline.frames.count - 1)]
      let isHeld = (frame.all(.scroll) + next.all(.scroll)).contains { $0.writer == TraceView.handWriter }
      guard span.rest != nil, !isHeld else { continue }
      if timeline.isClosed(span.end) {
        (acts, home) = ([], places(in: frame).map(rounded))
      } else if frame.focus != nil {
        let window = timeline.window(in: frame)
        var sizes: [CGFloat] = [window.width, window.height]
        for region in frame.all(.scroll) { sizes += [region.contentHeight ?? 0, region.rect.height] }
        let state = State(acts: acts, edge: rounded(frame.edge), sizes: sizes.map(rounded), home: home)
        let now = places(in: frame)
        guard let known = seen[state], known.least.count == now.count else {
          seen[state] = (now, now, 1)
          continue
        }
        seen[state] = (zip(known.least, now).map(min), zip(known.greatest, now).map(max), known.times + 1)
      }
    }
    let twice = seen.values.filter { $0.times > 1 }
    guard !twice.isEmpty else { return outcome.lacks(.idempotence, because: "no state was reached twice") }
    let spreads = twice.flatMap { state in zip(state.greatest, state.least).map { Double($0 - $1) } }
    outcome.note(.idempotence, spreads.max() ?? 0)
  }

  /// Where the caret is in its text: a tap on another line of the same text is another act.
  private static func caret(in frame: TraceFrame) -> String {
    Timeline.place(ofCaretIn: frame).map { "\($0.x) \($0.y)" } ?? ""
  }

  private static func places(in frame: TraceFrame) -> [CGFloat] {
    frame.all(.root).map(\.rect.minY) + frame.all(.scroll).compactMap(\.offset)
  }

  /// In thousandths, for keys; what no screen is large enough for counts as one place.
  private static func rounded(_ length: CGFloat) -> Int { Int(max(-1e12, min(1e12, (length * 1000).rounded()))) }
}
