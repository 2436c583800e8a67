public import Foundation
public import Motion

/// A rectangle that draws, holds other views, and takes touches.
///
/// Geometry is in points, y down. `frame` is in the superview's space, `bounds` in the view's own; model values say
/// where the view will be, presentation values (see ``Window/time``) where it is shown while an animation runs.
open class View: Responder {
  /// The name it is found by in scenes, scripts and traces.
  public var id: String?
  /// A number that no other view of the process has.
  public let identity: Int
  /// A number for the app's own use, such as the order of fields.
  public var tag = 0

  /// The view it lies in.
  public internal(set) weak var superview: View?
  /// The views in it, the furthest back first.
  public internal(set) var subviews: [View] = []
  /// The controller whose content it is, if any.
  public internal(set) weak var controller: ViewController?

  /// Where it lies in its superview, in points, before ``transform``.
  public var frame: CGRect {
    didSet { if frame != oldValue { frameChanged(from: oldValue) } }
  }
  /// What is done to it about its centre when it is shown; never part of layout.
  public var transform: AffineTransform = .identity {
    didSet { if transform != oldValue { geometryChanged() } }
  }
  /// The origin of its own space, in points: what a scroll view moves.
  public internal(set) var boundsOrigin: CGPoint = .zero {
    didSet {
      guard boundsOrigin != oldValue else { return }
      geometryChanged()
      boundsOriginChanged()
    }
  }
  /// Opacity of it and all in it, 0 to 1.
  public var alpha: Double = 1 {
    didSet { if alpha != oldValue { geometryChanged() } }
  }
  /// Whether it and all in it is left out.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      geometryChanged()
      if superview?.sizeFollowsSubviews == true { invalidateFittingSize() }
    }
  }
  /// Whether what lies outside its bounds is cut off.
  public var clipsToBounds = false {
    didSet {
      guard clipsToBounds != oldValue else { return }
      version += 1
      // What sticks out of it comes or goes.
      invalidatePictures()
    }
  }
  /// What fills its bounds before it draws.
  public var backgroundColor: Color = .clear {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }
  /// What of the window's theme fills its bounds before it draws; wins over ``backgroundColor``.
  public var backgroundRole: ThemeColor? {
    didSet { if backgroundRole != oldValue { setNeedsDisplay() } }
  }
  /// What marks it as the one in use: focus ring, caret, toolbar; nil = the theme's accent.
  open var tintColor: Color? {
    didSet { if tintColor != oldValue { setNeedsDisplay() } }
  }
  /// The radius of its corners in points, for background and clipping.
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
  }
  /// Whether touches reach it or anything in it.
  public var isUserInteractionEnabled = true
  /// Whether a touch on it that hits nothing in it hits it; false lets it through to what lies behind.
  public var takesTouchesItself = true
  /// Whether it wants to be kept as a picture that moves as a whole. It is, unless a view inside it is kept so itself.
  public var wantsLayer = false {
    didSet { if wantsLayer != oldValue { layerWishChanged() } }
  }
  /// The gesture recognizers attached to it.
  var gestureRecognizers: [GestureRecognizer] = []

  /// Whether it is the system's and not the app's (the on-screen keyboard): what moves a whole window leaves it in place.
  public var belongsToSystem = false
  /// How many times it has laid out what is in it.
  public internal(set) var layoutCount = 0

  /// What other modules keep with the view, by the type that keeps it; dropped with the view.
  public var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// The width in points a stack gives it whatever it would like.
  public var fixedWidth: CGFloat? {
    didSet { if fixedWidth != oldValue { invalidateFittingSize() } }
  }
  /// Whether it takes its superview's size whenever that changes.
  public var fillsSuperview = false {
    didSet { if fillsSuperview { fillSuperview() } }
  }
  /// The height in points a stack gives it whatever it would like.
  public var fixedHeight: CGFloat? {
    didSet { if fixedHeight != oldValue { invalidateFittingSize() } }
  }

  var animations = AnimationTable()
  var needsLayout = true
  /// How many live views, and how many that want to be layers, there are in it, itself included.
  var population = Population()
  var version = 0
  var subtreeVersion = 0
  /// The theme it was last in a window with.
  var themeName: String?
  /// What changed in its kept picture, if it wants one.
  var layerChanges = LayerChanges()

  private static var lastIdentity = 0

  /// A view at `frame` (points in its future superview's space).
  public init(frame: CGRect = .zero) {
    Self.lastIdentity += 1
    identity = Self.lastIdentity
    self.frame = frame
    super.init()
    population.live = isLive ? 1 : 0
  }

  /// Its own space: origin ``boundsOrigin``, size of the frame, in points.
  public var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// The window it is in, if any.
  public var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current as? Window { return window }
      view = current.superview
    }
    return nil
  }

  open override var next: Responder? { controller ?? superview }

  // MARK: For subclasses

  /// Draws the view's own content over its background, in its own space. The canvas may show less than the bounds.
  open func draw(_ canvas: any Canvas) {}
  /// Whether ``draw(_:)`` does anything; a view with only a background need not say so.
  open var drawsContent: Bool { false }
  /// Whether its picture changes so often that it is left out of kept pictures and drawn over them (a caret).
  open var isLive: Bool { false }
  /// How far it draws outside its bounds (a shadow), in points.
  open var drawingOutset: EdgeInsets { .zero }
  /// A number that changes whenever its own picture at `time` (seconds) differs.
  open func pictureVersion(at time: TimeInterval) -> Int { version }
  /// The first time after `time` at which its picture changes by itself, both in seconds of ``Window/time``, or nil.
  open func nextPictureChange(after time: TimeInterval) -> TimeInterval? { nil }

  /// Places the subviews; called before a frame is drawn if layout was asked for.
  open func layoutSubviews() {}
  /// Told when that is done; what the new places of its content mean for itself.
  func didLayOutSubviews() {}
  /// The size it would like in a width of `width` points; its present size unless a subclass knows better.
  open func sizeThatFits(width: CGFloat) -> CGSize { frame.size }
  /// Whether the size it would like follows from what is in it, so that a change in there concerns its superview too.
  open var sizeFollowsSubviews: Bool { false }
  /// The text its users know it by: a button's title, a field's placeholder.
  open var accessibilityText: String? { nil }

  /// A finger went down in it.
  open func touchBegan(_ touch: Touch) {}
  /// The finger moved.
  open func touchMoved(_ touch: Touch) {}
  /// The finger went up.
  open func touchEnded(_ touch: Touch) {}
  /// The touch was taken over by a gesture or by the system.
  open func touchCancelled(_ touch: Touch) {}
  /// Whether it takes touches itself (a button, a text field), so that a tap on it is no tap on blank space.
  open var isControl: Bool { false }

  /// The value and velocity (units a second) with which a property is shown now.
  public func shown(_ property: AnimatedProperty) -> MotionState {
    guard let trajectory = animations[property] else { return MotionState(value: model(property)) }
    return trajectory.state(at: window?.time ?? trajectory.end)
  }

  /// Whether anything of it is shown elsewhere than its model says.
  var hasMotion: Bool { !animations.isEmpty }

  /// Called when the origin of its own space is another (model value).
  func boundsOriginChanged() {}
  /// Called when it became or ceased to be first responder.
  open func firstResponderChanged() {}
  /// Called when the safe area of the controller it is part of changed.
  open func safeAreaChanged() {}
  /// Called when it enters a window or leaves it.
  open func windowChanged() {}
}
