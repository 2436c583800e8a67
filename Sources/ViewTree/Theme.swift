/// The colours of everything (the design's table of light and dark).
public nonisolated struct Theme: Hashable, Sendable {
  /// Its name, as in a script.
  public var name: String
  /// Behind everything.
  public var background: Color
  /// Cards, fields.
  public var card: Color
  /// Lines between things.
  public var hairline: Color
  /// Status bar and navigation bar.
  public var bar: Color
  /// What is read.
  public var text: Color
  /// Labels and notes.
  public var secondary: Color
  /// What a field asks for while it is empty.
  public var placeholder: Color
  /// Focus ring, caret, primary button.
  public var accent: Color
  /// Text on the accent.
  public var onAccent: Color
  /// Behind the keys.
  public var keyboard: Color
  /// A key.
  public var key: Color
  /// Shift, delete, 123.
  public var specialKey: Color
  /// Behind selected text.
  public var selection: Color
  /// The hard shadow under a key.
  public var keyShadow: Color
  /// The mark of a recording.
  public var recording: Color
  /// The disc behind the arrow of the dismiss button.
  public var accessoryDisc: Color
  /// The arrow of the dismiss button.
  public var accessoryArrow: Color
  /// The bar that shows how far something is scrolled.
  public var scrollIndicator: Color

  /// Dark text on light ground.
  public static let light = Theme(
    name: "light", background: Color(hex: 0xF2F2F6), card: .white, hairline: Color(hex: 0xE3E4EA),
    bar: Color(hex: 0xFAFAFC), text: Color(hex: 0x16181D), secondary: Color(hex: 0x6B7280),
    placeholder: Color(hex: 0x8E949F), accent: Color(hex: 0x2F6FED), onAccent: .white,
    keyboard: Color(hex: 0xD4D6DD), key: .white, specialKey: Color(hex: 0xB4B8C2),
    selection: Color(hex: 0x2F6FED, alpha: 0.24),
    keyShadow: Color(hex: 0x8A8D96), recording: Color(hex: 0xE5484D), accessoryDisc: Color(hex: 0x000000, alpha: 0.1),
    accessoryArrow: .white, scrollIndicator: Color(hex: 0x000000, alpha: 0.35))

  /// Light text on dark ground.
  public static let dark = Theme(
    name: "dark", background: Color(hex: 0x0F1115), card: Color(hex: 0x1B1E25), hairline: Color(hex: 0x2A2E38),
    bar: Color(hex: 0x15171D), text: Color(hex: 0xF1F3F7), secondary: Color(hex: 0x9AA3B2),
    placeholder: Color(hex: 0x6E7685), accent: Color(hex: 0x6C9BFF), onAccent: Color(hex: 0x0F1115),
    keyboard: Color(hex: 0x23262E), key: Color(hex: 0x4A4F5C), specialKey: Color(hex: 0x343945),
    selection: Color(hex: 0x6C9BFF, alpha: 0.38),
    keyShadow: Color(hex: 0x15171B), recording: Color(hex: 0xFF6369), accessoryDisc: Color(hex: 0x000000, alpha: 0.1),
    accessoryArrow: .white, scrollIndicator: Color(hex: 0xFFFFFF, alpha: 0.45))

  /// The theme of this name, or nil.
  public static func named(_ name: String) -> Theme? { [light, dark].first { $0.name == name } }
}
