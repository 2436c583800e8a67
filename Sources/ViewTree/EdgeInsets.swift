public import Foundation

/// Space on the four sides of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// On the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// On the right.
  public var right: CGFloat

  /// Insets in points; 0 where none are given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all sides.
  public init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  /// No insets.
  public static let zero = EdgeInsets()
}

nonisolated extension CGRect {
  /// The rectangle without the insets on its sides.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
