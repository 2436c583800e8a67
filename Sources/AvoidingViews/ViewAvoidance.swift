public import Foundation
public import KeyboardAvoidance
public import ViewTree

/// What one view asks of avoidance: `field.avoidance`. Everything has a default; no view needs a line of code.
///
///     field.avoidance.distance = 16
///     field.avoidance.companions = [signInButton]
///
/// A wish that changes while the view is first responder counts from the next event on, or from
/// ``KeyboardAvoider/update()``.
public final class ViewAvoidance {
  /// What stands on top of the keyboard while the view is first responder.
  public enum Accessory {
    /// The bar with the round down-arrow button (SYSTEMS.md §4).
    case dismissButton
    /// The bar with previous, next, a title and done (SYSTEMS.md §3).
    case toolbar
    /// A view of the app's own; its height counts as part of the keyboard.
    case custom(View)
    /// Nothing.
    case none
  }

  // MARK: Fields

  /// Whether anything moves for the view.
  public var isEnabled = true
  /// Whether the view overrules the app's switches: `.enabled` and `.disabled` win over ``KeyboardAvoider/isEnabled`` and
  /// over the lists of controllers.
  public var mode = FocusTraits.Mode.automatic
  /// The space kept above the keyboard in points (≥ 0); nil = the avoider's, or else the strategy's own.
  public var distance: CGFloat?
  /// What is lifted for this view, held weakly; nil = found by itself: the content of its controller.
  public weak var movingView: View?
  /// What stands on top of the keyboard: the dismiss button where nothing is said, or the toolbar where
  /// ``KeyboardAvoider/isToolbarEnabled``. One that was set wins over the app's toolbar, `.none` too.
  public var accessory: Accessory {
    get { chosenAccessory ?? .dismissButton }
    set { chosenAccessory = newValue }
  }

  /// The accessory the app has set; nil = it has said nothing.
  var chosenAccessory: Accessory?

  private var weakCompanions: [WeakView] = []

  /// Views that shall be visible together with this one if they fit, the most important first. Held weakly.
  public var companions: [View] {
    get { weakCompanions.views }
    set { weakCompanions = newValue.map { WeakView($0) } }
  }

  // MARK: Scroll views

  /// For a scroll view: true goes back to its offset when editing ends, false keeps the offset it has then; nil = as the
  /// strategy does.
  public var restoresContentOffset: Bool?
  /// For a scroll view: true leaves its offset and insets alone.
  public var ignoresAvoidance = false
  /// For a scroll view: true leaves its insets to the app; its offset is moved within the range it has.
  public var keepsInsets = false

  // MARK: Roots and bars

  /// For a view that may be lifted: whether it gets out of the keyboard's way by itself, so that nothing is added.
  public var avoidsByItself = false
  /// For a bar at the bottom: whether it stands on top of the keyboard while that is up (a composer, a toolbar).
  public var sticksToKeyboard = false
  /// For a sticky bar: whether its ``list`` scrolls along when the bar comes up.
  public var listPolicy = StickyBar.ListPolicy.whenAtEnd
  /// For a sticky bar: the list that it ends, held weakly.
  public weak var list: ScrollView?
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

  /// What it asks of avoidance if it asks for anything, without making a place for it.
  var knownAvoidance: ViewAvoidance? {
    attachments.isEmpty ? nil : attachments[ObjectIdentifier(ViewAvoidance.self)] as? ViewAvoidance
  }
}
