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
    let safeArea = safeArea ?? self.safeArea
    guard size != frame.size || safeArea != self.safeArea else { return }
    let isResized = size != frame.size
    animateLayout(pace: pace) {
      frame.size = size
      self.safeArea = safeArea
      // Who hears of the resize sees what came of it.
      layoutIsNeeded = false
      layoutIfNeeded()
      for case let scroll as ScrollView in tree { scroll.returnIntoRange() }
      if isResized { report(.resized) }
    }
  }

  /// Turns the device: the window fills `screen` as it is held now.
  public func rotate(_ screen: Screen, to orientation: Screen.Orientation, pace: Pace = Window.rotationPace) {
    screenFrame = nil
    resize(to: screen.size(orientation), safeArea: screen.safeArea(orientation), pace: pace)
    for case let overlay as ScreenOverlay in subviews { overlay.show(screen, orientation) }
  }

  /// Gives the window a place on a screen that it need not fill (split view, slide over): `frame` in screen points. Its
  /// safe area is what of the screen's lies over it.
  public func place(
    at frame: CGRect, on screen: Screen, _ orientation: Screen.Orientation = .portrait, pace: Pace = .immediate
  ) {
    let isWhole = frame == CGRect(origin: .zero, size: screen.size(orientation))
    screenFrame = isWhole ? nil : frame
    resize(to: frame.size, safeArea: screen.safeArea(orientation, in: frame), pace: pace)
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
