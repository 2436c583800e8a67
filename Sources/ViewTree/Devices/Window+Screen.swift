public import Foundation
public import Motion

extension Window {
  /// How long a rotation takes, in seconds, and how: as UIKit's, 0.3 s.
  public static let rotationPace = Pace.easeInOut(duration: 0.3)

  /// Gives the window another size and, with it, another safe area, in points: one turn, one layout, one event. What
  /// fills the window follows; scrolled content comes back into its range.
  ///
  /// With a pace, what has another place goes there from the old one; sizes change at once.
  public func resize(to size: CGSize, safeArea: EdgeInsets? = nil, pace: Pace = .immediate) {
    settle(size: size, safeArea: safeArea ?? self.safeArea, movedBy: .zero, pace: pace)
  }

  private func settle(size: CGSize, safeArea: EdgeInsets, movedBy way: CGPoint, pace: Pace) {
    let isElsewhere = size != frame.size || way != .zero
    guard isElsewhere || safeArea != self.safeArea else { return }
    animateLayout(pace: pace) {
      if way != .zero {
        keyboardFrame = keyboardFrame?.offsetBy(dx: -way.x, dy: -way.y)
        report(.movedOnScreen(by: way))
      }
      frame.size = size
      self.safeArea = safeArea
      // Who hears of the resize sees what came of it.
      layoutIsNeeded = false
      layoutIfNeeded()
      for case let scroll as ScrollView in tree { scroll.returnIntoRange() }
      report(isElsewhere ? .resized : .layoutChanged)
    }
  }

  /// Turns the device: the window fills `screen` as it is held now.
  public func rotate(_ screen: Screen, to orientation: Screen.Orientation, pace: Pace = Window.rotationPace) {
    place(at: CGRect(origin: .zero, size: screen.size(orientation)), on: screen, orientation, pace: pace)
  }

  /// Gives the window a place on a screen that it need not fill (split view, slide over): `frame` in screen points. Its
  /// safe area is what of the screen's lies over it.
  public func place(
    at frame: CGRect, on screen: Screen, _ orientation: Screen.Orientation = .portrait, pace: Pace = .immediate
  ) {
    let old = screenFrame?.origin ?? .zero
    screenSize = screen.size(orientation)
    screenFrame = frame == CGRect(origin: .zero, size: screenSize) ? nil : frame
    for case let overlay as ScreenOverlay in subviews { overlay.show(screen, orientation) }
    settle(
      size: frame.size, safeArea: screen.safeArea(orientation, in: frame),
      movedBy: CGPoint(x: frame.minX - old.x, y: frame.minY - old.y), pace: pace)
  }

  /// The screen it is on, in window points: its own bounds where it fills the screen.
  public var screenInWindow: CGRect {
    guard let screenFrame else { return CGRect(origin: .zero, size: frame.size) }
    return CGRect(x: -screenFrame.minX, y: -screenFrame.minY, width: screenSize.width, height: screenSize.height)
  }

  /// A rectangle in screen points (a keyboard's frame) in window points (CASES.md F7, X14, X41).
  public func rectFromScreen(_ rect: CGRect) -> CGRect {
    guard let screenFrame else { return rect }
    return rect.offsetBy(dx: -screenFrame.minX, dy: -screenFrame.minY)
  }

  /// Says where the keyboard goes (window points, accessory included; nil = away). What avoids it by itself follows at
  /// `pace`; nothing else does.
  public func keyboardMoves(to frame: CGRect?, pace: Pace) {
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    animateLayout(pace: pace) {
      for presentation in presentations where presentation.presented.avoidsKeyboardByItself {
        presentation.setNeedsLayout()
      }
      for case let page as WebPageView in tree { page.keyboardMoved(pace: pace) }
      layOut()
    }
  }

  /// Makes changes and lays out what they ask for; every view that has another place then goes there at `pace` from where
  /// it was shown.
  public func animateLayout(pace: Pace, _ changes: () -> Void) {
    guard pace != .immediate else {
      changes()
      return layOut()
    }
    let outer = layoutPace
    layoutPace = pace
    defer { layoutPace = outer }
    let before = tree.dropFirst().filter { !$0.isLive }
      .map { ($0, $0.frame.origin, $0.shown(.originX), $0.shown(.originY)) }
    changes()
    layOut()
    for (view, origin, x, y) in before where view.window === self {
      if view.frame.minX != origin.x { view.animate(.originX, from: x, pace: pace) }
      if view.frame.minY != origin.y { view.animate(.originY, from: y, pace: pace) }
    }
  }

  func tellOfOwnSafeArea() {
    rootController?.safeArea = safeArea
    for presentation in presentations { presentation.setNeedsLayout() }
    for case let overlay as ScreenOverlay in subviews { overlay.setNeedsLayout() }
  }
}
