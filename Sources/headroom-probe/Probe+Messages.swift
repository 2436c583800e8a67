import CX11
import CXtst
import Foundation

extension Probe {
  /// What a window manager says: `close`, `ping [MS]` (answers ms), `sync-resize W H [MS]` (answers ms).
  func runMessageCommand(_ command: String, _ arguments: Arguments) throws(ProbeError) -> String {
    let window = try foundWindow()
    let start = Stopwatch.now
    switch command {
    case "close":
      send("WM_DELETE_WINDOW", [0, 0, 0], to: window)
      return ""
    case "ping":
      send("_NET_WM_PING", [Int(window), 0, 0], to: window)
      let deadline = start + Double(try arguments.int(0, or: 2000)) / 1000
      try wait(until: deadline, for: "an answer to the ping") { self.hasPingAnswer(of: window) }
    default:
      try resizeInStep(window, arguments, start: start)
    }
    return Stopwatch.milliseconds(since: start)
  }

  private func resizeInStep(_ window: Window, _ arguments: Arguments, start: Double) throws(ProbeError) {
    guard let property = value(of: "_NET_WM_SYNC_REQUEST_COUNTER", in: window), property.count == 1 else {
      throw ProbeError("the window has no sync counter")
    }
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    _ = XSyncQueryExtension(display, &event, &error)
    _ = XSyncInitialize(display, &major, &minor)
    let counter = property.bytes.withUnsafeBytes { $0.load(as: UInt.self) }
    var value = XSyncValue(hi: 0, lo: 0)
    _ = XSyncQueryCounter(display, counter, &value)
    let wanted = value.lo + 1
    send("_NET_WM_SYNC_REQUEST", [Int(wanted), 0, 0], to: window)
    XResizeWindow(display, window, UInt32(try arguments.int(0)), UInt32(try arguments.int(1)))
    XSync(display, 0)
    let deadline = start + Double(try arguments.int(2, or: 2000)) / 1000
    try wait(until: deadline, for: "the sync counter") {
      _ = XSyncQueryCounter(self.display, counter, &value)
      return value.lo == wanted
    }
  }

  private func hasPingAnswer(of window: Window) -> Bool {
    XSync(display, 0)
    var event = XEvent()
    while XCheckTypedWindowEvent(display, root, ClientMessage, &event) != 0 {
      let values = event.xclient.data.l
      if Atom(bitPattern: values.0) == atom("_NET_WM_PING"), Window(bitPattern: values.2) == window { return true }
    }
    return false
  }

  private func wait(until deadline: Double, for what: String, _ isDone: () -> Bool) throws(ProbeError) {
    while !isDone() {
      guard Stopwatch.now < deadline else { throw ProbeError("\(what) did not come") }
      Stopwatch.sleep(until: Stopwatch.now + 0.001)
    }
  }

  private func send(_ name: String, _ values: [Int], to window: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    // The protocol, a timestamp, then the message's own values.
    event.xclient.data.l = (Int(bitPattern: atom(name)), 0, values[0], values[1], values[2])
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }
}
