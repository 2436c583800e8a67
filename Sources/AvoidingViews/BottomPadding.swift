import Foundation
import Motion
import ViewTree

/// The height taken from a root's bottom: its content is laid out anew in what is left, at once and once, and everything
/// the layout moved is shown on its way there.
///
/// What is in a scroll view moves with it as a whole; inside of it nothing is looked for.
final class BottomPadding {
  /// The root that has less height than at home, if any.
  private(set) weak var root: View?
  private var homeHeight: CGFloat = 0
  private var written: CGFloat = 0

  /// How much is taken from a root now, in points; 0 if somebody else has set its height since.
  func inForce(of view: View) -> CGFloat {
    view === root && view.frame.height == max(0, homeHeight - written) ? written : 0
  }

  /// Takes `padding` points from the bottom of `view`; another root gets its height back.
  func set(_ padding: CGFloat, of view: View, pace: Pace) {
    if let root, root !== view { set(0, of: root, pace: pace) }
    let now = inForce(of: view)
    guard padding != now else { return }
    (root, homeHeight, written) = (padding == 0 ? nil : view, view.frame.height + now, padding)
    let before = Self.shownFrames(of: view)
    view.frame.size.height = max(0, homeHeight - padding)
    view.window?.layOut()
    for (view, top, height) in before {
      view.move(.originY, from: top, pace: pace)
      view.move(.height, from: height, pace: pace)
    }
  }

  private static func shownFrames(of root: View) -> [(view: View, top: MotionState, height: MotionState)] {
    var frames = [(view: root, top: root.shown(.originY), height: root.shown(.height))]
    guard !(root is ScrollView) else { return frames }
    for view in root.subviews { frames += shownFrames(of: view) }
    return frames
  }
}

extension View {
  /// Shows a property that layout has set on its way from where it was shown.
  fileprivate func move(_ property: AnimatedProperty, from shown: MotionState, pace: Pace) {
    if shown.value != Double(model(property)) || shown.velocity != 0 { animate(property, from: shown, pace: pace) }
  }
}
