public import Foundation

/// What a strategy may react to.
public enum AvoidanceEvent: Hashable, Sendable {
  /// A view became first responder; the facts have its anchors. Sent for every switch between views, and before any
  /// will-show that the focus causes.
  case focused
  /// The focused view is about to resign, with nothing taking its place; sent after the will-hide of its keyboard.
  case unfocused
  /// Text was typed or the selection moved in the focused view.
  case edited
  /// A scroll by hand (or its inertia) came to its end.
  case scrollEnded
  /// The app set the content offset of a region itself; the facts have the new offset. Never sent for offsets of a plan.
  case offsetSet
  /// The window changed its size.
  case resized
  /// The system told something about its keyboard.
  case keyboard(KeyboardNotification)
  /// Frames, content sizes or occluders changed without any of the above.
  case geometryChanged
}

/// A keyboard-avoidance system: facts and events in, plans out.
///
/// A strategy is a value. What it remembers between events is its stored properties and nothing else; one that plans
/// from facts alone has none. The host keeps the value, hands it every event, and plays the plans it answers with.
public protocol AvoidanceStrategy: Sendable {
  /// Its name, origin, rule and known faults.
  static var descriptor: StrategyDescriptor { get }

  /// A strategy that has seen nothing yet.
  init()

  /// The plan that `event` calls for, or nil to leave everything as it is.
  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan?
}

/// What a strategy says of itself.
public struct StrategyDescriptor: Hashable, Sendable {
  /// The name it is chosen by, as in `--strategy NAME`.
  public var name: String
  /// The published system it follows, or what it is.
  public var origin: String
  /// Its rule in one line.
  public var rule: String
  /// Its known faults, a line each.
  public var faults: [String]
  /// The space it keeps above the keyboard where nobody asked for one, in points.
  public var defaultDistance: CGFloat

  /// A description of a strategy; `defaultDistance` in points.
  public init(name: String, origin: String, rule: String, faults: [String], defaultDistance: CGFloat) {
    self.name = name
    self.origin = origin
    self.rule = rule
    self.faults = faults
    self.defaultDistance = defaultDistance
  }
}
