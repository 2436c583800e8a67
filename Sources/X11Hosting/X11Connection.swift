import CX11
import Glibc

/// A connection to an X server: Xlib's pointer, the screen, the atoms.
final class X11Connection {
  /// Xlib's pointer; valid as long as this object lives, to be used only while ``isLost`` is false.
  let display: OpaquePointer
  /// The number of the default screen.
  let screen: Int32
  /// The root window of the default screen.
  let root: Window
  /// The atoms that are used, interned in one round trip.
  let atoms: X11Atoms

  /// Connects to `name`; nil takes `DISPLAY`.
  init(name: String?) throws(X11Error) {
    Self.keepBrokenPipesFromEndingTheProcess()
    let log = X11ErrorLog.shared
    guard let display = XOpenDisplay(name) else {
      let wanted = name ?? getenv("DISPLAY").map { String(cString: $0) }
      throw .noDisplay(name: wanted?.isEmpty == false ? wanted : nil)
    }
    log.watch(display)
    self.display = display
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = X11Atoms(display)
  }

  /// Whether the server is gone.
  var isLost: Bool { X11ErrorLog.shared.isLost(display) }

  /// The descriptor that becomes readable when the server has sent something.
  var descriptor: Int32 { XConnectionNumber(display) }

  /// Whether a window manager that follows the EWMH runs on the screen.
  var hasWindowManager: Bool {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, root, atoms[.netSupportingWMCheck], 0, 1, 0, XA_WINDOW, &type, &format, &count, &rest, &bytes)
    if let bytes { XFree(bytes) }
    return count == 1
  }

  /// Whether no window has the input focus: keys go wherever the pointer happens to be, or nowhere.
  var isFocusFree: Bool {
    var (focus, revert): (Window, Int32) = (0, 0)
    XGetInputFocus(display, &focus, &revert)
    return focus == Window(PointerRoot) || focus == 0
  }

  // A write to a dead server raises SIGPIPE. A function that does nothing is used rather than SIG_IGN, which programs
  // started later would inherit.
  private static func keepBrokenPipesFromEndingTheProcess() {
    var current = sigaction()
    sigaction(SIGPIPE, nil, &current)
    guard current.__sigaction_handler.sa_handler == nil else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    action.sa_flags = SA_RESTART
    sigaction(SIGPIPE, &action, nil)
  }

  isolated deinit {
    // Nothing may be called on a lost connection, not even what would close it.
    if !isLost { XCloseDisplay(display) }
  }
}
