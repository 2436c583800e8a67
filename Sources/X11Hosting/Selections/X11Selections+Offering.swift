import CX11
import Foundation
import WindowHosting

/// A text that this program offers, and since when by the server's time.
struct OfferedText {
  let text: String
  let since: Time
}

extension X11Selections {
  /// Offers a text to every program. An old moment loses against a newer one of another program's, as the server decides.
  func offer(_ text: String, as selection: SharedSelection) {
    guard !connection.isLost else { return }
    let time = serverTime()
    XSetSelectionOwner(connection.display, atom(of: selection), window, time)
    let isOwner = XGetSelectionOwner(connection.display, atom(of: selection)) == window
    offers[selection] = isOwner ? OfferedText(text: text, since: time) : nil
  }

  /// Another program offers a text now.
  func giveUp(_ event: XSelectionClearEvent) {
    for selection in SharedSelection.allCases where atom(of: selection) == event.selection {
      // Said of an offer that has been made anew since, it means nothing.
      guard let offer = offers[selection], Self.isTime(event.time, notBefore: offer.since) else { continue }
      offers[selection] = nil
    }
  }

  /// Answers a program that asks for a text or for what can be had.
  func answer(_ request: XSelectionRequestEvent, at now: TimeInterval) {
    // Programs of old name no property and mean the target's.
    let property = request.property == 0 ? request.target : request.property
    let offer = SharedSelection.allCases.first { atom(of: $0) == request.selection }.flatMap { offers[$0] }
    var isDone = false
    if let offer, request.requestor != window,
      request.time == CurrentTime || Self.isTime(request.time, notBefore: offer.since)
    {
      isDone =
        request.target == connection.atoms[.multiple]
        ? writeSeveral(offer, named: request.property, to: request.requestor, at: now)
        : write(offer, as: request.target, to: request.requestor, property, at: now)
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isDone ? property : 0
    event.xselection.time = request.time
    ignoringErrors { XSendEvent(connection.display, request.requestor, 0, NoEventMask, &event) }
  }

  /// Writes the next part of a text whose last part was taken; a part without bytes ends it.
  func sendPart(_ event: XPropertyEvent, at now: TimeInterval) {
    let found = outgoing.firstIndex { $0.requestor == event.window && $0.property == event.atom }
    guard let index = found else { return }
    hasMovedPart = true
    var text = outgoing[index]
    let part = text.rest.prefix(partSize)
    ignoringErrors {
      connection.setProperty(text.property, of: text.requestor, type: text.type, bytes: part)
    }
    text.rest = text.rest.dropFirst(part.count)
    text.lastProgress = now
    if part.isEmpty {
      outgoing.remove(at: index)
      watched.release(text.requestor)
    } else {
      outgoing[index] = text
    }
  }

  // As much as a request may hold without extensions: written in well under a frame.
  private var partSize: Int { XMaxRequestSize(connection.display) * 4 - 128 }

  private func write(
    _ offer: OfferedText, as target: Atom, to requestor: Window, _ property: Atom, at now: TimeInterval
  ) -> Bool {
    let atoms = connection.atoms
    if target == atoms[.targets] {
      let targets =
        [atoms[.targets], atoms[.timestamp], atoms[.multiple]] + TextForm.allCases.map { $0.target(atoms) }
      ignoringErrors { connection.setProperty(property, of: requestor, type: XA_ATOM, numbers: targets) }
      return true
    }
    if target == atoms[.timestamp] {
      ignoringErrors { connection.setProperty(property, of: requestor, type: XA_INTEGER, numbers: [offer.since]) }
      return true
    }
    guard let form = TextForm.allCases.first(where: { $0.target(atoms) == target }) else { return false }
    let bytes = form.bytes(of: offer.text)[...]
    guard bytes.count > partSize else {
      ignoringErrors { connection.setProperty(property, of: requestor, type: target, bytes: bytes) }
      return true
    }
    // A second request for the same place takes the first one's.
    for text in outgoing where text.requestor == requestor && text.property == property { watched.release(requestor) }
    outgoing.removeAll { $0.requestor == requestor && $0.property == property }
    watched.watch(requestor)
    let text = OutgoingText(requestor: requestor, property: property, type: target, rest: bytes, lastProgress: now)
    outgoing.append(text)
    ignoringErrors {
      connection.setProperty(property, of: requestor, type: atoms[.incremental], numbers: [UInt(bytes.count)])
    }
    return true
  }

  // The property lists targets and where each is to be written; those that cannot be had are struck out.
  private func writeSeveral(
    _ offer: OfferedText, named property: Atom, to requestor: Window, at now: TimeInterval
  ) -> Bool {
    guard property != 0, let list = connection.property(property, of: requestor, deletes: false),
      list.type == connection.atoms[.atomPair]
    else { return false }
    var atoms = list.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
    for index in stride(from: 1, to: atoms.count, by: 2) {
      let isWritten = atoms[index] != 0 && write(offer, as: atoms[index - 1], to: requestor, atoms[index], at: now)
      if !isWritten { atoms[index] = 0 }
    }
    ignoringErrors { connection.setProperty(property, of: requestor, type: list.type, numbers: atoms) }
    return true
  }

  // The program that asks may be gone.
  private func ignoringErrors(_ requests: () -> Void) {
    X11ErrorLog.shared.ignoringErrors(on: connection.display, requests)
  }
}
