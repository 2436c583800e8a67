import Foundation
import Tracing

extension RestingPlace {
  /// Notes the regions that will rest where a trace does not tell, until the next rest with the keyboard closed: those that
  /// were on their way by a wheel when focus or keyboard set out, or a hand took the keyboard, or were sent on it in the
  /// same frame, and tables whose rows have changed, which keep what is seen where it is by themselves; and all where
  /// another strategy comes in, which knows nothing of what was revealed before.
  mutating func noteUnknown(_ index: Int, of timeline: Timeline) {
    let (frame, last) = (timeline.frames[index], timeline.frames[index - 1])
    let changed = frame.events.compactMap(Timeline.tableChanged)
    unknown.formUnion(changed + frame.all(.scroll).filter { changed.contains($0.container ?? "") }.map(\.id))
    let words = frame.events.map(Timeline.word)
    let isOther =
      frame.focus != last.focus || timeline.goals[index] != timeline.goals[index - 1]
      || frame.isKeyboardInHand != last.isKeyboardInHand || words.contains("dragKeyboard")
    if words.contains("avoidance") || isOther && words.contains("wheel") {
      unknown.formUnion(frame.all(.scroll).map(\.id))
    }
    // In another width rows are as high as they are found to be, one by one; so is one that is sought for its field.
    for region in frame.all(.scroll) where timeline.isBeingTurned[index] || frame.focus != last.focus {
      if let old = last.region(region.id), old.contentHeight != region.contentHeight { unknown.insert(region.id) }
    }
    // What a hand has when focus or input comes may show it there, or leave it somewhere else.
    if frame.focus != last.focus || timeline.isTyped[index] || timeline.isCaretMoved[index] {
      let held = frame.all(.scroll).filter { $0.writer == TraceView.handWriter }.map(\.id)
      let chain = frame.focusChain.map(\.id)
      unknown.formUnion(held.contains(where: chain.contains) ? held + chain : held)
    }
    // A finger that selects scrolls a text just as far as shows the caret, without the margin that it has otherwise.
    if timeline.isByHand[index], timeline.isCaretMoved[index], let id = frame.focus, frame.region(id) != nil {
      unknown.insert(id)
    }
    if timeline.isByApp[index - 1], isOther || timeline.isTyped[index] {
      unknown.formUnion((frame.focusChain + last.focusChain).map(\.id))
    }
    // The app may send something else somewhere, and input something back.
    guard isOther || timeline.isTyped[index] || words.contains("scrollTo"), timeline.isByHand[index - 1],
      !timeline.isByApp[index - 1], index > 1
    else { return }
    for region in last.all(.scroll) where region.writer != TraceView.handWriter {
      guard let old = timeline.frames[index - 2].region(region.id)?.offset, let new = region.offset else { continue }
      if abs(new - old) > Timeline.stillness { unknown.insert(region.id) }
    }
  }
}
