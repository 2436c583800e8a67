import CX11
import CXext
import Foundation
import Pixels

/// The window on the server, with everything that window managers read set before it is mapped.
final class X11Window {
  let identifier: Window
  /// What draws on it.
  let context: GC
  /// The counter that says which size has been painted; 0 without the SYNC extension.
  let syncCounter: XSyncCounter
  private let connection: X11Connection
  private let cursor: Cursor

  /// An unmapped window of `size` device pixels that selects its events.
  init(_ connection: X11Connection, visual: X11Visual, size: PixelSize, title: String) throws(X11Error) {
    let display = connection.display
    var attributes = XSetWindowAttributes()
    // No background: the server would clear to it before each repaint, which flickers.
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.colormap = visual.colormap
    attributes.event_mask = Self.eventMask
    cursor = XCreateFontCursor(display, UInt32(XC_left_ptr))
    attributes.cursor = cursor
    let mask = CWBackPixmap | CWBorderPixel | CWColormap | CWEventMask | CWCursor
    var made: (window: Window, context: GC?) = (0, nil)
    let refusal = X11ErrorLog.shared.trap(on: display) {
      made.window = XCreateWindow(
        display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, visual.depth,
        UInt32(InputOutput), visual.pointer, UInt(mask), &attributes)
      made.context = XCreateGC(display, made.window, 0, nil)
    }
    guard refusal == nil, let context = made.context, !connection.isLost else {
      throw .windowRefused(reason: refusal?.text(on: display) ?? "it is gone")
    }
    self.connection = connection
    identifier = made.window
    self.context = context
    syncCounter = Self.makeSyncCounter(display)
    setProperties(size: size, title: title)
  }

  /// The events that are wanted; motion only while the primary button is held, so a hovering pointer wakes nobody.
  static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | Button1MotionMask | ExposureMask
    | StructureNotifyMask | FocusChangeMask | LeaveWindowMask

  /// Xlib's pointer of its connection.
  var display: OpaquePointer { connection.display }
  /// The atoms of its connection.
  var atoms: X11Atoms { connection.atoms }

  /// Selects what an input method needs besides.
  func selectEvents(adding mask: Int) { XSelectInput(connection.display, identifier, Self.eventMask | mask) }

  /// Shows the window; the window manager may take its time.
  func map() {
    XMapWindow(connection.display, identifier)
    XFlush(connection.display)
  }

  /// Asks for a size in device pixels.
  func resize(to size: PixelSize) {
    setSizeHints(size)
    XResizeWindow(connection.display, identifier, UInt32(size.width), UInt32(size.height))
    XFlush(connection.display)
  }

  /// Fills rectangles with one colour, 0xRRGGBB.
  func fill(_ rects: [PixelRect], color: UInt32) {
    guard !rects.isEmpty else { return }
    XSetForeground(connection.display, context, UInt(color))
    var parts = rects.map {
      XRectangle(x: Int16($0.x), y: Int16($0.y), width: UInt16($0.width), height: UInt16($0.height))
    }
    XFillRectangles(connection.display, identifier, context, &parts, Int32(parts.count))
  }

  /// Tells the window manager that the frame of the size it asked for is painted.
  func acknowledgeSync(_ value: XSyncValue) {
    if syncCounter != 0 { XSyncSetCounter(connection.display, syncCounter, value) }
  }

  private static func makeSyncCounter(_ display: OpaquePointer) -> XSyncCounter {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0, XSyncInitialize(display, &major, &minor) != 0 else {
      return 0
    }
    return XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
  }

  isolated deinit {
    guard !connection.isLost else { return }
    let display = connection.display
    if syncCounter != 0 { XSyncDestroyCounter(display, syncCounter) }
    XFreeGC(display, context)
    XFreeCursor(display, cursor)
    // Somebody else may have destroyed it.
    X11ErrorLog.shared.ignoringErrors(on: display) { XDestroyWindow(display, identifier) }
    XFlush(display)
  }
}
