import Foundation
import Motion

/// What the manager remembers between events.
extension KeyboardManagerStrategy {
  /// The keyboard as the last message had it, put in order at the door (FACTS.md §5, 1.2.1).
  struct Keyboard: Hashable {
    let kind: KeyboardNotification.Kind
    let reportedEnd: CGRect
    /// In window points; its height is 0 if it is hidden, leaving or floating.
    let frame: CGRect
    let pace: Pace

    var height: CGFloat { frame.height }

    init(_ notification: KeyboardNotification, screen: CGRect) {
      kind = notification.kind
      reportedEnd = notification.end
      let end = notification.end
      let isLeaving = kind == .willHide || kind == .didHide
      let isFloating = end.width < screen.width && end.maxY < screen.maxY
      // From the screen's bottom, not the frame's own height: a bar alone is 44 high, however much hangs below it.
      let height = isLeaving || isFloating ? 0 : max(screen.maxY - end.minY, 0)
      frame = CGRect(x: end.minX, y: end.minY, width: end.width, height: height)
      pace = notification.duration > 0 ? notification.pace : Self.defaultPace
    }

    /// For messages that name no duration.
    static let defaultPace = Pace.curve(.easeOut, duration: 0.25)
  }

  /// The root as it was when editing began (1.2.4): where it is brought back to.
  struct RootRecord: Hashable {
    /// How far it was above its home then, in points.
    let lift: CGFloat
    /// How much of the bottom safe area it covered, in points.
    let safeArea: CGFloat
    let isLandscape: Bool

    init(_ facts: AvoidanceFacts) {
      lift = facts.root.lift
      safeArea = KeyboardManagerStrategy.safeArea(of: facts, above: facts.root.frame.maxY - facts.root.lift)
      isLandscape = KeyboardManagerStrategy.isLandscape(facts)
    }
  }

  /// The innermost scroll region as it was before the manager touched it.
  struct ScrollRecord: Hashable {
    let id: Int
    let offset: CGFloat
    let bottomInset: CGFloat
    /// Its own id and those of the regions around it, inner → outer.
    let chain: [Int]
  }

  /// The bottom inset of a text view as it was before the manager touched it.
  struct InsetRecord: Hashable {
    let id: Int
    let bottomInset: CGFloat
  }

  /// How much of the bottom safe area lies above `bottom`, a y in window points.
  static func safeArea(of facts: AvoidanceFacts, above bottom: CGFloat) -> CGFloat {
    min(max(0, bottom - (facts.window.height - facts.bottomSafeArea)), facts.bottomSafeArea)
  }

  static func isLandscape(_ facts: AvoidanceFacts) -> Bool { facts.window.width > facts.window.height }

  /// A plan that moves the root by its frame, with the keyboard's last duration and curve (1.2.9).
  func plan(lift: CGFloat, _ writes: RegionWrites, in facts: AvoidanceFacts, _ explanation: [String]) -> AvoidancePlan {
    var plan = AvoidancePlan(
      lift: lift, regions: writes.regions(in: facts), playback: .paced(keyboard?.pace ?? Keyboard.defaultPace),
      explanation: explanation)
    plan.mechanism = .frame
    return plan
  }
}
