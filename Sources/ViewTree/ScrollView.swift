public import Foundation
public import Motion

/// A view whose content is larger than itself and moves under a finger, a wheel, or a plan.
///
/// The content is kept as a picture that moves as a whole; a text caret in it is drawn over the picture.
open class ScrollView: View {
  /// The extent of the content in points; its top left is (0, 0) of the scroll view's own space.
  public var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentGeometryChanged() } }
  }
  /// The app's own insets: space beyond the content that can be scrolled into view, in points. Content that is at its top
  /// stays there with another inset above it.
  public var contentInset: EdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      if !isInHand, contentInset.top != oldValue.top, contentOffset.y == -oldValue.top {
        displace(.offsetY, to: -contentInset.top)
      }
      contentGeometryChanged()
      keepGlideInRange()
    }
  }
  /// The insets, in points, avoidance put in force in place of the app's own (absolute, not added), or nil.
  public var avoidanceInset: EdgeInsets? {
    didSet {
      guard avoidanceInset != oldValue else { return }
      window?.displayIsNeeded = true
      keepGlideInRange()
    }
  }
  /// Whether the content follows a finger.
  public var isScrollEnabled = true
  /// A view that is the whole content and whose size is the content's: see ``setContent(_:)``.
  private(set) var contentView: View?
  /// Whether a finger or inertia moves the content right now.
  public internal(set) var isInHand = false

  /// Whether it comes to rest at multiples of its own size only: a pager.
  public var isPagingEnabled = false
  /// What a drag in it does to the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether bars that show how far the content is scrolled appear while it moves.
  public var showsIndicators = true
  /// Whether a drag under way moves something else (the keyboard) and the content stands still meanwhile.
  public var isDragHeld = false

  /// What a drag in a scroll view does to the keyboard.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// Editing ends as soon as the drag begins.
    case onDrag
    /// A finger that reaches the keyboard takes it along.
    case interactive
  }

  /// How large it and its content were when that was laid out last.
  private var settled: (size: CGSize, content: CGSize)?
  /// The drag under way, if any.
  var hold: Hold?
  /// The axis of a glide, and the glide.
  var glide: (axis: ScrollAxis, path: ScrollGlide)?
  var glideDeadline: Int?
  /// Made when they are shown for the first time.
  var indicators: [ScrollIndicator] = []

  /// A scroll view at `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    wantsLayer = true
    let pan = PanGestureRecognizer { [unowned self] in drag($0) }
    pan.accepts = { [unowned self] in isScrollEnabled && canScroll(ScrollAxis(of: $0)) }
    pan.beginsAtOnce = { [unowned self] _ in glide != nil }
    addGestureRecognizer(pan)
  }

  /// The insets in force, in points.
  public var effectiveInset: EdgeInsets { avoidanceInset ?? contentInset }

  /// The vertical offsets at which the content is at rest, in points.
  public var offsetRange: ClosedRange<CGFloat> { offsetRange(along: .vertical) }

  /// The offsets along an axis at which the content is at rest, in points.
  public func offsetRange(along axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = effectiveInset
    switch axis {
    case .vertical: return -inset.top...max(-inset.top, contentSize.height + inset.bottom - frame.height)
    case .horizontal: return -inset.left...max(-inset.left, contentSize.width + inset.right - frame.width)
    }
  }

  /// The content's offset in points: the point of its own space at its top left.
  public var contentOffset: CGPoint { bounds.origin }

  /// Sets the offset (points) as the app's own act; it ends a scroll that is under way.
  public func setContentOffset(_ offset: CGPoint, pace: Pace = .immediate) {
    stopGliding()
    animate(.offsetX, to: offset.x, pace: pace)
    animate(.offsetY, to: offset.y, pace: pace)
    window?.report(.offsetSet(self))
  }

  /// Makes a view the whole content: as wide as the scroll view and as high as it would like to be (``contentSize``).
  public func setContent(_ view: View) {
    contentView?.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
  }

  open override func layoutSubviews() {
    guard let contentView, contentView.superview === self else { return }
    let height = contentView.fixedHeight ?? contentView.sizeThatFits(width: frame.width).height
    contentView.frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
    contentSize = contentView.frame.size
  }

  /// Brings the content back into its range, at once: what it lies in has another size. Not while it is moved by hand.
  func returnIntoRange() {
    guard !isInHand else { return }
    for axis in ScrollAxis.allCases {
      let (offset, range) = (axis.part(of: contentOffset), offsetRange(along: axis))
      if !range.contains(offset) {
        setWithoutAnimation(axis.offset, to: min(max(offset, range.lowerBound), range.upperBound))
      }
    }
  }

  /// Brings the content back into its range where it or its content has got another size, unless somebody sees to that: a
  /// hand, or avoidance for what has focus in it.
  override func didLayOutSubviews() {
    defer { settled = (frame.size, contentSize) }
    guard let settled, settled != (frame.size, contentSize) else { return }
    keepGlideInRange()
    guard avoidanceInset == nil, !isInHand else { return }
    if let focused = window?.firstResponder as? View, focused.isDescendant(of: self) { return }
    for axis in ScrollAxis.allCases where !offsetRange(along: axis).contains(axis.part(of: contentOffset)) {
      let range = offsetRange(along: axis)
      let target = min(max(axis.part(of: contentOffset), range.lowerBound), range.upperBound)
      animate(axis.offset, to: target, pace: window?.layoutPace ?? .immediate)
    }
  }

  /// Whether there is more along an axis than fits.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = offsetRange(along: axis)
    return range.lowerBound < range.upperBound
  }

  private func contentGeometryChanged() {
    window?.displayIsNeeded = true
    window?.layoutIsNeeded = true
    needsLayout = true
  }

  public override func shown(_ property: AnimatedProperty) -> MotionState {
    if let glide, let window, property == glide.axis.offset {
      return MotionState(value: glide.path.offset(at: window.time))
    }
    return super.shown(property)
  }

  override var hasMotion: Bool { glide != nil || super.hasMotion }
}
