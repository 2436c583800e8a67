import CX11
import WindowHosting

extension WindowHosting.KeyPress.Key {
  /// The key with a meaning of its own that a keysym names; nil for keys that type.
  init?(keysym: KeySym) {
    switch Int32(truncatingIfNeeded: keysym) {
    case XK_Escape: self = .escape
    case XK_Tab, XK_ISO_Left_Tab, XK_KP_Tab: self = .tab
    case XK_Return, XK_KP_Enter: self = .enter
    case XK_BackSpace: self = .delete
    case XK_Delete, XK_KP_Delete: self = .forwardDelete
    case XK_Left, XK_KP_Left: self = .left
    case XK_Right, XK_KP_Right: self = .right
    case XK_Up, XK_KP_Up: self = .up
    case XK_Down, XK_KP_Down: self = .down
    case XK_Home, XK_KP_Home: self = .home
    case XK_End, XK_KP_End: self = .end
    case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
    case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
    case XK_F1...XK_F12:
      let keys: [Self] = [.f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12]
      self = keys[Int(keysym) - Int(XK_F1)]
    default: return nil
    }
  }
}

extension WindowHosting.KeyPress.Modifiers {
  /// The modifiers in an event's state.
  init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alt) }
  }
}

extension String {
  /// The character that a keysym stands for, by its number: Latin-1, the keypad, and the Unicode range; else empty.
  init(keysym: KeySym) {
    let value: UInt32? =
      switch keysym {
      case 0x20...0x7E, 0xA0...0xFF: UInt32(keysym)
      case 0xFFAA...0xFFB9: UInt32(keysym) - 0xFF80
      case 0x20AC: 0x20AC
      case 0x0100_0100...0x0110_FFFF: UInt32(keysym) - 0x0100_0000
      default: nil
      }
    self = value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }
}
