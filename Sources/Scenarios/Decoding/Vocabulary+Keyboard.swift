import KeyboardAvoidance

/// The keys of what a script says of the keyboard.
extension Vocabulary {
  /// The ways in which a keyboard stands that is not at the window's bottom.
  static let postures = ["floating", "split", "undocked", "hardware"]
  static let keyboardHeights = KeyboardKind.allCases.map(\.rawValue)
  static let dragKeyboardStep = ["to", "by", "duration", "release"]
  static let systemWord = ["kind", "begin", "end", "duration", "curve", "isLocal", "pieces"] + systemWordsAlone
  static let systemWordsAlone = ["lose", "delay", "restore"]
  static let keyboardMessages = KeyboardNotification.Kind.allCases.map(\.rawValue)
}
