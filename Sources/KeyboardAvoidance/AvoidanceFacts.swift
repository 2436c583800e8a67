public import Foundation

/// Everything a plan depends on: geometry, occluders and anchors in *home* geometry, and what a system that reads the
/// screen would see in *shown* geometry.
///
/// Home geometry is the end value of everybody's motion with the avoider's own insets, offsets and lift taken out:
/// rectangles in window points (y down) as they would lie with every scroll region at offset 0 and the root unlifted.
/// A rectangle in region i is shown at `home.y − Σ offsets of the regions around it − lift`.
public struct AvoidanceFacts: Hashable, Sendable {
  /// The view that may be lifted.
  public struct Root: Hashable, Sendable {
    /// Its frame at home, in window points.
    public var frame: CGRect
    /// The furthest it may be lifted, in points (≥ 0); infinite if nothing but the keyboard's height bounds it.
    public var allowance: CGFloat

    /// A root that may be lifted by at most `allowance` points.
    public init(frame: CGRect, allowance: CGFloat = .infinity) {
      self.frame = frame
      self.allowance = allowance
    }
  }

  /// The window's size in points; its origin is (0, 0).
  public var window: CGSize
  /// The y that no anchor's top shall pass: the bottom of status bar and navigation bar, in window points.
  public var topLimit: CGFloat
  /// What lies over the content once every motion has ended, cut to the window, in window points.
  public var occluders: [CGRect]
  /// What may be lifted.
  public var root: Root
  /// The vertical scroll regions: those around the focused view first, inner → outer, then the others displaced by us.
  public var regions: [ScrollRegion]
  /// What shall be visible, most important first, nested: caret line, field, companions in order. Empty = no focus.
  public var anchors: [Anchor]
  /// The space to keep between the anchors and an occluder, in points (≥ 0); nil = the strategy's own.
  public var distance: CGFloat?
  /// The focused view as it is shown: its model frame through every offset and transform in force, in window points.
  public var shownField: CGRect?

  /// The facts of a window of `window` points without a focused view; `topLimit` is a y of it. The root fills it if none
  /// is given.
  public init(window: CGSize, topLimit: CGFloat = 0, root: Root? = nil) {
    self.window = window
    self.topLimit = topLimit
    self.occluders = []
    self.root = root ?? Root(frame: CGRect(origin: .zero, size: window))
    self.regions = []
    self.anchors = []
  }
}

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

  /// An anchor at `rect` (home, window points) in region `container`.
  public init(level: Level, rect: CGRect, container: Int, name: String = "") {
    self.level = level
    self.rect = rect
    self.container = container
    self.name = name
  }
}
