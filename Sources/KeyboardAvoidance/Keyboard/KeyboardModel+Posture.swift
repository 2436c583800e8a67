public import Foundation
import Motion

/// A keyboard that stands elsewhere than at the window's bottom: FACTS.md §4, "Undock".
extension KeyboardModel {
  /// What it takes up at `time` (seconds), in window points: pieces if it is in some, below the window when it is hidden.
  public func parts(at time: TimeInterval) -> [CGRect] {
    shownPosture.parts(of: frame(at: time)) + bar(top: barEdge.value(at: time))
  }

  /// The y from which on the window is covered from side to side at `time` (seconds), in window points.
  ///
  /// It is the edge of a keyboard that stands at the bottom, else of what it has left there, else the window's height.
  public func coverEdge(at time: TimeInterval) -> CGFloat {
    floatingSize(at: time) == nil ? edge(at: time) : min(window.height, barEdge.value(at: time))
  }

  /// What ``coverEdge(at:)`` is once every motion has ended, in window points.
  public var coverEdgeEnd: CGFloat {
    guard let endFrame else { return window.height }
    return floatingFrame == nil ? endFrame.minY : barEdge.target
  }

  /// Comes up elsewhere than at the bottom, goes there, or comes back from there; nil if it is there.
  mutating func stand(
    height: CGFloat, depth: CGFloat, barHeight: CGFloat, isElsewhere: Bool = false, at time: TimeInterval
  ) -> [KeyboardMessage]? {
    let before = motionStart(after: time) == nil ? endFrame : nil
    let height = min(height, window.height)
    let isSame = before != nil && (posture, height, barHeight) == (shownPosture, self.height, self.barHeight)
    if isSame, !isElsewhere, !behavior.showsOnEverySwitch { return nil }
    let wasAway = before != nil && shownPosture.isAway
    let follower = follower(at: time)
    settle(at: time)
    (self.height, self.depth, shownPosture) = (height, depth, posture)
    floatingFrame = posture.frame(height: height, in: window)
    if floatingFrame == nil { floatingSize = nil }
    // From out of sight it comes straight up.
    if before == nil, edge.isSettled(at: time) { left = Trajectory(resting: Double(floatingFrame?.minX ?? 0)) }
    moveBar(to: posture.isAway ? barHeight : 0, pace: pace, at: time)
    move(to: floatingFrame?.origin ?? CGPoint(x: 0, y: window.height - height), pace: pace, at: time)
    guard let frame = floatingFrame else {
      let end = self.frame(top: edge.target)
      let show = notification(.willShow, begin: before ?? hiddenFrame(height: height), end: end, pace: pace)
      return messages(around: show, after: follower, at: time)
    }
    let farewell = before.flatMap { wasAway ? nil : undocking(from: $0, at: time) }
    let greeting = before == nil && posture.isFloating ? showWithoutPlace(at: time) : []
    let origin = posture.isFloating ? .zero : hiddenFrame(height: height)
    var change = notification(.willChangeFrame, begin: before ?? origin, end: frame, pace: pace)
    let pieces = posture.parts(of: frame) + bar(top: barEdge.target)
    change.pieces = pieces.count > 1 ? pieces : []
    return [farewell].compactMap(\.self) + greeting + messages(around: change, after: follower, at: time)
  }

  private func bar(top: CGFloat) -> [CGRect] {
    top < window.height ? [CGRect(x: 0, y: top, width: window.width, height: window.height - top)] : []
  }

  /// It leaves the bottom with a will-hide that no did-hide follows (FACTS.md §4, "Undock").
  private func undocking(from frame: CGRect, at time: TimeInterval) -> KeyboardMessage {
    let hide = notification(.willHide, begin: frame, end: hiddenFrame(height: frame.height), pace: pace)
    return KeyboardMessage(.notification(hide), at: time)
  }

  /// A floating keyboard shows with a zero rectangle, then its frame changes (FACTS.md §4, "Robust classification").
  private func showWithoutPlace(at time: TimeInterval) -> [KeyboardMessage] {
    var show = notification(.willShow, begin: .zero, end: .zero, pace: .immediate)
    show.duration = 0
    return pair(show, from: time, to: time)
  }
}

extension KeyboardPosture {
  fileprivate var isFloating: Bool { if case .floating = self { true } else { false } }
}
