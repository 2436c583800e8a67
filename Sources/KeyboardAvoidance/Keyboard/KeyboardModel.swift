public import Foundation
public import Motion

/// The on-screen keyboard as a value: hidden, docked, or moving between the two, with the edge as a function of time.
///
///     var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))
///     let shown = keyboard.show(height: 331, at: 0)     // willShow, end (0, 513, 390, 331)
///     keyboard.edge(at: 0.1)                            // 663.7
///     keyboard.hide(at: 0.1)                            // willHide; the edge turns back from there
public struct KeyboardModel: Hashable, Sendable {
  /// What the keyboard is doing.
  public enum Phase: Hashable, Sendable {
    /// Out of sight and at rest.
    case hidden
    /// At the bottom of the window and at rest, with this frame (window points, accessory included).
    case docked(CGRect)
    /// Between two frames (window points, accessory included); `edge` is the top edge over time.
    case moving(begin: CGRect, end: CGRect, edge: Trajectory)
  }

  /// The size of the window the keyboard covers, in points.
  public let window: CGSize
  /// How the keyboard moves.
  public var pace: Pace
  /// The duration its notifications name, in seconds.
  public var reportedDuration: TimeInterval
  /// Its height when it is up or coming, accessory included, in points; 0 when it is hidden or leaving.
  public private(set) var height: CGFloat = 0
  private var edge: Trajectory

  /// A hidden keyboard in a window of this size (points); by default it moves as on iOS.
  public init(window: CGSize, pace: Pace = .iosKeyboard, reportedDuration: TimeInterval = 0.25) {
    self.window = window
    self.pace = pace
    self.reportedDuration = reportedDuration
    self.edge = Trajectory(resting: window.height)
  }

  /// The y of its top edge at `time` (seconds) in window points, accessory included; the window's height when it is hidden.
  public func edge(at time: TimeInterval) -> CGFloat { edge.value(at: time) }

  /// Its frame once every motion has ended, or nil if it will be hidden then.
  public var endFrame: CGRect? { height > 0 ? frame(top: edge.target) : nil }

  /// When its current motion ends, in seconds; nil if it is at rest at `time`.
  public func motionEnd(after time: TimeInterval) -> TimeInterval? { edge.isSettled(at: time) ? nil : edge.end }

  /// What it is doing at `time` (seconds).
  public func phase(at time: TimeInterval) -> Phase {
    guard edge.isSettled(at: time) else {
      return .moving(begin: frame(top: edge.origin.value), end: frame(top: edge.target), edge: edge)
    }
    return height > 0 ? .docked(frame(top: edge.target)) : .hidden
  }

  /// Brings the keyboard up with this height (points, accessory included, above 0), or changes the height of one that
  /// is up. A keyboard that is already there sends the message again with equal frames.
  public mutating func show(height: CGFloat, at time: TimeInterval) -> KeyboardNotification {
    let height = min(height, window.height)
    let begin = endFrame ?? hiddenFrame(height: height)
    self.height = height
    move(to: window.height - self.height, at: time)
    return notification(.willShow, begin: begin, end: frame(top: edge.target))
  }

  /// Sends the keyboard away at `time` (seconds). Nil if it is hidden or leaving already.
  public mutating func hide(at time: TimeInterval) -> KeyboardNotification? {
    guard let begin = endFrame else { return nil }
    height = 0
    move(to: window.height, at: time)
    return notification(.willHide, begin: begin, end: hiddenFrame(height: begin.height))
  }

  private mutating func move(to top: CGFloat, at time: TimeInterval) {
    if top != edge.target { edge = edge.retargeted(to: top, at: time, pace: pace) }
  }

  private func frame(top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: window.width, height: max(height, window.height - top))
  }

  private func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: window.height, width: window.width, height: height)
  }

  private func notification(_ kind: KeyboardNotification.Kind, begin: CGRect, end: CGRect) -> KeyboardNotification {
    KeyboardNotification(kind: kind, begin: begin, end: end, duration: reportedDuration, pace: pace)
  }
}
