import CX11
import Foundation
import WindowHosting

extension X11Selections {
  /// Asks whoever offers a text for it, at `now` in seconds of the host's clock; the number stands in ``answers`` later.
  func request(_ selection: SharedSelection, at now: TimeInterval) -> Int {
    requestCount += 1
    let offered = offers[selection]?.text
    let owner =
      offered == nil && !connection.isLost ? XGetSelectionOwner(connection.display, atom(of: selection)) : 0
    guard owner != 0 else {
      answers.append((requestCount, offered))
      return requestCount
    }
    // Watched before it is asked: if it has gone by then, the server answers in its place.
    watched.watch(owner)
    incoming.append(
      IncomingText(
        request: requestCount, selection: atom(of: selection), owner: owner, window: Self.makeWindow(connection),
        serverTime: serverTime(), lastProgress: now))
    askForNextForm(incoming.count - 1)
    return requestCount
  }

  /// An owner has answered: with a text, the beginning of one, or that it does not have this form of it.
  func receiveAnswer(_ event: XSelectionEvent, at now: TimeInterval) {
    guard let index = incoming.firstIndex(where: { $0.window == event.requestor }), !incoming[index].isIncremental
    else {
      return
    }
    incoming[index].lastProgress = now
    guard event.property != 0 else { return askForNextForm(index) }
    let text = incoming[index]
    let value = connection.property(connection.atoms[.transfer], of: text.window, deletes: true)
    guard let value else { return finish(text, nil) }
    if value.type == connection.atoms[.incremental] {
      // Taking the announcement away has asked for the first part.
      incoming[index].isIncremental = true
    } else {
      finish(text, TextForm.text(of: value.bytes, type: value.type))
    }
  }

  /// A part of a text has been written; one without bytes is its end.
  func receivePart(_ event: XPropertyEvent, at now: TimeInterval) {
    guard event.atom == connection.atoms[.transfer],
      let index = incoming.firstIndex(where: { $0.window == event.window }), incoming[index].isIncremental,
      let part = connection.property(event.atom, of: event.window, deletes: true)
    else { return }
    hasMovedPart = true
    incoming[index].lastProgress = now
    if part.bytes.isEmpty {
      finish(incoming[index], TextForm.text(of: incoming[index].bytes, type: part.type))
    } else if incoming[index].bytes.count + part.bytes.count > Self.longestText {
      finish(incoming[index], nil)
    } else {
      incoming[index].bytes += part.bytes
    }
  }

  /// Ends a request with what has come of it.
  func finish(_ text: IncomingText, _ result: String?) {
    incoming.removeAll { $0.request == text.request }
    answers.append((text.request, result))
    watched.release(text.owner)
    if !connection.isLost { XDestroyWindow(connection.display, text.window) }
  }

  private func askForNextForm(_ index: Int) {
    guard let form = incoming[index].forms.popFirst() else { return finish(incoming[index], nil) }
    let text = incoming[index]
    XConvertSelection(
      connection.display, text.selection, form.target(connection.atoms), connection.atoms[.transfer], text.window,
      text.serverTime)
  }
}
