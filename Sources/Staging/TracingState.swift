import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import ViewTree

/// What a trace still has to tell since its last frame.
struct TracingState {
  private var events: [StageEvent] = []
  private var layoutPasses = 0
  private var planCount = -1
  /// The views as they were last read, and what of the stage they were read from.
  private var views: (key: Key, views: TracedViews)?

  /// What the views of a stage are read from: while it is the same, so are they.
  private struct Key: Equatable {
    var window: ObjectIdentifier
    var changeCount: Int
    var planCount: Int
    var layoutPasses: Int
    var focus: ObjectIdentifier?
    var occluders: [CGRect]
    var stickyBars: [ObjectIdentifier]
  }

  /// The views of a stage, read anew where something may have changed since they were read.
  mutating func takeViews(of stage: Stage) -> TracedViews {
    let occluders = stage.keyboard.shownParts
    let key = Key(
      window: ObjectIdentifier(stage.window), changeCount: stage.window.changeCount, planCount: stage.avoider.planCount,
      layoutPasses: stage.window.layoutPasses, focus: stage.window.firstResponder.map(ObjectIdentifier.init),
      occluders: occluders, stickyBars: stage.avoider.stickyBars.map(ObjectIdentifier.init))
    if let last = views, last.key == key, events.isEmpty { return last.views }
    var views = TracedViews(stage: stage)
    views.occluders = occluders
    if let last = self.views, last.key.window == key.window {
      views.lastWriters = last.views.writers
      views.rootNumbers = last.views.rootNumbers
    }
    views.collect()
    self.views = (key, views)
    return views
  }

  /// Notes an event for the next frame.
  mutating func note(_ event: StageEvent) { events.append(event) }

  /// The events since the last frame.
  mutating func takeEvents() -> [StageEvent] {
    defer { events.removeAll() }
    return events
  }

  /// How many layout passes there were since the last frame, of `total` in the window's life.
  mutating func takeLayoutPasses(total: Int) -> Int {
    defer { layoutPasses = total }
    return max(0, total - layoutPasses)
  }

  /// Whether there was another plan since the last frame, after `count` of them.
  mutating func takePlanChange(count: Int) -> Bool {
    defer { planCount = count }
    return count != planCount
  }
}
