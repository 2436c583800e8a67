public import Foundation

/// One screen of an app: a view, the content in it that may be moved, and the bars above that.
///
/// Bars and content follow the size of ``view`` and the ``safeArea``: see ``layoutViews()``. A controller can hold others
/// (``children``), whose views lie in its own, and lay one over the window (``present(_:style:animated:focusing:)``).
open class ViewController: Responder {
  /// The whole screen.
  public let view: View
  /// What lies below the bars: the root that avoidance moves.
  public let content: View
  /// The bar at the top, if any; it stays where it is.
  public private(set) var topBar: View?
  /// The space that status bar and home indicator take, in points of ``view``.
  public var safeArea: EdgeInsets {
    didSet {
      guard safeArea != oldValue else { return }
      view.setNeedsLayout()
      content.tellOfSafeArea()
    }
  }
  /// Where the content begins without a bar: at the top of the view, or below the status bar.
  public var contentGoesUnderStatusBar = true {
    didSet { if contentGoesUnderStatusBar != oldValue { view.setNeedsLayout() } }
  }
  /// Whether the content keeps away from what notch and corners take at the sides (CASES.md X13).
  public var contentKeepsToSafeSides = false {
    didSet { if contentKeepsToSafeSides != oldValue { view.setNeedsLayout() } }
  }
  /// What a container says of it: a bar's title, a tab's.
  public var title = "" {
    didSet { if title != oldValue { parent?.titleChanged(of: self) } }
  }
  /// Whether it gets out of the keyboard's way itself (alert, popover, form sheet), so that nobody else must (CASES.md H9).
  public var avoidsKeyboardByItself = false

  /// The size in points it would like to have as form sheet, popover or alert; nil = what is usual there.
  public var preferredContentSize: CGSize? {
    didSet { if preferredContentSize != oldValue { presentation?.setNeedsLayout() } }
  }

  /// The controller it is part of.
  public internal(set) weak var parent: ViewController?
  /// The controllers that are part of it, in order.
  public internal(set) var children: [ViewController] = []
  /// How it is laid over the window, if it is.
  public internal(set) weak var presentation: Presentation?
  private weak var body: View?
  /// Whether it is in front of its user.
  public internal(set) var appearance = Appearance.away
  /// Told of every change of ``appearance``.
  public var onAppearance: (Appearance) -> Void = { _ in }

  /// Whether a controller is in front of its user.
  public nonisolated enum Appearance: Hashable, Sendable {
    /// It is nowhere, or covered by another of its container.
    case away
    /// It is on its way in.
    case appearing
    /// It is there.
    case shown
    /// It is on its way out.
    case disappearing
  }

  /// A screen of `size` points.
  public init(size: CGSize = .zero, safeArea: EdgeInsets = .zero) {
    self.safeArea = safeArea
    let view = ControllerView(frame: CGRect(origin: .zero, size: size))
    self.view = view
    content = View(frame: CGRect(origin: .zero, size: size))
    super.init()
    view.controller = self
    view.addSubview(content)
  }

  open override var next: Responder? { view.superview }

  /// Puts a bar at the top, over the content, which begins below it.
  public func setTopBar(_ bar: View) {
    topBar?.removeFromSuperview()
    topBar = bar
    view.addSubview(bar)
    let top = bar.frame.maxY
    content.frame = CGRect(x: 0, y: top, width: view.frame.width, height: max(0, view.frame.height - top))
  }

  /// Puts a view into the content, behind everything else in it; it fills the content whatever size that is given.
  public func setBody(_ body: View) {
    self.body?.removeFromSuperview()
    self.body = body
    body.fillsSuperview = true
    content.insertSubview(body, at: 0)
  }

  /// The y that nothing shall pass when the content moves up, in points of ``view``: the bottom of the bar, or of the
  /// status bar where there is none.
  public var topLimit: CGFloat { topBar?.frame.maxY ?? safeArea.top }

  /// ``topLimit`` in window points, as laid out.
  public var topLimitInWindow: CGFloat { view.frameInWindow().minY + topLimit }

  /// The part of the window it has, in window points, as laid out.
  public var areaInWindow: CGRect { view.frameInWindow() }

  // MARK: For subclasses

  /// Places bars and content in its view; called when its size or the safe area changed.
  ///
  /// A navigation bar is as wide as the view and as high as the status bar and its own 44 points; the content has the rest.
  open func layoutViews() {
    let size = view.frame.size
    if let topBar {
      let height = topBar is NavigationBar ? safeArea.top + NavigationBar.barHeight : topBar.frame.height
      topBar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    }
    let top = topBar?.frame.maxY ?? (contentGoesUnderStatusBar ? 0 : safeArea.top)
    let (left, right) = contentKeepsToSafeSides ? (safeArea.left, safeArea.right) : (0, 0)
    content.frame = CGRect(
      x: left, y: top, width: max(0, size.width - left - right), height: max(0, size.height - top))
  }

  /// The children that are in front of the user when it is.
  open var visibleChildren: [ViewController] { children }

  /// The size it would like to have in a room of `room` points where it is laid over others; nil = what is usual there.
  open func fittingSize(in room: CGSize) -> CGSize? { preferredContentSize }

  /// A child has another title.
  open func titleChanged(of child: ViewController) {}

  /// ``appearance`` changed.
  open func appearanceChanged() {}
}

extension View {
  /// Tells it and what is in it, but for other controllers' views, of another safe area.
  fileprivate func tellOfSafeArea() {
    safeAreaChanged()
    for view in subviews where !(view is ControllerView) { view.tellOfSafeArea() }
  }
}

/// The view of a controller: its controller lays it out.
final class ControllerView: View {
  override func layoutSubviews() { controller?.layoutViews() }

  override func windowChanged() {
    guard let controller, controller.parent == nil, controller.presentation == nil else { return }
    controller.setAppearance(window == nil ? .away : .shown)
  }
}
