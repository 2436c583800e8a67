import Foundation
import Motion

extension NavigationController {
  /// How near to the edge where lines begin a swipe back begins, in points.
  static let edge: CGFloat = 20
  /// How far ahead a release looks, in seconds: the screen goes where it would be nearer to then.
  static let outlook: TimeInterval = 0.2

  func addSwipeBack() {
    let pan = PanGestureRecognizer { [unowned self] in swipe($0) }
    pan.precedesInnerViews = true
    pan.shouldReceive = { [unowned self] touch in
      stack.count > 1 && !isTransitioning && isAtEdge(touch.location(in: view).x)
    }
    pan.accepts = { [unowned self] in $0.x * ahead > abs($0.y) }
    view.addGestureRecognizer(pan)
  }

  private func isAtEdge(_ x: CGFloat) -> Bool {
    view.isRightToLeft ? x >= view.frame.width - Self.edge : x <= Self.edge
  }

  private func swipe(_ event: PanGestureRecognizer.Event) {
    switch event {
    case .began(let touch):
      isSwipingBack = true
      // The slop is not made up for: the screen starts without a jump.
      swipeSlop = touch.translation.x * ahead
      let behind = stack[stack.count - 2]
      reveal(behind)
      start(front: top, behind: behind, isPop: true)
      swipeBackBegan()
    case .moved(let touch): follow(touch)
    case .ended(let touch): release(velocity: touch.velocity(at: view.window?.time ?? touch.time).x * ahead)
    case .cancelled: release(velocity: -.infinity)
    }
  }

  private func follow(_ touch: Touch) {
    guard let transition, isSwipingBack, transition.deadline == nil else { return }
    let width = content.frame.width
    let way = min(max(0, touch.translation.x * ahead - swipeSlop), width)
    transition.front.view.setWithoutAnimation(.originX, to: ahead * way)
    transition.behind.view.setWithoutAnimation(.originX, to: -Self.parallax * ahead * (width - way))
  }

  /// The finger leaves with `velocity` (points a second) towards where screens go.
  private func release(velocity: CGFloat) {
    guard let transition, isSwipingBack, transition.deadline == nil, let window = view.window else { return }
    let width = content.frame.width
    let way = transition.front.view.frame.minX * ahead
    let cancelled = velocity == -.infinity || way + velocity * Self.outlook < width / 2
    let speed = velocity.isFinite ? velocity * ahead : 0
    if !cancelled { endEditing(in: transition.front) }
    transition.front.view.letGo(.originX, to: cancelled ? 0 : ahead * width, velocity: speed, pace: Self.pace)
    transition.behind.view.letGo(
      .originX, to: cancelled ? -Self.parallax * ahead * width : 0, velocity: Self.parallax * speed, pace: Self.pace)
    finishLater(in: window, cancelled: cancelled)
  }
}
