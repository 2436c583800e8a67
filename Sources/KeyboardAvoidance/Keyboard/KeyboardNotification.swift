public import Foundation
public import Motion

/// What a system tells an app about its on-screen keyboard.
public struct KeyboardNotification: Hashable, Sendable {
  /// Which of the system's messages it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The keyboard is about to come, to change its frame while up, or to serve another field.
    case willShow
    /// The keyboard has come, or has its new frame.
    case didShow
    /// The keyboard is about to leave.
    case willHide
    /// The keyboard has left.
    case didHide
    /// The keyboard's frame is about to change, for whatever reason; sent before `willShow` and `willHide` too.
    case willChangeFrame
    /// The keyboard's frame has changed; sent before `didShow` and `didHide` too.
    case didChangeFrame
  }

  /// Which message.
  public var kind: Kind
  /// The keyboard's frame before, accessory included, in window points (y down). Unreliable on real systems.
  public var begin: CGRect
  /// The keyboard's frame afterwards, accessory included, in window points (y down).
  public var end: CGRect
  /// The duration the message names, in seconds. On iOS it says 0.25 while the motion takes 0.5 (FACTS.md §1).
  public var duration: TimeInterval
  /// How the keyboard really moves.
  public var pace: Pace
  /// What the keyboard at ``end`` consists of if it is in pieces, in window points; empty for one piece.
  ///
  /// Real systems name the frame alone: split halves, or a floating keyboard with a bar at the bottom (CASES.md X56), are for the lab.
  public var pieces: [CGRect] = []
  /// Whether it is this app's keyboard; another app's in a split view tells everyone (CASES.md F8).
  public var isLocal = true

  /// A notification; frames in window points with the accessory included.
  public init(kind: Kind, begin: CGRect, end: CGRect, duration: TimeInterval, pace: Pace) {
    self.kind = kind
    self.begin = begin
    self.end = end
    self.duration = duration
    self.pace = pace
  }
}
