/// What a strategy may react to.
public enum AvoidanceEvent: Hashable, Sendable {
  /// A view became first responder; the facts have its anchors. Sent for every switch between views, and before any
  /// will-show that the focus causes.
  case focused
  /// The focused view is about to resign, with nothing taking its place; sent after the will-hide of its keyboard.
  case unfocused
  /// Text was typed or the selection moved in the focused view.
  case edited
  /// A scroll by hand (or its inertia) came to its end.
  case scrollEnded
  /// The app set the content offset of a region itself; the facts have the new offset. Never sent for offsets of a plan.
  case offsetSet
  /// The window changed its size.
  case resized
  /// The system told something about its keyboard.
  case keyboard(KeyboardNotification)
  /// The keyboard is somewhere else in this frame: a finger drags it, or the system reports its insets frame by frame. The
  /// facts have the occluders of the moment.
  case keyboardFollowed(FollowPhase)
  /// The app came to the front or left it: ``AvoidanceFacts/isAppActive``.
  case appStateChanged
  /// A swipe back to the screen before came to its end.
  case swipeBackEnded(isCancelled: Bool)
  /// Frames, content sizes or occluders changed without any of the above.
  case geometryChanged
}

/// A moment of a keyboard that is followed frame by frame.
public enum FollowPhase: Hashable, Sendable {
  /// Following starts, at the place the keyboard has now.
  case began
  /// The keyboard is at another place.
  case moved
  /// Following ends: what comes next is a notification, or nothing.
  case ended
}
