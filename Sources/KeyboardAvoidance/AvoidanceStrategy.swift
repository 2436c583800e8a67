public import Foundation

/// A keyboard-avoidance system: facts and events in, plans out.
///
/// A strategy is a value. What it remembers between events is its stored properties and nothing else; one that plans
/// from facts alone has none. The host keeps the value, hands it every event, and plays the plans it answers with.
public protocol AvoidanceStrategy: Sendable {
  /// Its name, origin, rule and known faults.
  static var descriptor: StrategyDescriptor { get }
  /// Whether it hears of an edit and the layout that comes of it as one event, `edited`, so that it can plan from what was
  /// shown before both; else `geometryChanged` comes first. Not so unless it says so.
  static var plansEditsWhole: Bool { get }

  /// A strategy that has seen nothing yet.
  init()

  /// The plan that `event` calls for, or nil to leave everything as it is.
  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan?
}

extension AvoidanceStrategy {
  /// Not so unless a strategy says so.
  public static var plansEditsWhole: Bool { false }
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
