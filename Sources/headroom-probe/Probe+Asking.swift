import CX11
import Foundation
import Glibc

extension Probe {
  /// Commands of a program that something is pasted in:
  ///
  /// - `request-selection NAME TARGET MS [FILE [PARTS]]`: asks for a selection; answers type, bytes and parts (0 = whole),
  ///   or the atoms or numbers it is; its bytes go into FILE. After PARTS parts it takes no more.
  /// - `request-multiple NAME MS TARGET…`: asks for several forms at once; answers the types that came.
  func runAskingCommand(_ command: String, _ arguments: Arguments) throws -> String {
    let words = arguments.words
    guard words.count >= 3 else { throw ProbeError("\(command) needs a selection, a target and a time") }
    let window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    if command == "request-multiple" {
      return try requestSeveral(Array(words.dropFirst(2)), of: words[0], for: window, within: try arguments.int(1))
    }
    try convert(words[0], to: words[1], for: window, within: try arguments.int(2))
    guard let first = value(of: Self.destination, in: window) else { throw ProbeError("there is no text") }
    guard atomName(first.type) == "INCR" else {
      if words.count > 3 { try Data(first.bytes).write(to: URL(fileURLWithPath: words[3])) }
      return first.format == 8
        ? "\(atomName(first.type)) \(first.bytes.count) 0" : try property(Self.destination, of: window)
    }
    let limit = try arguments.int(4, or: .max)
    var (bytes, parts, type) = ([UInt8](), 0, Atom(0))
    XDeleteProperty(display, window, atom(Self.destination))
    try waitForEvents(within: try arguments.int(2), for: "the rest of the text") { event in
      guard event.type == PropertyNotify, event.xproperty.window == window,
        event.xproperty.state == PropertyNewValue, let part = self.value(of: Self.destination, in: window)
      else { return false }
      bytes += part.bytes
      type = part.type
      guard !part.bytes.isEmpty else { return true }
      parts += 1
      if parts >= limit { return true }
      XDeleteProperty(self.display, window, self.atom(Self.destination))
      return false
    }
    if words.count > 3 { try Data(bytes).write(to: URL(fileURLWithPath: words[3])) }
    return "\(atomName(type)) \(bytes.count) \(parts)"
  }

  /// Takes events until `isDone` says so of one.
  func waitForEvents(
    within milliseconds: Int, for what: String, until isDone: (XEvent) throws -> Bool
  ) throws {
    let deadline = Stopwatch.now + Double(milliseconds) / 1000
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if try isDone(event) { return }
      }
      let rest = deadline - Stopwatch.now
      guard rest > 0 else { throw ProbeError("\(what) did not come") }
      var descriptor = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(max(rest * 1000, 1)))
    }
  }

  /// The atom of a name.
  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private static var destination: String { "PROBE_TEXT" }

  private func convert(
    _ selection: String, to target: String, for window: Window, within milliseconds: Int
  ) throws {
    XConvertSelection(
      display, atom(selection), atom(target), atom(Self.destination), window, Time(CurrentTime))
    var isGiven = false
    try waitForEvents(within: milliseconds, for: "an answer of the selection's owner") { event in
      guard event.type == SelectionNotify, event.xselection.requestor == window else { return false }
      isGiven = event.xselection.property != 0
      return true
    }
    guard isGiven else { throw ProbeError("the selection is not to be had as \(target)") }
  }

  private func requestSeveral(
    _ targets: [String], of selection: String, for window: Window, within milliseconds: Int
  ) throws -> String {
    let places = targets.indices.map { "PROBE_TEXT_\($0)" }
    let pairs = zip(targets, places).flatMap { [atom($0), atom($1)] }
    _ = pairs.withUnsafeBytes {
      XChangeProperty(
        display, window, atom(Self.destination), atom("ATOM_PAIR"), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(pairs.count))
    }
    try convert(selection, to: "MULTIPLE", for: window, within: milliseconds)
    return places.map { value(of: $0, in: window).map { atomName($0.type) } ?? "none" }.joined(separator: " ")
  }
}
