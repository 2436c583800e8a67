import CX11
import CXdamage
import Foundation

extension Probe {
  /// `wait-window NAME [MS]`: finds a mapped window whose name contains NAME; answers id, x, y, width, height.
  func waitWindow(_ arguments: Arguments) throws(ProbeError) -> String {
    guard var name = arguments.words.first else { throw ProbeError("wait-window needs a name") }
    var limit = 5000
    var words = arguments.words
    if words.count > 1, let last = words.last, let milliseconds = Int(last) {
      limit = milliseconds
      words.removeLast()
    }
    name = words.joined(separator: " ")
    let deadline = Stopwatch.now + Double(limit) / 1000
    repeat {
      if let found = search(root, name: name) {
        watch(found)
        return try "\(found) \(geometry(of: found))"
      }
      Stopwatch.sleep(until: Stopwatch.now + 0.003)
    } while Stopwatch.now < deadline
    throw ProbeError("no window named \(name) within \(limit) ms")
  }

  /// `wait-root-property NAME [MS]`: waits until the screen's root window has a property that is not empty.
  func waitRootProperty(_ arguments: Arguments) throws(ProbeError) -> String {
    guard let name = arguments.words.first else { throw ProbeError("wait-root-property needs a name") }
    let deadline = Stopwatch.now + Double(try arguments.int(1, or: 5000)) / 1000
    while (value(of: name, in: root)?.count ?? 0) == 0 {
      guard Stopwatch.now < deadline else { throw ProbeError("the screen has no property \(name)") }
      Stopwatch.sleep(until: Stopwatch.now + 0.01)
    }
    return ""
  }

  func runWindowCommand(_ command: String, _ arguments: Arguments) throws(ProbeError) -> String {
    let window = try foundWindow()
    switch command {
    case "title": return title(of: window)
    case "property": return try property(arguments.text, of: window)
    case "resize": XResizeWindow(display, window, UInt32(try arguments.int(0)), UInt32(try arguments.int(1)))
    // As if another program had given the focus away: keys go to the window under the pointer.
    case "unfocus": XSetInputFocus(display, Window(PointerRoot), Int32(RevertToNone), Time(CurrentTime))
    case "map": XMapWindow(display, window)
    case "unmap": XUnmapWindow(display, window)
    case "destroy": XDestroyWindow(display, window)
    default: try expose(arguments, over: window)
    }
    return ""
  }

  /// Where a window is on the screen: x, y, width, height.
  func geometry(of window: Window) throws(ProbeError) -> String {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { throw ProbeError("the window is gone") }
    let origin = rootPoint(x: 0, y: 0, in: window)
    return "\(origin.x) \(origin.y) \(attributes.width) \(attributes.height)"
  }

  /// A window's point on the screen.
  func rootPoint(x: Int, y: Int, in window: Window) -> (x: Int32, y: Int32) {
    var (rootX, rootY, child): (Int32, Int32, Window) = (0, 0, 0)
    XTranslateCoordinates(display, window, root, Int32(x), Int32(y), &rootX, &rootY, &child)
    return (rootX, rootY)
  }

  private func watch(_ found: Window) {
    guard found != window else { return }
    window = found
    if damage != 0 { XDamageDestroy(display, damage) }
    damage = XDamageCreate(display, found, Int32(XDamageReportRawRectangles))
    XSync(display, 0)
  }

  // Depth first: a window manager's frame has the client's window inside.
  private func search(_ parent: Window, name: String) -> Window? {
    var (rootWindow, parentWindow, count): (Window, Window, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<Window>?
    guard XQueryTree(display, parent, &rootWindow, &parentWindow, &children, &count) != 0, let children else {
      return nil
    }
    defer { XFree(children) }
    for child in UnsafeBufferPointer(start: children, count: Int(count)) {
      var attributes = XWindowAttributes()
      let isMapped = XGetWindowAttributes(display, child, &attributes) != 0 && attributes.map_state == IsViewable
      if isMapped, title(of: child).contains(name) { return child }
      if isMapped, let inner = search(child, name: name) { return inner }
    }
    return nil
  }

  private func title(of window: Window) -> String {
    if let value = value(of: "_NET_WM_NAME", in: window) { return String(decoding: value.bytes, as: UTF8.self) }
    return value(of: "WM_NAME", in: window).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  // A window over a part of the found one, and away again: that part is exposed.
  private func expose(_ arguments: Arguments, over window: Window) throws(ProbeError) {
    let origin = rootPoint(x: try arguments.int(0), y: try arguments.int(1), in: window)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = 0xFF_00FF
    let cover = XCreateWindow(
      display, root, origin.x, origin.y, UInt32(try arguments.int(2)), UInt32(try arguments.int(3)), 0, 0,
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(display, cover)
    XSync(display, 0)
    XDestroyWindow(display, cover)
  }
}
