public import Foundation

/// Space on the four sides of a view of a scene, in points.
public struct SceneInsets: Hashable, Sendable {
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

  /// The same inset on all sides, in points.
  public init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  /// No insets.
  public static let zero = SceneInsets()
}
