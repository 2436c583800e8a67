public import Foundation

/// A bar at the bottom that stands on top of the keyboard while it is up: a composer, a toolbar.
public struct StickyBar: Hashable, Sendable {
  /// Whether the list above a bar scrolls along when its viewport shrinks.
  public enum ListPolicy: String, Hashable, Sendable, CaseIterable {
    /// What was at the bottom of the list stays at its bottom.
    case always
    /// Only if the list was at its end (within 20 points; FACTS.md A.15).
    case whenAtEnd
    /// The list stays where it is.
    case never
  }

  /// The name by which a plan addresses it; unique in its window.
  public var id: Int
  /// Its frame at home, in window points.
  public var frame: CGRect
  /// The ``ScrollRegion/id`` of the list whose viewport it ends; nil = it has none.
  public var list: Int?
  /// What the list does.
  public var listPolicy: ListPolicy

  /// A bar at `frame` (home, window points) that ends the viewport of `list`.
  public init(id: Int, frame: CGRect, list: Int? = nil, listPolicy: ListPolicy = .whenAtEnd) {
    self.id = id
    self.frame = frame
    self.list = list
    self.listPolicy = listPolicy
  }
}
