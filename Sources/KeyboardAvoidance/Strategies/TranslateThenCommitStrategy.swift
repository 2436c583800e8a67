import Foundation
import Motion

/// Content moved while the keyboard moves, laid out once it stands (Android; SYSTEMS.md §5, FACTS.md A.8), faults included.
///
/// While the keyboard comes the root is translated by o · p and keeps its layout. When it has come, in one frame, the
/// translation ends and the padding takes its place. When it leaves the two are changed back first:
///
///     // root 103…852, keyboard top 516: o = 336
///     // will-show: lift 336, padding 0 · did-show: lift 0, padding 336, at once
///     // will-hide: from lift 336 and padding 0 to lift 0
///
/// Where it stands is known, where it is on its way is not: a change of height that turns back on its way begins from
/// its end.
public struct TranslateThenCommitStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "translate-then-commit",
    origin: "Android's deferred insets, react-native-keyboard-controller's translate-with-padding",
    rule:
      "translate by progress · overlap while the keyboard moves; once it has come, padding instead, in one frame",
    faults: [
      "While it moves the top of the content is under the bars or out of the window.",
      "What is laid out from the top jumps back by the whole overlap when the padding comes.",
      "Without the message that the keyboard has come the padding never does.",
      "Nothing is scrolled: a field in a scroll view is cut off at its new end.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Reacts to the keyboard, and to a window of another size.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .keyboard(let notification):
      let end = overlap(notification, facts)
      switch notification.kind {
      case .willShow, .willChangeFrame, .willHide: return move(to: end, facts, .withKeyboard)
      case .didShow: return commit(end, facts)
      case .didHide, .didChangeFrame: return nil
      }
    case .keyboardFollowed(.moved):
      return move(to: currentOverlap(facts), facts, .paced(.immediate), commits: false)
    case .resized: return commit(currentOverlap(facts), facts)
    default: return nil
    }
  }

  /// Layout stays as it is while content goes up; it is given back first where content comes down.
  private func move(
    to overlap: CGFloat, _ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback,
    commits: Bool = true
  ) -> AvoidancePlan? {
    let shown = facts.root.bottomPadding + facts.root.lift
    guard overlap != shown else { return nil }
    let padding =
      overlap < facts.root.bottomPadding ? (commits ? overlap : 0) : facts.root.bottomPadding
    var plan = AvoidancePlan(
      lift: overlap - padding, playback: playback,
      explanation: [
        "The keyboard covers \(points(overlap)) pt: content is translated, its layout stays."
      ])
    plan.bottomPadding = padding
    if padding < facts.root.bottomPadding {
      plan.start = AvoidancePlan.Start(lift: shown - padding, bottomPadding: padding)
    }
    return plan
  }

  private func commit(_ overlap: CGFloat, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard facts.root.lift != 0 || overlap != facts.root.bottomPadding else { return nil }
    var plan = AvoidancePlan(
      playback: .paced(.immediate),
      explanation: [
        "The keyboard stands: \(points(overlap)) pt of padding take the translation's place, in one frame."
      ])
    plan.bottomPadding = overlap
    return plan
  }

  private func currentOverlap(_ facts: AvoidanceFacts) -> CGFloat {
    let offset = facts.distance ?? Self.descriptor.defaultDistance
    return facts.keyboardHeight > 0
      ? ResizedRoot.overlap(facts, below: facts.keyboardTop - offset) : 0
  }

  private func overlap(_ notification: KeyboardNotification, _ facts: AvoidanceFacts) -> CGFloat {
    let offset = facts.distance ?? Self.descriptor.defaultDistance
    return notification.kind == .willHide
      ? 0 : ResizedRoot.overlap(facts, keyboard: notification.end, offset: offset)
  }
}
