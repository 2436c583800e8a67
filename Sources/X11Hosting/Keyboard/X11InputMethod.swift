import CX11
import Foundation

/// An input method's context for one window: dead keys, compose, and what an input method server composes.
///
/// Without the server that the environment names, Xlib's own method serves until it comes; so does it when it goes.
final class X11InputMethod {
  private let connection: X11Connection
  private let window: Window
  private let modifiers: String
  private let usableStyles: [X11InputStyle]
  private let preedit = X11Preedit()
  private var method: XIM?
  private var context: XIC?
  private(set) var style = X11InputStyle.elsewhere
  private var fonts: XFontSet?
  private var isServer = false
  private var isAwaitingServer = false
  /// A server that has said it is there may not be ready to answer yet: when to ask it again, and until when.
  private var nextAttempt: (at: TimeInterval, end: TimeInterval)?
  /// When to look for a server that is waited for.
  private var nextLook: TimeInterval = 0
  private static let attempts: (interval: TimeInterval, end: TimeInterval) = (0.25, 10)

  /// The input method of that name, the user's for nil; or the built-in one; without any, keys still give their own
  /// characters. Of the styles that this program can do, it works in the first that it can do too.
  init(
    _ connection: X11Connection, window: Window, name: String?, styles: [X11InputStyle] = X11InputStyle.allCases
  ) {
    usableStyles = styles
    modifiers = name.map { "@im=\($0)" } ?? ""
    self.connection = connection
    self.window = window
    open()
  }

  /// The events that the method needs its window to select.
  var eventMask: Int { liveContext.map { headroom_ic_event_mask($0) } ?? 0 }

  /// Whether a server composes, rather than Xlib.
  var isServed: Bool { liveContext != nil && isServer }

  /// Tells the method whether the window has the input focus.
  func setFocused(_ isFocused: Bool) {
    guard let context = liveContext else { return }
    isFocused ? XSetICFocus(context) : XUnsetICFocus(context)
  }

  /// Tells the method where the caret is, in window pixels.
  func moveSpot(x: Int, y: Int) {
    guard style != .elsewhere, let context = liveContext else { return }
    headroom_set_ic_spot(context, Int16(clamping: x), Int16(clamping: y))
  }

  /// What is composed and what is selected of it, in UTF-8 bytes, if that has changed; empty = given up.
  func takeComposition() -> (text: String, selected: Range<Int>)? {
    preedit.takeChange().map { ($0.string, $0.selected) }
  }

  /// Ends the composing; answers what was composed so far, if anything was.
  func finish() -> String? {
    let text = preedit.text.string
    guard !text.isEmpty else { return nil }
    // The server gives its text back, which is this one, and may draw once more.
    if let context = liveContext, let returned = Xutf8ResetIC(context) { XFree(returned) }
    preedit.clear()
    return text
  }

  /// Goes on with another method if the server has gone, or the one waited for has come, at `now` (seconds of the host's
  /// clock). Answers whether it did.
  func renew(at now: TimeInterval) -> Bool {
    let isGone = method.map { destroyedMethods.contains(Int(bitPattern: $0)) } ?? false
    let hasCome = isAwaitingServer && nextAttempt == nil && (isAnnounced || isThere(at: now))
    if hasCome { nextAttempt = (now, now + Self.attempts.end) }
    let isDue = nextAttempt.map { $0.at <= now } ?? false
    guard isGone || isDue, !connection.isLost else { return false }
    close()
    open()
    if isServer { nextAttempt = nil }
    if let attempt = nextAttempt {
      nextAttempt = now < attempt.end ? (now + Self.attempts.interval, attempt.end) : nil
    }
    return true
  }

  private var isAnnounced: Bool { displaysWithNewServer.contains(Int(bitPattern: connection.display)) }

  /// Whether a server serves the display, asked for now and then while one is waited for: with uim as the server Xlib's own
  /// message of its coming was missed in half of the runs.
  private func isThere(at now: TimeInterval) -> Bool {
    guard now >= nextLook else { return false }
    nextLook = now + Self.attempts.interval
    let root = XDefaultRootWindow(connection.display)
    let servers = XInternAtom(connection.display, "XIM_SERVERS", 0)
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    guard
      XGetWindowProperty(connection.display, root, servers, 0, 64, 0, 4, &type, &format, &count, &left, &bytes) == 0,
      let bytes
    else { return false }
    defer { XFree(bytes) }
    guard type == 4, format == 32 else { return false }  // XA_ATOM
    return bytes.withMemoryRebound(to: Atom.self, capacity: Int(count)) { names in
      (0..<Int(count)).contains { XGetSelectionOwner(connection.display, names[$0]) != 0 }
    }
  }

  /// What a key press types, and its keysym.
  func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym) {
    guard let context = liveContext else { return lookUpWithoutMethod(&event) }
    var keysym: KeySym = 0
    var status: Int32 = 0
    var bytes = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
    if status == XBufferOverflow {
      // A composed sentence is longer than the buffer; the count says how much it is.
      bytes = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let hasKeysym = status == XLookupKeySym || status == XLookupBoth
    let text = hasText ? String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
    return (text, hasKeysym ? keysym : 0)
  }

  private func open() {
    withUserCharacterLocale {
      XSetLocaleModifiers(modifiers)
      method = XOpenIM(connection.display, nil, nil, nil)
      guard method == nil else { return }
      awaitServer()
      XSetLocaleModifiers("@im=none")
      method = XOpenIM(connection.display, nil, nil, nil)
    }
    guard let method else { return }
    makeContext(method)
    guard let context else {
      XCloseIM(method)
      self.method = nil
      return
    }
    headroom_on_im_destroyed(method, recordDestroyedMethod)
    // Without a window manager keys arrive by the pointer's place and no focus event ever comes.
    XSetICFocus(context)
  }

  // The best style that the method offers and that a context can be made in.
  private func makeContext(_ method: XIM) {
    let styles = X11InputStyle.styles(of: method)
    isServer = Set(styles) != X11InputStyle.builtInStyles
    for kind in usableStyles {
      guard let style = kind.style(among: styles) else { continue }
      context =
        switch kind {
        case .inPlace: preedit.makeContext(method, style: style, window: window)
        case .atCaret: fontSet().flatMap { headroom_create_spot_ic(method, style, window, $0) }
        case .elsewhere: headroom_create_ic(method, style, window)
        }
      self.style = kind
      if context != nil { return }
    }
  }

  private func close() {
    if let context = liveContext { XDestroyIC(context) }
    if let method, destroyedMethods.remove(Int(bitPattern: method)) == nil { XCloseIM(method) }
    (method, context) = (nil, nil)
    if isAwaitingServer {
      isAwaitingServer = false
      XUnregisterIMInstantiateCallback(connection.display, nil, nil, nil, recordNewServer, nil)
    }
    displaysWithNewServer.remove(Int(bitPattern: connection.display))
    preedit.giveUp()
  }

  private func awaitServer() {
    isAwaitingServer =
      XRegisterIMInstantiateCallback(connection.display, nil, nil, nil, recordNewServer, nil) != 0
  }

  // What a server that draws at the caret draws with.
  private func fontSet() -> XFontSet? {
    if let fonts { return fonts }
    var (missing, count): (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32) = (nil, 0)
    fonts = withUserCharacterLocale { XCreateFontSet(connection.display, "fixed,*", &missing, &count, nil) }
    XFreeStringList(missing)
    return fonts
  }

  private func lookUpWithoutMethod(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym) {
    var keysym: KeySym = 0
    var bytes = [CChar](repeating: 0, count: 64)
    let count = Int(XLookupString(&event, &bytes, Int32(bytes.count), &keysym, nil))
    let text = String(keysym: keysym)
    guard text.isEmpty else { return (text, keysym) }
    // XLookupString answers in Latin-1, whose bytes are the first 256 scalars.
    let latin = bytes.prefix(count).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
    return (String(latin), keysym)
  }

  private var liveContext: XIC? {
    guard let method, !connection.isLost, !destroyedMethods.contains(Int(bitPattern: method)) else { return nil }
    return context
  }

  isolated deinit {
    guard !connection.isLost else { return }
    // A server is asked to end a context and waited for, for ever if it has just died; the end of the connection does
    // the same.
    if !isServed { close() }
    if let fonts { XFreeFontSet(connection.display, fonts) }
  }
}

/// The methods whose server has gone: Xlib has freed them and their contexts.
private var destroyedMethods: Set<Int> = []
/// The displays on which the server that was waited for has come.
private var displaysWithNewServer: Set<Int> = []

// Xlib calls these from inside other calls, so they only write down what happened.

nonisolated private func recordDestroyedMethod(_ method: XIM?, _: XPointer?, _: XPointer?) {
  let identity = Int(bitPattern: method)
  MainActor.assumeIsolated { _ = destroyedMethods.insert(identity) }
}

nonisolated private func recordNewServer(_ display: OpaquePointer?, _: XPointer?, _: XPointer?) {
  let identity = Int(bitPattern: display)
  MainActor.assumeIsolated { _ = displaysWithNewServer.insert(identity) }
}
