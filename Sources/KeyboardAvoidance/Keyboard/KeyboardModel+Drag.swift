public import Foundation
import Motion

/// A finger on its way to, or at, the keyboard's edge.
struct KeyboardDrag: Hashable, Sendable {
  /// How far the edge is below the finger while it is held, in points.
  var grip: CGFloat?
  /// The highest it may be pulled, in window points: its full height, or where a higher keyboard was caught shrinking.
  var top: CGFloat = 0
  /// Whether the finger has been anywhere yet.
  var hasStarted = false
}

/// What comes of a drag when the finger lets go.
public struct KeyboardRelease: Hashable, Sendable {
  /// What is said of it.
  public var messages: [KeyboardMessage]
  /// Whether the keyboard is dismissed: the first responder shall resign, which sends it away from where it is, with the
  /// speed it was let go with.
  public var dismisses: Bool
}

/// Interactive dismissal, FACTS.md A.16: the edge goes with a finger that comes down on it.
extension KeyboardModel {
  /// Above this speed (points a second) the direction of the finger decides. FACTS.md A.16 has no number for v0.
  static let flickSpeed: CGFloat = 100
  /// What share of its height the keyboard must have been dragged down by to leave without a flick (FACTS.md A.16).
  static let dismissShare: CGFloat = 0.15

  /// Whether a finger holds it and moves its edge.
  public var isInHand: Bool { drag?.grip != nil }

  /// A finger went down that may drag the keyboard, at `time` (seconds). Nothing moves before it meets the edge.
  public mutating func beginDrag(at time: TimeInterval) {
    guard height > 0, floatingFrame == nil, motionStart(after: time) == nil else { return }
    settle(at: time)
    drag = KeyboardDrag()
  }

  /// The finger is at `y` (window points). Nil while it does not touch the keyboard.
  ///
  /// From where it meets the edge, ``dismissPadding`` above it, the edge goes with it, accessory and all, but never above
  /// the keyboard's full height.
  /// A finger that starts below the edge, or meets one that moves, holds it where it is, so that no step of the edge is
  /// longer than that of the finger (CASES.md X20).
  public mutating func drag(toFingerY y: CGFloat, at time: TimeInterval) -> [KeyboardMessage]? {
    guard var drag, y.isFinite else { return nil }
    let now = edge(at: time)
    var begun: [KeyboardMessage] = []
    if drag.grip == nil {
      guard y + dismissPadding >= now else {
        self.drag?.hasStarted = true
        return nil
      }
      drag.grip = drag.hasStarted && edge.isSettled(at: time) ? dismissPadding : now - y
      drag.top = min(now, window.height - height)
      if followedUntil <= time { begun = [KeyboardMessage(.followed(.began, frame(at: time)), at: time)] }
      followedUntil = .infinity
    }
    drag.hasStarted = true
    self.drag = drag
    edge = Trajectory(resting: min(max(y + (drag.grip ?? 0), drag.top), window.height))
    return begun + [KeyboardMessage(.followed(.moved, frame(at: time)), at: time)]
  }

  /// The finger leaves with `velocity` (points a second, down is positive): the keyboard is dismissed or goes back up.
  ///
  /// A flick decides by its direction, else the share that it was dragged down by. The way back is followed to its end.
  /// Nil if the finger never met the keyboard.
  public mutating func endDrag(velocity: CGFloat, at time: TimeInterval) -> KeyboardRelease? {
    guard let drag else { return nil }
    self.drag = nil
    guard drag.grip != nil else { return nil }
    let (now, home) = (edge(at: time), window.height - height)
    let isFlick = abs(velocity) > Self.flickSpeed
    let dismisses = isFlick ? velocity > 0 : now - home > Self.dismissShare * height
    // Thrown up too slowly to stay, it turns before it is above its full height: a critical spring goes on by v / ω e.
    let speed = velocity.isFinite ? max(velocity, dismisses ? -18 * (now - home) : velocity) : 0
    edge = Trajectory(from: now, to: now, start: time, pace: .iosKeyboard, velocity: speed)
    if dismisses {
      thrownPace = .iosKeyboard
      followedUntil = -.infinity
      return KeyboardRelease(messages: [KeyboardMessage(.followed(.ended, frame(at: time)), at: time)], dismisses: true)
    }
    edge = edge.retargeted(to: home, at: time)
    let end = motionEnd(after: time) ?? time
    return KeyboardRelease(messages: following(until: end, at: time, goesOn: true), dismisses: false)
  }
}
