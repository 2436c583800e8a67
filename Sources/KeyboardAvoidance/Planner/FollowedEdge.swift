import Foundation

/// A keyboard's edge that is followed frame by frame: a finger drags it, or the system reports its insets as they change.
///
/// It works on a copy of the record, so that whatever happens in it leaves no trace. No more is demanded than was visible
/// when it began, or what fits again on the way down would jump into sight. If less fits on the way, the rest goes on
/// from what is shown, or what is given up would let everything fall back.
struct FollowedEdge: Hashable, Sendable {
  private var record: AvoidanceRecord
  private var shown: Place
  /// Whether the field was too tall for the band in some frame: it stays met by its caret.
  private var isMetByCaret: Bool
  /// How much was demanded before, if nothing of that was to be had: what still is not is said, though not demanded.
  private let wanted: Int?

  /// Begins to follow the edge that `facts` have now.
  init(_ record: AvoidanceRecord, _ facts: AvoidanceFacts) {
    let planner = AvoidancePlanner(facts)
    let start = planner.placement(record: record, rest: record.rest(in: facts))
    self.record = record
    self.record.isFollowing = true
    self.record.demand = min(record.demand, Self.level(start))
    shown = start.place
    wanted = self.record.demand == 0 ? record.demand : nil
    isMetByCaret = planner.metByCaret != nil
  }

  /// How many levels may be demanded: those in sight, and one that is in part.
  private static func level(_ placement: Placement) -> Int {
    placement.attained == 0 && placement.partial > 0 ? 1 : placement.attained
  }

  /// Whether it knows all regions of `facts`.
  func knows(_ facts: AvoidanceFacts) -> Bool {
    shown.offsets.count == facts.regions.count
      && facts.regions.indices.allSatisfy { record.index(of: facts.regions[$0].id, near: $0) != nil }
  }

  /// The plan for the edge that `facts` have now.
  mutating func plan(_ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback) -> AvoidancePlan {
    let planner = AvoidancePlanner(facts, isMetByCaret: isMetByCaret)
    let rest = record.rest(in: facts)
    if !isMetByCaret, planner.metByCaret != nil {
      isMetByCaret = true
      hold(facts, planner)
    }
    var placement = planner.placement(record: record, rest: rest)
    let demand = min(record.demand, facts.anchors.count)
    if placement.attained < demand {
      record.demand = Self.level(placement)
      hold(facts, planner)
      placement = planner.placement(record: record, rest: rest)
    }
    shown = placement.place
    var plan = planner.plan(placement, rest: rest, playback)
    if demand == 0 {
      plan.reasons.removeAll { $0 == .letGo }
      plan.reasons.insert(.followed(nil), at: 0)
    } else if demand < facts.anchors.count {
      plan.reasons.append(.followed(facts.anchors[demand - 1].level))
    }
    if let wanted { addUnsatisfied(of: wanted, to: &plan, planner, rest: rest) }
    return plan
  }

  /// Adds what was demanded before, is not demanded now, and could not be had either.
  private func addUnsatisfied(of wanted: Int, to plan: inout AvoidancePlan, _ planner: AvoidancePlanner, rest: Place) {
    var whole = record
    whole.demand = wanted
    let known = Set(plan.unsatisfied.map(\.level))
    for one in planner.unsatisfied(planner.placement(record: whole, rest: rest)) where !known.contains(one.level) {
      plan.unsatisfied.append(one)
      let name = planner.facts.anchors.first { $0.level == one.level }?.name ?? ""
      plan.reasons.append(.unsatisfied(one.level, name: name, one.bound))
    }
  }

  /// Something is given up: what is left goes on from where it is shown, at the distance it is shown at.
  private mutating func hold(_ facts: AvoidanceFacts, _ planner: AvoidancePlanner) {
    record.hold(shown, facts, edge: planner.edge)
    let visible = planner.visible(at: planner.legal(shown))
    let distance = visible.count >= min(record.demand, facts.anchors.count) ? visible.distance : 0
    if distance < planner.distance { record.gap = distance }
  }
}
