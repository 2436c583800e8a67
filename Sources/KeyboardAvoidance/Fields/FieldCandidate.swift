public import Foundation

/// A view that text can be typed into, as far as the way from field to field depends on it.
public struct FieldCandidate: Hashable, Sendable, Identifiable {
  /// A name for it that is unique in its window.
  public var id: Int
  /// Where it lies at home, in window points (y down); only its order against others matters.
  public var frame: CGRect
  /// A name for its superview.
  public var parent: Int
  /// Its place among its superview's subviews, counted from 0.
  public var index: Int
  /// The app's own number for it.
  public var tag = 0
  /// The names of the deep containers around it, the nearest first: tables, collections, views declared to be one form.
  public var containers: [Int] = []
  /// Whether the nearest deep container is a table or a collection.
  public var isInTable = false
  /// Whether it takes input.
  public var isEnabled = true
  /// Whether neither it nor a view around it is hidden.
  public var isVisible = true
  /// Its opacity, 0 to 1.
  public var alpha: CGFloat = 1
  /// Whether touches reach it.
  public var isInteractive = true
  /// Whether it lies in an alert.
  public var isInAlert = false
  /// Whether it is a search bar's own field.
  public var isInSearchBar = false
  /// Whether previous and next pass over it because the app says so.
  public var isIgnoredBySwitching = false

  /// A field that takes input, at `frame` (home, window points), the `index`-th subview of `parent`.
  public init(id: Int, frame: CGRect, parent: Int = 0, index: Int = 0) {
    self.id = id
    self.frame = frame
    self.parent = parent
    self.index = index
  }

  /// Whether the focus could be given to it: it takes input, is seen at all, and touches reach it.
  public var canBecomeFirstResponder: Bool { isEnabled && isVisible && alpha != 0 && isInteractive }
}
