import CX11

/// An input method's context for one window: dead keys, compose, and what an input method server composes.
final class X11InputMethod {
  private let connection: X11Connection
  private var method: XIM?
  private var context: XIC?

  /// The user's input method, or the built-in one; without any, keys still give their own characters.
  init(_ connection: X11Connection, window: Window) {
    self.connection = connection
    let method: XIM? = withUserCharacterLocale {
      XSetLocaleModifiers("")
      return XOpenIM(connection.display, nil, nil, nil)
    }
    guard let method, let context = headroom_create_ic(method, window) else {
      if let method { XCloseIM(method) }
      return
    }
    headroom_on_im_destroyed(method, recordDestroyedMethod)
    (self.method, self.context) = (method, context)
    // Without a window manager keys arrive by the pointer's place and no focus event ever comes.
    XSetICFocus(context)
  }

  /// The events that the method needs its window to select.
  var eventMask: Int { liveContext.map { headroom_ic_event_mask($0) } ?? 0 }

  /// Tells the method whether the window has the input focus.
  func setFocused(_ isFocused: Bool) {
    guard let context = liveContext else { return }
    isFocused ? XSetICFocus(context) : XUnsetICFocus(context)
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
    if let context = liveContext { XDestroyIC(context) }
    guard let method, !connection.isLost else { return }
    if destroyedMethods.remove(Int(bitPattern: method)) == nil { XCloseIM(method) }
  }
}

/// The methods whose server has gone: Xlib has freed them and their contexts.
private var destroyedMethods: Set<Int> = []

nonisolated private func recordDestroyedMethod(_ method: XIM?, _: XPointer?, _: XPointer?) {
  let identity = Int(bitPattern: method)
  MainActor.assumeIsolated { _ = destroyedMethods.insert(identity) }
}
