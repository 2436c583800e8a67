public import Foundation
import Motion

/// A stack of screens under one bar; a screen comes from the right and goes back there, or from the left where lines begin
/// at the right.
///
/// Screens lie in ``ViewController/content``, below the bar, so their own safe area has no top. The bar shows the title of
/// the screen in front. A swipe from the edge where lines begin takes the screen in front along: see ``isSwipingBack``.
public final class NavigationController: ViewController {
  /// The bar above all screens.
  public let bar: NavigationBar
  /// Whether a finger moves the screen in front, or moved it and it is not at rest yet.
  public internal(set) var isSwipingBack = false
  /// Called when a swipe back begins.
  public var swipeBackBegan: () -> Void = {}
  /// Called when a swipe back has ended and everything is at rest; true = cancelled, everything is as before.
  public var swipeBackEnded: (Bool) -> Void = { _ in }
  /// How long a screen takes to come or go, and how: 0.35 s, ease-in-out (FACTS.md §1).
  static let pace = Pace.easeInOut(duration: 0.35)
  /// How far the screen behind stands off to where lines begin when the one in front covers it, as a share of the width.
  static let parallax: CGFloat = 0.3

  /// A change of screens under way.
  var transition: Transition?
  /// What of the finger's way did not move the screen: the slop.
  var swipeSlop: CGFloat = 0

  struct Transition {
    let front: ViewController
    let behind: ViewController
    let isPop: Bool
    /// What a swipe's release decided.
    var isCancelled: Bool?
    var deadline: Int?
  }

  /// A stack with one screen in it, `size` points large.
  public init(root: ViewController, size: CGSize, safeArea: EdgeInsets = .zero) {
    bar = NavigationBar(root.title, width: size.width, safeAreaTop: safeArea.top)
    super.init(size: size, safeArea: safeArea)
    setTopBar(bar)
    content.clipsToBounds = true
    addChild(root)
    bar.onBack = { [unowned self] in _ = pop() }
    addSwipeBack()
    layoutViews()
  }

  /// The screens, the first furthest down.
  public var stack: [ViewController] { children }
  /// The screen in front.
  public var top: ViewController { children[children.count - 1] }
  /// Whether screens move.
  public var isTransitioning: Bool { transition != nil }

  public override var visibleChildren: [ViewController] { children.suffix(1) }

  public override func titleChanged(of child: ViewController) { updateBar() }

  public override func layoutViews() {
    super.layoutViews()
    let bounds = CGRect(origin: .zero, size: content.frame.size)
    if let transition, transition.front.view.frame.size != bounds.size { endTransition() }
    for child in children {
      let isMoving = transition?.front === child || transition?.behind === child
      place(child, at: isMoving ? CGRect(origin: child.view.frame.origin, size: bounds.size) : bounds)
    }
  }

  // MARK: Pushing and popping

  /// Puts a screen in front. Editing in the one before ends at once.
  public func push(_ controller: ViewController, animated: Bool = true) {
    endTransition()
    let behind = top
    endEditing(in: behind)
    adopt(controller, in: content)
    place(controller, at: CGRect(origin: .zero, size: content.frame.size))
    updateBar()
    guard animated, let window = view.window else {
      behind.view.isHidden = true
      return settleAppearances()
    }
    let width = content.frame.width
    controller.view.setWithoutAnimation(.originX, to: ahead * width)
    start(front: controller, behind: behind, isPop: false)
    controller.view.animate(.originX, to: 0, pace: Self.pace)
    behind.view.animate(.originX, to: -Self.parallax * ahead * width, pace: Self.pace)
    finishLater(in: window)
  }

  /// Takes the screen in front away; nil if it is the only one. Editing in it ends at once.
  @discardableResult
  public func pop(animated: Bool = true) -> ViewController? {
    endTransition()
    guard children.count > 1 else { return nil }
    let (front, behind) = (top, children[children.count - 2])
    endEditing(in: front)
    reveal(behind)
    start(front: front, behind: behind, isPop: true)
    updateBar()
    guard animated, let window = view.window else {
      finishTransition(cancelled: false)
      return front
    }
    front.view.animate(.originX, to: ahead * content.frame.width, pace: Self.pace)
    behind.view.animate(.originX, to: 0, pace: Self.pace)
    finishLater(in: window)
    return front
  }

  /// The side that screens come from and go to: 1 = the right, −1 = the left.
  var ahead: CGFloat { view.isRightToLeft ? -1 : 1 }

  /// Shows the screen behind at its place off to the other side.
  func reveal(_ behind: ViewController) {
    behind.view.isHidden = false
    behind.view.setWithoutAnimation(.originX, to: -Self.parallax * ahead * content.frame.width)
  }

  func start(front: ViewController, behind: ViewController, isPop: Bool) {
    transition = Transition(front: front, behind: behind, isPop: isPop)
    (isPop ? front : behind).setAppearance(.disappearing)
    (isPop ? behind : front).setAppearance(.appearing)
  }

  func finishLater(in window: Window, cancelled: Bool = false) {
    transition?.isCancelled = cancelled
    transition?.deadline = window.addDeadline(at: window.time + Self.pace.duration) { [weak self] in
      self?.finishTransition(cancelled: cancelled)
    }
  }

  /// Everything to its place at rest. Of a swipe it is told.
  func finishTransition(cancelled: Bool) {
    guard let transition else { return }
    self.transition = nil
    if let deadline = transition.deadline { view.window?.cancelDeadline(deadline) }
    for controller in [transition.front, transition.behind] { controller.view.setWithoutAnimation(.originX, to: 0) }
    if transition.isPop, !cancelled {
      transition.front.removeFromParent()
    } else {
      transition.behind.view.isHidden = true
    }
    updateBar()
    settleAppearances()
    guard isSwipingBack else { return }
    isSwipingBack = false
    swipeBackEnded(cancelled)
  }

  /// Brings what is under way to its end at once; a swipe that is still in hand, to where it began.
  func endTransition() { finishTransition(cancelled: transition?.isCancelled ?? isSwipingBack) }

  private func settleAppearances() {
    for child in children { child.setAppearance(child === top ? appearance : .away) }
  }

  func endEditing(in controller: ViewController) {
    guard let window = view.window, let first = window.firstResponder, first.isDescendant(of: controller.view) else {
      return
    }
    window.makeFirstResponder(nil)
  }

  /// The bar says what the screen shown when all is at rest says.
  func updateBar() {
    let isLeaving = transition.map { $0.isPop && !isSwipingBack } ?? false
    let index = children.count - (isLeaving ? 2 : 1)
    guard children.indices.contains(index) else { return }
    bar.title = children[index].title
    bar.backTitle = index > 0 ? children[index - 1].title : nil
  }
}
