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
  /// and with the velocity it is shown with now (``Window/time``).
  public func animate(_ property: AnimatedProperty, to value: CGFloat, pace: Pace) {
    // Out of a window there is no time and nothing is shown.
    guard let window else { return setWithoutAnimation(property, to: value) }
    let time = window.time
    let current = animations[property] ?? Trajectory(resting: model(property))
    // On its way there at this pace already: a second wish for the same place does not prolong the way.
    if current.target == value, current.pace == pace, !current.isSettled(at: time) { return }
    let next = current.retargeted(to: value, at: time, pace: pace)
    setModel(property, value)
    animations[property] = next.isSettled(at: time) ? nil : next
    window.displayIsNeeded = true
    if !next.isSettled(at: time) { window.keepMoving(self, until: next.end) }
  }

  /// Sends a property that a finger let go to a value: it starts from where it is with the finger's velocity (units a
  /// second), limited so that it does not shoot past (see `Trajectory.retargeted`).
  func letGo(_ property: AnimatedProperty, to value: CGFloat, velocity: CGFloat, pace: Pace) {
    let shown = shown(property).value
    setModel(property, value)
    go(property, from: MotionState(value: shown, velocity: velocity), pace: pace)
  }

  /// Lets a property go to the value it has already from where, and as fast as, it was shown.
  func go(_ property: AnimatedProperty, from state: MotionState, pace: Pace) {
    guard let window else { return }
    let time = window.time
    let target = model(property)
    let held = Trajectory(from: state.value, to: target, start: time, pace: pace, velocity: state.velocity)
    let next = held.retargeted(to: target, at: time)
    animations[property] = next.isSettled(at: time) ? nil : next
    window.displayIsNeeded = true
    if !next.isSettled(at: time) { window.keepMoving(self, until: next.end) }
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
    guard let running else { return }
    animations[property] = Trajectory(
      from: running.origin.value + way, to: value, start: running.start, pace: running.pace,
      velocity: running.origin.velocity)
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
    case .opacity: alpha = value
    }
  }
}
