import Foundation
import Motion

/// A drag of a scroll view: along one axis, from where the content was when it began.
struct Hold {
  let axis: ScrollAxis
  /// The offset that would be shown with the finger where it went down, were there no ends.
  var origin: CGFloat
  /// The offset along the axis at which the drag began.
  let start: CGFloat
  /// The finger's translation when it was last seen, in points.
  var translation: CGFloat
}

extension ScrollView {
  func drag(_ event: PanGestureRecognizer.Event) {
    switch event {
    case .began(let touch):
      let axis = glide?.axis ?? ScrollAxis(of: touch.translation)
      let translation = axis.part(of: touch.translation)
      // The slop is not made up for: the content starts under the finger without a jump.
      takeHold(along: axis, slop: translation)
      if keyboardDismissMode == .onDrag { window?.makeFirstResponder(nil) }
      follow(touch)
    case .moved(let touch): follow(touch)
    case .ended(let touch): release(velocity: -touch.velocity(at: window?.time ?? touch.time), at: touch)
    case .cancelled(let touch): release(velocity: .zero, at: touch)
    }
  }

  private func takeHold(along axis: ScrollAxis, slop: CGFloat) {
    stopGliding(isTakenOver: true)
    let shown = shown(axis.offset).value
    hold = Hold(axis: axis, origin: rawOffset(forShown: shown, axis) + slop, start: shown, translation: slop)
    isInHand = true
    showIndicators()
    window?.report(.scrollBegan(self))
  }

  private func follow(_ touch: Touch) {
    guard var hold else { return }
    window?.report(.scrollDragged(self, to: touch.location))
    let translation = hold.axis.part(of: touch.translation)
    if isDragHeld { hold.origin += translation - hold.translation }
    hold.translation = translation
    self.hold = hold
    show(raw: hold.origin - translation)
  }

  /// Shows an offset that a finger asks for. What is beyond an end goes to the scroll view around, which can take it;
  /// without one the content follows less and less.
  private func show(raw: CGFloat) {
    guard let hold else { return }
    let range = offsetRange(along: hold.axis)
    let within = min(max(raw, range.lowerBound), range.upperBound)
    guard let outer = outerScrollView(along: hold.axis) else {
      return setWithoutAnimation(hold.axis.offset, to: shownOffset(forRaw: raw, hold.axis))
    }
    setWithoutAnimation(hold.axis.offset, to: within)
    if raw != within, outer.hold == nil { outer.takeHold(along: hold.axis, slop: 0) }
    if let handed = outer.hold { outer.show(raw: handed.origin + raw - within) }
  }

  /// The nearest scroll view around that can scroll along an axis. A pager keeps its drags to itself.
  private func outerScrollView(along axis: ScrollAxis) -> ScrollView? {
    if isPagingEnabled { return nil }
    var view = superview
    while let current = view {
      if let scroll = current as? ScrollView, scroll.isScrollEnabled, scroll.canScroll(axis) { return scroll }
      view = current.superview
    }
    return nil
  }

  private func release(velocity: CGPoint, at touch: Touch) {
    guard let hold else { return }
    window?.report(.scrollReleased(self, velocity: velocity))
    self.hold = nil
    let held = isDragHeld
    isDragHeld = false
    var speed = held ? 0 : hold.axis.part(of: velocity)
    if let outer = outerScrollView(along: hold.axis), outer.hold != nil {
      // Whoever moved last goes on.
      let range = offsetRange(along: hold.axis)
      let raw = hold.origin - hold.translation
      let outerGoesOn = raw < range.lowerBound || raw > range.upperBound
      outer.release(velocity: outerGoesOn ? velocity : .zero, at: touch)
      if outerGoesOn { speed = 0 }
    }
    glide(with: speed, hold)
  }

  private func glide(with velocity: CGFloat, _ hold: Hold) {
    guard let window else { return }
    let from = hold.axis.part(of: contentOffset)
    guard isPagingEnabled else { return glide(from: from, with: velocity, along: hold.axis) }
    let page = page(from: from, velocity: velocity, hold)
    start(ScrollGlide(from: from, velocity: velocity, to: page, at: window.time), along: hold.axis)
  }

  private func glide(from offset: CGFloat, with velocity: CGFloat, along axis: ScrollAxis) {
    guard let window else { return }
    let range = offsetRange(along: axis)
    start(
      ScrollGlide(from: offset, velocity: velocity, range: range.lowerBound...range.upperBound, at: window.time),
      along: axis)
  }

  private func start(_ path: ScrollGlide, along axis: ScrollAxis) {
    guard let window else { return }
    guard path.end > window.time else { return scrollEnded() }
    glide = (axis, path)
    window.keepMoving(self, until: path.end)
    setWithoutAnimation(axis.offset, to: path.offset(at: path.end))
    glideDeadline = window.addDeadline(at: path.end) { [weak self] in
      self?.glide = nil
      self?.glideDeadline = nil
      self?.scrollEnded()
    }
  }

  /// Turns a glide that would end beyond the range, which has become another meanwhile.
  func keepGlideInRange() {
    guard let glide, let window, !isPagingEnabled else { return }
    let range = offsetRange(along: glide.axis)
    let target = glide.path.offset(at: glide.path.end)
    guard target < range.lowerBound || target > range.upperBound else { return }
    let now = glide.path.state(at: window.time)
    stopGliding(isTakenOver: true)
    self.glide(from: now.value, with: now.velocity, along: glide.axis)
  }

  /// The page to rest at: where the content would glide to, at most one page from where the drag began.
  private func page(from offset: CGFloat, velocity: CGFloat, _ hold: Hold) -> CGFloat {
    let length = max(1, hold.axis.length(of: frame.size))
    let first = (hold.start / length).rounded()
    let natural = ((offset + velocity * ScrollGlide.timeConstant) / length).rounded()
    let range = offsetRange(along: hold.axis)
    return min(max(min(max(natural, first - 1), first + 1) * length, range.lowerBound), range.upperBound)
  }

  func stopGliding(isTakenOver: Bool = false) {
    guard let glide, let window else { return }
    setWithoutAnimation(glide.axis.offset, to: glide.path.offset(at: window.time))
    self.glide = nil
    if let glideDeadline { window.cancelDeadline(glideDeadline) }
    glideDeadline = nil
    if !isTakenOver { scrollEnded() }
  }

  private func scrollEnded() {
    isInHand = false
    for indicator in indicators { indicator.fade() }
    window?.report(.scrollEnded(self))
  }

  private func showIndicators() {
    guard showsIndicators else { return }
    if indicators.isEmpty {
      indicators = ScrollAxis.allCases.map { ScrollIndicator($0) }
      for indicator in indicators { addSubview(indicator) }
    }
    for indicator in indicators where canScroll(indicator.axis) { indicator.show() }
  }

  /// A notch of a wheel is a step this long at least, in points; shorter steps come from hands on a pad.
  private static let notch: CGFloat = 20
  /// How a wheel's notch moves the content, so that the eye can follow.
  private static let wheelPace = Pace.spring(Spring(dampingRatio: 1, angularFrequency: 30), duration: 0.3)

  /// Moves by a wheel's step, smoothly if it is a whole notch; false if it is at its end already or cannot scroll.
  func scroll(byWheel step: CGPoint) -> Bool {
    let axis = ScrollAxis(of: step)
    guard isScrollEnabled, canScroll(axis) else { return false }
    let range = offsetRange(along: axis)
    // A glide is taken where it is, a step before this one where it leads.
    let from = glide.map { $0.axis == axis ? shown(axis.offset).value : model(axis.offset) } ?? model(axis.offset)
    let target = min(max(from + axis.part(of: step), range.lowerBound), range.upperBound)
    guard target != from else { return false }
    stopGliding(isTakenOver: true)
    showIndicators()
    if abs(axis.part(of: step)) >= Self.notch {
      animate(axis.offset, to: target, pace: Self.wheelPace)
    } else {
      setWithoutAnimation(axis.offset, to: target)
    }
    scrollEnded()
    return true
  }

  // MARK: Beyond the ends

  /// What is shown when a finger asks for `raw`: beyond an end it follows less and less (UIKit's factor 0.55).
  private func shownOffset(forRaw raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = offsetRange(along: axis)
    let bound = min(max(raw, range.lowerBound), range.upperBound)
    let beyond = abs(raw - bound)
    let length = max(axis.length(of: frame.size), 1)
    let stretch = length * (1 - 1 / (beyond * 0.55 / length + 1))
    return bound + (raw < bound ? -stretch : stretch)
  }

  private func rawOffset(forShown shown: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = offsetRange(along: axis)
    let bound = min(max(shown, range.lowerBound), range.upperBound)
    let length = max(axis.length(of: frame.size), 1)
    let stretch = min(abs(shown - bound), length * 0.99)
    let beyond = length * (1 / (1 - stretch / length) - 1) / 0.55
    return bound + (shown < bound ? -beyond : beyond)
  }
}

private prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }
