public import Foundation
public import ViewTree

/// What one view asks of avoidance: `field.avoidance`. Everything has a default; no view needs a line of code.
///
///     field.avoidance.distance = 16
///     field.avoidance.companions = [signInButton]
public final class ViewAvoidance {
  /// What stands on top of the keyboard while the view is first responder.
  public enum Accessory {
    /// The bar with the round down-arrow button (SYSTEMS.md §4).
    case dismissButton
    /// A view of the app's own; its height counts as part of the keyboard.
    case custom(View)
    /// Nothing.
    case none
  }

  /// Whether anything moves for this view.
  public var isEnabled = true
  /// The space kept above the keyboard in points (≥ 0); nil = the avoider's, or else the strategy's own.
  public var distance: CGFloat?
  /// What is lifted for this view, held weakly; nil = found by itself: the content of its controller.
  public weak var movingView: View?
  /// What stands on top of the keyboard.
  public var accessory = Accessory.dismissButton
  /// For a scroll view: false makes the offset it has when editing ends the one it keeps.
  public var restoresContentOffset = true
  /// For a scroll view: true leaves its offset and insets alone.
  public var ignoresAvoidance = false

  private var weakCompanions: [WeakView] = []

  private struct WeakView {
    weak var view: View?
  }

  /// Views that shall be visible together with this one if they fit, the most important first. Held weakly.
  public var companions: [View] {
    get { weakCompanions.compactMap(\.view) }
    set { weakCompanions = newValue.map(WeakView.init) }
  }
}

extension View {
  /// What this view asks of avoidance.
  public var avoidance: ViewAvoidance {
    let key = ObjectIdentifier(ViewAvoidance.self)
    if let known = attachments[key] as? ViewAvoidance { return known }
    let new = ViewAvoidance()
    attachments[key] = new
    return new
  }
}
