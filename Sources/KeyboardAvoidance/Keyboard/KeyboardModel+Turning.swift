public import Foundation
public import Motion

/// What is said of a keyboard when the device is turned.
public struct KeyboardTurn: Hashable, Sendable {
  /// What is said before the window turns, in its old points.
  public var before: [KeyboardMessage]
  /// What is said afterwards, in its new points, in place of what was left of the motion before; nil = that stays.
  public var after: [KeyboardMessage]?
}

extension KeyboardModel {
  /// The device is turned, or the screen is another: from now on this is what the keyboard belongs to.
  ///
  /// A keyboard that is up stays so. It is seen at the new bottom at once, as high as it was, and gets its new height at
  /// `pace`; what is said of it is up to ``behavior``. One on its way out goes on, one that rests before it comes still
  /// does, a finger loses it. One that was put elsewhere stays where it is, or as near as the new size lets it.
  ///
  /// - Parameters:
  ///   - size: the new size in points.
  ///   - height: the keyboard's height from now on in points, accessory included.
  ///   - depth: how much more of it is below the window's bottom, in points.
  ///   - barHeight: the height of what stays at the bottom where it is elsewhere, in points.
  ///   - pace: how the device turns; the messages name its duration.
  ///   - time: when, in seconds.
  public mutating func turn(
    to size: CGSize, height: CGFloat, depth: CGFloat = 0, barHeight: CGFloat = 0, pace: Pace, at time: TimeInterval
  ) -> KeyboardTurn {
    let resting = motionStart(after: time)
    let follower = follower(at: time)
    settle(at: time)
    let begin = endFrame
    let shown = edge.state(at: time)
    let old = window
    window = size
    barEdge = barEdge.shifted(by: size.height - old.height)
    guard let begin else {
      edge = edge.shifted(by: size.height - old.height)
      guard let resting else { return KeyboardTurn(before: []) }
      return KeyboardTurn(before: [], after: rest(until: resting, height: height, depth: depth))
    }
    if shownPosture.isAway {
      // It stands where it would in this window from the beginning; only frame changes are told.
      let wish = posture
      posture = shownPosture
      defer { posture = wish }
      return KeyboardTurn(
        before: [], after: stand(height: height, depth: depth, barHeight: barHeight, isElsewhere: true, at: time))
    }
    (self.height, self.depth) = (min(height, size.height), depth)
    thrownPace = nil
    floatingFrame = floatingFrame?.moved(into: size)
    let goal = floatingFrame?.origin ?? CGPoint(x: 0, y: size.height - self.height)
    if floatingFrame == nil {
      // The bottom goes with the device: what is seen is as high as it was.
      let top = max(0, size.height - (old.height - shown.value))
      edge = Trajectory(from: top, to: top, start: time, pace: pace, velocity: shown.velocity)
        .retargeted(to: goal.y, at: time, pace: pace, room: abs(top - goal.y))
      left = left.retargeted(to: 0, at: time, pace: pace)
    } else {
      (edge, left) = (Trajectory(resting: goal.y), Trajectory(resting: goal.x))
    }
    return said(begin: begin, in: old, after: follower, pace: pace, at: time)
  }

  /// The hide with the window as it was, the show with what it is.
  private mutating func said(
    begin: CGRect, in old: CGSize, after follower: CGRect?, pace: Pace, at time: TimeInterval
  ) -> KeyboardTurn {
    let end = endFrame ?? hiddenFrame(height: height)
    let hidesFirst = behavior.hidesOnTurn && floatingFrame == nil
    var show = notification(
      floatingFrame == nil ? .willShow : .willChangeFrame, begin: hidesFirst ? hiddenFrame(height: height) : begin,
      end: end, pace: pace)
    show.duration = pace.duration
    let shows = messages(around: show, after: follower, at: time)
    guard hidesFirst else { return KeyboardTurn(before: [], after: shows) }
    let below = CGRect(x: 0, y: old.height, width: old.width, height: begin.height)
    var hide = notification(.willHide, begin: begin, end: below, pace: pace)
    hide.duration = pace.duration
    let hides = pair(hide, from: time, to: motionEnd(after: time) ?? time)
    // The end of the hide is told before that of the show, at the same time.
    return KeyboardTurn(before: Array(hides.prefix(2)), after: inserting(hides.suffix(2), into: shows))
  }

  private func inserting(_ ends: ArraySlice<KeyboardMessage>, into shows: [KeyboardMessage]) -> [KeyboardMessage] {
    let index = shows.firstIndex { $0.notification?.kind == .didChangeFrame } ?? shows.endIndex
    return Array(shows[..<index] + ends + shows[index...])
  }
}

extension CGRect {
  /// The same, moved as little as puts it into an area of this size at the origin; what is too large begins at 0.
  fileprivate func moved(into size: CGSize) -> CGRect {
    CGRect(
      x: max(0, min(minX, size.width - width)), y: max(0, min(minY, size.height - height)), width: width, height: height
    )
  }
}
