import Tracing

/// A frame in which everything is at rest while a view has focus.
struct Rest {
  var index: Int
  var frame: TraceFrame
  /// The id of the view that has focus.
  var focus: String
  /// The newest plan that was made since the rest before; nil = none was.
  var plan: TracePlan?
}

/// The rests of a trace: the last frame of each transition that came to rest with a view in focus, and the last before
/// any transition if a view had focus from the beginning.
struct Rests: Sequence, IteratorProtocol {
  private let timeline: Timeline
  private var ends: [Int]
  private var cursor = 0
  private var planned = 0

  init(_ timeline: Timeline) {
    self.timeline = timeline
    ends = timeline.transitions.filter { $0.rest != nil }.map(\.end)
    if let first = timeline.transitions.first, first.start > 1 { ends.insert(first.start - 1, at: 0) }
    if timeline.transitions.isEmpty, timeline.frames.count > 1 { ends = [timeline.frames.count - 1] }
  }

  mutating func next() -> Rest? {
    while cursor < ends.count {
      let index = ends[cursor]
      cursor += 1
      let frame = timeline.frames[index]
      guard let focus = frame.focus, timeline.isStill[index] else { continue }
      // What is scrolled in its last frame is scrolled after it.
      let end = frame.isScrolled ? index : index + 1
      let plan = planned < end ? timeline.frames[planned..<end].last { $0.plan != nil }?.plan : nil
      planned = end
      return Rest(index: index, frame: frame, focus: focus, plan: plan)
    }
    return nil
  }
}
