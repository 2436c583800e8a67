public import Foundation

/// How an on-screen keyboard stands when it is up: FACTS.md §4, "Notification order".
public enum KeyboardPosture: Hashable, Sendable {
  /// At the window's bottom, as wide as the window.
  case docked
  /// As wide as the window, its bottom ``rise`` points above the window's.
  case undocked
  /// In two halves beside each other, as high as if it were undocked; what would stand on it stays at the bottom.
  case split
  /// In this frame, in window points; what would stand on it stays at the window's bottom (CASES.md X56).
  case floating(CGRect)
  /// Below the window: keys are typed elsewhere, and all that is seen are its bars (CASES.md E2, X42).
  case hardware

  /// How far an undocked keyboard is above the window's bottom, in points. FACTS.md has no number for it.
  public static let rise: CGFloat = 100
  /// What share of the window's width each half of a split keyboard has. FACTS.md has no number for it.
  static let halfShare: CGFloat = 0.4

  /// Whether it is away from the window's bottom.
  var isAway: Bool {
    switch self {
    case .undocked, .split, .floating: true
    case .docked, .hardware: false
    }
  }

  /// Whether its accessory stays at the window's bottom while the keys are elsewhere.
  public var leavesAccessoryBehind: Bool {
    switch self {
    case .split, .floating: true
    case .docked, .undocked, .hardware: false
    }
  }

  /// Where a keyboard of `height` points stands in a window of this size (points); nil = at its bottom.
  public func frame(height: CGFloat, in window: CGSize) -> CGRect? {
    switch self {
    case .docked, .hardware: nil
    case .undocked, .split:
      CGRect(x: 0, y: max(0, window.height - height - Self.rise), width: window.width, height: height)
    case .floating(let frame): frame
    }
  }

  /// What a keyboard in this frame consists of: the frame itself, or the two halves at its sides.
  public func parts(of frame: CGRect) -> [CGRect] {
    guard self == .split else { return [frame] }
    let width = (frame.width * Self.halfShare).rounded()
    let left = CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
    return [left, left.offsetBy(dx: frame.width - width, dy: 0)]
  }
}
