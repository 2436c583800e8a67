public import Foundation
public import KeyboardAvoidance
public import ViewTree

extension KeyboardAvoider {
  /// What the system says of its keyboard, at the window's time.
  public func receive(_ notification: KeyboardNotification) {
    lastNotification = notification
    isFollowing = false
    noteMeasurement()
    if let window {
      occlusion.receive(notification, window: window.frame.size, screen: screenFrame(of: window))
      moveEdge(pace: notification.pace)
    }
    respond(to: .keyboard(notification))
  }

  /// Where the keyboard is in this frame, in window points: a finger drags it, or the system reports it frame by frame.
  ///
  ///     avoider.follow(.began, frame: frame)     // where it is now
  ///     avoider.follow(.moved, frame: lower)     // content follows in the same frame
  ///     avoider.follow(.ended, frame: lower)     // a notification says where it goes from there
  public func follow(_ phase: FollowPhase, frame: CGRect) {
    isFollowing = true
    noteMeasurement()
    if let window {
      occlusion.follow(frame, window: window.frame.size, screen: screenFrame(of: window))
      moveEdge(pace: .immediate)
    }
    respond(to: .keyboardFollowed(phase))
    if phase == .ended { isFollowing = false }
  }

  /// The swipe back to the screen before has ended: the screen is left, or stays.
  public func swipeBackEnded(isCancelled: Bool) {
    isSwipingBack = false
    respond(to: .swipeBackEnded(isCancelled: isCancelled))
  }

  /// Plans anew: for wishes of the focused view that have changed, or for what the window does not report.
  public func update() {
    switchesChanged()
    respond(to: .geometryChanged)
  }

  /// What happens in the window: see the type.
  public func window(_ window: Window, didReport event: WindowEvent) {
    switch event {
    case .focusChanged(_, to: let view?): focus(view)
    case .focusChanged(_, to: nil): endFocus()
    case .willLayOutEdit: (isLayoutHeldBack, didLayOut) = (true, false)
    case .edited:
      window.layOut()
      edited()
    case .scrollEnded(let view):
      player.noteOffset(of: view)
      if isElsewhere(view) { break }
      respond(to: isHeldAtAct(view) ? .geometryChanged : .scrollEnded)
    case .offsetSet(let view):
      player.noteOffset(of: view)
      respond(to: .offsetSet)
    case .layoutChanged: layoutChanged()
    case .movedOnScreen(let way): keyboardStaysOnScreen(windowMovedBy: way)
    case .resized:
      // Without a keyboard the edge is the window's bottom, wherever that is now.
      if edge.isSettled(at: window.time) { moveEdge(pace: .immediate) }
      noteHeld()
      respond(to: .resized)
    case .willEndEditing, .scrollBegan, .scrollDragged, .scrollReleased, .returnPressed: break
    }
  }

  /// An edit is laid out by now; who plans both at once has not heard of that.
  private func edited() {
    let hasNewLayout = didLayOut && !type(of: running).plansEditsWhole
    (isLayoutHeldBack, didLayOut) = (false, false)
    noteOwnScroll()
    if hasNewLayout, focused != nil { respond(to: .geometryChanged) }
    noteHeld()
    respond(to: .edited)
  }

  private func noteHeld() {
    for view in unmovedInHand where !weakHeld.views.contains(where: { $0 === view }) { weakHeld.append(WeakView(view)) }
  }

  /// What is around the focused view, is in a hand, and is moved by no plan.
  private var unmovedInHand: [ScrollView] {
    guard let focused else { return [] }
    let chain = focused.focusChain
    return focused.chain.compactMap { $0 as? ScrollView }
      .filter { view in view.isInHand && !chain.contains { $0 === view } }
  }

  /// Whether what has been scrolled has nothing to do with what has focus, and is moved by no plan.
  private func isElsewhere(_ view: ScrollView) -> Bool {
    guard let focused, !focused.chain.contains(where: { $0 === view }) else { return false }
    return !(player.displaced.map(\.view) + stickyBars.compactMap(\.avoidance.list)).contains { $0 === view }
  }

  /// Whether a scroll that no plan moves, and that has ended, had begun before the focus, or the input: it has not
  /// scrolled away what has that. Of what plans move strategies keep account themselves.
  private func isHeldAtAct(_ view: ScrollView) -> Bool {
    guard let index = weakHeld.firstIndex(where: { $0.view === view }) else { return false }
    weakHeld.remove(at: index)
    return true
  }

  private func layoutChanged() {
    player.noteLayout()
    guard !player.isPlaying, !isQuiet, focused != nil else { return }
    findBars()
    if isLayoutHeldBack { return didLayOut = true }
    noteOwnScroll()
    respond(to: .geometryChanged)
  }

  /// A text view that has scrolled its text to the caret has chosen its offset as an app would have.
  private func noteOwnScroll() {
    if player.noteOwnScroll(of: focused) { respond(to: .offsetSet) }
  }

  func focus(_ view: View) {
    focused = view
    wasOn = isOn(for: view)
    // The root of another controller takes over: the old one goes home.
    let newRoot = movingView(for: view)
    if let root, root !== newRoot { player.leave(root, pace: pace(for: .withKeyboard)) }
    root = newRoot
    findBars()
    isQuiet = true
    window?.layOut()
    isQuiet = false
    weakHeld = unmovedInHand.map { WeakView($0) }
    // Where it is off for the view and the strategy has no word for that, what was moved for the one before goes home.
    if !respond(to: .focused), !wasOn, plan != nil { suspend() }
  }

  private func endFocus() {
    focused = nil
    weakHeld = []
    respond(to: .unfocused)
    wasOn = isOn(for: nil)
    player.forgetRested()
  }

  private func movingView(for view: View) -> View? {
    if let chosen = view.avoidance.movingView { return chosen }
    let controller = view.nearestController ?? window?.rootController
    return controller?.outermost.presentation?.risingPanel ?? controller?.content
  }

  /// Sticky bars are looked for when focus or layout change, in the focused view's screen and outside of what scrolls.
  func findBars() {
    let screen = focused?.chain.last { $0 is ViewController } as? ViewController
    weakBars = (screen?.view ?? window).map { Self.bars(in: $0).map { WeakView($0) } } ?? []
  }

  private static func bars(in view: View) -> [View] {
    if view.belongsToSystem || view is ScrollView { return [] }
    let own = view.knownAvoidance?.sticksToKeyboard == true ? [view] : []
    return own + view.subviews.flatMap { bars(in: $0) }
  }

  func moveEdge(pace: Pace) {
    guard let window else { return }
    let docked = occlusion.occluders(in: window.frame.size).filter { $0.maxY >= window.frame.height }
    let top = docked.map(\.minY).min() ?? window.frame.height
    guard top != edge.target else { return }
    // As the keyboard's own: it turns back within the way it has come.
    let room = abs(edge.target - edge.value(at: window.time))
    edge = edge.retargeted(to: top, at: window.time, pace: pace, room: room)
  }

  /// A window that is moved says nothing of the keyboard, and no system does (CASES.md X41).
  private func keyboardStaysOnScreen(windowMovedBy way: CGPoint) {
    occlusion.move(by: CGPoint(x: -way.x, y: -way.y))
    measured = measured?.offsetBy(dx: -way.x, dy: -way.y)
    moveEdge(pace: .immediate)
  }

  func screenFrame(of window: Window) -> CGRect { screen ?? window.screenInWindow }
}
