public import Foundation

extension Step {
  /// What the edges of the window take from now on: a call bar comes or goes (CASES.md H7).
  ///
  /// It holds until the device is turned or the window gets another place, which have safe areas of their own.
  public struct SafeAreaChange: Hashable, Sendable {
    /// The space at each side in points, 0 or more; nil = as it is.
    public var top, left, bottom, right: CGFloat?

    /// A change of the sides that are given, in points.
    public init(top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
