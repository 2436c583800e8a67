import CX11
import CXdamage
import Foundation

/// One connection to a display, the window that is looked at, and what its commands share.
final class Probe {
  let display: OpaquePointer
  let root: Window
  let started = Stopwatch.now
  let damageEvent: Int32
  var keymap: Keymap
  /// The window found last; 0 before.
  var window: Window = 0
  /// Reports what is drawn: on the whole screen before a window is found, then on the window.
  var damage: Damage = 0
  /// What is offered to other programs.
  var offered: OfferedBytes?

  init?(display name: String?) {
    guard let display = XOpenDisplay(name) else { return nil }
    XSetErrorHandler(recordError)
    self.display = display
    root = XDefaultRootWindow(display)
    var (event, error): (Int32, Int32) = (0, 0)
    guard XDamageQueryExtension(display, &event, &error) != 0 else { return nil }
    damageEvent = event + Int32(XDamageNotify)
    keymap = Keymap(display)
    XSelectInput(display, root, SubstructureNotifyMask)
    damage = XDamageCreate(display, root, Int32(XDamageReportRawRectangles))
    XSync(display, 0)
  }

  /// Carries out one line.
  func answer(to line: String) -> String {
    let command = line.split(separator: " ").first.map(String.init) ?? ""
    protocolErrors = 0
    do {
      let result = try run(command, Arguments(line))
      XSync(display, 0)
      if protocolErrors > 0 { throw ProbeError("the X server refused a request of \(command)") }
      return result.isEmpty ? "ok" : "ok \(result)"
    } catch let error as ProbeError {
      return "error \(error.reason)"
    } catch {
      return "error \(error)"
    }
  }

  private func run(_ command: String, _ arguments: Arguments) throws -> String {
    switch command {
    case "wait-window": return try waitWindow(arguments)
    case "wait-root-property": return try waitRootProperty(arguments)
    case "title", "property", "resize", "unmap", "map", "expose", "destroy", "unfocus":
      return try runWindowCommand(command, arguments)
    case "close", "ping", "sync-resize": return try runMessageCommand(command, arguments)
    case "move", "click", "shift-click", "middle-click", "down", "up", "drag", "wheel":
      return try runPointerCommand(command, arguments)
    case "own-selection", "serve-selection": return try runOfferingCommand(command, arguments)
    case "request-selection", "request-multiple": return try runAskingCommand(command, arguments)
    case "key", "hold", "type": return try runKeyCommand(command, arguments)
    case "grab", "pixel": return try runPixelCommand(command, arguments)
    case "click-latency", "damage-wait", "damage-list", "damage-clear", "first-change":
      return try runDamageCommand(command, arguments)
    case "resources":
      // Where programs look for the display's resolution; they read it when they connect.
      XChangeProperty(
        display, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, Array(arguments.text.utf8),
        Int32(arguments.text.utf8.count))
      return ""
    case "clock": return Stopwatch.seconds(Stopwatch.now)
    default: throw ProbeError("unknown command \(command)")
    }
  }

  /// The window found last.
  func foundWindow() throws(ProbeError) -> Window {
    guard window != 0 else { throw ProbeError("no window has been found yet: wait-window first") }
    return window
  }

  isolated deinit {
    keymap.restore()
    XCloseDisplay(display)
  }
}

/// How many errors the server has sent for the command that runs.
private var protocolErrors = 0

nonisolated private func recordError(_: OpaquePointer?, _: UnsafeMutablePointer<XErrorEvent>?) -> Int32 {
  MainActor.assumeIsolated { protocolErrors += 1 }
  return 0
}
