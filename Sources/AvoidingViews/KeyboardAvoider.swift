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
/// It reads facts off the view tree at every event, asks the strategy for a plan, and plays the plan by animation.
public final class KeyboardAvoider: WindowObserver {
  /// The name of the strategy, one of `StrategyCatalog.names`. A change undoes what the old one did; an unknown name
  /// changes nothing.
  public var strategyName: String {
    get { type(of: strategy).descriptor.name }
    set { StrategyCatalog.strategy(named: newValue).map(replaceStrategy) }
  }
  /// Whether anything is moved at all; false undoes what was.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { isEnabled ? resume() : suspend() } }
  }
  /// The space kept above the keyboard in points, where a view asks for none; nil = the strategy's own.
  public var distance: CGFloat? {
    didSet { if distance != oldValue { respond(to: .geometryChanged) } }
  }
  /// Whether a tap on nothing that takes taps ends editing. A tap on a control fires it and keeps the keyboard.
  public var resignsOnTouchOutside = true
  /// Where the keyboard is or will be, accessory included, in window points; nil when it is hidden or leaving.
  public private(set) var keyboardFrame: CGRect?
  /// The plan in force, if any was made.
  public private(set) var plan: AvoidancePlan?
  /// How many plans have been made; grows by one with each.
  public private(set) var planCount = 0

  private weak var window: Window?
  private var strategy: any AvoidanceStrategy
  private var lastNotification: KeyboardNotification?
  private weak var focused: View?
  private weak var root: View?
  private var displaced: [ScrollView] = []
  /// Where the keyboard's edge is on its way to.
  private var edge: Trajectory
  /// What scroll views that are not restored shall keep when editing has ended.
  private var keptOffsets: [(view: ScrollView, y: CGFloat)] = []

  /// An avoider at work in `window`, by default with `HeadroomStrategy`. The window tells it what happens; messages of
  /// the keyboard come through ``receive(_:)``. Make it before the keyboard, so that it hears of a focus first.
  public init(window: Window, strategy: any AvoidanceStrategy.Type = HeadroomStrategy.self) {
    self.window = window
    self.strategy = strategy.init()
    edge = Trajectory(resting: window.frame.height)
    window.addObserver(self)
    let tap = TapGestureRecognizer { [weak window] _ in window?.makeFirstResponder(nil) }
    tap.shouldReceive = { [weak self] in self?.isOutsideTap($0) ?? false }
    window.addGestureRecognizer(tap)
  }

  /// How far the root is lifted from its place, in points.
  public var movedDistance: CGFloat { root.map { -$0.model(.translationY) } ?? 0 }

  /// What the system says of its keyboard, at the window's time.
  public func receive(_ notification: KeyboardNotification) {
    lastNotification = notification
    keyboardFrame = notification.kind == .willHide ? nil : notification.end
    if let window {
      let top = keyboardFrame?.minY ?? window.frame.height
      if top != edge.target { edge = edge.retargeted(to: top, at: window.time, pace: notification.pace) }
    }
    respond(to: .keyboard(notification))
  }

  /// What happens in the window: see the type.
  public func window(_ window: Window, didReport event: WindowEvent) {
    switch event {
    case .focusChanged(_, to: let view?): focus(view)
    case .focusChanged(_, to: nil): endFocus()
    case .edited:
      window.layOut()
      respond(to: .edited)
    case .scrollEnded: respond(to: .scrollEnded)
    case .offsetSet: respond(to: .offsetSet)
    case .layoutChanged: if focused != nil { respond(to: .geometryChanged) }
    case .resized: respond(to: .resized)
    case .willEndEditing:
      // The keyboard's will-hide comes before the focus is gone, and takes back what it alone is the reason for.
      keptOffsets = displaced.filter { !$0.avoidance.restoresContentOffset }.map { ($0, $0.contentOffset.y) }
    case .scrollBegan, .scrollDragged, .scrollReleased, .returnPressed: break
    }
  }

  private func focus(_ view: View) {
    focused = view
    // The root of another controller takes over: the old one goes home.
    let newRoot = movingView(for: view)
    if let root, root !== newRoot { root.animate(.translationY, to: 0, pace: pace(for: .withKeyboard)) }
    root = newRoot
    window?.layOut()
    respond(to: .focused)
  }

  private func endFocus() {
    focused = nil
    respond(to: .unfocused)
    for (view, y) in keptOffsets {
      let legal = min(max(y, view.offsetRange.lowerBound), view.offsetRange.upperBound)
      view.animate(.offsetY, to: legal, pace: pace(for: .withKeyboard))
    }
    keptOffsets = []
  }

  private func movingView(for view: View) -> View? {
    if let chosen = view.avoidance.movingView { return chosen }
    let controller = view.chain.lazy.compactMap { $0 as? ViewController }.first ?? window?.rootController
    return controller?.content
  }

  private func isOutsideTap(_ touch: Touch) -> Bool {
    guard resignsOnTouchOutside, window?.firstResponder != nil else { return false }
    return !touch.view.chain.contains { ($0 as? View)?.isControl ?? false }
  }

  // MARK: Planning

  /// The facts a plan would be made from now.
  public func facts() -> AvoidanceFacts? {
    guard let window, let root = root ?? window.rootController?.content else { return nil }
    let reader = FactsReader(
      window: window, keyboardFrame: keyboardFrame, displaced: displaced, distance: distance)
    return reader.facts(focused: focused?.avoidance.isEnabled == false ? nil : focused, root: root)
  }

  private func respond(to event: AvoidanceEvent) {
    guard isEnabled, let facts = facts() else { return }
    guard let plan = strategy.respond(to: event, facts: facts) else { return }
    let isMoveOfContent = event == .edited || event == .geometryChanged
    apply(plan, atOnce: isMoveOfContent && isCaretCovered)
  }

  /// Whether the caret is shown below the keyboard's edge as shown.
  private var isCaretCovered: Bool {
    guard let window, keyboardFrame != nil, let input = focused as? any TextInput else { return false }
    return input.rectInWindow(input.caretRect, in: .presentation).maxY > edge.value(at: window.time)
  }

  /// Brings everything where a plan says. What typing put under the keyboard at once comes out `atOnce`.
  private func apply(_ plan: AvoidancePlan, atOnce: Bool = false) {
    guard let window else { return }
    if plan != self.plan { planCount += 1 }
    self.plan = plan
    let pace = pace(for: plan.playback)
    func send(_ view: View, _ property: AnimatedProperty, to value: CGFloat) {
      // On its way there already: another plan with the same values (a will-show with equal frames) changes no motion.
      guard view.model(property) != value else { return }
      if atOnce { view.displace(property, to: value) } else { view.animate(property, to: value, pace: pace) }
    }
    if let root { send(root, .translationY, to: -plan.lift) }
    for region in plan.regions {
      guard let view = scrollView(region.id, in: window) else { continue }
      var inset = view.contentInset
      inset.top = region.topInset
      inset.bottom = region.bottomInset
      view.avoidanceInset = inset == view.contentInset ? nil : inset
      if let offset = region.offset { send(view, .offsetY, to: offset) }
      if !displaced.contains(where: { $0 === view }) { displaced.append(view) }
    }
    if focused == nil, plan.lift == 0 { displaced.removeAll() }
  }

  private func scrollView(_ id: Int, in window: Window) -> ScrollView? {
    if let known = displaced.first(where: { $0.identity == id }) { return known }
    return focused?.chain.lazy.compactMap { $0 as? ScrollView }.first { $0.identity == id }
  }

  private func pace(for playback: AvoidancePlan.Playback) -> Pace {
    switch playback {
    case .withKeyboard: lastNotification?.pace ?? .iosKeyboard
    case .paced(let pace): pace
    }
  }

  // MARK: Switching

  private func replaceStrategy(by kind: any AvoidanceStrategy.Type) {
    suspend()
    strategy = kind.init()
    if isEnabled { resume() }
  }

  /// Everything goes home, as if there were neither focus nor keyboard.
  private func suspend() {
    guard var facts = facts() else { return }
    facts.occluders = []
    facts.anchors = []
    var home = strategy.respond(to: .unfocused, facts: facts) ?? AvoidancePlan()
    home.lift = 0
    apply(home)
    displaced.removeAll()
    plan = nil
  }

  private func resume() {
    guard focused != nil else { return }
    respond(to: .focused)
    if keyboardFrame != nil, let lastNotification { respond(to: .keyboard(lastNotification)) }
  }
}
