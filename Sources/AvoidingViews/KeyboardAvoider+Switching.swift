import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardAvoider {
  /// Whether anything moves for a view, as its own word, its controller and ``isEnabled`` say; for nil, as that says alone.
  func isOn(for view: View?) -> Bool {
    guard let view else { return isEnabled }
    let wish = view.knownAvoidance
    if wish?.isEnabled == false { return false }
    if isEnabled, disabledControllers.isEmpty, wish == nil { return true }
    let names = view.nearestController.map(FocusTraits.typeNames) ?? []
    let rule = ControllerSwitch(
      isOn: isEnabled, disabled: Set(disabledControllers.map { String(describing: $0) }),
      enabled: Set(enabledControllers.map { String(describing: $0) }))
    return rule.isOn(in: names, mode: wish?.mode ?? .automatic)
  }

  /// A switch was turned: what it is off for goes home, what it is on for is met.
  func switchesChanged() {
    let isOn = isOn(for: focused)
    guard isOn != wasOn else { return }
    wasOn = isOn
    if isOn { resume() } else { suspend() }
  }

  func replaceStrategy(by kind: any AvoidanceStrategy.Type) {
    suspend()
    running = kind.init()
    if isOn(for: focused) { resume() }
  }

  /// Everything goes home, as if there were neither focus nor keyboard, and nothing is remembered.
  func suspend() {
    isQuiet = true
    player.goHome(pace: pace(for: .withKeyboard))
    isQuiet = false
    running = type(of: running).init()
    plan = nil
  }

  private func resume() {
    guard focused != nil else { return }
    respond(to: .focused)
    if occlusion.state != .hidden, let lastNotification { respond(to: .keyboard(lastNotification)) }
  }

  func windowChanged(from old: Window?) {
    suspend()
    if let old { detach(from: old) }
    player.window = window
    (focused, root, weakBars) = (nil, nil, [])
    (occlusion, lastNotification, isFollowing, measured) = (KeyboardOcclusion(), nil, false, nil)
    edge = Trajectory(resting: window.map { Double($0.frame.height) } ?? 0)
    wasOn = isOn(for: nil)
    guard let window else { return }
    attach(to: window)
    if let view = window.firstResponder { focus(view) }
  }

  // MARK: Touches outside

  func isOutsideTap(_ touch: Touch) -> Bool {
    guard resignsOnTouchOutside, let first = window?.firstResponder else { return false }
    // Faithful to the manager where it runs: it looks at the touched view alone (FACTS.md §5, 1.1).
    let rules = TouchOutsideRules(reach: strategyName == "keyboard-manager" ? .touchedView : .chain)
    let kinds = touch.view.chain.compactMap { $0 as? View }.map(\.touchKinds)
    return rules.resigns(touching: kinds, controllers: first.nearestController.map(FocusTraits.typeNames) ?? [])
  }
}

extension View {
  /// The kinds that rules about touches name.
  fileprivate var touchKinds: Set<String> {
    var kinds: Set<String> = []
    if isControl { kinds.insert("Control") }
    if self is NavigationBar { kinds.insert("NavigationBar") }
    return kinds
  }
}
