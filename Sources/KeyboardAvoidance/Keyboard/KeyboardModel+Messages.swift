public import Foundation
import Motion

/// What a system says, in its order and at its times. Each answer takes the place of what is left of the one before; nil
/// means that nothing happens and what is left stays.
extension KeyboardModel {
  /// An input became first responder, or the input that is wants another height.
  ///
  /// - Parameters:
  ///   - height: the keyboard's height for it in points, accessory included; 0 for a hardware keyboard without an
  ///     accessory, of which nothing is heard (CASES.md E7).
  ///   - depth: how much more of it is below the window's bottom, in points (``KeyboardPosture/hardware``).
  ///   - barHeight: the height of what stays at the bottom where ``posture`` is elsewhere, in points.
  ///   - accessoryDiffers: whether its accessory is another object than the one that is up.
  ///   - time: when, in seconds.
  public mutating func focus(
    height: CGFloat, depth: CGFloat = 0, barHeight: CGFloat = 0, accessoryDiffers: Bool = false,
    at time: TimeInterval
  ) -> [KeyboardMessage]? {
    guard height > 0 else { return resign(at: time) }
    if posture.isAway || self.height > 0 && shownPosture.isAway {
      return stand(height: height, depth: depth, barHeight: barHeight, at: time)
    }
    shownPosture = posture
    let resting = motionStart(after: time)
    let isSame = resting == nil && self.height == min(height, window.height) && !accessoryDiffers
    if isSame, !behavior.showsOnEverySwitch { return nil }
    let follower = follower(at: time)
    settle(at: time)
    let start = resting ?? time + behavior.rest(isUp: self.height > 0)
    if start <= time {
      return messages(around: show(height: height, depth: depth, at: time), after: follower, at: time)
    }
    return handover(follower, at: time) + rest(until: start, height: height, depth: depth)
  }

  /// The first responder resigns, or nothing takes text any more: the keyboard leaves.
  public mutating func resign(at time: TimeInterval) -> [KeyboardMessage]? {
    let wasResting = motionStart(after: time) != nil
    let follower = follower(at: time)
    if var notification = hide(at: time) {
      // A keyboard that is not at the bottom leaves with frame changes alone.
      if shownPosture.isAway { notification.kind = .willChangeFrame }
      return messages(around: notification, after: follower, at: time)
    }
    return wasResting ? [] : nil
  }

  /// Moves a keyboard that is up to a frame (window points), or back to the bottom of the window for nil.
  ///
  /// Only frame changes are told. The answer is nil if it is hidden, resting, or there already.
  public mutating func place(at frame: CGRect?, time: TimeInterval) -> [KeyboardMessage]? {
    guard motionStart(after: time) == nil, let begin = endFrame, frame != floatingFrame else { return nil }
    let follower = follower(at: time)
    settle(at: time)
    floatingFrame = frame
    if frame == nil { floatingSize = nil }
    move(to: frame?.origin ?? CGPoint(x: 0, y: window.height - height), pace: pace, at: time)
    let end = frame ?? self.frame(top: edge.target)
    return messages(
      around: notification(.willChangeFrame, begin: begin, end: end, pace: pace), after: follower, at: time)
  }

  /// A show that starts later: worked out on a copy at its own time, so that until then everything stays as it is.
  mutating func rest(until start: TimeInterval, height: CGFloat, depth: CGFloat) -> [KeyboardMessage] {
    var later = self
    let messages = later.messages(around: later.show(height: height, depth: depth, at: start), after: nil, at: start)
    rest = Rest(
      end: start, edge: later.edge, left: later.left, floatingSize: later.floatingSize, heightBefore: self.height,
      depthBefore: self.depth)
    (self.height, self.depth) = (later.height, later.depth)
    return messages
  }

  /// Where it is for those who follow it, and must hear that this has ended or goes on; nil if nobody does.
  func follower(at time: TimeInterval) -> CGRect? { followedUntil > time ? frame(at: time) : nil }

  mutating func messages(
    around will: KeyboardNotification, after follower: CGRect?, at time: TimeInterval
  ) -> [KeyboardMessage] {
    let end = motionEnd(after: time) ?? time
    // What floats is no inset, so that no frame of it is told.
    let isFollowed = behavior.isFollowed && [will.begin, will.end].allSatisfy { $0.maxY >= window.height - 0.5 }
    if isFollowed, end > time {
      let followed = following(until: end, at: time, goesOn: follower != nil)
      return followed + pair(inOneStep(will), from: end, to: end)
    }
    let handover = handover(follower, at: time)
    if behavior.isOneStep || isFollowed { return handover + pair(inOneStep(will), from: time, to: time) }
    return handover + pair(will, from: time, to: end)
  }

  private mutating func handover(_ follower: CGRect?, at time: TimeInterval) -> [KeyboardMessage] {
    followedUntil = -.infinity
    return follower.map { [KeyboardMessage(.followed(.ended, $0), at: time)] } ?? []
  }

  /// The keyboard's places at 60 Hz, from `time` to `end` (seconds).
  mutating func following(until end: TimeInterval, at time: TimeInterval, goesOn: Bool) -> [KeyboardMessage] {
    followedUntil = end
    func message(_ phase: FollowPhase, _ time: TimeInterval) -> KeyboardMessage {
      KeyboardMessage(.followed(phase, frame(at: time)), at: time)
    }
    var messages = goesOn ? [] : [message(.began, time)]
    var count = 1.0
    while time + count / KeyboardBehavior.followRate < end {
      messages.append(message(.moved, time + count / KeyboardBehavior.followRate))
      count += 1
    }
    return messages + [message(.ended, end)]
  }

  private func inOneStep(_ will: KeyboardNotification) -> KeyboardNotification {
    var will = will
    will.duration = 0
    will.pace = .immediate
    return will
  }

  /// FACTS.md §4: will-change-frame, will-show or -hide; did-change-frame, did-show or -hide.
  func pair(
    _ will: KeyboardNotification, from start: TimeInterval, to end: TimeInterval
  ) -> [KeyboardMessage] {
    func message(_ kind: KeyboardNotification.Kind, _ time: TimeInterval) -> KeyboardMessage {
      var notification = will
      notification.kind = kind
      return KeyboardMessage(.notification(notification), at: time)
    }
    switch will.kind {
    case .willShow:
      return [
        message(.willChangeFrame, start), message(.willShow, start), message(.didChangeFrame, end),
        message(.didShow, end),
      ]
    case .willHide:
      return [
        message(.willChangeFrame, start), message(.willHide, start), message(.didChangeFrame, end),
        message(.didHide, end),
      ]
    default: return [message(.willChangeFrame, start), message(.didChangeFrame, end)]
    }
  }
}
