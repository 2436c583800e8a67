public import Foundation

/// How the keyboards of other systems move: FACTS.md §4, "Keyboard motion presets of other platforms".
extension Pace {
  /// Android's: the curve that stands in for it up to version 10, 250 ms.
  public static let androidKeyboard = Pace.curve(
    .cubicBezier(x1: 0.199, y1: 0.011, x2: 0.279, y2: 0.910), duration: 0.25)

  /// How GNOME Shell's keyboard comes: ease-out-quad, 150 ms. It rests 300 ms before.
  public static let gnomeKeyboardShow = Pace.curve(.easeOutQuad, duration: 0.15)
  /// How GNOME Shell's keyboard leaves: ease-in-quad, 150 ms.
  public static let gnomeKeyboardHide = Pace.curve(.easeInQuad, duration: 0.15)

  /// That of Qt's example of a virtual keyboard: in-out-quad, 250 ms.
  public static let qtKeyboard = Pace.curve(.easeInOutQuad, duration: 0.25)

  /// Maliit's slide of 165 ms. Its curve is not in the facts: taken as linear.
  public static let maliitKeyboard = linear(duration: 0.165)

  /// The shorter motion that was seen on iOS, in tests: ease-in-out, 145 ms.
  public static let iosShortKeyboard = easeInOut(duration: 0.145)

  /// At the same speed throughout, in `duration` seconds (≥ 0): 0.22 and 0.66 in avoid-softinput.
  public static func linear(duration: TimeInterval) -> Pace { .curve(.linear, duration: duration) }
}
