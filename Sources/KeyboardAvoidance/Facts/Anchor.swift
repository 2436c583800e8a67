public import Foundation

/// Something that shall be visible while the keyboard is up.
public struct Anchor: Hashable, Sendable {
  /// What it is; the order is the order of importance.
  public enum Level: Hashable, Sendable, Comparable {
    /// The line of text the caret is in.
    case caret
    /// The focused view itself.
    case field
    /// The n-th view, counted from 0, that shall stay visible with it: its label, a button.
    case companion(Int)
  }

  /// What it is.
  public var level: Level
  /// Its rectangle at home, in window points.
  public var rect: CGRect
  /// The index in ``AvoidanceFacts/regions`` of the innermost region around it; the count of the focus chain's regions
  /// if it lies in the root alone.
  public var container: Int
  /// The name of its view, for explanations.
  public var name: String
  /// The ``StickyBar/id`` of the bar it lies in; nil = in none.
  public var bar: Int?

  /// An anchor at `rect` (home, window points) in region `container`.
  public init(level: Level, rect: CGRect, container: Int, name: String = "") {
    self.level = level
    self.rect = rect
    self.container = container
    self.name = name
  }
}
