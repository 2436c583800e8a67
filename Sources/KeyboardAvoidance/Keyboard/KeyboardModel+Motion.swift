import Foundation
import Motion

extension KeyboardModel {
  /// Drops a show that has not started by `time`, takes over one that has, and takes a finger away.
  mutating func settle(at time: TimeInterval) {
    if let rest {
      if rest.end <= time {
        (edge, left, floatingSize) = (rest.edge, rest.left, rest.floatingSize)
      } else {
        (height, depth) = (rest.heightBefore, rest.depthBefore)
      }
    }
    rest = nil
    drag = nil
  }

  /// The size it was put elsewhere with and still has at `time` (seconds).
  func floatingSize(at time: TimeInterval) -> CGSize? {
    if let rest, rest.end <= time { return rest.floatingSize }
    return floatingSize
  }

  /// Has the full size again; from out of sight it comes straight up.
  mutating func leaveFloating(at time: TimeInterval) {
    floatingSize = nil
    if edge.isSettled(at: time), edge.target >= window.height { left = Trajectory(resting: 0) }
  }

  mutating func move(to point: CGPoint, pace: Pace, at time: TimeInterval) {
    // It turns before it is where it was going; a finger's throw is bounded already.
    let room = thrownPace == nil ? abs(edge.target - edge.value(at: time)) : .infinity
    if point.y != edge.target || thrownPace != nil {
      edge = edge.retargeted(to: point.y, at: time, pace: pace, room: room)
    }
    if point.x != left.target { left = left.retargeted(to: point.x, at: time, pace: pace) }
    thrownPace = nil
  }

  mutating func moveBar(to height: CGFloat, pace: Pace, at time: TimeInterval) {
    barHeight = height
    let top = window.height - height
    if top != barEdge.target { barEdge = barEdge.retargeted(to: top, at: time, pace: pace) }
  }

  func frame(top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: window.width, height: max(height + depth, window.height - top))
  }

  func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: window.height, width: window.width, height: height)
  }

  func notification(
    _ kind: KeyboardNotification.Kind, begin: CGRect, end: CGRect, pace: Pace
  ) -> KeyboardNotification {
    KeyboardNotification(kind: kind, begin: begin, end: end, duration: reportedDuration, pace: pace)
  }
}
