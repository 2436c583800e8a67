import CX11
import WindowHosting

/// Key events as what they mean.
final class X11Keyboard {
  private let connection: X11Connection
  private let method: X11InputMethod
  private var heldKeys: Set<UInt32> = []
  private var pressedKey: (code: UInt32, isRepeat: Bool) = (0, false)

  /// A keyboard whose text goes through `method`.
  init(_ connection: X11Connection, method: X11InputMethod) {
    self.connection = connection
    self.method = method
    // A held key repeats its press alone; else each repeat comes as a release and a press.
    var isSupported: Int32 = 0
    XkbSetDetectableAutoRepeat(connection.display, 1, &isSupported)
  }

  /// Takes note of which keys are held; wants every key event before the input method may take it.
  func note(_ event: XEvent) {
    let code = event.xkey.keycode
    // Composed text comes as a press of keycode 0.
    guard code != 0 else { return }
    if event.type == CX11.KeyPress {
      pressedKey = (code, !heldKeys.insert(code).inserted)
    } else if event.type == KeyRelease {
      heldKeys.remove(code)
    }
  }

  /// Forgets the held keys: their releases go to another window.
  func forgetHeldKeys() { heldKeys = [] }

  /// What a key press means; nil for one that means nothing alone, such as Shift.
  func keyPress(_ event: inout XKeyEvent) -> WindowHosting.KeyPress? {
    let isRepeat = event.keycode == pressedKey.code && pressedKey.isRepeat
    let modifiers = WindowHosting.KeyPress.Modifiers(state: event.state)
    let (typed, keysym) = method.lookUp(&event)
    if let key = WindowHosting.KeyPress.Key(keysym: keysym) {
      return WindowHosting.KeyPress(key, modifiers: modifiers, isRepeat: isRepeat)
    }
    let text = modifiers.contains(.control) ? letter(of: event, keysym: keysym) : Self.printable(typed)
    guard !text.isEmpty else { return nil }
    return WindowHosting.KeyPress(.character, text: text, modifiers: modifiers, isRepeat: isRepeat)
  }

  // Control turns "r" into 0x12 in the text, so the letter is read from the key itself: no shift, the layout in force. A
  // Russian or Greek layout has no "c": there the first of the user's layouts in which the key is a Latin letter counts.
  private func letter(of event: XKeyEvent, keysym: KeySym) -> String {
    guard event.keycode != 0 else { return String(keysym: keysym).lowercased() }
    let letters = [Int32(event.state >> 13 & 3), 0, 1, 2, 3].map { group in
      String(keysym: XkbKeycodeToKeysym(connection.display, UInt8(truncatingIfNeeded: event.keycode), group, 0))
    }
    return (letters.first { $0.utf8.count == 1 } ?? letters[0]).lowercased()
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}
