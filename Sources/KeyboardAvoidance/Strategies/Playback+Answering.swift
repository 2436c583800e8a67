import Motion

extension AvoidancePlan.Playback {
  /// In step with the keyboard where `event` tells of it; otherwise nothing moves to be in step with, and the keyboard's
  /// own pace is taken.
  static func answering(_ event: AvoidanceEvent) -> Self {
    switch event {
    case .keyboard, .keyboardFollowed: .withKeyboard
    default: .paced(.iosKeyboard)
    }
  }
}
