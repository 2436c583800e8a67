/// A colour by its part in the theme: what it is on screen follows from ``Window/theme`` when it is drawn.
public nonisolated enum ThemeColor: Hashable, Sendable {
  /// Behind everything.
  case background
  /// Cards, fields.
  case card
  /// Lines between things.
  case hairline
  /// Status bar and navigation bar.
  case bar
  /// What is read.
  case text
  /// Labels and notes.
  case secondary
  /// What a field asks for while it is empty.
  case placeholder
  /// Focus ring, caret, primary button.
  case accent
  /// Text on the accent.
  case onAccent
  /// Behind the keys.
  case keyboard
  /// A key.
  case key
  /// Shift, delete, 123.
  case specialKey
  /// Behind selected text.
  case selection
  /// The hard shadow under a key.
  case keyShadow
  /// The mark of a recording.
  case recording
  /// The disc behind the arrow of the dismiss button.
  case accessoryDisc
  /// The arrow of the dismiss button.
  case accessoryArrow
  /// The bar that shows how far something is scrolled.
  case scrollIndicator
  /// The same colour in every theme.
  case fixed(Color)

  /// The colour it is in a theme.
  public func color(in theme: Theme) -> Color {
    switch self {
    case .background: theme.background
    case .card: theme.card
    case .hairline: theme.hairline
    case .bar: theme.bar
    case .text: theme.text
    case .secondary: theme.secondary
    case .placeholder: theme.placeholder
    case .accent: theme.accent
    case .onAccent: theme.onAccent
    case .keyboard: theme.keyboard
    case .key: theme.key
    case .specialKey: theme.specialKey
    case .selection: theme.selection
    case .keyShadow: theme.keyShadow
    case .recording: theme.recording
    case .accessoryDisc: theme.accessoryDisc
    case .accessoryArrow: theme.accessoryArrow
    case .scrollIndicator: theme.scrollIndicator
    case .fixed(let color): color
    }
  }
}

extension View {
  /// What a role is in the window's theme; in the light one outside a window.
  public func color(_ role: ThemeColor) -> Color { role.color(in: window?.theme ?? .light) }

  /// What marks it as the one in use: its own tint, or else the theme's accent.
  public var shownTintColor: Color { tintColor ?? color(.accent) }

  /// What fills its bounds: the role if there is one, else the colour.
  var shownBackgroundColor: Color {
    guard let backgroundRole else { return backgroundColor }
    return color(backgroundRole)
  }
}
