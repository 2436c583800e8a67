import CX11
import CXext
public import Foundation
public import Pixels
public import WindowHosting

/// A window on an X server.
///
/// The picture keeps the size that was asked for; whatever size the window manager gives the window, the picture is
/// centred in it and the rest painted in ``surround``. Frames go through shared memory (MIT-SHM) where the server can
/// attach it. X errors never end the process: an unexpected one is written to standard error once and kept in
/// ``unexpectedErrors``; a lost server becomes `HostEvent.connectionLost`, and nothing is called after it.
///
/// ```swift
/// let host = try X11Host(title: "Form", width: 390, height: 844)
/// while isOpen {
///   for event in host.drainEvents() { … }
///   let (buffer, stale) = host.beginFrame()
///   host.present(paint(into: buffer, stale))
///   host.wait(until: nextDeadline)
/// }
/// ```
public final class X11Host: WindowHost {
  /// Device pixels a point: what was asked for, or `Xft.dpi` / 96 rounded, 1…3.
  public private(set) var scale: Int
  /// The picture's size in device pixels.
  public private(set) var pixelSize: PixelSize
  /// The window's title.
  public var title: String { didSet { if title != oldValue { setTitle() } } }
  /// The colour around the picture, 0xRRGGBB.
  public var surround: UInt32 { didSet { if surround != oldValue { frameIsLost() } } }
  /// Where text is being typed, in points of the picture: an input method shows its windows there; nil if nowhere.
  public var caret: CGRect? { didSet { if caret != oldValue { moveSpot() } } }
  /// Whether a frame is due although nothing changed: at first, and after an expose or a resize.
  public internal(set) var needsFrame = true
  /// The errors nobody expected, each with its request, oldest first.
  public internal(set) var unexpectedErrors: [String] = []
  /// Whether the server reads frames from shared memory.
  public var usesSharedMemory: Bool { frames.isShared }

  let connection: X11Connection
  let window: X11Window
  let method: X11InputMethod
  let keyboard: X11Keyboard
  let selections: X11Selections
  let pipe = SelfPipe()
  var frames: FrameStore
  var currentFrame: (any FrameImage)?
  var letterbox: Letterbox
  var queue = EventQueue()
  var clock = MonotonicClock()
  var isPressed = false
  var isFocused = false
  var isEndReported = false
  var pendingSync: XSyncValue?
  var confirmedSync: XSyncValue?
  /// Whether the whole window must be put again, not only what changed.
  var isWindowLost = true
  private let visual: X11Visual

  /// Opens a window.
  /// - Parameters:
  ///   - title: What the window is called.
  ///   - width: The picture's width in points.
  ///   - height: The picture's height in points.
  ///   - scale: Device pixels a point, 1…3; nil takes the display's own.
  ///   - display: The X display's name, such as ":1"; nil takes `DISPLAY`.
  ///   - surround: The colour around the picture, 0xRRGGBB.
  ///   - inputMethod: The name of the input method server, such as "fcitx", or "none"; nil takes `XMODIFIERS`.
  ///   - usesSharedMemory: False sends every frame's pixels through the connection.
  /// - Throws: ``X11Error`` without a display, or without 24-bit colour on it.
  public init(
    title: String, width: Int, height: Int, scale: Int? = nil, display: String? = nil, surround: UInt32 = 0x20_22_26,
    inputMethod: String? = nil, usesSharedMemory: Bool = true
  ) throws(X11Error) {
    let connection = try X11Connection(name: display)
    let scale = scale ?? DisplayScale.current(connection)
    let size = PixelSize(width: width * scale, height: height * scale)
    let visual = try X11Visual(connection)
    frames = try FrameStore(connection, visual: visual, size: size, usesSharedMemory: usesSharedMemory)
    window = try X11Window(connection, visual: visual, size: size, title: title)
    method = X11InputMethod(connection, window: window.identifier, name: inputMethod)
    keyboard = X11Keyboard(connection, method: method)
    selections = X11Selections(connection)
    letterbox = Letterbox(window: size, picture: size)
    pixelSize = size
    self.connection = connection
    self.visual = visual
    self.scale = scale
    self.title = title
    self.surround = surround
    window.selectEvents(adding: method.eventMask)
    window.map()
  }

  /// Whether an X server answers at `name`; nil asks at `DISPLAY`.
  public static func isDisplayAvailable(_ name: String? = nil) -> Bool { (try? X11Connection(name: name)) != nil }

  /// Seconds of the machine's monotonic clock, in whole microseconds.
  public var now: TimeInterval { clock.now() }

  /// Gives the window a picture of `width` × `height` points at `scale`; the next frame is painted whole.
  public func resize(width: Int, height: Int, scale: Int) {
    let size = PixelSize(width: width * scale, height: height * scale)
    self.scale = scale
    guard size != pixelSize else { return frameIsLost() }
    pixelSize = size
    currentFrame = nil
    frameIsLost()
    guard !connection.isLost else { return }
    // Without memory for larger frames the old ones stay; `beginFrame` then gives a picture of the old size.
    let shared = frames.isShared
    if let store = try? FrameStore(connection, visual: visual, size: size, usesSharedMemory: shared) { frames = store }
    pixelSize = frames.size
    letterbox = Letterbox(window: letterbox.window, picture: pixelSize)
    window.resize(to: pixelSize)
  }

  /// Makes the next frame a whole one.
  func frameIsLost() {
    isWindowLost = true
    needsFrame = true
  }

  private func setTitle() {
    guard !connection.isLost else { return }
    window.setTitle(title)
    XFlush(connection.display)
  }
}
