public import Foundation
public import Motion

/// What of a view can be animated.
public nonisolated enum AnimatedProperty: Int, Hashable, Sendable, CaseIterable {
  /// The frame's x in points.
  case originX
  /// The frame's y in points.
  case originY
  /// The horizontal part of the transform in points.
  case translationX
  /// The vertical part of the transform in points.
  case translationY
  /// The horizontal scroll offset in points.
  case offsetX
  /// The vertical scroll offset in points.
  case offsetY
  /// The frame's height in points: where its lower edge is shown, nothing in it being laid out for that.
  case height
  /// The opacity, 0 to 1.
  case opacity
}

/// The running animations of one view: few, so a list.
struct AnimationTable {
  private var entries: [(property: AnimatedProperty, trajectory: Trajectory)] = []

  subscript(property: AnimatedProperty) -> Trajectory? {
    get {
      if entries.isEmpty { return nil }
      return entries.first { $0.property == property }?.trajectory
    }
    set {
      entries.removeAll { $0.property == property }
      if let newValue { entries.append((property, newValue)) }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeSettled(at time: TimeInterval) { entries.removeAll { $0.trajectory.isSettled(at: time) } }

  /// When the last of them ends.
  var end: TimeInterval { entries.reduce(0) { max($0, $1.trajectory.end) } }
}

extension View {
  /// Sends a property to a value: the model has it at once, what is shown gets there at `pace`, starting from the value
  /// and with the velocity it is shown with now (``Window/time``); no further away from the value than by `room`, in the
  /// property's unit, before it turns.
  public func animate(_ property: AnimatedProperty, to value: CGFloat, pace: Pace, room: CGFloat = .infinity) {
    // Out of a window there is no time and nothing is shown.
    guard let window else { return setWithoutAnimation(property, to: value) }
    let time = window.time
    let current = animations[property] ?? Trajectory(resting: model(property))
    // On its way there at this pace already: a second wish for the same place does not prolong the way.
    if current.target == value, current.pace == pace, !current.isSettled(at: time) { return }
    let next = current.retargeted(to: value, at: time, pace: pace, room: room)
    // Who hears of the new value must not see the old way to it.
    if next.isSettled(at: time) { return setWithoutAnimation(property, to: value) }
    setModel(property, value)
    animations[property] = next
    window.displayIsNeeded = true
    window.keepMoving(self, until: next.end)
  }

  /// Shows a property along a motion that is under way elsewhere, such as that of the keyboard's edge which pushes it; the
  /// model has its end at once. Times are those of ``Window/time``, values in the property's unit.
  public func animate(_ property: AnimatedProperty, along trajectory: Trajectory) {
    setWithoutAnimation(property, to: trajectory.target)
    guard let window, !trajectory.isSettled(at: window.time) else { return }
    animations[property] = trajectory
    window.keepMoving(self, until: trajectory.end)
  }

  /// Sends a property that a finger let go to a value: it starts from where it is with the finger's velocity (units a
  /// second), limited so that it does not shoot past (see `Trajectory.retargeted`).
  func letGo(_ property: AnimatedProperty, to value: CGFloat, velocity: CGFloat, pace: Pace) {
    let shown = shown(property).value
    setModel(property, value)
    animate(property, from: MotionState(value: shown, velocity: velocity), pace: pace)
  }

  /// Shows a property on its way from `start` to the value it has: what layout put somewhere at once gets there at `pace`.
  public func animate(_ property: AnimatedProperty, from start: MotionState, pace: Pace) {
    guard let window else { return }
    let time = window.time
    let shown = Trajectory(
      from: start.value, to: start.value, start: time, pace: pace, velocity: start.velocity)
    let next = shown.retargeted(to: model(property), at: time, pace: pace)
    animations[property] = next.isSettled(at: time) ? nil : next
    window.displayIsNeeded = true
    if !next.isSettled(at: time) { window.keepMoving(self, until: next.end) }
  }

  /// Somebody set the frame: what is on its way in it goes on to the new place, as if it had been sent there.
  func carryMotion(fromFrame old: CGRect) {
    let ways = [
      (AnimatedProperty.originX, frame.minX - old.minX), (.originY, frame.minY - old.minY),
      (.height, frame.height - old.height),
    ]
    for (property, way) in ways where way != 0 {
      guard let running = animations[property] else { continue }
      animations[property] = running.shifted(by: way)
    }
  }

  /// Puts a property to a value, in the property's unit, without animation, ending one that runs.
  public func setWithoutAnimation(_ property: AnimatedProperty, to value: CGFloat) {
    animations[property] = nil
    setModel(property, value)
    window?.displayIsNeeded = true
  }

  /// Puts a property to a value, in the property's unit, at once and takes a motion that runs along: it goes on with the
  /// velocity it has, as if it had been on its way to the new value from the start.
  public func displace(_ property: AnimatedProperty, to value: CGFloat) {
    let running = animations[property]
    let way = value - model(property)
    setWithoutAnimation(property, to: value)
    animations[property] = running?.shifted(by: way)
  }

  /// The value a property will have when its animation has ended, in the property's unit (see ``AnimatedProperty``).
  public func model(_ property: AnimatedProperty) -> CGFloat {
    switch property {
    case .originX: frame.origin.x
    case .originY: frame.origin.y
    case .translationX: transform.tX
    case .translationY: transform.tY
    case .offsetX: boundsOrigin.x
    case .offsetY: boundsOrigin.y
    case .height: frame.height
    case .opacity: alpha
    }
  }

  private func setModel(_ property: AnimatedProperty, _ value: CGFloat) {
    switch property {
    case .originX: frame.origin.x = value
    case .originY: frame.origin.y = value
    case .translationX: transform.tX = value
    case .translationY: transform.tY = value
    case .offsetX: boundsOrigin.x = value
    case .offsetY: boundsOrigin.y = value
    case .height: frame.size.height = value
    case .opacity: alpha = value
    }
  }
}
