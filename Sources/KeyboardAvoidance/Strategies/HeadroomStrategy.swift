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

  /// An edit plans from what was shown before it (SYSTEMS.md §6, Reference).
  public static let plansEditsWhole = true

  /// All that is remembered between events.
  public private(set) var record = AvoidanceRecord()
  /// The edge that is followed frame by frame, if one is.
  private var following: FollowedEdge?
  /// Whether focus has ended while nothing could be moved.
  private var owesRelease = false
  /// The insets that were left to hands when focus ended.
  private var handInsets = HandInsets()

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Updates the record if `event` is an act, then plans from facts and record.
  ///
  /// While the app is not active or a swipe back is under way, acts are remembered and nothing is planned; the event that
  /// ends it is answered from the facts of then (CASES.md H1, H3, X18, X34).
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let isPaused = !facts.isAppActive || (facts.isSwipingBack && !event.endsSwipeBack)
    if facts.anchors.isEmpty || event.isUnfocused { return answerWithoutFocus(to: event, facts, isPaused: isPaused) }
    owesRelease = false
    handInsets = HandInsets()
    let playback = take(event, facts)
    if isPaused { return nil }
    let plan = planned(facts, facts.prefersReducedMotion ? .paced(.immediate) : playback)
    record.note(plan)
    return plan
  }

  private mutating func planned(_ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback) -> AvoidancePlan {
    if isFollowing, let plan = following?.plan(facts, playback) { return plan }
    return AvoidancePlanner.plan(facts, record: record, playback: playback)
  }

  /// Asked without touching what may be there, which is large.
  private var isFollowing: Bool {
    if case .some = following { return true }
    return false
  }

  /// Takes an event into the record and says how its plan is played.
  private mutating func take(_ event: AvoidanceEvent, _ facts: AvoidanceFacts) -> AvoidancePlan.Playback {
    guard record.isFocused else {
      record.focus(facts)
      follow(event, facts)
      return .paced(event == .appStateChanged ? .immediate : .iosKeyboard)
    }
    switch event {
    case .focused, .unfocused: record.focus(facts)
    case .edited: record.edit(facts)
    case .scrollEnded: record.scroll(facts)
    case .offsetSet: record.hasOtherText(facts) ? record.scrollText(facts) : record.scroll(facts)
    case .resized: record.resize(facts)
    case .geometryChanged, .appStateChanged, .swipeBackEnded, .keyboardFollowed: record.adopt(facts)
    case .keyboard: if hasNewRegions(facts) { record.adopt(facts) }
    }
    follow(event, facts)
    switch event {
    case .focused, .unfocused, .edited, .scrollEnded, .offsetSet, .keyboardFollowed(.ended): return .paced(.iosKeyboard)
    case .resized, .appStateChanged, .keyboardFollowed: return .paced(.immediate)
    case .geometryChanged, .swipeBackEnded, .keyboard: return isFollowing ? .paced(.immediate) : .withKeyboard
    }
  }

  /// An edge is followed from the first message on that says so, to the first that says something else. Geometry may
  /// change meanwhile.
  private mutating func follow(_ event: AvoidanceEvent, _ facts: AvoidanceFacts) {
    switch event {
    case .keyboardFollowed(.began): following = FollowedEdge(record, facts)
    case .keyboardFollowed(.moved): if following?.knows(facts) != true { following = FollowedEdge(record, facts) }
    case .geometryChanged: if following?.knows(facts) == false { following = FollowedEdge(record, facts) }
    default: if isFollowing { following = nil }
    }
  }

  /// Nothing has focus, or is about to lose it.
  private mutating func answerWithoutFocus(
    to event: AvoidanceEvent, _ facts: AvoidanceFacts, isPaused: Bool
  ) -> AvoidancePlan? {
    following = nil
    let isEnd = event == .unfocused || event == .focused
    guard record.isFocused else {
      if !isEnd, !event.isOfKeyboard { record.noteEnds(facts) }
      return isPaused ? nil : handInsets.taken(back: facts)
    }
    if isPaused {
      if isEnd {
        record.letGo(facts)
        owesRelease = true
      }
      return nil
    }
    let isAtOnce = facts.prefersReducedMotion || event == .appStateChanged
    let playback = isAtOnce ? AvoidancePlan.Playback.paced(.immediate) : .withKeyboard
    if isEnd || owesRelease { return release(facts, playback) }
    return AvoidancePlanner.plan(facts, record: record, playback: playback)
  }

  /// Focus ends: everything goes to rest, and nothing is remembered. A region that shall not be restored rests where it is.
  private mutating func release(_ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback) -> AvoidancePlan {
    owesRelease = false
    record.keepUnrestored(facts)
    var facts = facts
    facts.anchors = []
    let plan = AvoidancePlanner.plan(facts, record: record, playback: playback)
    record = AvoidanceRecord()
    handInsets = HandInsets(plan, facts)
    for region in plan.regions {
      if let index = facts.regions.firstIndex(where: { $0.id == region.id }), let offset = region.offset {
        facts.regions[index].offset = offset
      }
    }
    record.noteEnds(facts)
    return plan
  }

  private func hasNewRegions(_ facts: AvoidanceFacts) -> Bool {
    facts.regions.indices.contains { record.index(of: facts.regions[$0].id, near: $0) == nil }
  }
}

extension AvoidanceEvent {
  /// Whether it tells where the keyboard is: no such event is remembered.
  fileprivate var isOfKeyboard: Bool {
    switch self {
    case .keyboard, .keyboardFollowed: true
    default: false
    }
  }

  /// Asked without comparing what an event may carry.
  fileprivate var isUnfocused: Bool {
    if case .unfocused = self { return true }
    return false
  }

  fileprivate var endsSwipeBack: Bool {
    if case .swipeBackEnded = self { return true }
    return false
  }
}
