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
  /// The app's own insets: space beyond the content that can be scrolled into view, in points.
  public var contentInset: EdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentGeometryChanged() } }
  }
  /// The insets, in points, avoidance put in force in place of the app's own (absolute, not added), or nil.
  public var avoidanceInset: EdgeInsets? {
    didSet { if avoidanceInset != oldValue { window?.displayIsNeeded = true } }
  }
  /// Whether the content follows a finger.
  public var isScrollEnabled = true
  /// A view that is the whole content and whose size is the content's: see ``setContent(_:)``.
  public private(set) var contentView: View?
  /// Whether a finger or inertia moves the content right now.
  public private(set) var isInHand = false

  private var glide: ScrollGlide?
  private var glideDeadline: Int?
  private var dragOrigin: CGFloat = 0

  /// A scroll view at `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    wantsLayer = true
    let pan = PanGestureRecognizer { [unowned self] in drag($0) }
    pan.accepts = { [unowned self] in isScrollEnabled && canScroll && abs($0.y) > abs($0.x) }
    pan.beginsAtOnce = { [unowned self] _ in glide != nil }
    addGestureRecognizer(pan)
  }

  /// The insets in force, in points.
  public var effectiveInset: EdgeInsets { avoidanceInset ?? contentInset }

  /// The offsets at which the content is at rest, in points.
  public var offsetRange: ClosedRange<CGFloat> {
    let lowest = -effectiveInset.top
    return lowest...max(lowest, contentSize.height + effectiveInset.bottom - frame.height)
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
    addSubview(view)
  }

  open override func layoutSubviews() {
    guard let contentView, contentView.superview === self else { return }
    let height = contentView.fixedHeight ?? contentView.sizeThatFits(width: frame.width).height
    contentView.frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
    contentSize = contentView.frame.size
  }

  private var canScroll: Bool { offsetRange.lowerBound < offsetRange.upperBound }

  private func contentGeometryChanged() {
    window?.displayIsNeeded = true
    window?.layoutIsNeeded = true
    needsLayout = true
  }

  // MARK: Hands

  private func drag(_ event: PanGestureRecognizer.Event) {
    switch event {
    case .began(let touch):
      stopGliding(isTakenOver: true)
      dragOrigin = rawOffset(forShown: shown(.offsetY).value)
      // The slop is not made up for: the content starts under the finger without a jump.
      dragOrigin += touch.translation.y
      isInHand = true
      window?.report(.scrollBegan(self))
      follow(touch)
    case .moved(let touch): follow(touch)
    case .ended(let touch): glide(with: -touch.velocity(at: window?.time ?? touch.time).y)
    case .cancelled: glide(with: 0)
    }
  }

  private func follow(_ touch: Touch) {
    setWithoutAnimation(.offsetY, to: shownOffset(forRaw: dragOrigin - touch.translation.y))
  }

  private func glide(with velocity: CGFloat) {
    guard let window else { return }
    let time = window.time
    let range = offsetRange
    let glide = ScrollGlide(
      from: contentOffset.y, velocity: velocity, range: range.lowerBound...range.upperBound, at: time)
    guard glide.end > time else { return scrollEnded() }
    self.glide = glide
    isInHand = true
    window.keepMoving(self, until: glide.end)
    setWithoutAnimation(.offsetY, to: glide.offset(at: glide.end))
    glideDeadline = window.addDeadline(at: glide.end) { [weak self] in
      self?.glide = nil
      self?.glideDeadline = nil
      self?.scrollEnded()
    }
  }

  private func stopGliding(isTakenOver: Bool = false) {
    guard let glide, let window else { return }
    setWithoutAnimation(.offsetY, to: glide.offset(at: window.time))
    self.glide = nil
    if let glideDeadline { window.cancelDeadline(glideDeadline) }
    glideDeadline = nil
    if !isTakenOver { scrollEnded() }
  }

  private func scrollEnded() {
    isInHand = false
    window?.report(.scrollEnded(self))
  }

  public override func shown(_ property: AnimatedProperty) -> MotionState {
    if property == .offsetY, let glide, let window { return MotionState(value: glide.offset(at: window.time)) }
    return super.shown(property)
  }

  override var hasMotion: Bool { glide != nil || super.hasMotion }

  /// Moves by a wheel's step at once; false if it is at its end already or cannot scroll.
  func scroll(byWheel step: CGPoint) -> Bool {
    guard isScrollEnabled, canScroll else { return false }
    let range = offsetRange
    let from = shown(.offsetY).value
    let target = min(max(from + step.y, range.lowerBound), range.upperBound)
    guard target != from else { return false }
    stopGliding(isTakenOver: true)
    setWithoutAnimation(.offsetY, to: target)
    scrollEnded()
    return true
  }

  // MARK: Beyond the ends

  /// What is shown when a finger asks for `raw`: beyond an end it follows less and less (UIKit's factor 0.55).
  private func shownOffset(forRaw raw: CGFloat) -> CGFloat {
    let range = offsetRange
    let bound = min(max(raw, range.lowerBound), range.upperBound)
    let beyond = abs(raw - bound)
    let height = max(frame.height, 1)
    let stretch = height * (1 - 1 / (beyond * 0.55 / height + 1))
    return bound + (raw < bound ? -stretch : stretch)
  }

  private func rawOffset(forShown shown: CGFloat) -> CGFloat {
    let range = offsetRange
    let bound = min(max(shown, range.lowerBound), range.upperBound)
    let stretch = min(abs(shown - bound), frame.height * 0.99)
    let beyond = frame.height * (1 / (1 - stretch / max(frame.height, 1)) - 1) / 0.55
    return bound + (shown < bound ? -beyond : beyond)
  }
}
