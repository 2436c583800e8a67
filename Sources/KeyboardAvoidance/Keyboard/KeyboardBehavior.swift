import Foundation

/// When a system says what of its keyboard: SYSTEMS.md, "Order of events", and FACTS.md §4.
public enum KeyboardBehavior: String, Hashable, Sendable, CaseIterable {
  /// iOS since 11: a switch of fields shows again only if accessory or frame differ; will-hide inside resigning.
  case `default`
  /// iOS up to 10: every switch of fields shows again.
  case earlyIOS = "early-ios"
  /// Will-hide comes after the responder was cleared.
  case lateHide = "late-hide"
  /// Android: insets frame by frame at 60 Hz, and notifications in one step once it has arrived.
  case android
  /// A browser: the page is resized in one step, 100 ms after the focus.
  case web
  /// GNOME Shell: a rest of 300 ms before the keyboard comes.
  case gnome
  /// Everything is said at once, in one step.
  case instant

  /// Frames a second in which a followed keyboard is told of.
  static let followRate: Double = 60

  /// Whether a switch between two fields is told of although neither accessory nor frame differ.
  var showsOnEverySwitch: Bool { self == .earlyIOS }

  /// Whether will-hide is delivered inside resigning, before the responder is cleared. Otherwise right afterwards.
  public var hidesBeforeResigning: Bool {
    switch self {
    case .default, .earlyIOS, .gnome, .instant: true
    case .lateHide, .android, .web: false
    }
  }

  /// Whether the keyboard's place is told frame by frame while it moves.
  var isFollowed: Bool { self == .android }

  /// Whether the app hears of a motion in one step: duration 0, did with will.
  var isOneStep: Bool { self == .web || self == .instant }

  /// Whether the system tells of a keyboard that is up when the device is turned as if it left and came again, once before
  /// and once after the turn (FACTS.md §4, "Rotation"). Otherwise its frame changes.
  var hidesOnTurn: Bool {
    switch self {
    case .default, .earlyIOS, .lateHide: true
    case .android, .web, .gnome, .instant: false
    }
  }

  /// How long after a focus the keyboard starts to move, in seconds: FACTS.md, "Keyboard motion presets"; the web's 70 to
  /// 130 ms are taken as 100.
  ///
  /// - Parameter isUp: whether a keyboard that is up changes its frame, for which GNOME Shell does not rest.
  func rest(isUp: Bool) -> TimeInterval {
    switch self {
    case .web: 0.1
    case .gnome: isUp ? 0 : 0.3
    case .default, .earlyIOS, .lateHide, .android, .instant: 0
    }
  }

  /// How a keyboard that behaves like this moves unless something else is asked for.
  public var usualMotion: KeyboardMotion {
    switch self {
    case .default, .earlyIOS, .lateHide: .ios
    case .android: .android
    case .web: .webIOS
    case .gnome: .gnome
    case .instant: .instant
    }
  }
}
