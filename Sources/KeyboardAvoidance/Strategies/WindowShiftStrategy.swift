import Foundation
import Motion

/// The shift of the whole window by the keyboard's height (GNOME Shell; FACTS.md A.3), its faults included.
///
/// `y = y0 − K` if the caret's bottom, with nothing shifted, is at the keyboard's top or below it; else `y = y0`. The
/// shift takes 150 ms, quadratic and slow at its end, whatever the keyboard takes.
///
///     // keyboard top 516, K 336: caret bottom at 515 → lift 0; at 516 → lift 336, though it was covered by nothing
///
/// It looks at where the window is, not at what it did: a window manager that puts the window back is answered with
/// another shift, as often as it does so.
public struct WindowShiftStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "window-shift",
    origin: "GNOME Shell's on-screen keyboard",
    rule: "the whole window goes up by the keyboard's height if the caret's bottom is at its top or below; 150 ms",
    faults: [
      "It moves by the whole keyboard when one point was needed, or none.",
      "The title bar leaves the screen.",
      "The desktop is seen between window and keyboard: on the way, and at rest below a window that ends higher up.",
      "It fights whoever puts the window back.",
      "A caret that crosses the edge makes the window jump by the whole keyboard.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Shifts or takes back, whatever the event is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let top = facts.keyboardTop
    let caret = (facts.caret ?? facts.field).map { facts.unlifted($0).maxY }
    let isObscured = facts.keyboardHeight > 0 && caret.map { $0 >= top } ?? false
    let lift = isObscured ? facts.keyboardHeight : 0
    guard lift != facts.root.lift else { return nil }
    var explanation = ["The window is where it belongs."]
    if let caret, isObscured {
      explanation = [
        "The caret ends at \(points(caret)), not above the keyboard's top at \(points(top)).",
        "The window goes up by the keyboard's height, \(points(lift)) pt.",
      ]
    }
    var plan = AvoidancePlan(lift: lift, playback: .paced(Self.pace), explanation: explanation)
    plan.mover = .window
    return plan
  }

  /// The window moves as the keyboard does (FACTS.md, motion presets).
  private static let pace = Pace.gnomeKeyboardShow
}
