import CX11
import Glibc
import Pixels

extension X11Window {
  /// The window's title, in the old property (STRING or COMPOUND_TEXT) and in the new one (UTF-8).
  func setTitle(_ title: String) {
    withUserCharacterLocale {
      for property in [XA_WM_NAME, XA_WM_ICON_NAME] { setText(title, in: property, style: XStdICCTextStyle) }
    }
    for name in [X11Atoms.Name.netWMName, .netWMIconName] {
      let bytes = Array(title.utf8)
      XChangeProperty(
        display, identifier, atoms[name], atoms[.utf8String], 8, PropModeReplace, bytes, Int32(bytes.count))
    }
  }

  /// What a window manager may want to know of the size. No fixed size is forced: every size is letterboxed.
  func setSizeHints(_ size: PixelSize) {
    guard let hints = XAllocSizeHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = PSize | PMinSize
    (hints.pointee.width, hints.pointee.height) = (Int32(size.width), Int32(size.height))
    (hints.pointee.min_width, hints.pointee.min_height) = (Int32(min(160, size.width)), Int32(min(160, size.height)))
    XSetWMNormalHints(display, identifier, hints)
  }

  /// Everything that has to be there before the window is mapped.
  func setProperties(size: PixelSize, title: String) {
    setStandardProperties()
    setTitle(title)
    setSizeHints(size)
    setCards(.netWMPID, type: XA_CARDINAL, [UInt(getpid())])
    setCards(.netWMWindowType, type: XA_ATOM, [atoms[.netWMWindowTypeNormal]])
    setCards(.netWMIcon, type: XA_CARDINAL, X11Icon.property)
    var protocols = [atoms[.wmDeleteWindow], atoms[.netWMPing]]
    // The protocol is announced only with its counter, or window managers ignore it.
    if syncCounter != 0 {
      protocols.append(atoms[.netWMSyncRequest])
      setCards(.netWMSyncRequestCounter, type: XA_CARDINAL, [syncCounter])
    }
    XSetWMProtocols(display, identifier, &protocols, Int32(protocols.count))
  }

  // WM_HINTS, WM_CLASS, WM_CLIENT_MACHINE (without which _NET_WM_PID means nothing), WM_LOCALE_NAME.
  private func setStandardProperties() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    var name = Array("headroom".utf8CString)
    var group = Array("Headroom".utf8CString)
    name.withUnsafeMutableBufferPointer { name in
      group.withUnsafeMutableBufferPointer { group in
        var classHint = XClassHint(res_name: name.baseAddress, res_class: group.baseAddress)
        XSetWMProperties(display, identifier, nil, nil, nil, 0, nil, &hints, &classHint)
      }
    }
  }

  private func setText(_ text: String, in property: Atom, style: XICCEncodingStyle) {
    var bytes = Array(text.utf8CString)
    bytes.withUnsafeMutableBufferPointer { bytes in
      var list: UnsafeMutablePointer<CChar>? = bytes.baseAddress
      var value = XTextProperty()
      // A positive result counts characters that the old encodings lack; the rest is still worth showing.
      guard Xutf8TextListToTextProperty(display, &list, 1, style, &value) >= 0 else { return }
      XSetTextProperty(display, identifier, &value, property)
      XFree(value.value)
    }
  }

  // Format-32 data is an array of C longs for Xlib, 8 bytes each here.
  private func setCards(_ name: X11Atoms.Name, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      XChangeProperty(
        display, identifier, atoms[name], type, 32, PropModeReplace, data, Int32(values.count))
    }
  }
}
