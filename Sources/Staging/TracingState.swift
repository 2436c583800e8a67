import KeyboardAvoidance

/// What a trace still has to tell since its last frame.
struct TracingState {
  private var events: [StageEvent] = []
  private var layoutPasses = 0
  private var planCount = -1

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
