import Foundation
public import KeyboardAvoidance
import ViewTree

extension KeyboardAvoider {
  /// The facts a plan would be made from now.
  public func facts() -> AvoidanceFacts? {
    guard let window, let root = root ?? window.rootController?.content else { return nil }
    var facts = AvoidanceFacts(window: window.frame.size)
    facts.screen = screenFrame(of: window)
    facts.occluders = occlusion.occluders(in: window.frame.size)
    facts.settings = settings
    facts.isAppActive = isAppActive
    facts.isSwipingBack = isSwipingBack
    facts.prefersReducedMotion = prefersReducedMotion
    readController(of: focused ?? root, in: window, into: &facts)
    if let focused { facts.focus = FocusTraits(of: focused) }
    let anchored = focused.flatMap { isOn(for: $0) ? $0 : nil }
    reader(root: root, focused: anchored).read(into: &facts)
    if let focused { facts.root.isChosenByApp = focused.knownAvoidance?.movingView != nil }
    if let anchored { facts.distance = anchored.avoidance.distance ?? distance }
    readEnd(of: root, into: &facts)
    facts.visibleBottom = clipEnd(around: root).map { min($0, window.frame.height) }
    return facts
  }

  /// A panel that the system sees to ends where it ends, whatever is in it.
  private func readEnd(of root: View, into facts: inout AvoidanceFacts) {
    guard facts.root.avoidsByItself, let presentation = root.nearestController?.outermost.presentation else { return }
    let end = presentation.presented.view.frameInWindow().maxY
    let content = facts.regions.last { $0.isInFocusChain }?.clip ?? facts.anchors.last { $0.level == .field }?.rect
    if let content, content.maxY > end + 0.5 { facts.bottomLimit = end }
  }

  /// Where what clips a root ends, in window points; nil = nothing but the window does.
  private func clipEnd(around root: View) -> CGFloat? {
    sequence(first: root, next: \.superview).dropFirst()
      .first { $0.clipsToBounds && !($0 is Window) && !($0 is ScrollView) }?.frameInWindow().maxY
  }

  private func readController(of view: View, in window: Window, into facts: inout AvoidanceFacts) {
    guard let controller = view.nearestController ?? window.rootController else { return }
    facts.bottomSafeArea = controller.safeArea.bottom
    let top = controller.view.frameInWindow().minY + player.displacement(of: controller.view)
    // A sheet that rises as a whole may rise up to the status bar.
    let risesWhole = root.map { $0 !== controller.content && controller.view.isDescendant(of: $0) } ?? false
    facts.topLimit = risesWhole ? window.safeArea.top : top + controller.topLimit
  }

  private var settings: AvoidanceSettings {
    var settings = AvoidanceSettings()
    settings.preventsBlankSpace = preventsBlankSpace
    settings.isEnabled = isEnabled
    settings.disabledControllers = Set(disabledControllers.map { String(describing: $0) })
    settings.enabledControllers = Set(enabledControllers.map { String(describing: $0) })
    return settings
  }

  private func reader(root: View, focused: View?) -> FactsReader {
    let chain = focused?.focusChain ?? []
    let bars = stickyBars
    var others: [ScrollView] = []
    for view in player.displaced.map(\.view) + bars.compactMap(\.avoidance.list)
    where !(chain + others).contains(where: { $0 === view }) {
      others.append(view)
    }
    return FactsReader(root: root, focused: focused, chain: chain, others: others, bars: bars, player: player)
  }

  // MARK: Responding

  /// Lets the strategy respond to an event and plays its plan. Answers whether there is one.
  @discardableResult
  func respond(to event: AvoidanceEvent) -> Bool {
    guard !isQuiet, !player.isPlaying, isEnabled || plan != nil || isOn(for: focused) else { return false }
    if !event.isOfKeyboard { measure() }
    guard let facts = facts(), let plan = running.respond(to: event, facts: facts) else { return false }
    let isMoveOfContent = event == .edited || event == .geometryChanged
    let paddingBefore = facts.root.bottomPadding
    // With the keyboard everything turns as that does. Else what is as good as there stays there.
    let swings = event.isOfKeyboard || event == .unfocused
    apply(plan, pace: pace(for: plan.playback, after: event), atOnce: isMoveOfContent && isCaretCovered, swings: swings)
    // What the content's new layout means for the strategy; a plan that changes it again is not followed further.
    if plan.bottomPadding != paddingBefore, event != .geometryChanged { respond(to: .geometryChanged) }
    return true
  }

  /// Whether the caret is shown below the keyboard's edge as shown.
  private var isCaretCovered: Bool {
    guard let window, occlusion.state != .hidden, let input = focused as? any TextInput else { return false }
    return input.rectInWindow(input.caretRect, in: .presentation).maxY > edge.value(at: window.time)
  }

  /// Brings everything where a plan says. What typing put under the keyboard at once comes out `atOnce`.
  private func apply(_ plan: AvoidancePlan, pace: Pace, atOnce: Bool, swings: Bool) {
    guard let root = root ?? window?.rootController?.content else { return }
    if plan != self.plan { planCount += 1 }
    self.plan = plan
    let reader = reader(root: root, focused: focused)
    let scene = PlanPlayer.Scene(root: root, scrollViews: reader.chain + reader.others, bars: reader.bars)
    let isOnItsWay = !atOnce && pace != .immediate && edge.pace == pace && !edge.isSettled(at: window?.time ?? 0)
    player.play(plan, on: scene, pace: pace, atOnce: atOnce, edge: isOnItsWay ? edge : nil, swings: swings)
    if focused == nil, plan.lift == 0 { player.forgetRested() }
  }

  /// What the layout of a window that turns, or whose edges change, makes necessary goes along with that.
  private func pace(for playback: AvoidancePlan.Playback, after event: AvoidanceEvent) -> Pace {
    let own = pace(for: playback)
    guard let along = window?.layoutPace, along != .immediate, !prefersReducedMotion else { return own }
    switch event {
    case .resized where own == .immediate: return along
    case .geometryChanged where playback == .withKeyboard: return along
    default: return own
    }
  }

  func pace(for playback: AvoidancePlan.Playback) -> Pace {
    if prefersReducedMotion { return .immediate }
    switch playback {
    case .withKeyboard: return isFollowing ? .immediate : lastNotification?.pace ?? .iosKeyboard
    case .paced(let pace): return pace
    }
  }
}

extension AvoidanceEvent {
  /// Whether it is the system's word on its keyboard.
  fileprivate var isOfKeyboard: Bool {
    switch self {
    case .keyboard, .keyboardFollowed: true
    default: false
    }
  }
}
