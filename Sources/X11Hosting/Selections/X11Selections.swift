import CX11
import Foundation
import WindowHosting

/// The texts shared with other programs (ICCCM selections): those offered, those asked for, those on their way.
///
/// Nothing waits for another program. What it does arrives as events of the host's loop, and what it does not do ends
/// ``patience`` after its last sign of life, by the loop's clock.
final class X11Selections {
  /// Seconds that another program may take for a part of a text.
  static let patience: TimeInterval = 2
  /// Bytes of the longest text taken; a program that never ends one shall not take all memory.
  static let longestText = 64 << 20

  let connection: X11Connection
  let watched: X11WatchedWindows
  /// The hidden window that offers texts.
  let window: Window
  var offers: [SharedSelection: OfferedText] = [:]
  var incoming: [IncomingText] = []
  var outgoing: [OutgoingText] = []
  /// The texts that have come since they were taken last, by the number of their request; nil where there is none.
  var answers: [(request: Int, text: String?)] = []
  /// Whether a part has come or gone since this was taken back: the next ones shall leave time for a frame.
  var hasMovedPart = false
  private(set) var latestServerTime = Time(CurrentTime)
  var requestCount = 0

  init(_ connection: X11Connection) {
    self.connection = connection
    watched = X11WatchedWindows(connection)
    window = Self.makeWindow(connection)
  }

  /// Takes note of the server's time of an event of the user's: who copies or pastes says when.
  func noteTime(of event: XEvent) {
    switch event.type {
    case CX11.KeyPress, KeyRelease: note(event.xkey.time)
    case ButtonPress, ButtonRelease: note(event.xbutton.time)
    case MotionNotify: note(event.xmotion.time)
    case PropertyNotify: note(event.xproperty.time)
    default: break
    }
  }

  /// Takes an event that concerns the texts, at `now` in seconds of the host's clock.
  func receive(_ event: XEvent, at now: TimeInterval) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest, at: now)
    case SelectionClear: giveUp(event.xselectionclear)
    case SelectionNotify: receiveAnswer(event.xselection, at: now)
    case PropertyNotify where event.xproperty.state == PropertyNewValue: receivePart(event.xproperty, at: now)
    case PropertyNotify: sendPart(event.xproperty, at: now)
    case DestroyNotify: forget(event.xdestroywindow.window)
    default: break
    }
  }

  /// When somebody's patience ends, in seconds of the host's clock; nil while nothing is on its way.
  var nextDeadline: TimeInterval? {
    (incoming.map(\.lastProgress) + outgoing.map(\.lastProgress)).min().map { $0 + Self.patience }
  }

  /// Gives up what has not gone on for too long.
  func expire(at now: TimeInterval) {
    for text in incoming where now >= text.lastProgress + Self.patience { finish(text, nil) }
    for text in outgoing where now >= text.lastProgress + Self.patience { watched.release(text.requestor) }
    outgoing.removeAll { now >= $0.lastProgress + Self.patience }
  }

  /// The server's time now, or a moment ago.
  func serverTime() -> Time {
    guard latestServerTime == CurrentTime else { return latestServerTime }
    // Nobody has touched anything yet. Writing nothing to a property makes the server tell the time.
    let name = connection.atoms[.transfer]
    XChangeProperty(connection.display, window, name, XA_STRING, 8, PropModeAppend, nil, 0)
    XSync(connection.display, 0)
    var event = XEvent()
    if !connection.isLost, XCheckTypedWindowEvent(connection.display, window, PropertyNotify, &event) != 0 {
      noteTime(of: event)
    }
    return latestServerTime
  }

  func atom(of selection: SharedSelection) -> Atom {
    selection == .primary ? XA_PRIMARY : connection.atoms[.clipboard]
  }

  /// An unmapped window that is told of what is written to it.
  static func makeWindow(_ connection: X11Connection) -> Window {
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    return XCreateWindow(
      connection.display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask), &attributes)
  }

  // The server's time has 32 bits and begins anew after 49.7 days.
  private func note(_ time: Time) {
    guard time != CurrentTime else { return }
    let isLater = latestServerTime == CurrentTime || Self.isTime(time, notBefore: latestServerTime)
    if isLater { latestServerTime = time }
  }

  static func isTime(_ time: Time, notBefore other: Time) -> Bool {
    Int32(truncatingIfNeeded: Int(truncatingIfNeeded: time) - Int(truncatingIfNeeded: other)) >= 0
  }

  private func forget(_ destroyed: Window) {
    for text in incoming where text.owner == destroyed { finish(text, nil) }
    for text in outgoing where text.requestor == destroyed { watched.release(destroyed) }
    outgoing.removeAll { $0.requestor == destroyed }
  }
}
