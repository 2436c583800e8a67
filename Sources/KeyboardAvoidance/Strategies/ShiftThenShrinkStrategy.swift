import Foundation
import Motion

/// The window that is shifted as far as it can be and shrunk by the rest (KWin; FACTS.md A.4), its faults included.
///
/// A window that the keyboard covers gets the bottom `e` and the top `max(top − (bottom − e), workTop)`, in one step. The
/// work area's top is the screen's. What the shift does not give is taken from the root's bottom as padding.
///
///     // window 393 × 600 at y 100 of the screen, keyboard's top at 416 of the window
///     // answers lift 100 (the window is at the screen's top) and padding 84
///
/// It does not ask where the focus is: a field that was in plain sight moves with everything else, and one further down
/// than the new bottom has to be shown by its app.
public struct ShiftThenShrinkStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "shift-then-shrink",
    origin: "KWin",
    rule: "the window's bottom goes to the keyboard's top, its top up by as much to the work area's top; one step",
    faults: [
      "The whole app is laid out again, even for a field in plain sight.",
      "It is one step beside a keyboard that slides: what it uncovers is empty until the keyboard is there.",
      "The window is tiny in landscape.",
      "The caret may still be out of view inside.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Puts the window above the keyboard, whoever has focus and whatever the event is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let edge = facts.keyboardTop
    let lift = min(facts.keyboardHeight, max(0, -facts.screen.minY))
    let padding = facts.paddingToKeyboard(lift: lift)
    guard lift != facts.root.lift || padding != facts.root.bottomPadding else { return nil }
    var plan = AvoidancePlan(
      lift: lift, playback: .paced(.immediate),
      explanation: facts.keyboardHeight > 0
        ? [
          "The window's bottom goes to \(points(edge)), the keyboard's top.",
          "It is shifted by \(points(lift)) pt, to the work area's top at most, and shrunk by \(points(padding)) pt.",
        ] : ["The keyboard is gone: the window has its own place and height."])
    plan.mover = .window
    plan.bottomPadding = padding
    return plan
  }
}
