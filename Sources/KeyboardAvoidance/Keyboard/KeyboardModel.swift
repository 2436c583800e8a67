public import Foundation
public import Motion

/// The on-screen keyboard of a window as a value: where it is as a function of time, and what its system says of it.
///
/// A motion alone, with the one notification that most systems act on:
///
///     var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))
///     let shown = keyboard.show(height: 331, at: 0)     // willShow, end (0, 513, 390, 331)
///     keyboard.edge(at: 0.1)                            // 663.7
///     keyboard.hide(at: 0.1)                            // willHide; the edge turns back from there
///
/// Everything a system says, in its order and at its times: ``focus(height:depth:barHeight:accessoryDiffers:at:)``,
/// ``resign(at:)``, ``place(at:time:)`` and the drag of ``beginDrag(at:)``. Whatever interrupts whatever, no frame jumps.
public struct KeyboardModel: Hashable, Sendable {
  /// What the keyboard is doing.
  public enum Phase: Hashable, Sendable {
    /// Out of sight and at rest.
    case hidden
    /// At the bottom of the window and at rest, with this frame (window points, accessory included).
    case docked(CGRect)
    /// Away from the bottom and at rest, where ``KeyboardModel/place(at:time:)`` put it (window points).
    case floating(CGRect)
    /// Between two frames (window points, accessory included); `edge` is the top edge over time.
    case moving(begin: CGRect, end: CGRect, edge: Trajectory)
  }

  /// A show that rests before it starts.
  struct Rest: Hashable, Sendable {
    /// When the rest is over, in seconds.
    var end: TimeInterval
    /// The motion from then on.
    var edge: Trajectory
    var left: Trajectory
    /// The size it has from then on, if it was put elsewhere.
    var floatingSize: CGSize?
    /// The heights before, which hold again if nothing comes of the show.
    var heightBefore: CGFloat
    var depthBefore: CGFloat
  }

  /// The size of what the keyboard belongs to and covers, in points: a window that fills the screen, or the screen.
  public internal(set) var window: CGSize
  /// How the keyboard comes and changes its frame.
  public var pace: Pace
  /// How the keyboard leaves.
  public var hidingPace: Pace
  /// The duration its notifications name, in seconds.
  public var reportedDuration: TimeInterval
  /// What its system says, and when.
  public var behavior: KeyboardBehavior
  /// How far above its edge a finger takes hold of it, in points (FACTS.md A.16).
  public var dismissPadding: CGFloat = 0
  /// Its height when it is up or coming, accessory included, in points; 0 when it is hidden or leaving.
  public internal(set) var height: CGFloat = 0
  /// Where it was put by ``place(at:time:)``, in window points; nil while it belongs to the bottom.
  public internal(set) var floatingFrame: CGRect? {
    didSet { if let floatingFrame { floatingSize = floatingFrame.size } }
  }

  /// How it shall stand when it is up, from the next focus on.
  public var posture = KeyboardPosture.docked
  /// How the one that is up, or was last, stands.
  public internal(set) var shownPosture = KeyboardPosture.docked
  /// How much of it is below the window's bottom when it is up, in points: a hardware keyboard's bars stand on keys that
  /// nobody sees.
  public internal(set) var depth: CGFloat = 0
  /// The height of what it has left at the window's bottom while it is elsewhere, in points.
  public internal(set) var barHeight: CGFloat = 0
  /// The motion of the top edge of what it has left at the window's bottom.
  public internal(set) var barEdge: Trajectory

  var edge: Trajectory
  var left = Trajectory(resting: 0)
  /// The size it was put elsewhere with; it keeps it until it comes to the bottom again.
  var floatingSize: CGSize?
  var rest: Rest?
  var drag: KeyboardDrag?
  /// Until when it is followed frame by frame, in seconds.
  var followedUntil: TimeInterval = -.infinity
  /// How it goes on after a finger let it go.
  var thrownPace: Pace?

  /// A hidden keyboard in a window of this size (points); by default it moves as on iOS.
  public init(window: CGSize, pace: Pace = .iosKeyboard, reportedDuration: TimeInterval = 0.25) {
    self.window = window
    self.pace = pace
    self.hidingPace = pace
    self.reportedDuration = reportedDuration
    self.behavior = .default
    self.edge = Trajectory(resting: window.height)
    self.barEdge = edge
  }

  /// A hidden keyboard in a window of this size (points) that moves and tells of itself as asked.
  public init(window: CGSize, motion: KeyboardMotion, behavior: KeyboardBehavior = .default) {
    self.init(window: window, pace: motion.showPace, reportedDuration: motion.reportedDuration)
    self.hidingPace = motion.hidePace
    self.behavior = behavior
  }

  /// The motion of its top edge (window points) that is in force at `time` (seconds).
  public func motion(at time: TimeInterval) -> Trajectory {
    if let rest, rest.end <= time { return rest.edge }
    return edge
  }

  /// The motion of its left edge (window points) that is in force at `time` (seconds).
  public func sideMotion(at time: TimeInterval) -> Trajectory {
    if let rest, rest.end <= time { return rest.left }
    return left
  }

  /// The y of its top edge at `time` (seconds) in window points, accessory included; the window's height when it is hidden.
  public func edge(at time: TimeInterval) -> CGFloat { motion(at: time).value(at: time) }

  /// The frame it is shown in at `time` (seconds), in window points, accessory included; below the window when hidden.
  public func frame(at time: TimeInterval) -> CGRect {
    var frame = frame(top: edge(at: time))
    frame.origin.x = sideMotion(at: time).value(at: time)
    if let size = floatingSize(at: time) { frame.size = size }
    return frame
  }

  /// Its frame once every motion has ended, or nil if it will be hidden then.
  public var endFrame: CGRect? {
    guard height > 0 else { return nil }
    return floatingFrame ?? frame(top: (rest?.edge ?? edge).target)
  }

  /// When its current motion ends, in seconds; nil if it is at rest at `time` and not about to move.
  public func motionEnd(after time: TimeInterval) -> TimeInterval? {
    [rest?.edge ?? edge, rest?.left ?? left, barEdge].filter { !$0.isSettled(at: time) }.map(\.end).max()
  }

  /// When the rest before a motion is over and the motion starts, in seconds; nil if none is being waited for.
  public func motionStart(after time: TimeInterval) -> TimeInterval? { rest.flatMap { $0.end > time ? $0.end : nil } }

  /// What it is doing at `time` (seconds).
  public func phase(at time: TimeInterval) -> Phase {
    let motion = motion(at: time)
    guard motion.isSettled(at: time), sideMotion(at: time).isSettled(at: time) else {
      return .moving(
        begin: frame(top: motion.origin.value), end: endFrame ?? frame(top: motion.target), edge: motion)
    }
    guard height > 0, motion.target < window.height else { return .hidden }
    return floatingFrame.map(Phase.floating) ?? .docked(frame(top: motion.target))
  }

  /// Brings the keyboard up with this height (points, accessory included, above 0), or changes the height of one that
  /// is up. A keyboard that is already there sends the message again with equal frames.
  ///
  /// - Parameters:
  ///   - height: how much of it is seen.
  ///   - depth: how much more of it is below the window's bottom, in points.
  ///   - time: when, in seconds.
  public mutating func show(height: CGFloat, depth: CGFloat = 0, at time: TimeInterval) -> KeyboardNotification {
    settle(at: time)
    let height = min(height, window.height)
    let begin = endFrame ?? hiddenFrame(height: height + depth)
    self.height = height
    self.depth = depth
    if floatingFrame == nil {
      leaveFloating(at: time)
      move(to: CGPoint(x: 0, y: window.height - height), pace: pace, at: time)
    }
    return notification(.willShow, begin: begin, end: floatingFrame ?? frame(top: edge.target), pace: pace)
  }

  /// Sends the keyboard away at `time` (seconds). Nil if it is hidden or leaving already.
  public mutating func hide(at time: TimeInterval) -> KeyboardNotification? {
    settle(at: time)
    guard let begin = endFrame else { return nil }
    let pace = thrownPace ?? hidingPace
    let end = hiddenFrame(height: begin.height)
    height = 0
    floatingFrame = nil
    moveBar(to: 0, pace: pace, at: time)
    move(to: CGPoint(x: left.target, y: window.height), pace: pace, at: time)
    thrownPace = nil
    return notification(.willHide, begin: begin, end: end, pace: pace)
  }
}
