/// What a trace still has to tell since its last frame.
struct TracingState {
  /// Events since the last frame, as a script would say them.
  private(set) var events: [StageEvent] = []

  mutating func note(_ event: StageEvent) { events.append(event) }

  mutating func takeEvents() -> [StageEvent] {
    defer { events.removeAll() }
    return events
  }
}
