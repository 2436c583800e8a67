import Foundation
import ViewTree

/// The height taken from a root's bottom: its content is laid out anew in what is left, at once and once, and everything
/// the layout moved is shown on its way there.
///
/// What is in a scroll view moves with it as a whole; inside of it nothing is looked for.
final class BottomPadding {
  /// What the layout did to one view: how far above its place at home it lies, and what it has lost of its height.
  private struct Change {
    weak var view: View?
    var rise: CGFloat
    var loss: CGFloat
  }

  private typealias Place = (view: View, frame: CGRect, top: MotionState, height: MotionState)

  /// The root that has less height than at home, if any.
  private(set) weak var root: View?
  private var homeHeight: CGFloat = 0
  private var written: CGFloat = 0
  private var changes: [Change] = []

  /// How much is taken from a root now, in points; 0 if somebody else has set its height since.
  func inForce(of view: View) -> CGFloat {
    view === root && view.frame.height == max(0, homeHeight - written) ? written : 0
  }

  /// What the padding moved a view up by and took from its height, in points: added again they give its place at home.
  func effect(on view: View) -> (rise: CGFloat, loss: CGFloat) {
    guard let root, inForce(of: root) != 0, view.isDescendant(of: root) else { return (0, 0) }
    var effect: (rise: CGFloat, loss: CGFloat) = (0, 0)
    for change in changes {
      guard let changed = change.view, view.isDescendant(of: changed) else { continue }
      effect.rise += change.rise
      if changed === view { effect.loss = change.loss }
    }
    return effect
  }

  /// Takes `padding` points from the bottom of `view`; another root gets its height back.
  func set(_ padding: CGFloat, of view: View, pace: Pace) {
    if let root, root !== view { set(0, of: root, pace: pace) }
    let now = inForce(of: view)
    guard padding != now else { return }
    if now == 0 { changes = [] }
    (root, homeHeight, written) = (padding == 0 ? nil : view, view.frame.height + now, padding)
    let before = Self.places(in: view)
    view.frame.size.height = max(0, homeHeight - padding)
    view.window?.layOut()
    for place in before {
      place.view.move(.originY, from: place.top, pace: pace)
      place.view.move(.height, from: place.height, pace: pace)
      note(place)
    }
    if padding == 0 { changes = [] }
  }

  private func note(_ place: Place) {
    let rise = place.frame.minY - place.view.frame.minY
    let loss = place.frame.height - place.view.frame.height
    guard rise != 0 || loss != 0 else { return }
    if let index = changes.firstIndex(where: { $0.view === place.view }) {
      changes[index].rise += rise
      changes[index].loss += loss
    } else {
      changes.append(Change(view: place.view, rise: rise, loss: loss))
    }
  }

  private static func places(in view: View) -> [Place] {
    let own: Place = (view, view.frame, view.shown(.originY), view.shown(.height))
    return [own] + (view is ScrollView ? [] : view.subviews.flatMap { places(in: $0) })
  }
}

extension View {
  /// Shows a property that layout has set on its way from where it was shown.
  fileprivate func move(_ property: AnimatedProperty, from shown: MotionState, pace: Pace) {
    if shown.value != Double(model(property)) || shown.velocity != 0 { animate(property, from: shown, pace: pace) }
  }
}
