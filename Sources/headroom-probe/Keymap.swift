import CX11
import Foundation

/// Which key types what on the display, with spare keys that take characters no key has.
struct Keymap {
  /// A key and whether Shift has to be held.
  struct Stroke {
    let keycode: UInt8
    let isShifted: Bool
  }

  private let display: OpaquePointer
  private var strokes: [KeySym: Stroke] = [:]
  private var spareKeycodes: [UInt8] = []
  private var remappedKeycodes: [UInt8] = []

  init(_ display: OpaquePointer) {
    self.display = display
    var (first, last, width): (Int32, Int32, Int32) = (0, 0, 0)
    XDisplayKeycodes(display, &first, &last)
    guard let table = XGetKeyboardMapping(display, UInt8(first), last - first + 1, &width) else { return }
    defer { XFree(table) }
    for keycode in first...last {
      let row = UnsafeBufferPointer(start: table + Int((keycode - first) * width), count: Int(width))
      if row.allSatisfy({ $0 == 0 }) { spareKeycodes.append(UInt8(keycode)) }
      for (level, keysym) in row.prefix(2).enumerated() where keysym != 0 && strokes[keysym] == nil {
        strokes[keysym] = Stroke(keycode: UInt8(keycode), isShifted: level == 1)
      }
    }
  }

  /// The stroke for a keysym; a spare key is given the keysym if no key has it.
  mutating func stroke(for keysym: KeySym) throws(ProbeError) -> Stroke {
    if let known = strokes[keysym] { return known }
    guard let spare = spareKeycodes.popLast() else { throw ProbeError("no spare key is left on this display") }
    assign(keysym, to: spare)
    remappedKeycodes.append(spare)
    let stroke = Stroke(keycode: spare, isShifted: false)
    strokes[keysym] = stroke
    // Programs read the new map when they are told of it; keys that come at once would be read with the old one.
    Stopwatch.sleep(until: Stopwatch.now + 0.05)
    return stroke
  }

  /// Takes the keysyms from the spare keys again.
  func restore() { remappedKeycodes.forEach { assign(0, to: $0) } }

  /// The keysym of a name ("F9", "Escape") or of a single character.
  static func keysym(named name: String) throws(ProbeError) -> KeySym {
    let named = XStringToKeysym(name)
    if named != 0 { return named }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else {
      throw ProbeError("no key is named \(name)")
    }
    return keysym(for: scalar)
  }

  /// The keysym of a character: its own number in Latin-1, else from the Unicode range.
  static func keysym(for scalar: Unicode.Scalar) -> KeySym {
    switch scalar.value {
    case 0x0A: KeySym(XK_Return)
    case 0x09: KeySym(XK_Tab)
    case 0x20...0x7E, 0xA0...0xFF: KeySym(scalar.value)
    default: KeySym(scalar.value) + 0x0100_0000
    }
  }

  private func assign(_ keysym: KeySym, to keycode: UInt8) {
    var row = [keysym, keysym]
    XChangeKeyboardMapping(display, Int32(keycode), 2, &row, 1)
    XSync(display, 0)
  }
}
