import CX11
public import Foundation
import Glibc
public import WindowHosting

extension X11Host {
  /// The events since the last call, oldest first, successive moves merged. Never waits.
  public func drainEvents() -> [HostEvent] {
    receiveSignals()
    receiveAll()
    expireSelections()
    return queue.takeAll()
  }

  /// Waits until there is an event, a frame is due, ``wake()`` is called, or the time reaches `deadline`.
  ///
  /// What means nothing to a program (a key's release, a frame that was read) does not end the wait.
  public func wait(until deadline: TimeInterval?) {
    while true {
      // Xlib may hold events that it has read already, so it is asked before the descriptor is.
      receiveAll()
      expireSelections()
      guard queue.isEmpty, !needsFrame || connection.isLost else { return }
      let now = clock.now()
      if let deadline, deadline <= now { return }
      // A text that does not come is given up without anybody's waking the loop.
      let limit = [deadline, selections.nextDeadline].compactMap(\.self).min()
      if poll(for: selections.hasMovedPart ? 0 : limit.map { $0 - now }) { return }
    }
  }

  /// Ends the wait that is going on, or the next one.
  public nonisolated func wake() { pipe.write(0) }

  /// Makes SIGINT, SIGTERM and SIGHUP ask to close the window, each once; a second one ends the process.
  public func closeOnTermination() { TerminationSignals.forward(to: pipe) }

  /// Whether somebody woke the loop while waiting at most `seconds`; nil waits for ever.
  private func poll(for seconds: TimeInterval?) -> Bool {
    let isLost = connection.isLost
    var descriptors = [
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isLost ? -1 : connection.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // A wait of more than a day is cut: the caller's loop goes on with the rest.
    let nanoseconds = seconds.map { Int(min(max($0, 0), 86_400) * 1_000_000_000) } ?? -1
    let count = headroom_poll(&descriptors, 2, nanoseconds)
    guard count > 0 else { return false }
    // A hung-up connection stays readable for ever; what it still holds is read, then it is over.
    if Int32(descriptors[1].revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      receiveAll()
      X11ErrorLog.shared.markLost(connection: Int(bitPattern: connection.display))
    }
    guard descriptors[0].revents != 0 else { return false }
    receiveSignals()
    return true
  }

  /// Takes everything that the server has sent, or as much as ends with a part of a long text: two programs that hand
  /// one over would else keep the loop from its frames.
  private func receiveAll() {
    let display = connection.display
    selections.hasMovedPart = false
    while !connection.isLost, !selections.hasMovedPart, XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard !connection.isLost else { break }
      if frames.takesCompletion(&event) { continue }
      selections.noteTime(of: event)
      if event.type == CX11.KeyPress || event.type == KeyRelease { keyboard.note(event) }
      let isTaken = XFilterEvent(&event, 0) != 0
      receiveComposition()
      if !isTaken { receive(&event) }
    }
    // A server that is waited for may come without an event of this window's.
    if !connection.isLost { receiveComposition() }
    reportErrors()
    if connection.isLost, !isEndReported {
      isEndReported = true
      queue.append(.connectionLost(time: clock.now()))
    }
  }

  private func receiveSignals() {
    let bytes = pipe.readAll()
    if bytes.contains(where: { $0 != 0 }) { queue.append(.closeRequested(time: clock.now())) }
  }

  private func reportErrors() {
    for error in X11ErrorLog.shared.takeUnexpected(on: connection.display) {
      let text = error.text(on: connection.display)
      if unexpectedErrors.isEmpty { FileHandle.standardError.write(Data("headroom: X error: \(text)\n".utf8)) }
      // A program that runs for days keeps the first of them.
      if unexpectedErrors.count < 100 { unexpectedErrors.append(text) }
    }
  }
}
