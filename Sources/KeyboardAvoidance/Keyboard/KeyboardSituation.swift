/// What real systems say of their keyboards, and in which order, from situation to situation.
///
/// These are the rows of FACTS.md §4, "Notification order", as values: for tests, and for scripts that inject them.
public enum KeyboardSituation: String, Hashable, Sendable, CaseIterable {
  /// A text field gets the focus: it begins editing, then the keyboard comes.
  case focusTextField = "focus-text-field"
  /// A text view gets the focus: the keyboard is announced before it begins editing, so the caret is an old one.
  case focusTextView = "focus-text-view"
  /// Editing ends.
  case dismissal
  /// Another field with another accessory object: all four again with equal frames.
  case otherAccessory = "other-accessory"
  /// Another field with a suggestion bar of 45 points: begin and end both on screen.
  case suggestionBar = "suggestion-bar"
  /// A hardware keyboard with an accessory: the frame is mostly below the screen. Without one nothing is said.
  case hardwareKeyboard = "hardware-keyboard"
  /// A hardware keyboard whose bar for filling in, 55 points high, comes 400 ms after the focus (CASES.md X42).
  case lateBar = "late-bar"
  /// An iPad's floating keyboard: a show with a zero rectangle, then its frame.
  case floating
  /// A split keyboard: leaves the bottom, then frame changes in two pieces.
  case split
  /// The keyboard is undocked: a will-hide, then frame changes alone.
  case undocked
  /// An undocked keyboard is dragged: zero rectangles, then the frame it is left in.
  case draggingUndocked = "dragging-undocked"
  /// The setting for cross-fades: the end frame of a hide is zero.
  case crossFade = "cross-fade"
  /// A keyboard of another maker: it shows three times in steps of 30 ms, at no height, without and with its bar.
  case thirdParty = "third-party"
  /// Editing ends on iOS 26: what is left at the end has the accessory's height.
  case hideOniOS26 = "hide-ios-26"
  /// The device is turned: hide, turn, show.
  case rotation
  /// The prompt for a password: a show and a hide at once, without duration.
  case passwordPrompt = "password-prompt"
}
