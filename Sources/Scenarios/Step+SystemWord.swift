public import Foundation
public import KeyboardAvoidance

extension Step {
  /// What the system is made to say of its keyboard, or not to say: the faults of real ones (CASES.md parts D, F, H15).
  public enum SystemWord: Hashable, Sendable {
    /// This is said now, whatever the keyboard does.
    case send(SentNotification)
    /// From now on these are not said.
    case lose(Set<KeyboardNotification.Kind>)
    /// From now on these are said so many seconds late.
    case delay([KeyboardNotification.Kind: TimeInterval])
    /// From now on everything is said again, and in time.
    case restore
  }

  /// A notification as a script has it. Frames in window points with the accessory included, y down; any numbers, because
  /// real systems name any.
  public struct SentNotification: Hashable, Sendable {
    /// How the motion that it names paces itself.
    public enum Curve: String, Hashable, Sendable, CaseIterable {
      /// The spring of curve 7, which takes 0.5 s whatever duration is named (FACTS.md §1).
      case keyboard
      /// One of UIKit's curves, as long as the duration says.
      case easeInOut, easeIn, easeOut, linear
    }

    /// Which of the system's messages it is.
    public var kind: KeyboardNotification.Kind
    /// The frame before; nil = that afterwards.
    public var begin: CGRect?
    /// The frame afterwards.
    public var end: CGRect
    /// The duration it names, in seconds; 0 = at once, whatever the curve.
    public var duration: TimeInterval
    /// The curve it names.
    public var curve: Curve
    /// Whether it is about this app's keyboard (CASES.md F8).
    public var isLocal: Bool
    /// What the keyboard consists of if it is in pieces (CASES.md X56).
    public var pieces: [CGRect]

    /// A notification. Frames in window points, y down; seconds.
    public init(
      _ kind: KeyboardNotification.Kind, begin: CGRect? = nil, end: CGRect, duration: TimeInterval = 0.25,
      curve: Curve = .keyboard, isLocal: Bool = true, pieces: [CGRect] = []
    ) {
      self.kind = kind
      self.begin = begin
      self.end = end
      self.duration = duration
      self.curve = curve
      self.isLocal = isLocal
      self.pieces = pieces
    }
  }
}
