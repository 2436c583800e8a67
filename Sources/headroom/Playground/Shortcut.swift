import Foundation
import WindowHosting

/// What a key of the playground does, and how it is called in the help and the README.
enum Shortcut: CaseIterable {
  case help, strategy, scene, theme, reset, scale, lower, higher, record, slow, pause, step, turn, dismiss, quit

  /// The keys as they are written.
  var keys: String {
    switch self {
    case .help: "F1"
    case .strategy: "F2"
    case .scene: "F3"
    case .theme: "F4"
    case .reset: "F5"
    case .scale: "F6"
    case .lower: "F7"
    case .higher: "F8"
    case .record: "F9, Ctrl+R"
    case .slow: "F10"
    case .pause: "F11"
    case .step: "F12"
    case .turn: "Ctrl+T"
    case .dismiss: "Esc"
    case .quit: "Ctrl+Q"
    }
  }

  /// What they do.
  var meaning: String {
    switch self {
    case .help: "Show or hide this help"
    case .strategy: "Next strategy (Shift: previous)"
    case .scene: "Next scene (Shift: previous)"
    case .theme: "Light or dark"
    case .reset: "Back to the scene’s beginning"
    case .scale: "Scale 1, 2, 3"
    case .lower: "Lower keyboard"
    case .higher: "Higher keyboard"
    case .record: "Start or stop a recording"
    case .slow: "Slow motion, 1/10"
    case .pause: "Pause"
    case .step: "One frame further"
    case .turn: "Turn the device (Shift: the other way)"
    case .dismiss: "Send the keyboard away"
    case .quit: "Quit"
    }
  }

  /// The shortcut a key press is, if it is one. Letters without control belong to the focused field.
  init?(_ press: KeyPress) {
    if press.modifiers.contains(.control) {
      switch press.text.lowercased() {
      case "r": self = .record
      case "t": self = .turn
      case "q": self = .quit
      default: return nil
      }
      return
    }
    switch press.key {
    case .f1: self = .help
    case .f2: self = .strategy
    case .f3: self = .scene
    case .f4: self = .theme
    case .f5: self = .reset
    case .f6: self = .scale
    case .f7: self = .lower
    case .f8: self = .higher
    case .f9: self = .record
    case .f10: self = .slow
    case .f11: self = .pause
    case .f12: self = .step
    case .escape: self = .dismiss
    default: return nil
    }
  }
}
