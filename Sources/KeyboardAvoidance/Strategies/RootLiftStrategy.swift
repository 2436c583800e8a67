import Foundation
import Motion

/// The minimal translation of the root (software-input managers; FACTS.md A.6 with its clamp), its faults included.
///
/// With `need(B) = max(0, B + m − e)` and `room(y) = max(0, y − top)`: the lift is `min(need(fieldBottom),
/// room(fieldTop))`, and if the caret is covered then, as much more as it needs and has room for. So the caret wins over
/// the field's top. Nothing scrolls.
///
///     // top limit 103, keyboard's top 516, text view at 203…803, caret line at 700…720
///     // need 287, room 100 → 100 leaves the caret at 620; it needs 204 and has room for 597
///     // answers lift 204: the caret ends at 516, the text view begins at −1
public struct RootLiftStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "root-lift",
    origin: "software-input managers that translate the root (avoid-softinput without a scroll view)",
    rule: "the root goes up by what the field needs and its top has room for; a covered caret gets more",
    faults: [
      "The root's header goes with it.",
      "What is above the lifted root cannot be reached while the keyboard is up.",
      "Scroll regions are left alone: the root is lifted where scrolling would have done.",
      "A field taller than the band stays covered below; for its caret, its top leaves.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Lifts by the rule wherever focus, caret, keyboard or geometry change; scrolling by hand is left alone.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .scrollEnded, .offsetSet, .swipeBackEnded, .appStateChanged: return nil
    default: break
    }
    let (lift, explanation) = lift(facts)
    guard lift != facts.root.lift else { return nil }
    return AvoidancePlan(lift: lift, playback: .answering(event), explanation: explanation)
  }

  private func lift(_ facts: AvoidanceFacts) -> (CGFloat, [String]) {
    guard facts.keyboardHeight > 0, let field = facts.field.map(facts.unlifted) else {
      return (0, ["There is nothing to make room for: the root is in its place."])
    }
    let distance = facts.distance ?? Self.descriptor.defaultDistance
    func need(_ rect: CGRect) -> CGFloat { max(0, rect.maxY + distance - facts.keyboardTop) }
    func room(_ rect: CGRect) -> CGFloat { max(0, rect.minY - facts.topLimit) }
    var lift = min(need(field), room(field))
    var explanation = ["The field needs \(points(need(field))) pt and has room for \(points(room(field)))."]
    if let caret = facts.caret.map(facts.unlifted), need(caret) > lift {
      lift = max(lift, min(need(caret), room(caret)))
      explanation.append("The caret needs \(points(need(caret))) pt and has room for \(points(room(caret))).")
    }
    return (lift, explanation + ["The root is lifted by \(points(lift)) pt."])
  }
}
