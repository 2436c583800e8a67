public import Foundation

/// Something a keyboard says or does at a time, for whoever plays it to an app.
public struct KeyboardMessage: Hashable, Sendable {
  /// What happens.
  public enum Content: Hashable, Sendable {
    /// The system sends a notification.
    case notification(KeyboardNotification)
    /// The keyboard is followed frame by frame: it is in this frame now, in window points, accessory included.
    case followed(FollowPhase, CGRect)
    /// The input begins editing. Only said where its place among the notifications matters.
    case beganEditing
    /// The window has another size, in points: the device was turned.
    case resized(CGSize)
  }

  /// When, in seconds of the clock that the motion was started with.
  public var time: TimeInterval
  /// What.
  public var content: Content

  /// A message at `time` (seconds).
  public init(_ content: Content, at time: TimeInterval) {
    self.content = content
    self.time = time
  }

  /// The notification, if it is one.
  public var notification: KeyboardNotification? {
    if case .notification(let notification) = content { notification } else { nil }
  }
}
