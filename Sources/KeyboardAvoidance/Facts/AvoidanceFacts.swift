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
    /// How far it is lifted now (model value), in points: what somebody else has undone is not in it.
    public var lift: CGFloat = 0
    /// The height that avoidance has taken from its bottom as padding now, in points; not taken from ``frame``.
    public var bottomPadding: CGFloat = 0
    /// The layout margin that its content keeps from its top edge, in points.
    public var topMargin: CGFloat = 0
    /// The layout margin that its content keeps from its bottom edge, in points.
    public var bottomMargin: CGFloat = 0
    /// Whether the app chose it (`movingView`); else it was found by itself.
    public var isChosenByApp = false
    /// What tells it from another root: what one is lifted by says nothing of the next.
    public var id = 0
    /// The ``ScrollRegion/id`` of the region that it is itself, if it is one.
    public var regionID: Int?
    /// Whether it moves out of the keyboard's way by itself: what it does is in the geometry, and nothing is added.
    public var avoidsByItself = false

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
  /// The y below which the root shows nothing, in window points: the end of a panel that makes room for the keyboard by
  /// itself, where its content goes on beyond; nil = it ends with the window.
  public var bottomLimit: CGFloat?
  /// The y below which nothing of the content is seen, in window points: the end of what clips it and stays where it is
  /// when the root is lifted, above a tab bar say; nil = the window's end.
  public var visibleBottom: CGFloat?
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
  /// The bars that stand on top of the keyboard while it is up, outermost last.
  public var bars: [StickyBar] = []
  /// The focused view as it is shown: its model frame through every offset and transform in force, in window points.
  public var shownField: CGRect?
  /// What some systems ask about the focused view.
  public var focus = FocusTraits()
  /// What the app switched on and off for all views.
  public var settings = AvoidanceSettings()
  /// The screen in window points: the window itself where it fills the screen.
  public var screen: CGRect
  /// What the phone's home indicator takes from the window's bottom, in points.
  public var bottomSafeArea: CGFloat = 0
  /// Whether the app is in front and takes input.
  public var isAppActive = true
  /// Whether a swipe back to the screen before is under way.
  public var isSwipingBack = false
  /// Whether the person asked for less motion: plans are played at once.
  public var prefersReducedMotion = false

  /// The facts of a window of `window` points without a focused view; `topLimit` is a y of it. The root fills it if none
  /// is given.
  public init(window: CGSize, topLimit: CGFloat = 0, root: Root? = nil) {
    self.window = window
    self.topLimit = topLimit
    screen = CGRect(origin: .zero, size: window)
    self.occluders = []
    self.root = root ?? Root(frame: CGRect(origin: .zero, size: window))
    self.regions = []
    self.anchors = []
  }

  /// The y below which nothing is seen, whatever covers what is above, in window points.
  var bottom: CGFloat { min(window.height, visibleBottom ?? .infinity) }
}
