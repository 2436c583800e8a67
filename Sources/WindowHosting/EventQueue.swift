/// Events in the order they came, waiting to be taken. Moves with nothing between them become one: only the last place
/// of the pointer counts, and a slow frame never makes a queue of them. Composed text takes the place of what was being composed, so nobody needs to see that
/// go first.
public struct EventQueue {
  private var events: [HostEvent] = []

  /// No events.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { events.isEmpty }

  /// Adds an event; a move replaces the move it follows, and composed text the end of its composition.
  public mutating func append(_ event: HostEvent) {
    switch (events.last, event) {
    case (.pointerMoved, .pointerMoved), (.composing("", _, _), .composed): events.removeLast()
    default: break
    }
    events.append(event)
  }

  /// Takes all events out, oldest first.
  public mutating func takeAll() -> [HostEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
