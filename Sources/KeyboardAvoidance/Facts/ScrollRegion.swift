public import Foundation

/// A vertical scroll region: what it clips, how far it can scroll, and the insets the app gave it.
public struct ScrollRegion: Hashable, Sendable {
  /// The name by which a plan addresses it; unique in its window.
  public var id: Int
  /// Its clip at home, in window points.
  public var clip: CGRect
  /// The height of its content without insets, in points.
  public var contentHeight: CGFloat
  /// The app's own effective top inset, ours taken out, in points.
  public var topInset: CGFloat
  /// The app's own effective bottom inset, ours taken out, in points.
  public var bottomInset: CGFloat
  /// Its content offset (points) once every motion has ended, as it stands now.
  public var offset: CGFloat
  /// Whether it is around the focused view.
  public var isInFocusChain: Bool
  /// Whether a finger or inertia moves it right now: its insets may be written, its offset may not.
  public var isInHand: Bool
  /// What it is made of.
  public var kind = Kind.scrollView
  /// Whether its insets are the app's alone: only the offset may be written.
  public var keepsInsets = false
  /// Whether it goes back to its offset when editing ends; nil = as the strategy does.
  public var restoresOffset: Bool?
  /// For a table: the bottom of the row before the focused one, at home in window points; nil = there is none.
  public var previousRowBottom: CGFloat?

  /// For a text view: how much of its text above and below the caret it keeps in sight by itself, in points.
  public var caretMargin: CGFloat = 0

  /// How much less high its clip is than without a keyboard, in points, because what it is in makes room for one by itself.
  public var squeeze: CGFloat = 0

  /// What a scroll region is made of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Content of any kind.
    case scrollView
    /// Rows.
    case table
    /// Cells.
    case collection
    /// The focused text view itself, which scrolls its own text.
    case textView
  }

  /// A region in the focus chain at `offset`; all lengths in points.
  public init(
    id: Int, clip: CGRect, contentHeight: CGFloat, topInset: CGFloat = 0, bottomInset: CGFloat = 0, offset: CGFloat = 0,
    isInFocusChain: Bool = true, isInHand: Bool = false
  ) {
    self.id = id
    self.clip = clip
    self.contentHeight = contentHeight
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.offset = offset
    self.isInFocusChain = isInFocusChain
    self.isInHand = isInHand
  }
}
