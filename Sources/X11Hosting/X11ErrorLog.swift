import CX11

/// What Xlib's handlers write down. They are called from inside other Xlib calls, so they only record here; nothing
/// holds an access to this object around such a call.
final class X11ErrorLog {
  static let shared = X11ErrorLog()

  /// Requests whose errors are expected: answered if somebody waits for them, dropped otherwise.
  private struct Trap {
    let connection: Int
    var serials: ClosedRange<UInt>
    var caught: X11ProtocolError?
  }

  private var traps: [Trap] = []
  private var unexpected: [X11ProtocolError] = []
  private var lostConnections: Set<Int> = []

  private init() {
    XSetErrorHandler(recordProtocolError)
    XSetIOErrorHandler(ignoreIOError)
  }

  /// Watches a new connection. Without an exit handler that returns, libX11 ends the process with the connection.
  func watch(_ display: OpaquePointer) {
    // Xlib may use the memory of a closed connection again; what is known of that one goes.
    let connection = Int(bitPattern: display)
    lostConnections.remove(connection)
    traps.removeAll { $0.connection == connection }
    unexpected.removeAll { $0.connection == connection }
    XSetIOErrorExitHandler(display, recordLostConnection, nil)
  }

  /// Whether the connection is gone; no Xlib call may be made on it any more.
  func isLost(_ display: OpaquePointer) -> Bool { lostConnections.contains(Int(bitPattern: display)) }

  /// Marks a connection as gone.
  func markLost(connection: Int) { lostConnections.insert(connection) }

  /// Makes requests and asks the server whether one of them failed; waits for its answer.
  func trap(on display: OpaquePointer, _ requests: () -> Void) -> X11ProtocolError? {
    let index = open(on: display)
    requests()
    XSync(display, 0)
    return traps.remove(at: index).caught
  }

  /// Makes requests whose errors do not matter (somebody else's window may be gone), without waiting.
  func ignoringErrors(on display: OpaquePointer, _ requests: () -> Void) {
    let index = open(on: display)
    requests()
    let first = traps[index].serials.lowerBound
    let last = max(first, XNextRequest(display) - 1)
    traps[index].serials = first...last
    // What the server has answered since can fail no more; the others may still.
    let (connection, answered) = (Int(bitPattern: display), XLastKnownRequestProcessed(display))
    traps.removeAll { $0.connection == connection && $0.serials.upperBound < answered }
  }

  /// The errors nobody expected since the last call.
  func takeUnexpected(on display: OpaquePointer) -> [X11ProtocolError] {
    guard !unexpected.isEmpty else { return [] }
    let connection = Int(bitPattern: display)
    defer { unexpected.removeAll { $0.connection == connection } }
    return unexpected.filter { $0.connection == connection }
  }

  private func open(on display: OpaquePointer) -> Int {
    traps.append(Trap(connection: Int(bitPattern: display), serials: XNextRequest(display)...UInt.max))
    return traps.count - 1
  }

  fileprivate func record(_ error: X11ProtocolError) {
    let index = traps.lastIndex { $0.connection == error.connection && $0.serials.contains(error.serial) }
    if let index { traps[index].caught = error } else { unexpected.append(error) }
  }
}

// Xlib's handlers: C functions that the one thread that uses Xlib calls, which is the main one.

nonisolated private func recordProtocolError(_: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?) -> Int32 {
  guard let event = event?.pointee else { return 0 }
  let error = X11ProtocolError(
    connection: Int(bitPattern: event.display), serial: event.serial, code: Int32(event.error_code),
    request: Int32(event.request_code), minorRequest: Int32(event.minor_code))
  MainActor.assumeIsolated { X11ErrorLog.shared.record(error) }
  return 0
}

nonisolated private func ignoreIOError(_: OpaquePointer?) -> Int32 { 0 }

nonisolated private func recordLostConnection(_ display: OpaquePointer?, _: UnsafeMutableRawPointer?) {
  let connection = Int(bitPattern: display)
  MainActor.assumeIsolated { X11ErrorLog.shared.markLost(connection: connection) }
}
