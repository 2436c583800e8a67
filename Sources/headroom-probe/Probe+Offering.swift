import CX11
import Foundation

/// A text that the probe offers as another program would, in one form only.
struct OfferedBytes {
  let window: Window
  let target: Atom
  let bytes: [UInt8]
}

extension Probe {
  /// Commands of a program that something was copied in:
  ///
  /// - `own-selection NAME FILE [TARGET]`: offers the file's bytes as `UTF8_STRING` or TARGET, and answers nobody yet;
  /// - `serve-selection MS [PARTS]`: hands them to whoever asks, in parts if they are many, until all of them or PARTS
  ///   parts have been taken; answers how many parts.
  func runOfferingCommand(_ command: String, _ arguments: Arguments) throws -> String {
    if command == "own-selection" { return try own(arguments) }
    guard let offered else { throw ProbeError("nothing is offered: own-selection first") }
    let limit = try arguments.int(1, or: .max)
    var (rest, destination, taken) = (offered.bytes[...], XSelectionRequestEvent(), 0)
    try waitForEvents(within: try arguments.int(0), for: "somebody who takes the text") { event in
      switch event.type {
      case SelectionRequest:
        guard self.answer(event.xselectionrequest, offered) else { return false }
        destination = event.xselectionrequest
        guard offered.bytes.count > Self.partSize else {
          taken = 1
          return true
        }
        rest = offered.bytes[...]
      case PropertyNotify
      where event.xproperty.state == PropertyDelete && event.xproperty.window == destination.requestor
        && event.xproperty.atom == destination.property:
        let part = rest.prefix(Self.partSize)
        rest = rest.dropFirst(part.count)
        self.write(part, of: offered.target, to: destination)
        taken += 1
        return part.isEmpty || taken >= limit
      default: break
      }
      return false
    }
    return String(taken)
  }

  /// Bytes of a part, and of the longest text that is handed over whole.
  private static var partSize: Int { 200_000 }

  private func own(_ arguments: Arguments) throws -> String {
    guard arguments.words.count >= 2 else { throw ProbeError("own-selection needs a selection and a file") }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments.words[1])))
    let target = arguments.words.count > 2 ? arguments.words[2] : "UTF8_STRING"
    let window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, atom(arguments.words[0]), window, Time(CurrentTime))
    offered = OfferedBytes(window: window, target: atom(target), bytes: bytes)
    return ""
  }

  // Answers whether the text is on its way.
  private func answer(_ request: XSelectionRequestEvent, _ offered: OfferedBytes) -> Bool {
    let isGiven = request.target == offered.target
    if isGiven, offered.bytes.count > Self.partSize {
      XSelectInput(display, request.requestor, PropertyChangeMask)
      var size = UInt(offered.bytes.count)
      _ = withUnsafeBytes(of: &size) {
        XChangeProperty(
          display, request.requestor, request.property, atom("INCR"), 32, PropModeReplace,
          $0.bindMemory(to: UInt8.self).baseAddress, 1)
      }
    } else if isGiven {
      write(offered.bytes[...], of: offered.target, to: request)
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isGiven ? request.property : 0
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    return isGiven
  }

  private func write(_ bytes: ArraySlice<UInt8>, of type: Atom, to request: XSelectionRequestEvent) {
    let copy = Array(bytes) + [0]
    XChangeProperty(
      display, request.requestor, request.property, type, 8, PropModeReplace, copy, Int32(bytes.count))
  }
}
