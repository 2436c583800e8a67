public import Foundation

/// A moment of a press, in window points.
public nonisolated enum TouchPhase: Hashable, Sendable {
  /// The finger went down.
  case began
  /// It moved.
  case moved
  /// It went up.
  case ended
  /// The system took it away.
  case cancelled
}

extension Window {
  /// Takes one moment of the one touch there is, at a window point and at ``time``.
  ///
  /// The view hit and every recognizer around it see it, the innermost first. A drag that begins takes the touch: the
  /// view is told that it was cancelled, other recognizers fail.
  ///
  /// `extendsSelection` says whether shift is held; it counts when the finger goes down.
  public func touch(_ phase: TouchPhase, at point: CGPoint, extendsSelection: Bool = false) {
    switch phase {
    case .began: beginTouch(at: point, extendsSelection: extendsSelection)
    case .moved: moveTouch(to: point)
    case .ended: endTouch(at: point)
    case .cancelled: cancelTouch()
    }
    layOut()
  }

  private func beginTouch(at point: CGPoint, extendsSelection: Bool) {
    cancelTouch()
    guard let hit = hitTest(point) else { return }
    let press = Press(hit, at: point, time: time, after: lastPress)
    lastPress = press
    let touch = Touch(
      view: hit, at: point, time: time, tapCount: press.count, extendsSelection: extendsSelection)
    self.touch = touch
    let asked = hit.chain.compactMap { $0 as? View }.flatMap(\.gestureRecognizers)
      .filter { $0.isEnabled && $0.shouldReceive(touch) }
    recognizers = asked.filter(\.precedesInnerViews) + asked.filter { !$0.precedesInnerViews }
    let catcher = recognizers.first { $0.catches(touch) }
    var active: GestureRecognizer?
    for recognizer in recognizers {
      recognizer.state = active == nil && catcher == nil || recognizer === catcher ? .possible : .failed
      if recognizer.state == .possible { recognizer.began(touch) }
      if recognizer.state == .active { active = recognizer }
    }
    guard let active else { return hit.touchBegan(touch) }
    // One alone has a touch.
    for other in recognizers where other !== active { other.state = .failed }
  }

  private func moveTouch(to point: CGPoint) {
    guard let touch else { return }
    touch.move(to: point, time: time)
    forgetDetached()
    if let active = recognizers.first(where: { $0.state == .active }) { return active.moved(touch) }
    for recognizer in recognizers where recognizer.state == .possible && recognizer.view?.window === self {
      recognizer.moved(touch)
      if recognizer.state == .active {
        for other in recognizers where other !== recognizer { other.state = .failed }
        touch.view.touchCancelled(touch)
        return
      }
    }
    touch.view.touchMoved(touch)
  }

  private func endTouch(at point: CGPoint) {
    guard let touch else { return }
    if touch.location != point { moveTouch(to: point) }
    self.touch = nil
    touch.move(to: point, time: time)
    if !touch.isTap { lastPress = nil }
    forgetDetached()
    let recognizers = self.recognizers
    self.recognizers = []
    if let active = recognizers.first(where: { $0.state == .active }) { return active.ended(touch) }
    touch.view.touchEnded(touch)
    var isTaken = false
    for recognizer in recognizers where recognizer.state == .possible && recognizer.view?.window === self {
      if isTaken, !recognizer.recognizesSimultaneously { continue }
      recognizer.ended(touch)
      if recognizer.state == .ended, !recognizer.recognizesSimultaneously { isTaken = true }
    }
  }

  /// A view that is no more in the window hears nothing of a finger that went down on it: the app may have taken its screen
  /// away, and who watched it may be gone.
  private func forgetDetached() { recognizers.removeAll { $0.view?.window !== self } }

  private func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    lastPress = nil
    forgetDetached()
    let recognizers = self.recognizers
    self.recognizers = []
    let active = recognizers.first { $0.state == .active }
    for recognizer in recognizers { recognizer.cancelled(touch) }
    if active == nil { touch.view.touchCancelled(touch) }
  }

  /// Turns the wheel over a point: the innermost scroll view there that can move takes it. Positive dy shows what is
  /// further down.
  public func wheel(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
    guard let hit = hitTest(point) else { return }
    for case let view as ScrollView in hit.chain where view.scroll(byWheel: CGPoint(x: dx, y: dy)) { break }
    layOut()
  }

  /// Where the finger is while it is down, in window points.
  public var fingerLocation: CGPoint? { touch?.location }
}
