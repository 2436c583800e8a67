import Foundation
import Motion

/// What the keyboard covers of the container and how far it has come (FACTS.md A.7): value = p · o.
struct ContainerOverlap: Sendable {
  /// Where the keyboard ends, in window points; nil = nowhere.
  var keyboard: CGRect?
  /// The share of its height that is up: 1 but while it is followed.
  private var progress: CGFloat = 1

  /// Learns from an event; answers how a plan for it is played, or nil if it is none of the container's business.
  mutating func take(_ event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan.Playback? {
    switch event {
    case .keyboard(let notification):
      guard notification.kind == .willShow || notification.kind == .willHide else { return nil }
      keyboard = notification.end
      progress = 1
      return .withKeyboard
    case .keyboardFollowed(.moved):
      guard let keyboard else { return nil }
      let height = facts.window.height - keyboard.minY
      progress = height > 0 ? min(max(facts.keyboardHeight / height, 0), 1) : 0
      return .paced(.immediate)
    case .resized, .geometryChanged: return .paced(.immediate)
    default: return nil
    }
  }

  /// The value of the moment, in points.
  func value(_ facts: AvoidanceFacts, offset: CGFloat) -> CGFloat {
    keyboard.map { progress * ResizedRoot.overlap(facts, keyboard: $0, offset: offset) } ?? 0
  }
}
