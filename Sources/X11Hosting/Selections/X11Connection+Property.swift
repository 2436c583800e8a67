import CX11

/// What a window's property holds.
struct X11PropertyValue {
  /// What kind of value it is.
  var type: Atom
  /// Its bytes; of a value of format 32, Xlib's C longs.
  var bytes: [UInt8]
}

extension X11Connection {
  /// Reads a property and deletes it where that is wanted; nil if there is none or the window is gone.
  func property(_ name: Atom, of window: Window, deletes: Bool) -> X11PropertyValue? {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    X11ErrorLog.shared.ignoringErrors(on: display) {
      // The length is in units of four bytes; no property is as long as this.
      XGetWindowProperty(
        display, window, name, 0, 1 << 28, deletes ? 1 : 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
    }
    defer { if let data { XFree(data) } }
    guard let data, type != 0 else { return nil }
    let length = Int(count) * (format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8)
    return X11PropertyValue(type: type, bytes: Array(UnsafeBufferPointer(start: data, count: length)))
  }

  /// Writes a property of bytes.
  func setProperty(_ name: Atom, of window: Window, type: Atom, bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer {
      // A pointer is needed even to nothing.
      var none: UInt8 = 0
      guard let start = $0.baseAddress, !$0.isEmpty else {
        XChangeProperty(display, window, name, type, 8, PropModeReplace, &none, 0)
        return
      }
      XChangeProperty(display, window, name, type, 8, PropModeReplace, start, Int32($0.count))
    }
  }

  /// Writes a property of numbers, which are C longs for Xlib.
  func setProperty(_ name: Atom, of window: Window, type: Atom, numbers: [UInt]) {
    _ = numbers.withUnsafeBytes {
      XChangeProperty(
        display, window, name, type, 32, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress,
        Int32(numbers.count))
    }
  }
}
