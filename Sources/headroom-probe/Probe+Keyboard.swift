import CX11
import CXtst
import Foundation

extension Probe {
  /// `key CHORD` ("ctrl+r", "F9", "a"), `hold CHORD MS`, `type TEXT`.
  func runKeyCommand(_ command: String, _ arguments: Arguments) throws(ProbeError) -> String {
    switch command {
    case "key": try strike(arguments.text, for: 0)
    case "hold":
      guard let chord = arguments.words.first else { throw ProbeError("hold needs a key") }
      try strike(chord, for: Double(arguments.int(1)) / 1000)
    default:
      for scalar in arguments.text.unicodeScalars { try strike(Keymap.keysym(for: scalar), holding: [], for: 0) }
    }
    return ""
  }

  private func strike(_ chord: String, for seconds: Double) throws(ProbeError) {
    var parts = chord.split(separator: "+").map(String.init)
    guard let name = parts.popLast() else { throw ProbeError("no key is named") }
    var modifiers: [KeySym] = []
    for part in parts {
      guard let keysym = Self.modifiers[part] else { throw ProbeError("no modifier is named \(part)") }
      modifiers.append(KeySym(keysym))
    }
    try strike(Keymap.keysym(named: name), holding: modifiers, for: seconds)
  }

  private func strike(_ keysym: KeySym, holding modifiers: [KeySym], for seconds: Double) throws(ProbeError) {
    let stroke = try keymap.stroke(for: keysym)
    let shift = KeySym(XK_Shift_L)
    let held = stroke.isShifted && !modifiers.contains(shift) ? modifiers + [shift] : modifiers
    var keycodes: [UInt8] = []
    for modifier in held { keycodes.append(try keymap.stroke(for: modifier).keycode) }
    keycodes.append(stroke.keycode)
    for keycode in keycodes { XTestFakeKeyEvent(display, UInt32(keycode), 1, 0) }
    XFlush(display)
    if seconds > 0 { Stopwatch.sleep(until: Stopwatch.now + seconds) }
    for keycode in keycodes.reversed() { XTestFakeKeyEvent(display, UInt32(keycode), 0, 0) }
    XFlush(display)
  }

  private static let modifiers = [
    "ctrl": XK_Control_L, "control": XK_Control_L, "shift": XK_Shift_L, "alt": XK_Alt_L,
  ]
}
