import Foundation
import Motion

/// The engine's own strategy (SYSTEMS.md §6): least movement that keeps what matters visible, and exact restoration.
///
///     var strategy = HeadroomStrategy()
///     strategy.respond(to: .focused, facts: facts)              // without a keyboard: everything at rest
///     facts.occluders = [CGRect(x: 0, y: 516, width: 393, height: 336)]
///     strategy.respond(to: .keyboard(willShow), facts: facts)   // lift 194 for a field that ends at 700
public struct HeadroomStrategy: AvoidanceStrategy {
  /// The space it keeps from an occluder where nobody asked for another, in points.
  static let defaultDistance: CGFloat = 10

  /// Its name, origin and rule; it has no known fault.
  public static let descriptor = StrategyDescriptor(
    name: "headroom",
    origin: "Headroom",
    rule: "least movement that shows caret, field and companions; regions first, the root last; restores exactly",
    faults: [],
    defaultDistance: defaultDistance)

  /// All that is remembered between events.
  public private(set) var record = AvoidanceRecord()

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Updates the record if `event` is an act, then plans from facts and record.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .unfocused: return release(facts)
    case .focused where facts.anchors.isEmpty: return release(facts)
    default: break
    }
    if facts.anchors.isEmpty { return record.isFocused ? AvoidancePlanner.plan(facts, record: record) : nil }
    var playback = AvoidancePlan.Playback.paced(.iosKeyboard)
    if record.isFocused {
      switch event {
      case .focused, .unfocused: record.focus(facts)
      case .edited: record.edit(facts)
      case .scrollEnded, .offsetSet: record.scroll(facts)
      case .resized:
        record.resize(facts)
        playback = .paced(.immediate)
      case .geometryChanged, .appStateChanged, .swipeBackEnded, .keyboardFollowed:
        record.adopt(facts)
        playback = .withKeyboard
      case .keyboard:
        if hasNewRegions(facts) { record.adopt(facts) }
        playback = .withKeyboard
      }
    } else {
      record.focus(facts)
    }
    var plan = AvoidancePlanner.plan(facts, record: record)
    plan.playback = playback
    record.note(plan)
    return plan
  }

  /// Focus ends: everything goes to rest, and nothing is remembered.
  private mutating func release(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard record.isFocused else { return nil }
    var facts = facts
    facts.anchors = []
    let plan = AvoidancePlanner.plan(facts, record: record)
    record = AvoidanceRecord()
    return plan
  }

  private func hasNewRegions(_ facts: AvoidanceFacts) -> Bool {
    facts.regions.indices.contains { record.index(of: facts.regions[$0].id, near: $0) == nil }
  }
}
