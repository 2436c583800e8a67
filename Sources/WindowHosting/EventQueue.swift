/// Events in the order they came, waiting to be taken. Moves with nothing between them become one: only the last place
/// of the pointer counts, and a slow frame never makes a queue of them.
public struct EventQueue {
  private var events: [HostEvent] = []

  /// No events.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { events.isEmpty }

  /// Adds an event; a move replaces the move it follows.
  public mutating func append(_ event: HostEvent) {
    if case .pointerMoved = event, case .pointerMoved? = events.last { events.removeLast() }
    events.append(event)
  }

  /// Takes all events out, oldest first.
  public mutating func takeAll() -> [HostEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
