public import Foundation
public import KeyboardAvoidance
public import ViewTree

/// Keeps what is typed into out from under the keyboard, in a whole window, by a strategy of choice.
///
/// Attaching an avoider to a window is the whole set-up:
///
///     let avoider = KeyboardAvoider(window: window)
///     keyboard.onNotification = { avoider.receive($0) }
///
/// It reads facts off the view tree at every event, asks the strategy for a plan, and plays the plan by animation. Its
/// switches mean the same whichever strategy runs.
public final class KeyboardAvoider: WindowObserver {
  // MARK: Switches

  /// The strategy, one of `StrategyCatalog.all` or an app's own. Setting it undoes what the old one did and starts anew.
  public var strategy: any AvoidanceStrategy.Type {
    get { type(of: running) }
    set { replaceStrategy(by: newValue) }
  }
  /// The name of the strategy, one of `StrategyCatalog.names`. An unknown name changes nothing.
  public var strategyName: String {
    get { strategy.descriptor.name }
    set { StrategyCatalog.strategy(named: newValue).map(replaceStrategy) }
  }
  /// Whether anything is moved where nothing more particular is said; false undoes what was.
  public var isEnabled = true {
    didSet { switchesChanged() }
  }
  /// The controllers, and all that inherit from them, in which nothing is moved; stronger than ``enabledControllers``.
  public var disabledControllers: [ViewController.Type] = [] {
    didSet { switchesChanged() }
  }
  /// The controllers, and all that inherit from them, in which content is moved even if ``isEnabled`` is false.
  public var enabledControllers: [ViewController.Type] = [] {
    didSet { switchesChanged() }
  }
  /// The space kept above the keyboard in points, where a view asks for none; nil = the strategy's own.
  public var distance: CGFloat? {
    didSet { if distance != oldValue { update() } }
  }
  /// Whether a root is never lifted by more than the keyboard's height, where a strategy leaves the choice.
  public var preventsBlankSpace = true {
    didSet { if preventsBlankSpace != oldValue { update() } }
  }
  /// Whether a tap on nothing that takes taps ends editing. A tap on a control fires it and keeps the keyboard.
  public var resignsOnTouchOutside = true
  /// Whether fields that ask for no accessory of their own get the toolbar in place of the dismiss button.
  public var isToolbarEnabled = false
  /// Whether the toolbar's title is the field's placeholder.
  public var toolbarShowsPlaceholder = true
  /// The order in which the toolbar's arrows go through the fields: see ``KeyboardAvoider/fieldOrder(around:)``.
  public var toolbarOrder = ToolbarOrder.position
  /// Whether the toolbar's controls have the field's tint; else the theme's accent.
  public var toolbarUsesFieldTint = false

  // MARK: Surroundings

  /// The window it works in, held weakly. Another one gets what the old one had; in the old one everything goes home.
  public weak var window: Window? {
    didSet { if window !== oldValue { windowChanged(from: oldValue) } }
  }
  /// The screen in window points; nil = as the window knows it, which by itself fills it.
  public var screen: CGRect?
  /// Whether the app is in front and takes input.
  public var isAppActive = true {
    didSet { if isAppActive != oldValue { respond(to: .appStateChanged) } }
  }
  /// Whether a swipe back to the screen before is under way; ``swipeBackEnded(isCancelled:)`` ends it.
  public var isSwipingBack = false
  /// Whether the person asked for less motion: everything jumps.
  public var prefersReducedMotion = false
  /// Measures the keyboard, where that can be done; nil = only what the system says is known.
  ///
  /// With it a change that the system says nothing of is found out at the next event of any kind (CASES.md D4).
  public var measureKeyboard: (() -> KeyboardMeasurement)? {
    didSet { noteMeasurement() }
  }
  /// Called when a plan sends the keyboard to a place of its own (window points), or, with nil, back to the system's.
  public var onKeyboardPlacement: (CGRect?) -> Void {
    get { player.onKeyboardPlacement }
    set { player.onKeyboardPlacement = newValue }
  }

  // MARK: State

  /// Where the keyboard is or will be, accessory included, in window points; nil when it is hidden or leaving, or floats
  /// nobody knows where.
  public var keyboardFrame: CGRect? { occlusion.frame }
  /// The plan in force, if any was made; its explanation says in words why everything is where it is.
  public internal(set) var plan: AvoidancePlan?
  /// How many plans have been made; grows by one with each.
  public internal(set) var planCount = 0
  /// How far what is moved is lifted from its place, in points.
  public var movedDistance: CGFloat { root.map { player.displacement(of: $0) } ?? 0 }
  /// The top left of what is moved for the focused view as it is without a lift, in window points; nil before any focus.
  public var initialPosition: CGPoint? {
    root.map { $0.frameInWindow().offsetBy(dx: 0, dy: player.displacement(of: $0)).origin }
  }

  /// The bars that stand on the keyboard while it is up, in the focused view's screen.
  public var stickyBars: [View] { weakBars.views.filter { $0.avoidance.sticksToKeyboard } }

  /// The space in points that shall be kept between a focused view and the keyboard: the view's own wish, else the
  /// avoider's, else the strategy's.
  public func distance(for view: View) -> CGFloat {
    view.knownAvoidance?.distance ?? distance ?? strategy.descriptor.defaultDistance
  }

  var running: any AvoidanceStrategy
  let player: PlanPlayer
  var occlusion = KeyboardOcclusion()
  var lastNotification: KeyboardNotification?
  /// Where the keyboard was measured when the system last said something, in window points.
  var measured: CGRect?
  weak var focused: View?
  weak var root: View?
  var weakBars: [WeakView] = []
  /// What no plan moves, and a hand had when the focused view got the focus or its last input.
  var weakHeld: [WeakView] = []
  /// Whether avoidance was on for the focus when that was last looked at.
  var wasOn = true
  /// Whether the keyboard is followed frame by frame.
  var isFollowing = false
  /// Whether what is heard now is noted and no more: it is of the avoider's own doing.
  var isQuiet = false
  /// Whether layout that takes place now is answered later, and whether there was any.
  var (isLayoutHeldBack, didLayOut) = (false, false)
  /// Where the keyboard's edge is on its way to.
  var edge: Trajectory
  private var tap: TapGestureRecognizer?

  /// An avoider at work in `window`, by default with `HeadroomStrategy`. The window tells it what happens; messages of
  /// the keyboard come through ``receive(_:)``. Make it before the keyboard, so that it hears of a focus first.
  public init(window: Window, strategy: any AvoidanceStrategy.Type = HeadroomStrategy.self) {
    self.window = window
    running = strategy.init()
    player = PlanPlayer(window: window)
    edge = Trajectory(resting: window.frame.height)
    attach(to: window)
  }

  func attach(to window: Window) {
    window.addObserver(self)
    let tap = TapGestureRecognizer { [weak window] _ in window?.makeFirstResponder(nil) }
    // A tap on a row chooses the row and ends editing (CASES.md H19).
    tap.recognizesSimultaneously = true
    tap.shouldReceive = { [weak self] in self?.isOutsideTap($0) ?? false }
    window.addGestureRecognizer(tap)
    self.tap = tap
  }

  func detach(from window: Window) {
    window.removeObserver(self)
    if let tap { window.removeGestureRecognizer(tap) }
    tap = nil
  }
}
