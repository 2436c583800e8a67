import Foundation
import Tracing

extension RestingPlace {
  /// Notes the regions that will rest where a trace does not tell, until the next rest with the keyboard closed: those that
  /// were on their way by a wheel when focus or keyboard set out, and tables whose rows have changed, which keep what is
  /// seen where it is by themselves.
  mutating func noteUnknown(_ index: Int, of timeline: Timeline) {
    let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
    unknown.formUnion(frame.events.compactMap(Timeline.tableChanged))
    let isOther = frame.focus != last.focus || timeline.goals[index] != timeline.goals[index - 1]
    guard isOther, timeline.isByHand[index - 1], !timeline.isByApp[index - 1], index > 1 else { return }
    for region in last.all(.scroll) where region.writer != TraceView.handWriter {
      guard let old = timeline.frames[index - 2].region(region.id)?.offset, let new = region.offset else { continue }
      if abs(new - old) > Timeline.stillness { unknown.insert(region.id) }
    }
  }
}
