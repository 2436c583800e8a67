import Foundation
import Motion

/// The work area that ends where the keyboard begins (docked Onboard, layer-shell keyboards; FACTS.md A.5), its faults
/// included.
///
/// The keyboard reserves its height of the screen, and the window manager lays maximised and tiled windows out in
/// `[top, kbTop]`, in one step. A window that has not the height of its screen is a floating one, and is left alone.
///
///     // root 103…852, keyboard's top 516
///     // answers padding 336: the root is laid out in 103…516
public struct WorkAreaStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "work-area",
    origin: "docked Onboard, squeekboard and other layer-shell keyboards",
    rule: "maximised and tiled windows are laid out above the keyboard, in one step",
    faults: [
      "Everything is laid out again, even for a field in plain sight.",
      "A floating window stays covered.",
      "It is one step beside a keyboard that slides: what it uncovers is empty until the keyboard is there.",
      "Bars at the bottom jump with it.",
      "The field may still be out of view inside.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Lays out above the keyboard, whoever has focus and whatever the event is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let isFloating = facts.window.height < facts.screen.height
    let padding = isFloating ? 0 : facts.paddingToKeyboard(lift: 0)
    guard padding != facts.root.bottomPadding else { return nil }
    var plan = AvoidancePlan(
      playback: .paced(.immediate),
      explanation: [
        padding > 0
          ? "The work area ends at \(points(facts.keyboardTop)): the root gives \(points(padding)) pt of its bottom."
          : "The root has its own height."
      ])
    plan.bottomPadding = padding
    return plan
  }
}
