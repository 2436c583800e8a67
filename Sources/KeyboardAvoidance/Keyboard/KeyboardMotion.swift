public import Foundation
public import Motion

/// How a keyboard gets from place to place, by name: FACTS.md §1 and §4, "Keyboard motion presets of other platforms".
public enum KeyboardMotion: String, Hashable, Sendable, CaseIterable {
  /// The spring of iOS, 0.5 s of which its messages call 0.25.
  case ios
  /// Ease-in-out, 145 ms: the shorter motion seen on iOS.
  case iosShort = "ios-short"
  /// Android's curve, 250 ms.
  case android
  /// GNOME Shell's: ease-out-quad in, ease-in-quad out, 150 ms.
  case gnome
  /// Qt's example of a virtual keyboard: in-out-quad, 250 ms.
  case qt
  /// Maliit's slide, 165 ms.
  case maliit
  /// A browser on iOS, as a page sees it: one step.
  case webIOS = "web-ios"
  /// avoid-softinput's shorter motion: linear, 220 ms.
  case linear220 = "linear-220"
  /// avoid-softinput's longer motion: linear, 660 ms.
  case linear660 = "linear-660"
  /// KWin's and layer-shell keyboards': one step.
  case instant

  /// How it comes, and how it changes its frame while it is up.
  public var showPace: Pace {
    switch self {
    case .ios: .iosKeyboard
    case .iosShort: .iosShortKeyboard
    case .android: .androidKeyboard
    case .gnome: .gnomeKeyboardShow
    case .qt: .qtKeyboard
    case .maliit: .maliitKeyboard
    case .linear220: .linear(duration: 0.22)
    case .linear660: .linear(duration: 0.66)
    case .webIOS, .instant: .immediate
    }
  }

  /// How it leaves.
  public var hidePace: Pace { self == .gnome ? .gnomeKeyboardHide : showPace }

  /// The duration its notifications name, in seconds.
  public var reportedDuration: TimeInterval { self == .ios ? 0.25 : showPace.duration }
}
